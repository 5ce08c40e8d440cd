import { addressSize, base58Bytes, isBase58, signatureSize } from '../values/base58.js'
import { isBytes } from '../values/hex.js'
import { base64Bytes } from './base64Bytes.js'
import { loadEd25519 } from './loadOx.js'
import { noApplication, wrapOffchain } from './offchainMessages.js'
import { refuse, type SignInRefusal } from './result.js'
import type { SignedText } from './signedText.js'

/**
 * Refuses a text that was not signed by the key of a Solana address, neither as plain text nor as an off-chain message,
 * which hardware wallets sign.
 */
export async function refuseSolanaSignature(signed: SignedText): Promise<SignInRefusal | undefined> {
  const { address } = signed
  const signature = readSignature(signed.signature)
  if (!signature) {
    return refuse(
      'INVALID_SIGNATURE',
      'The signature of a Solana account is base58 or base64 of 64 bytes, or these bytes',
    )
  }
  const key = base58Bytes(address, addressSize.bytes)
  const verify = await loadEd25519()
  const isSigned = key && bytesToSign(signed, key).some((message) => verify(signature, message, key))
  return isSigned ? undefined : refuse('INVALID_SIGNATURE', `The key ${address} has not signed this text`)
}

function readSignature(given: unknown): Uint8Array | undefined {
  if (typeof given === 'string' && isBase58(given, signatureSize)) return base58Bytes(given, signatureSize.bytes)
  const bytes = typeof given === 'string' && given.length <= longestBase64 ? base64Bytes(given) : given
  return isBytes(bytes) && bytes.length === signatureSize.bytes ? bytes : undefined
}

const longestBase64 = 88

/**
 * Returns the off-chain message, if the key is one of its signers; without one, the text in all forms that wallets
 * sign.
 */
function bytesToSign({ text, offchain, domain }: SignedText, key: Uint8Array): readonly Uint8Array[] {
  if (offchain) {
    const { bytes, signers } = offchain
    const isSigner = signers.length === 0 || signers.some((signer) => signer.every((byte, at) => byte === key[at]))
    return isSigner ? [bytes] : []
  }
  const plain = new TextEncoder().encode(text)
  return [plain, ...wrapOffchain(plain, key, [noApplication(), applicationOf(domain)])]
}

/** Writes a domain as an application domain of version 0: 32 bytes of ASCII, truncated or padded with zeros. */
function applicationOf(domain: string): Uint8Array {
  const application = noApplication()
  application.set(new TextEncoder().encode(domain).subarray(0, application.length))
  return application
}
