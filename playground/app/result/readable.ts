import { formatUnits, getChain } from 'ledgerline/values'
import type { Role } from '../../../src/operation/display.js'
import { fieldOf } from '../../../src/values/fieldOf.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { explore, placeOf } from './explorer.js'
import { unitText } from './figure.js'
import { isAddress, isChain, isGasPrice, isMeasure, type Meaning, scaleOf, type ValueContext } from './meaning.js'
import { isRecord } from './shape.js'

/** A value as people read it. */
export interface Readable {
  readonly text: string
  /** The whole value, where `text` is not it. */
  readonly full?: string
  /** Name of its type in code. */
  readonly type: string
  /** Where an explorer shows it. */
  readonly href?: string
  /** Numbers stand at the right. */
  readonly numeric?: true
}

/** Writes a decoded value for the eye: amounts in units, addresses short, dates in UTC. */
export function readable(value: unknown, meaning: Meaning, context: ValueContext): Readable {
  if (value === undefined) return { text: '', type: 'absent' }
  if (value === null) return { text: 'null', type: 'null' }
  if (value instanceof Date) return { text: dateText(value), full: value.toISOString(), type: 'Date' }
  if (meaning.display?.as === 'status' && (typeof value === 'number' || typeof value === 'boolean'))
    return { text: Number(value) === 1 ? 'Success' : 'Failed', full: String(value), type: 'status' }
  if (typeof value === 'bigint') return bigintText(value, meaning, context)
  if (typeof value === 'number')
    return { text: numberText(value, meaning), full: String(value), type: 'number', numeric: true }
  if (typeof value === 'boolean') return { text: String(value), type: 'boolean' }
  if (Array.isArray(value)) return { text: listText(value), type: `list of ${value.length}` }
  if (isRecord(value) && meaning.display?.as === 'decoded')
    return { text: escapeInvisible(signatureOf(value)), type: 'object' }
  if (isRecord(value)) return { text: escapeInvisible(nameOf(value, meaning) ?? recordText(value)), type: 'object' }
  return stringText(String(value), meaning, context)
}

/** What bytes say in a word: the signature, which is the first text of what is decoded of them. */
function signatureOf(decoded: Readonly<Record<string, unknown>>): string {
  const text = Object.values(decoded).find((value) => typeof value === 'string')
  return typeof text === 'string' ? text : recordText(decoded)
}

/** As a tree writes it: whole and plain, as it has the room; what the format adds is the way to an explorer. */
export function readableWhole(value: unknown, meaning: Meaning, context: ValueContext): Readable {
  const { format, display } = meaning
  const shown = readable(value, { format: placeOf(format) && format, display }, context)
  return ['bigint', 'address', 'hash'].includes(shown.type) ? { ...shown, text: shown.full ?? shown.text } : shown
}

function bigintText(value: bigint, meaning: Meaning, context: ValueContext): Readable {
  const base = { full: `${value}n`, type: 'bigint', numeric: true } as const
  const decimals = scaleOf(meaning, context.row)
  if (decimals !== undefined)
    return { ...base, text: `${withCommas(formatUnits(value, decimals))} ${unitOf(meaning, context)}`.trim() }
  const text = String(value)
  if (isMeasure(meaning) && text.length <= groupedDigits) return { ...base, text: withCommas(text) }
  const href = meaning.format === 'block-number' ? explore('block', text, context) : undefined
  return {
    ...base,
    text: text.length > wholeDigits ? `${text.slice(0, 8)}…${text.slice(-8)}` : text,
    ...(href && { href }),
  }
}

/** What an amount is an amount of; nothing where its row does not say. */
function unitOf(meaning: Meaning, { row, chain }: ValueContext): string {
  const { format, display } = meaning
  if (format === 'octas') return 'APT'
  if (format === 'lamports') return 'SOL'
  if (format === 'wei' && isGasPrice(meaning)) return 'gwei'
  if (format === 'wei' || display?.unit === 'native') return getChain(chain ?? '0x1')?.nativeCurrency.symbol ?? ''
  const symbol = display?.symbol === undefined ? undefined : fieldOf(row, display.symbol)
  return typeof symbol === 'string' && symbol.length <= 12 ? escapeInvisible(symbol) : ''
}

/** A number of so many digits is shown whole, a longer one by its ends. The columns of a table have room for it. */
const wholeDigits = 20

/** With commas, the eye can follow more of them: as many as fit into the widest column. */
const groupedDigits = 27

function stringText(text: string, meaning: Meaning, context: ValueContext): Readable {
  const { format } = meaning
  const ofAddress = isAddress(format) || /^0x[\da-f]{40}$/i.test(text)
  if (ofAddress || format === 'transaction-hash' || format === 'solana-signature' || /^0x[\da-f]{64}$/i.test(text)) {
    const kind = placeOf(format)
    const type = ofAddress ? 'address' : 'hash'
    return { text: escapeInvisible(short(text)), full: text, type, ...(kind && link(explore(kind, text, context))) }
  }
  if (format === 'decimal')
    return { text: decimalText(text, meaning, context), full: text, type: 'string (decimal)', numeric: true }
  if (isLongHex(text)) return { text: `${short(text)} ${bytesIn(text)}`, full: text, type: 'hex' }
  if (isChain(format)) return { text: chainText(text), full: text, type: 'chain' }
  const shown = escapeInvisible(text)
  if (/^https:\/\//.test(text)) return { text: shown.replace('https://', ''), full: text, type: 'string', href: text }
  return { text: shown.length > 300 ? `${shown.slice(0, 300)}…` : shown, full: text, type: 'string' }
}

const chainText = (id: string): string => (id === 'solana' ? 'Solana' : (getChain(id)?.name ?? id))

const link = (href: string | undefined): { href: string } | undefined => (href === undefined ? undefined : { href })

/** The ends of a long hex text. */
export function short(text: string): string {
  return text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text
}

function numberText(value: number, meaning: Meaning): string {
  const { format, display } = meaning
  const isCounted = format === 'count' || (display?.as !== undefined && measuring.includes(display.as))
  return unitText(value, meaning) ?? (isCounted ? withCommas(String(value)) : String(value))
}

/** Roles of numbers that measure something: their digits are grouped. */
const measuring: readonly Role[] = [
  'amount',
  'supply',
  'quantity',
  'price',
  'change',
  'open',
  'high',
  'low',
  'close',
  'volume',
]

/** Text with more digits than a number has: whole, unless it is dollars or percent, of which the eye needs no more. */
function decimalText(text: string, meaning: Meaning, context: ValueContext): string {
  return unitText(Number(text), meaning) ?? `${withCommas(text)} ${unitOf(meaning, context)}`.trim()
}

/** Bytes beyond a hash, that nobody reads. */
export const isLongHex = (text: string): boolean => text.length > 66 && /^0x[\da-f]*$/i.test(text)

/** How many bytes hex text is, as `68 bytes`. */
export const bytesIn = (text: string): string => `${((text.length - 2) / 2).toLocaleString('en-US')} bytes`

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return 'Invalid Date'
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

/** Decimal text with commas between thousands. */
function withCommas(text: string): string {
  if (/e/i.test(text)) return text // 1e+21
  const [whole = '', fraction] = text.split('.')
  const commas = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? commas : `${commas}.${fraction}`
}

function listText(list: readonly unknown[]): string {
  if (list.length === 0) return '[ ]'
  const [first] = list
  return typeof first === 'object' && first !== null
    ? `[ ${list.length} ]`
    : `[ ${list.slice(0, 4).map(plain).join(', ')}${list.length > 4 ? ' …' : ''} ]`
}

/** What an object is, as its document tells: the token of an approval by its name, a spender without one by its address. */
function nameOf(record: Readonly<Record<string, unknown>>, { names = [] }: Meaning): string | undefined {
  const name = names.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '')
  return name === undefined ? undefined : plain(name)
}

function recordText(record: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(record)
  return keys.length === 0 ? '{ }' : `{ ${keys.slice(0, 3).join(', ')}${keys.length > 3 ? ' …' : ''} }`
}

/** One of a list: hex by its ends, words by their beginning. */
function plain(value: unknown): string {
  const text = escapeInvisible(String(value))
  if (/^0x[\da-f]+$/i.test(text)) return short(text)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
