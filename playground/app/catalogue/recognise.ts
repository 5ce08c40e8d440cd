import { isBitcoinAddress, isEvmAddress, isSolanaAddress, isXpub } from 'ledgerline/values'
import { hexIn } from './hexIn.js'

/** What a text may stand for on a chain. */
export type ThingKind =
  | 'evm-address'
  | 'solana-address'
  | 'bitcoin-address'
  | 'xpub'
  | 'aptos-address'
  | 'hash'
  | 'block'
  | 'ens'
  | 'domain'

/** One reading of a text. */
export interface Thing {
  readonly kind: ThingKind
  /** The thing itself, without the link, quotes or words around it. */
  readonly value: string
}

/** What a kind is called, for people. */
export const kindNames: Readonly<Record<ThingKind, string>> = {
  'evm-address': 'EVM address',
  'solana-address': 'Solana address',
  'bitcoin-address': 'Bitcoin address',
  xpub: 'Extended public key of Bitcoin',
  'aptos-address': 'Aptos address',
  hash: 'Transaction hash',
  block: 'Block number',
  ens: 'ENS name',
  domain: 'Domain name',
}

/**
 * Recognises what somebody typed or pasted: an address, the hash of a transaction, a name, the number of a block; also
 * within a link. An Aptos address and a hash are both 64 hex digits, so such a text has two readings, unless the link
 * around it says which.
 *
 * @returns the likeliest reading first; none where the text is no such thing
 */
export function recognise(text: string): readonly Thing[] {
  const bare = text.trim().replace(/^["'`<]+|["'`>,;.]+$/g, '')
  const long = hexIn(bare, 64)
  if (long) return readingsOf(long, bare)
  const short = hexIn(bare, 40)
  if (short && isEvmAddress(short)) return [{ kind: 'evm-address', value: short }]
  if (/^0x[\da-f]$/i.test(bare)) return [{ kind: 'aptos-address', value: bare.toLowerCase() }] // as the framework, 0x1
  const word = /(?<![\dA-Za-z])(?:bc1|BC1|[13]|xpub)[\dA-Za-z]{20,110}(?![\dA-Za-z])/.exec(bare)?.[0] ?? ''
  if (isXpub(word)) return [{ kind: 'xpub', value: word }]
  if (isBitcoinAddress(word)) return [{ kind: 'bitcoin-address', value: word }]
  const base58 = /(?<![1-9A-Za-z])[1-9A-HJ-NP-Za-km-z]{32,44}(?![1-9A-Za-z])/.exec(bare)?.[0]
  if (base58 && isSolanaAddress(base58)) return [{ kind: 'solana-address', value: base58 }]
  const number = /^#?((?:\d[,_ ]?){1,12})$/.exec(bare)?.[1]
  if (number) return [{ kind: 'block', value: number.replace(/\D/g, '') }]
  const name = /^(?:[\p{L}\p{N}_-]+\.)+[a-z]{2,}$/iu.exec(bare)?.[0].toLowerCase()
  return name ? [{ kind: name.endsWith('.eth') ? 'ens' : 'domain', value: name }] : []
}

/** Of 64 hex digits: those of a topic that are filled up with zeros are an EVM address. */
function readingsOf(hex: string, text: string): readonly Thing[] {
  const padded = /^0x0{24}([\da-f]{40})$/i.exec(hex)?.[1]
  if (padded && !/^0{30}/.test(padded)) return [{ kind: 'evm-address', value: `0x${padded}` }]
  const hash: Thing = { kind: 'hash', value: hex }
  const aptos: Thing = { kind: 'aptos-address', value: hex }
  if (/\/(?:tx|txn|transactions?)\//i.test(text)) return [hash]
  return /\/(?:account|address|object)\//i.test(text) ? [aptos] : [hash, aptos]
}
