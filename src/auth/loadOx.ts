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

/** Loads Ed25519, before the first use. */
export async function loadEd25519() {
  try {
    return (await import('ox/Ed25519')).noble
  } catch (cause) {
    throw missing(cause)
  }
}

const missing = (cause: unknown): ConfigurationError =>
  new ConfigurationError('Verifying signatures needs the package ox', { hints: ['Run npm install ox'], cause })
