import { ConfigurationError } from '../errors/configuration.js'

/** Loads what recovers EVM signers and encodes calls, before the first use. */
export async function loadEvm() {
  try {
    const [AbiConstructor, AbiParameters, PersonalMessage, Secp256k1, Signature, { SignatureErc6492 }] =
      await Promise.all([
        import('ox/AbiConstructor'),
        import('ox/AbiParameters'),
        import('ox/PersonalMessage'),
        import('ox/Secp256k1'),
        import('ox/Signature'),
        import('ox/erc6492'),
      ])
    return { AbiConstructor, AbiParameters, PersonalMessage, Secp256k1, Signature, SignatureErc6492 }
  } catch (cause) {
    throw missing(cause)
  }
}

/** Loads Ed25519, and the base58 that Solana writes its keys and signatures in, before the first use. */
export async function loadEd25519() {
  try {
    const [Base58, { noble: ed25519 }] = await Promise.all([import('ox/Base58'), import('ox/Ed25519')])
    return { Base58, ed25519 }
  } catch (cause) {
    throw missing(cause)
  }
}

const missing = (cause: unknown): ConfigurationError =>
  new ConfigurationError('Verifying signatures needs the package ox', { hints: ['Run npm install ox'], cause })
