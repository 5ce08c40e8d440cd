import { sha3_256 } from '@noble/hashes/sha3.js'
import { InputError } from '../errors/input.js'
import { bytesToHex } from '../values/hex.js'
import { type AptosKeys, readAptosKeys } from './aptosKeys.js'
import { type AptosClaim, type AptosClaims, readAptosSignatures } from './aptosSignatures.js'
import { parseSignInChain } from './chain.js'
import { loadEd25519, loadSecp256k1 } from './loadOx.js'
import { refuse, type SignInRefusal } from './result.js'
import { anyBytes } from './signatureBytes.js'
import type { SignedText } from './signedText.js'
import type { Verifiers } from './verifiers.js'

/**
 * Refuses a text that was not signed by as many keys of an Aptos address as the account requires.
 *
 * @see AIP-116, AIP-55
 */
export async function refuseAptosSignature(
  signed: SignedText,
  verifiers: Verifiers,
): Promise<SignInRefusal | undefined> {
  const read = readClaims(signed)
  if (typeof read === 'string') return refuse('INVALID_SIGNATURE', read)
  const { account, claims, signature } = read
  const message = Uint8Array.from([...separatorHash(), ...new TextEncoder().encode(signed.text)])
  if (claims === 'keyless') {
    return verifiers.keyless({
      chain: parseSignInChain(signed.chain),
      address: signed.address,
      scheme: account.scheme,
      publicKey: bytesToHex(account.serialized),
      signature: bytesToHex(signature),
      message,
    })
  }
  for (const claim of claims) if (!(await isSigned(claim, message))) return refuse('INVALID_SIGNATURE', notBy(signed))
  return undefined
}

/** Reads keys and signatures, or says what is wrong with them. */
function readClaims({
  address,
  ...signed
}: SignedText): string | { readonly account: AptosKeys; readonly claims: AptosClaims; readonly signature: Uint8Array } {
  if (signed.publicKey === undefined) return 'publicKey is missing: an Aptos address does not tell its key'
  const publicKey = anyBytes(signed.publicKey)
  if (!publicKey) return 'publicKey is neither hex nor bytes'
  const signature = anyBytes(signed.signature)
  if (!signature) return 'The signature of an Aptos account is hex, or bytes'
  let reading = 'publicKey'
  try {
    const account = readAptosKeys(publicKey, address)
    if (!account) return `${address} was not made from this publicKey; accounts with a rotated key cannot sign in`
    reading = 'The signature'
    return { account, claims: readAptosSignatures(signature, account), signature }
  } catch (error) {
    if (error instanceof InputError) return `${reading} cannot be read: it ${error.message}`
    throw error
  }
}

async function isSigned({ key, signature }: AptosClaim, message: Uint8Array): Promise<boolean> {
  if (signature.length !== 64) return false
  if (key.kind === 'ed25519') {
    const verify = await loadEd25519()
    return key.bytes.length === 32 && verify(signature, message, key.bytes)
  }
  const secp256k1 = await loadSecp256k1()
  try {
    return secp256k1.verify(signature, sha3_256(message), key.bytes, { lowS: true, prehash: false })
  } catch {
    return false // the key isn't a point of the curve
  }
}

const notBy = ({ address }: SignedText): string => `The keys of ${address} have not signed this text`

/** The domain separator, so that the signature of a sign-in can't be that of a transaction. */
const separatorHash = (): Uint8Array => sha3_256(new TextEncoder().encode('SIGN_IN_WITH_APTOS::'))
