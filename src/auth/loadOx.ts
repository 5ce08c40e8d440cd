import type * as AbiConstructor from 'ox/AbiConstructor'
import type * as AbiParameters from 'ox/AbiParameters'
import type { SignatureErc6492 } from 'ox/erc6492'
import type * as PersonalMessage from 'ox/PersonalMessage'
import type * as Secp256k1 from 'ox/Secp256k1'
import type * as Signature from 'ox/Signature'
import { ConfigurationError } from '../errors/configuration.js'

/** The modules that recover EVM signers and encode calls. */
export interface EvmCryptography {
  readonly AbiConstructor: typeof AbiConstructor
  readonly AbiParameters: typeof AbiParameters
  readonly PersonalMessage: typeof PersonalMessage
  readonly Secp256k1: typeof Secp256k1
  readonly Signature: typeof Signature
  readonly SignatureErc6492: typeof SignatureErc6492
}

/**
 * Loads the modules that recover EVM signers and encode calls.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION if the package `ox` isn't installed.
 */
export async function loadEvm(): Promise<EvmCryptography> {
  const [AbiConstructor, AbiParameters, PersonalMessage, Secp256k1, Signature, { SignatureErc6492 }] =
    await Promise.all([
      import('ox/AbiConstructor').catch(fail),
      import('ox/AbiParameters').catch(fail),
      import('ox/PersonalMessage').catch(fail),
      import('ox/Secp256k1').catch(fail),
      import('ox/Signature').catch(fail),
      import('ox/erc6492').catch(fail),
    ])
  return { AbiConstructor, AbiParameters, PersonalMessage, Secp256k1, Signature, SignatureErc6492 }
}

/**
 * Loads the module that verifies secp256k1 signatures of Aptos.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION if the package `ox` isn't installed.
 */
export async function loadSecp256k1(): Promise<typeof Secp256k1.noble> {
  return (await import('ox/Secp256k1').catch(fail)).noble
}

/** Returns whether an Ed25519 key has signed a message. */
type VerifyEd25519 = (signature: Uint8Array, message: Uint8Array, key: Uint8Array) => boolean

/**
 * Loads Ed25519. It verifies strictly by RFC 8032, because anybody can sign for a key that is a point of small order.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION if the package `ox` isn't installed.
 */
export async function loadEd25519(): Promise<VerifyEd25519> {
  const { noble } = await import('ox/Ed25519').catch(fail)
  const options = { zip215: false, context: new Uint8Array() } // so that `context` isn't read from `Object.prototype`
  return (signature, message, key) => noble.verify(signature, message, key, options)
}

/** Throws our error. Each import has its own `catch`, because bundlers then tolerate a missing module. */
function fail(cause: unknown): never {
  const hints = ['Run npm install ox']
  throw new ConfigurationError('Verifying signatures needs the package ox', { hints, cause })
}
