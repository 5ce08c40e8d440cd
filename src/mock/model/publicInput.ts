import { date } from '../../operation/decode/times.js'
import type { ManifestField, ManifestShape } from '../../operation/manifest.js'
import { getChain } from '../../values/chainDetails.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { MockCall } from './call.js'
import { type MockOperation, wireName } from './mockOperation.js'
import { membersOf, resolve, wireOf } from './shapes.js'

/** The inputs of a call by public name, as a caller passes them. */
export type PublicInput = Readonly<Record<string, unknown>>

/**
 * Reads the inputs back from a request, by their public names: amounts as `bigint`, times as `Date`, chains as their
 * ids, and addresses in the spelling of rows. Inputs that weren't sent are absent.
 */
export function publicInputOf({ operation, values, query, body }: MockCall): PublicInput {
  const places = { path: values, query, body } as const
  return Object.fromEntries(
    operation.inputs.flatMap((input) => {
      const isWhole = input.in === 'body' && wireName(input) === ''
      const sent = isWhole ? body : fieldOf(places[input.in], wireName(input))
      return sent === undefined ? [] : [[input.name, readValue(operation, input.shape, sent)]]
    }),
  )
}

function readValue(operation: MockOperation, used: ManifestShape, value: unknown): unknown {
  const shape = resolve(operation, used)
  if (value === null || value === undefined) return value
  if (shape.kind === 'scalar') return readScalar(operation, shape, value)
  if (shape.kind === 'list') return [value].flat().map((one) => readValue(operation, shape.item.shape, one))
  if (typeof value !== 'object') return value
  const fields = membersOf(operation, shape, value).flatMap((member) => fieldsOf(member))
  const readMember = ([wire, own]: readonly [string, unknown]): readonly [string, unknown] => {
    const field = fields.find((each) => wireOf(each) === wire)
    return field ? [field.name, readValue(operation, field.shape, own)] : [wire, own]
  }
  return Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).map(readMember))
}

const fieldsOf = (shape: ManifestShape): readonly ManifestField[] =>
  shape.kind === 'object' ? shape.fields : shape.kind === 'record' ? (shape.known ?? []) : []

/** Reads a single value. If it doesn't fit its format, it stays as it was sent. */
function readScalar(
  { formats }: MockOperation,
  { type, format = '' }: Extract<ManifestShape, { kind: 'scalar' }>,
  value: unknown,
): unknown {
  const output = formats[format]?.output
  const read = output === undefined ? undefined : readers.get(output)
  if (read) return read(value) ?? value
  if (typeof value !== 'string') return value
  const types = type.split(' | ')
  if (types.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true'
  return types.includes('string') ? value : (readNumber(value) ?? value)
}

type Read = (value: unknown) => unknown

const readNumber: Read = (value) => {
  const number = Number(value)
  return String(value).trim() !== '' && Number.isFinite(number) ? number : undefined
}

const readWhole: Read = (value) => (/^(\d+|0x[\da-f]+)$/i.test(String(value)) ? BigInt(String(value)) : undefined)

const readChain: Read = (value) => getChain(String(value))?.id

const readEvmAddress: Read = (value) =>
  /^0x[\da-f]{40}$/i.test(String(value)) ? String(value).toLowerCase() : undefined

const readAptosAddress: Read = (value) => {
  const text = String(value)
  return /^0x[\da-f]{1,64}$/i.test(text) ? `0x${text.slice(2).toLowerCase().padStart(64, '0')}` : undefined
}

/** Readers by the type that a format has in code. */
const readers: ReadonlyMap<string, Read> = /* @__PURE__ */ new Map<string, Read>([
  ['bigint', readWhole],
  ['number', readNumber],
  ['Date', (value) => date(typeof value === 'string' ? (readNumber(value) ?? value) : value)],
  ['EvmChainId', readChain],
  ['EvmOrSolanaChain', readChain],
  ['EvmAddress', readEvmAddress],
  ['EvmOrSolanaAddress', readEvmAddress],
  ['AptosAddress', readAptosAddress],
])
