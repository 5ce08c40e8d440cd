// A page of a wallet's NFTs: npm run example -- gallery [address]
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { client, wallet } from './client.js'

const nfts = await client.evm.getWalletNFTs({ address: wallet, normalizeMetadata: true, excludeSpam: true }).take(60)

// Names and images are written by strangers: text is escaped, and an image is https or nothing.
const cards = nfts.map((nft) => {
  const name = nft.normalizedMetadata?.name ?? nft.name ?? `#${nft.tokenId}`
  const image = imageUrl(nft.normalizedMetadata?.image)
  return `<figure>${image ? `<img loading="lazy" alt="" src="${escapeHtml(image)}">` : ''}<figcaption>${escapeHtml(name)}</figcaption></figure>`
})
const file = join(tmpdir(), 'gallery.html')
await writeFile(
  file,
  `<!doctype html><meta charset="utf-8"><title>${escapeHtml(wallet)}</title>
<style>body{display:grid;grid-template-columns:repeat(auto-fill,12rem);gap:1rem;font:1rem system-ui}img{width:100%}</style>
${cards.join('\n')}\n`,
)
console.log(`${nfts.length} NFTs in ${file}`)

function imageUrl(image: string | null | undefined): string | undefined {
  const url = image?.replace(/^ipfs:\/\/(ipfs\/)?/, 'https://ipfs.io/ipfs/')
  return url?.startsWith('https://') ? url : undefined
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
