import { getChain } from '../../values/chainDetails.js'
import { checksumAddress } from '../../values/checksum.js'

/**
 * Writes a requested value the way the document writes it: a chain as its id, its number or its name, an amount in
 * decimal, an address in lower case or with its checksum, a time with or without milliseconds.
 *
 * @param own the value that the document's example has in this place
 * @returns `undefined` if it doesn't fit there, such as a block number in the place of a hash
 */
export function spellLike(own: unknown, asked: unknown): unknown {
  if (isSame(own, asked)) return own
  if (Array.isArray(own)) return own.length === 0 ? undefined : spelledList(own[0], asked)
  if (isObject(own) || isObject(asked)) return isObject(own) && isObject(asked) ? asked : undefined
  if (typeof own === 'number') return numberOf(asked)
  if (typeof own === 'boolean') return String(asked) === 'true'
  return typeof own === 'string' ? spellText(own, String(asked)) : undefined
}

/** Like `spellLike`, but keeps the example's value if one of the two is absent, or the requested one doesn't fit. */
export function spelled(own: unknown, asked: unknown): unknown {
  const isAbsent = own === null || own === undefined || asked === null || asked === undefined
  return isAbsent ? own : (spellLike(own, asked) ?? own)
}

/** Whether two values are the same, perhaps in different spellings. */
export function isSame(own: unknown, asked: unknown): boolean {
  return own === asked || meaningOf(own) === meaningOf(asked)
}

function spelledList(own: unknown, asked: unknown): readonly unknown[] | undefined {
  const spelled = [asked].flat().map((one) => spellLike(own, one))
  return spelled.includes(undefined) ? undefined : spelled
}

function spellText(own: string, asked: string): string | undefined {
  if (hex.test(own)) return spellHex(own, asked)
  if (/^\d+$/.test(own)) return numberText(asked) ?? networkNumbers.get(asked)
  if (date.test(own)) return spellDate(own, asked)
  const isChain = /^(0x|\d)/.test(asked) && getChain(own) !== undefined
  return isChain ? getChain(asked)?.aliases[0] : asked
}

/** Chain ids of the permanent Aptos networks. */
const networkNumbers: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['mainnet', '1'],
  ['testnet', '2'],
])

/** Hex as long as an address or a hash is one. Anything shorter is a number, such as a chain id. */
function spellHex(own: string, asked: string): string | undefined {
  const digits = own.length - 2
  if (digits < 40) return numberText(asked) && `0x${BigInt(asked).toString(16)}`
  if (!hex.test(asked)) return undefined
  const isLong = digits === 64 && asked.length !== own.length
  if (isLong) return asked.length < own.length ? `0x${asked.slice(2).toLowerCase().padStart(64, '0')}` : undefined
  const isChecksummed = digits === 40 && asked.length === own.length && /[A-F]/.test(own)
  return isChecksummed ? checksumAddress(asked) : asked.toLowerCase()
}

function spellDate(own: string, asked: string): string | undefined {
  const time = /^\d+$/.test(asked) ? new Date(Number(asked) * 1000) : new Date(inUtc(asked))
  if (Number.isNaN(time.getTime())) return undefined
  const text = time.toISOString()
  return /\.\d+Z$/.test(own)
    ? text
    : own.endsWith('Z')
      ? text.replace(/\.\d+Z$/, 'Z')
      : text.replace(/\.\d+Z$/, '+00:00')
}

/** A time without a zone is in UTC, whatever the zone of this machine. */
const inUtc = (text: string): string => (/(z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T') ? text : `${text}Z`)

const hex = /^0x[\da-f]+$/i

const date = /^\d{4}-\d\d-\d\dT/

/** Writes a number as decimal text. Longer hex, such as a hash, isn't a number. */
function numberText(asked: string): string | undefined {
  return /^(\d+|0x[\da-f]{1,16})$/i.test(asked) ? BigInt(asked).toString() : undefined
}

function numberOf(asked: unknown): number | undefined {
  const number = typeof asked === 'number' ? asked : Number(numberText(String(asked)) ?? asked)
  return Number.isFinite(number) ? number : undefined
}

/** Writes a value in one canonical spelling, to compare it. */
function meaningOf(value: unknown): string {
  if (isObject(value)) return JSON.stringify(value)
  const text = String(value)
  if (date.test(text)) return String(Date.parse(inUtc(text)))
  return numberText(text) ?? (hex.test(text) ? text.toLowerCase() : text)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
