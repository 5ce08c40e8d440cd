/** An off-chain message of Solana, as a wallet signs it. */
export interface OffchainMessage {
  /** All of its bytes, header included. */
  readonly bytes: Uint8Array
  /** Where its text begins. */
  readonly start: number
  /** Keys that must sign; empty if the header names none. */
  readonly signers: readonly Uint8Array[]
}

/** The beginning of every off-chain message, byte 255 and a text, so that it can't be a transaction. */
const mark = (): Uint8Array => Uint8Array.from([0xff, ...new TextEncoder().encode('solana offchain')])

/** An empty application domain, as most wallets of version 0 have it. */
export const noApplication = (): Uint8Array => new Uint8Array(32)

/**
 * Reads an off-chain message: version 1, version 0, or with the short header of the first proposal. An envelope, which
 * has the signatures before the message, works too.
 *
 * @returns `undefined` for anything else
 * @see https://docs.anza.xyz/proposals/off-chain-message-signing
 */
export function readOffchain(given: Uint8Array): OffchainMessage | undefined {
  const begin = isMarkAt(given, 0) ? 0 : 1 + 64 * (given[0] ?? 0)
  if (!isMarkAt(given, begin)) return undefined
  const bytes = given.subarray(begin)
  const lengthAt = (at: number): number => (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0)
  const keysAt = (at: number): readonly Uint8Array[] =>
    Array.from({ length: bytes[at] ?? 0 }, (_, index) => bytes.subarray(at + 1 + 32 * index, at + 33 + 32 * index))
  const version = bytes[16]
  if (version === 1) return asMessage(bytes, keysAt(17), 18)
  if (version !== 0) return undefined
  if (isFormat(bytes[17]) && lengthAt(18) === bytes.length - 20) return { bytes, start: 20, signers: [] }
  const start = 53 + 32 * (bytes[50] ?? 0)
  const isWhole = isFormat(bytes[49]) && lengthAt(start - 2) === bytes.length - start
  return isWhole ? asMessage(bytes, keysAt(50), 53) : undefined
}

/**
 * Wraps a text in every way that wallets do: version 1, version 0 for some applications, and the short header. The
 * formats are ASCII, UTF-8 and long UTF-8; wallets disagree about which of them text with line breaks is.
 *
 * @param key - the public key that signs
 * @param applications - domains of 32 bytes that version 0 may name
 */
export function wrapOffchain(
  text: Uint8Array,
  key: Uint8Array,
  applications: readonly Uint8Array[],
): readonly Uint8Array[] {
  const wrapped = [headerOf1(key)]
  for (const format of formats) {
    wrapped.push(shortHeader(format, text.length))
    for (const application of applications) wrapped.push(headerOf0(application, format, key, text.length))
  }
  return wrapped.map((header) => Uint8Array.from([...header, ...text]))
}

/** Creates the header of version 1. */
export const headerOf1 = (key: Uint8Array): Uint8Array => Uint8Array.from([...mark(), 1, 1, ...key])

/** Creates the header of version 0. */
export const headerOf0 = (application: Uint8Array, format: number, key: Uint8Array, length: number): Uint8Array =>
  Uint8Array.from([...mark(), 0, ...application, format, 1, ...key, ...lengthBytes(length)])

/** Creates the header of the first proposal, which older Ledger apps and the command line use. */
export const shortHeader = (format: number, length: number): Uint8Array =>
  Uint8Array.from([...mark(), 0, format, ...lengthBytes(length)])

/** Formats of version 0. */
export const formats = [0, 1, 2]

function asMessage(bytes: Uint8Array, signers: readonly Uint8Array[], fixed: number): OffchainMessage | undefined {
  const start = fixed + 32 * signers.length
  return signers.length > 0 && start < bytes.length ? { bytes, start, signers } : undefined
}

const isMarkAt = (bytes: Uint8Array, at: number): boolean => mark().every((byte, index) => bytes[at + index] === byte)

const isFormat = (format: number | undefined): boolean => format !== undefined && formats.includes(format)

const lengthBytes = (length: number): readonly number[] => [length & 0xff, length >> 8]
