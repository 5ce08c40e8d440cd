import { addressSize, base58Bytes } from '../values/base58.js'
import { isSolanaAddress } from '../values/solanaAddress.js'
import { formats, headerOf0, headerOf1, type OffchainMessage, readOffchain, shortHeader } from './offchainMessages.js'

/**
 * Reads an off-chain message that was decoded as text together with its header, which loses bytes of the header. The
 * key in the header is the address in the text, so the header can be rebuilt. It is right if decoding it gives the same
 * text.
 *
 * @returns `undefined` for any other text, or if the application domain was lost
 */
export function readLossy(given: string): OffchainMessage | undefined {
  const [first = '', address = ''] = given.slice(given.indexOf(account)).split('\n', 2)
  const key = isSolanaAddress(address) ? base58Bytes(address, addressSize.bytes) : undefined
  if (first !== account || !key) return undefined
  const end = given.indexOf(account)
  for (const start of startsBefore(end)) {
    const text = new TextEncoder().encode(given.slice(start))
    const header = headersFor(given, key, text.length).find((bytes) => decode(bytes) === given.slice(0, start))
    if (header) return readOffchain(Uint8Array.from([...header, ...text]))
  }
  return undefined
}

/** Returns whether a text begins as a decoded off-chain message does. */
export const isLossy = (text: string): boolean => text.startsWith('\ufffdsolana offchain')

const account = ' wants you to sign in with your Solana account:'

/** Returns where the text may begin: its domain ends at `end`. */
const startsBefore = (end: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(end - 17, longestDomain)) }, (_, index) => end - 1 - index)

const longestDomain = 300

function headersFor(given: string, key: Uint8Array, length: number): readonly Uint8Array[] {
  if (given[16] === '\x01') return [headerOf1(key)]
  const application = Uint8Array.from(given.slice(17, 49), (character) => character.charCodeAt(0)) // works if it is ASCII
  return formats.flatMap((format) => [shortHeader(format, length), headerOf0(application, format, key, length)])
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
