/** An exact decimal number: its value is `digits / 10 ** places`. */
export interface Decimal {
  readonly digits: bigint
  /** Negative if an exponent moves the point to the right of the last digit. */
  readonly places: number
}

/** Up to 999 digits on either side of the point, and an exponent of up to three. */
const decimal = /^(-?)(\d{0,999})(?:\.(\d{0,999}))?(?:e([+-]?\d{1,3}))?$/i

/** Reads decimal text, with or without an exponent (`1e-7`); `undefined` for anything else. */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = decimal.exec(text) ?? []
  const digits = whole + fraction
  if (digits === '') return undefined
  return { digits: BigInt(digits) * (sign ? -1n : 1n), places: fraction.length - Number(exponent) }
}

/** Writes a decimal number without trailing zeros or an exponent. */
export function writeDecimal({ digits, places }: Decimal): string {
  if (places <= 0) return String(digits * 10n ** BigInt(-places))
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0')
  const point = text.length - places
  const fraction = text.slice(point).replace(/0+$/, '')
  return (digits < 0n ? '-' : '') + text.slice(0, point) + (fraction && `.${fraction}`)
}

/** Writes decimal text without an exponent: `1e-7` is `0.0000001`. Other text stays as it is. */
export function plainDecimal(text: string): string {
  const decimal = /e/i.test(text) ? readDecimal(text) : undefined
  return decimal ? writeDecimal(decimal) : text
}

/** Adds two decimal numbers. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places)
  const digitsAt = ({ digits, places: own }: Decimal): bigint => digits * 10n ** BigInt(places - own)
  return { digits: digitsAt(a) + digitsAt(b), places }
}
