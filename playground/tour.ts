import { createClient, InputError } from '../src/index.js'
import { formatEvmNative } from '../src/values.js'

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** How parts of the tour's lines are styled. */
export interface TextStyle {
  strong(text: string): string
  soft(text: string): string
}

/**
 * Shows in three lines what the client does: real calls against a server that answers from the documents. Each line
 * stands by itself and is at most 80 columns wide.
 */
export async function takeTour(baseUrl: string, print: (line: string) => void, style: TextStyle): Promise<void> {
  const { evm } = createClient({ apiKey: 'tour', baseUrl })
  const show = (about: string, answer: string): void => print(`  ${style.strong(about.padEnd(margin))}${answer}`)

  print(`\n  ${style.strong('ledgerline')}, a short tour of the client\n`)
  const { balance } = await evm.getNativeBalance({ address: wallet, chain: 'eth' })
  show('Balance', `${formatEvmNative(balance, 'ether')} ETH, exact: a bigint of ${balance}n wei`)

  let nfts = 0
  for await (const _ of evm.getWalletNFTs({ address: wallet, limit: 3 })) nfts++
  show('NFTs', `${nfts}, from three pages read by one for await loop`)

  const refused = await evm.getNativeBalance({ address: '0xd8dA6BF2' }).catch((error: unknown) => error)
  if (!(refused instanceof InputError)) return
  show('Invalid', `nothing was sent: ${refused.message.split('\n')[0]}`)
}

const margin = 14
