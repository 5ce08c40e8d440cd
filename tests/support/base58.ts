import fc from 'fast-check'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Writes bytes in base58, digit by digit: each byte of zeros at their start is a `1`. */
export function toBase58(bytes: Uint8Array): string {
  let value = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/** So many bytes, of which the first are zeros more often than chance has it. */
export const bytesOf = (length: number): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(fc.uint8Array({ minLength: length, maxLength: length }), fc.oneof(fc.constant(0), fc.nat(length)))
    .map(([bytes, zeros]) => bytes.fill(0, 0, zeros))
