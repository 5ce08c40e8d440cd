import {
  checksumAddress,
  isAptosAddress,
  isEvmAddress,
  isSolanaAddress,
  parseAptosAddress,
  shortAptosAddress,
} from 'ledgerline/values'
import { hexIn } from '../catalogue/hexIn.js'

/** What is known of an address while it is typed. */
export interface Verdict {
  readonly tone: 'good' | 'doubt' | 'none'
  readonly text: string
  /** What to type instead. */
  readonly better?: string
  /** A name that was typed instead of an address. */
  readonly name?: string
}

/** Room for a verdict where there is none. */
const nothing: Verdict = { tone: 'none', text: ' ' }

/** EIP-55: the case of the letters is a checksum, unless all are of one case. */
export function evmVerdict(text: string): Verdict {
  if (!isEvmAddress(text)) return instead(text)
  const checksum = checksumAddress(text)
  if (text === checksum) return { tone: 'good', text: '✓ Valid checksum' }
  const digits = text.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase
    ? { tone: 'none', text: `Checksum form ${ends(checksum)}`, better: checksum }
    : { tone: 'doubt', text: 'Checksum mismatch. Is there a typo?', better: checksum }
}

/** What an Aptos address is short or long for. */
export function aptosVerdict(text: string): Verdict {
  if (!isAptosAddress(text)) return nothing
  const whole = parseAptosAddress(text)
  const short = shortAptosAddress(whole)
  return {
    tone: 'good',
    text:
      text === whole
        ? `✓ ${short === whole ? 'Full address' : `Short form ${short}`}`
        : `✓ Sent as ${whole.slice(0, 10)}…${whole.slice(-6)}`,
    better: whole,
  }
}

/** Whether a Solana address is whole; its letters are in no other case than they should be, or its bytes are others. */
export function solanaVerdict(text: string): Verdict {
  if (isSolanaAddress(text)) return { tone: 'good', text: '✓ 32 bytes of base58' }
  const strange = /[^1-9A-HJ-NP-Za-km-z]/.exec(text)?.[0]
  if (strange !== undefined) return { tone: 'doubt', text: `Base58 has no ${strange}` }
  return text === '' ? nothing : { tone: 'none', text: `${text.length} of 32 to 44 characters` }
}

/** Of a chain that may be an EVM chain or Solana: base58 has no 0, with which hex begins. */
export const evmOrSolanaVerdict = (text: string): Verdict =>
  text === '' || /^0|[^1-9A-HJ-NP-Za-km-z]/.test(text) ? evmVerdict(text) : solanaVerdict(text)

/** Of what is no address: the one within it, as in a link or in quotes; a name that has one; or how far it has come. */
function instead(text: string): Verdict {
  const found = hexIn(text.replace(/^0x0{24}(?=[\da-f]{40}$)/i, '0x'), 40) // a topic of a log fills it up to 32 bytes
  if (found) return { tone: 'none', text: `Address ${ends(found)} found`, better: found }
  const name = /^\s*([^\s/:@]+\.[a-z]{2,})\s*$/i.exec(text)?.[1]
  if (name !== undefined) return { tone: 'none', text: 'A name.', name }
  const typed = /^0x([\da-f]*)$/i.exec(text)?.[1]
  return typed === undefined ? nothing : { tone: 'none', text: `${typed.length} of 40 hex digits` }
}

const ends = (address: string): string => `${address.slice(0, 8)}…${address.slice(-6)}`
