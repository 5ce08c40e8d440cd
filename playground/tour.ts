import { createClient, InputError } from '../src/index.js'
import { formatEvmNative } from '../src/values.js'

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** How parts of the tour's lines are styled. */
export interface TextStyle {
  strong(text: string): string
  soft(text: string): string
}

/**
 * Shows in a few lines what the client does: real calls against a server that answers from the documents. Each line
 * stands by itself and is at most 80 columns wide.
 */
export async function takeTour(baseUrl: string, print: (line: string) => void, style: TextStyle): Promise<void> {
  const { evm } = createClient({ apiKey: 'tour', baseUrl })
  const show = (about: string, answer: string): void => print(`  ${style.strong(about.padEnd(margin))}${answer}`)
  const note = (text: string): void => print(`  ${' '.repeat(margin)}${style.soft(text)}`)

  print(`\n  ${style.strong('ledgerline')}, a short tour of the client\n`)
  const { balance } = await evm.getNativeBalance({ address: wallet, chain: 'eth' })
  show('Balance', `${formatEvmNative(balance, 'ether')} ETH`)
  note(`exact: a bigint, ${balance}n wei`)

  const tokens = await evm.getWalletTokenBalancesPrice({ address: wallet })
  for (const [place, token] of tokens.result.slice(0, 5).entries()) {
    const amount = inColumn(String(token.balanceFormatted ?? ''))
    const worth = typeof token.usdValue === 'number' ? dollars.format(token.usdValue) : 'no price'
    show(place === 0 ? 'Tokens' : '', `${(token.symbol ?? '?').padEnd(6)}${amount}${worth.padStart(16)}`)
  }

  const nfts: string[] = []
  for await (const nft of evm.getWalletNFTs({ address: wallet, limit: 3 }))
    nfts.push(`${nft.name ?? 'unnamed'} #${shortId(nft.tokenId)}`)
  show('NFTs', `${nfts.slice(0, 2).join(', ')} …`)
  note(`${nfts.length} in all, from three pages read by one for await loop`)

  const transaction = await evm.getTransactionVerbose({
    transactionHash: '0x1c6b5a5e9f6a0e4b0a9c3e9d2c7d1a9b8f6e5d4c3b2a190807060504030201ff',
  })
  const call = transaction?.decodedCall
  const args = call?.params?.map(({ name, value }) => `${name} ${shortHex(String(value))}`).join(', ')
  show('Transaction', call ? `${call.label}(${args})` : 'no decoded call')
  note(`mined ${transaction?.blockTimestamp.toISOString()}, a Date`)

  const unknown = await evm.getTransaction({ transactionHash: `0x${'0'.repeat(64)}` })
  show('Not found', `${unknown}`)
  note('an unknown transaction is not an error')

  const refused = await evm.getNativeBalance({ address: '0xd8dA6BF2' }).catch((error: unknown) => error)
  if (!(refused instanceof InputError)) return
  show('Invalid', `${refused.name}: ${refused.message.split('\n')[0]}`)
  note('nothing was sent')
}

const margin = 14

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A decimal text with its point aligned with those of other lines; one too long for its column ends in an ellipsis. */
function inColumn(decimal: string): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const shown = fraction.length > 12 ? `${fraction.slice(0, 11)}…` : fraction
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',').padStart(11)}${shown ? '.' : ' '}${shown.padEnd(12)}`
}

const shortId = (id: bigint): string => (id > 10n ** 9n ? `${String(id).slice(0, 6)}…` : String(id))

const shortHex = (text: string): string =>
  text.startsWith('0x') && text.length > 20 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text
