import { addressSize, isBase58, signatureSize } from '../values/base58.js'
import { isBytes } from '../values/hex.js'
import { base58Bytes } from './base58Bytes.js'
import { loadEd25519 } from './loadOx.js'
import { offchainMessages } from './offchainMessages.js'
import { refuse, type SignInRefusal } from './result.js'
import type { SignedText } from './signedText.js'

/**
 * Refuses a text that was not signed by the key that a Solana address is: neither as it is nor, as a Ledger signs it, as an
 * off-chain message.
 *
 * @see RFC 8032
 */
export async function refuseSolanaSignature(signed: SignedText): Promise<SignInRefusal | undefined> {
  const { address, signature: given } = signed
  const isText = typeof given === 'string' && isBase58(given, signatureSize)
  if (!isText && !(isBytes(given) && given.length === signatureSize.bytes)) {
    return refuse('INVALID_SIGNATURE', 'The signature of a Solana account is base58 of 64 bytes, or these bytes')
  }
  const ed25519 = await loadEd25519()
  const signature = isText ? base58Bytes(given, signatureSize) : given
  const key = base58Bytes(address, addressSize)
  const text = new TextEncoder().encode(signed.text)
  // strictly by the RFC, because anybody can sign for a key that is a point of small order
  const isSigned = [text, ...offchainMessages(text, key)].some((message) =>
    ed25519.verify(signature, message, key, { zip215: false }),
  )
  return isSigned ? undefined : refuse('INVALID_SIGNATURE', `The key ${address} has not signed this text`)
}
