import { isBytes } from '../values/hex.js'
import { base64Bytes } from './base64Bytes.js'
import { isLossy, readLossy } from './lossyHeader.js'
import { type OffchainMessage, readOffchain } from './offchainMessages.js'

/** What a wallet has signed, as it came. */
interface SignedMessage {
  /** The text in it; anything where it is no message. */
  readonly text: unknown
  /** The off-chain message around the text, where it came along. */
  readonly offchain: OffchainMessage | undefined
}

/**
 * Reads what a wallet has signed: a text; or bytes, or base64 of bytes, of a text or of an off-chain message.
 *
 * @param given - whatever a client sent
 */
export function readSignedMessage(given: unknown): SignedMessage {
  if (typeof given === 'string') {
    if (isLossy(given)) return withText(given.length > longest ? undefined : readLossy(given), given)
    const bytes = given.length > longest ? undefined : base64Bytes(given) // a text has spaces, base64 has none
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

/** Decodes text so that it stands for these bytes alone. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined // they are no UTF-8
  }
}

/** A header, and the base64 of a text that is as long as one may be. */
const longest = 32_768
