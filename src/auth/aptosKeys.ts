import { sha3_256 } from '@noble/hashes/sha3.js'
import { InputError } from '../errors/input.js'
import { bytesToHex } from '../values/hex.js'
import { type BcsReader, readBcs } from './bcs.js'

/** Kind of a key, and so of its signatures. */
export type AptosKeyKind = 'ed25519' | 'secp256k1' | 'secp256r1' | 'keyless'

/** One of the keys of an Aptos account. */
export interface AptosKey {
  readonly kind: AptosKeyKind
  readonly bytes: Uint8Array
}

/** The keys of an Aptos account, and how many of them must sign. */
export interface AptosKeys {
  /** The signature scheme, by the official package's name. */
  readonly scheme: 'ed25519' | 'multi_ed25519' | 'single_key' | 'multi_key'
  readonly keys: readonly AptosKey[]
  readonly required: number
  /** The keys as the official package serializes them. */
  readonly serialized: Uint8Array
}

/**
 * Reads the keys of an address. The address tells what the bytes are, because it is the hash of the keys and their
 * scheme.
 *
 * @returns `undefined` if these aren't the keys of the address
 * @throws {InputError} if they are, but can't be read
 * @see AIP-55
 */
export function readAptosKeys(given: Uint8Array, address: string): AptosKeys | undefined {
  for (const [number, scheme] of schemes.entries()) {
    for (const hashed of scheme.spellings(given)) {
      if (bytesToHex(sha3_256(Uint8Array.from([...hashed, number]))) === address) return scheme.read(hashed)
    }
  }
  return undefined
}

/** A scheme, whose number follows the keys when they are hashed to an address. */
interface Scheme {
  /** The byte strings that may be hashed, because wallets write keys in several ways. */
  spellings(given: Uint8Array): readonly Uint8Array[]
  read(hashed: Uint8Array): AptosKeys
}

const schemes: readonly Scheme[] = [
  {
    spellings: (given) => [given, withoutLength(given)].filter(({ length }) => length === 32),
    read: (bytes) => ({
      scheme: 'ed25519',
      keys: [{ kind: 'ed25519', bytes }],
      required: 1,
      serialized: withLength(bytes),
    }),
  },
  { spellings: (given) => [given, withoutLength(given)], read: readMultiEd25519 },
  { spellings: singleSpellings, read: readSingle },
  { spellings: (given) => [given], read: readMulti },
]

function readMultiEd25519(bytes: Uint8Array): AptosKeys {
  const { length } = bytes
  const keys = Array.from({ length: Math.floor(length / 32) }, (_, at) => bytes.subarray(32 * at, 32 * at + 32))
  if (length % 32 !== 1) throw new InputError('is not a list of keys')
  return checked({
    scheme: 'multi_ed25519',
    keys: keys.map((key) => ({ kind: 'ed25519', bytes: key })),
    required: bytes[length - 1] ?? 0,
    serialized: withLength(bytes),
  })
}

function readSingle(serialized: Uint8Array): AptosKeys {
  const reader = readBcs(serialized)
  return atEnd(reader, { scheme: 'single_key', keys: [readKey(reader)], required: 1, serialized })
}

function readMulti(serialized: Uint8Array): AptosKeys {
  const reader = readBcs(serialized)
  const keys = Array.from({ length: Math.min(reader.count(), mostKeys + 1) }, () => readKey(reader))
  return checked(atEnd(reader, { scheme: 'multi_key', keys, required: reader.byte(), serialized }))
}

/** Accepts a serialized key, or only the bytes of the key. */
function singleSpellings(given: Uint8Array): readonly Uint8Array[] {
  const alone = withoutLength(given)
  if (alone.length === 32) return [given, Uint8Array.from([0, ...withLength(alone)])]
  return alone.length === 65 ? [given, Uint8Array.from([1, ...withLength(alone)])] : [given]
}

/** Kinds by their number in a serialization. */
const kinds: readonly AptosKeyKind[] = ['ed25519', 'secp256k1', 'secp256r1', 'keyless', 'keyless']

function readKey(reader: BcsReader): AptosKey {
  const number = reader.count()
  const kind = kinds[number]
  if (kind === undefined) throw new InputError('has a key of a kind that is not known')
  if (kind !== 'keyless') return { kind, bytes: reader.bytes() }
  if (number === 4) reader.bytes(32) // the account that lists the issuer's keys
  reader.bytes() // the issuer
  return { kind, bytes: reader.bytes() }
}

function checked(keys: AptosKeys): AptosKeys {
  const { length } = keys.keys
  if (length > mostKeys) throw new InputError(`has more than ${mostKeys} keys`)
  if (keys.required < 1 || keys.required > length) throw new InputError('requires more signatures than it has keys')
  return keys
}

/** How many keys the bits of a signature can name. */
const mostKeys = 32

function atEnd(reader: BcsReader, keys: AptosKeys): AptosKeys {
  if (reader.rest().length > 0) throw new InputError('has bytes after its end')
  return keys
}

const withLength = (bytes: Uint8Array): Uint8Array => {
  const { length } = bytes
  return Uint8Array.from([...(length < 0x80 ? [length] : [(length & 0x7f) | 0x80, length >> 7]), ...bytes])
}

/** Removes the length that precedes bytes, if there is one. */
function withoutLength(bytes: Uint8Array): Uint8Array {
  const start = (bytes[0] ?? 0) < 0x80 ? 1 : 2
  const rest = bytes.subarray(start)
  return String(withLength(rest).subarray(0, start)) === String(bytes.subarray(0, start)) ? rest : bytes
}
