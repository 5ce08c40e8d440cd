import type * as AbiConstructor from 'ox/AbiConstructor'
import type * as AbiParameters from 'ox/AbiParameters'
import type { SignatureErc6492 } from 'ox/erc6492'
import type * as PersonalMessage from 'ox/PersonalMessage'
import type * as Secp256k1 from 'ox/Secp256k1'
import type * as Signature from 'ox/Signature'
import { ConfigurationError } from '../errors/configuration.js'

/** What recovers EVM signers and encodes calls. */
export interface EvmCryptography {
  readonly AbiConstructor: typeof AbiConstructor
  readonly AbiParameters: typeof AbiParameters
  readonly PersonalMessage: typeof PersonalMessage
  readonly Secp256k1: typeof Secp256k1
  readonly Signature: typeof Signature
  readonly SignatureErc6492: typeof SignatureErc6492
}

/**
 * Loads what recovers EVM signers and encodes calls, before the first use.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION when the package `ox` is not installed.
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
 * Loads what verifies secp256k1 signatures of Aptos, before the first use.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION when the package `ox` is not installed.
 */
export async function loadSecp256k1(): Promise<typeof Secp256k1.noble> {
  return (await import('ox/Secp256k1').catch(fail)).noble
}

/** Returns whether a key of Ed25519 has signed a message. */
type VerifyEd25519 = (signature: Uint8Array, message: Uint8Array, key: Uint8Array) => boolean

/**
 * Loads Ed25519, before the first use. It verifies strictly by RFC 8032, because anybody can sign for a key that is a point
 * of small order.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION when the package `ox` is not installed.
 */
export async function loadEd25519(): Promise<VerifyEd25519> {
  const { noble } = await import('ox/Ed25519').catch(fail)
  const options = { zip215: false, context: new Uint8Array() } // an absent one would be that of `Object.prototype`
  return (signature, message, key) => noble.verify(signature, message, key, options)
}

/** At each import: bundlers let a module be missing whose failure is caught there. */
function fail(cause: unknown): never {
  const hints = ['Run npm install ox']
  throw new ConfigurationError('Verifying signatures needs the package ox', { hints, cause })
}
