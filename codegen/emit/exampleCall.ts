import type { Field, InputModel, Model, OperationModel } from '../model/model.js'
import { shortPublicValue } from '../model/publicValue.js'
import { lineWidth } from './docComment.js'
import { key, quoted } from './source.js'

/**
 * Writes an example call of a client's method with the document's examples: of parameters only the required ones, of a
 * body all fields of its example, or only the required ones if it would get long.
 */
export function exampleCall(model: Model, operation: OperationModel): string {
  const whole = callText(model, operation, (field) => field.required || isOfBody(field))
  const isNeeded = (field: Field): boolean => field.required || isOneOf(operation, field)
  return whole.split('\n').length <= longestCall ? whole : callText(model, operation, isNeeded)
}

/** Whether a call needs this field or one like it, and the example has it. */
const isOneOf = ({ needsOne }: OperationModel, field: Field): boolean =>
  needsOne.includes(field.name) && 'example' in field && Boolean(field.example)

const longestCall = 12

/** Whether a field isn't a parameter but an input in the body, or a field of an object there. */
const isOfBody = (field: Field): boolean => !('in' in field) || field.in === 'body'

function callText(model: Model, operation: OperationModel, keeps: (field: Field) => boolean): string {
  const { id, inputs, page } = operation
  const shown = inputs.filter((input) => input.example !== undefined && (keeps(input) || isChain(input)))
  const input = Object.fromEntries(shown.map((one) => [one.name, shortPublicValue(one.example, one, model, keeps)]))
  const [start, end] = page ? ['for await (const item of ', ') console.log(item)'] : ['await ', '']
  const method = `${start}client.${model.api}.${id}(`
  const room = lineWidth - '   * '.length - method.length - `)${end}`.length
  return `${method}${shown.length > 0 ? literal(input, room, '') : ''})${end}`
}

/** Whether an input is the chain, without which an address says little. */
const isChain = ({ fallback }: InputModel): boolean => fallback === 'defaultChain'

/** Writes a value as source text, in one line if it fits. */
function literal(value: unknown, room: number, indent: string): string {
  const line = inOneLine(value)
  if (line.length <= room || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const roomOf = (before: string): number => lineWidth - '   * '.length - inner.length - before.length - 1
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const entries = Array.isArray(value)
    ? value.map((entry) => literal(entry, roomOf(''), inner))
    : Object.entries(value).map(([name, entry]) => `${key(name)}: ${literal(entry, roomOf(`${name}: `), inner)}`)
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`
}

function inOneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([name, entry]) => `${key(name)}: ${inOneLine(entry)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}
