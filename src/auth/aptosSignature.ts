import { sha3_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '../values/hex.js'
import { loadEd25519 } from './loadOx.js'
import { refuse, type SignInRefusal } from './result.js'
import { readBytes } from './signatureBytes.js'
import type { SignedText } from './signedText.js'

/**
 * Refuses a text that was not signed by the key from which an Aptos address was made.
 *
 * @see AIP-116
 */
export async function refuseAptosSignature(signed: SignedText): Promise<SignInRefusal | undefined> {
  const { text, address } = signed
  const key = readBytes(signed.publicKey, 32)
  if (!key) {
    const why =
      signed.publicKey === undefined
        ? 'publicKey is missing'
        : 'publicKey is not the 32 bytes of an Ed25519 key, as hex'
    return refuse('INVALID_SIGNATURE', `${why}; ${others}`)
  }
  if (bytesToHex(sha3_256(Uint8Array.from([...key, ed25519Scheme]))) !== address) {
    return refuse('INVALID_SIGNATURE', `${address} was not made from this publicKey; ${others}`)
  }
  const signature = readBytes(signed.signature, 64)
  if (!signature) return refuse('INVALID_SIGNATURE', 'The signature of an Aptos account is hex of 64 bytes')
  const ed25519 = await loadEd25519()
  const message = Uint8Array.from([...sha3_256(new TextEncoder().encode(separator)), ...new TextEncoder().encode(text)])
  if (ed25519.verify(signature, message, key, { zip215: false })) return undefined
  return refuse('INVALID_SIGNATURE', `The key of ${address} has not signed this text`)
}

/** What stands behind a key that is hashed to an address: it is a single Ed25519 key. */
const ed25519Scheme = 0

/** What keeps a signature of a sign-in from being one of a transaction. */
const separator = 'SIGN_IN_WITH_APTOS::'

const others = 'accounts with a rotated key, keyless accounts and those of several keys cannot sign in'
