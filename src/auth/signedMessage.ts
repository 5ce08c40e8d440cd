import { isBytes } from '../values/hex.js'
import { base64Bytes } from './base64Bytes.js'
import { isLossy, readLossy } from './lossyHeader.js'
import { type OffchainMessage, readOffchain } from './offchainMessages.js'

/** What a wallet has signed. */
interface SignedMessage {
  /** The text in it, or whatever was passed if it isn't a message. */
  readonly text: unknown
  /** The off-chain message around the text, if there is one. */
  readonly offchain: OffchainMessage | undefined
}

/**
 * Reads what a wallet has signed: a text, or the bytes (or their base64) of a text or an off-chain message.
 *
 * @param given - whatever a client sent
 */
export function readSignedMessage(given: unknown): SignedMessage {
  if (typeof given === 'string') {
    if (isLossy(given)) return withText(given.length > longest ? undefined : readLossy(given), given)
    const bytes = given.length > longest ? undefined : base64Bytes(given) // a message has spaces, base64 doesn't
    return bytes ? ofBytes(bytes, given) : { text: given, offchain: undefined }
  }
  return isBytes(given) && given.length <= longest ? ofBytes(given, given) : { text: given, offchain: undefined }
}

function ofBytes(bytes: Uint8Array, given: unknown): SignedMessage {
  const offchain = readOffchain(bytes)
  return offchain ? withText(offchain, given) : { text: decode(bytes) ?? given, offchain }
}

const withText = (offchain: OffchainMessage | undefined, given: unknown): SignedMessage => ({
  text: (offchain && decode(offchain.bytes.subarray(offchain.start))) ?? given,
  offchain,
})

/** Decodes text strictly, so that only these bytes decode to it. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined // not UTF-8
  }
}

/** Enough for a header and the base64 of the longest message. */
const longest = 32_768
