/**
 * Returns whether a text is a SegWit address of Bitcoin mainnet with a valid checksum: bech32 for version 0, bech32m
 * for later versions. It may be all lower or all upper case.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
export function isSegwitAddress(text: string): boolean {
  if (text.length > 90 || (text !== text.toLowerCase() && text !== text.toUpperCase())) return false
  const [, data] = /^bc1([02-9ac-hj-np-z]{8,})$/.exec(text.toLowerCase()) ?? []
  if (data === undefined) return false
  const values = Array.from(data, (digit) => charset.indexOf(digit))
  const [version = 0] = values
  const program = values.slice(1, -6)
  return (
    version <= 16 &&
    polymod([...prefix, ...values]) === (version === 0 ? bech32 : bech32m) &&
    isPadded(program) &&
    hasSize(Math.floor((program.length * 5) / 8), version)
  )
}

/** Writes the SegWit address of a program of version 0, given as hex: 20 bytes (P2WPKH) or 32 (P2WSH). */
export function segwitAddress(program: string): string {
  const bits = Array.from(program, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  const values = [0, ...(bits.match(/.{1,5}/g) ?? []).map((five) => Number.parseInt(five.padEnd(5, '0'), 2))]
  const sum = polymod([...prefix, ...values, 0, 0, 0, 0, 0, 0]) ^ bech32
  const checksum = [25, 20, 15, 10, 5, 0].map((shift) => (sum >>> shift) & 31)
  return `bc1${[...values, ...checksum].map((value) => charset.charAt(value)).join('')}`
}

/** Version 0 has programs of 20 (P2WPKH) or 32 bytes (P2WSH), later versions of 2 to 40 (P2TR: version 1, 32 bytes). */
function hasSize(bytes: number, version: number): boolean {
  return version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40
}

/** Whether the bits beyond whole bytes are zero, and fewer than five, which is one digit. */
function isPadded(program: readonly number[]): boolean {
  const spare = (program.length * 5) % 8
  return spare < 5 && ((program.at(-1) ?? 0) & ((1 << spare) - 1)) === 0
}

/** Computes the checksum of BIP-173 over five-bit values. */
function polymod(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, factor] of generator.entries()) if ((top >>> bit) & 1) sum ^= factor
  }
  return sum >>> 0
}

const charset = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** `bc`, expanded: the high bits of each letter, a zero, the low bits. */
const prefix = [3, 3, 0, 2, 3]

const bech32 = 1
const bech32m = 0x2bc830a3
