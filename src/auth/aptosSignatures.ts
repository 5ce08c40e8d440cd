import { InputError } from '../errors/input.js'
import type { AptosKey, AptosKeyKind, AptosKeys } from './aptosKeys.js'
import { type BcsReader, readBcs } from './bcs.js'

/** A signature, and the key that is claimed to have made it. */
export interface AptosClaim {
  readonly key: AptosKey
  readonly signature: Uint8Array
}

/** The signatures to verify, or `keyless` if `verifyKeyless` must decide. */
export type AptosClaims = readonly AptosClaim[] | 'keyless'

/**
 * Reads the signatures of an account.
 *
 * @throws {InputError} for signatures that can't be read, or are fewer than the account requires.
 */
export function readAptosSignatures(given: Uint8Array, account: AptosKeys): AptosClaims {
  const claims = readers[account.scheme](given, account)
  if (claims !== 'keyless' && claims.length < account.required) {
    throw new InputError(`has ${claims.length} signatures, but the account requires ${account.required}`)
  }
  return claims
}

const readers: Readonly<Record<AptosKeys['scheme'], (given: Uint8Array, account: AptosKeys) => AptosClaims>> = {
  ed25519: (given, account) => alone(given, account),
  single_key(given, account) {
    const [key] = account.keys
    if (key?.kind === 'keyless') return 'keyless'
    if (given.length === 64 || (given.length === 65 && given[0] === 64)) return alone(given, account)
    const reader = readBcs(given)
    return atEnd(reader, key ? [readSignature(reader, key)] : [])
  },
  multi_ed25519(given, { keys }) {
    const bytes = (given.length - 4) % 64 === 0 ? given : onlyBytes(given)
    const signers = signersOf(bytes.subarray(-4), keys)
    if (bytes.length !== 64 * signers.length + 4) throw new InputError('has more or fewer signatures than signers')
    return signers.map((key, at) => ({ key, signature: bytes.subarray(64 * at, 64 * at + 64) }))
  },
  multi_key(given, { keys }) {
    const signers = signersOf(given.subarray(-4), keys)
    if (signers.some(({ kind }) => kind === 'keyless')) return 'keyless'
    const reader = readBcs(given)
    if (reader.count() !== signers.length) throw new InputError('has more or fewer signatures than signers')
    const claims = signers.map((key) => readSignature(reader, key))
    if (reader.bytes().length !== 4) throw new InputError('does not say who has signed')
    return atEnd(reader, claims)
  },
}

/** Reads a lone signature, with or without its length before it. */
function alone(given: Uint8Array, { keys }: AptosKeys): readonly AptosClaim[] {
  const signature = given.length === 64 ? given : onlyBytes(given)
  if (signature.length !== 64) throw new InputError('is not 64 bytes')
  return keys.map((key) => ({ key, signature }))
}

/** Reads bytes that follow their length, and makes sure that nothing follows them. */
function onlyBytes(given: Uint8Array): Uint8Array {
  const reader = readBcs(given)
  const bytes = reader.bytes()
  if (reader.rest().length > 0) throw new InputError('has bytes after its end')
  return bytes
}

function readSignature(reader: BcsReader, key: AptosKey): AptosClaim {
  if (key.kind === 'secp256r1') throw new InputError('is by a passkey (secp256r1), which cannot sign in')
  if (numbers[reader.count()] !== key.kind) throw new InputError(`has a signature that no ${key.kind} key makes`)
  return { key, signature: reader.bytes() }
}

/** Kinds of keys by the number of their signatures in a serialization. */
const numbers: readonly AptosKeyKind[] = ['ed25519', 'secp256k1']

/** Returns the keys whose bits are set, starting at the highest bit of the first byte. */
function signersOf(bits: Uint8Array, keys: readonly AptosKey[]): readonly AptosKey[] {
  const places = Array.from({ length: 32 }, (_, at) => at).filter((at) => ((bits[at >> 3] ?? 0) >> (7 - (at & 7))) & 1)
  return places.map((at) => {
    const key = keys[at]
    if (!key) throw new InputError('names a signer that the account does not have')
    return key
  })
}

function atEnd(reader: BcsReader, claims: readonly AptosClaim[]): readonly AptosClaim[] {
  if (reader.rest().length > 0) throw new InputError('has bytes after its end')
  return claims
}
