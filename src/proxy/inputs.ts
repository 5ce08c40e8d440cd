import { pinnedChain } from '../client/pinnedChain.js'
import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { isObject } from '../operation/decode/plain.js'
import type { InputField, Operation } from '../operation/operation.js'
import type { Passage } from './passage.js'

/** The texts of inputs by wire name. A list has several. */
export type Inputs = ReadonlyMap<string, readonly string[]>

/** The inputs of a call, by public name. */
export type Given = Readonly<Record<string, unknown>>

/**
 * Reads the inputs of an operation from a request. Only their names are checked here; their values are checked by the
 * operation's encoders, which accept their own output.
 *
 * @param path - the texts of the path's inputs by wire name
 * @param body - the parsed body; `undefined` for none
 * @throws {InputError} for an input that the operation doesn't have, or that is given twice.
 */
export function inputsIn({ inputs }: Pick<Operation, 'inputs'>, path: Inputs, query: string, body: unknown): Given {
  const given: Record<string, unknown> = Object.create(null)
  const take = (place: InputField['in'], wire: string, texts: readonly string[]): void => {
    const field = inputs.find((one) => one.in === place && decoded(one.wire ?? one.name) === wire)
    if (!field) throw new InputError(`Unknown input ${truncate(wire, 80)}`)
    given[field.name] = readTexts(field, texts)
  }
  for (const [wire, texts] of path) take('path', wire, texts)
  for (const [wire, texts] of textsIn(query)) take('query', wire, texts)
  if (body !== undefined) takeBody(inputs, body, given)
  return given
}

/** Replaces pinned inputs, and applies the maximum of the others. */
export function boundedInputs(given: Given, { pin, max }: Passage): Given {
  const bounded = { ...given }
  for (const [field, most] of max) {
    const { name } = field
    if (Object.hasOwn(pin, name)) continue
    const value = given[name]
    const list = listOf(field)
    if (list === undefined) bounded[name] = value === undefined ? most : lowered(field.encode(value, name), most)
    else if (value !== undefined && entriesOf(field.encode(value, name)) > most)
      throw new InputError(`Param ${name} takes at most ${most}`)
  }
  return { ...bounded, ...pin }
}

/**
 * Returns the header that tells the client in the page which chain was pinned: it gives rows the chain of their call,
 * but here the proxy has chosen it.
 */
export function pinnedHeaders({ pin }: Passage, values: Given): Readonly<Record<string, string>> {
  const { chain } = values
  return Object.hasOwn(pin, 'chain') && typeof chain === 'string' ? { [pinnedChain]: chain } : {}
}

function takeBody(inputs: Operation['inputs'], body: unknown, given: Record<string, unknown>): void {
  const fields = inputs.filter((field) => field.in === 'body')
  const whole = fields.find(({ wire }) => wire === '')
  if (whole) {
    given[whole.name] = body
    return
  }
  if (!isObject(body)) throw new InputError('The body is not an object')
  for (const [wire, value] of Object.entries(body)) {
    const field = fields.find((one) => (one.wire ?? one.name) === wire)
    if (!field) throw new InputError(`Unknown input ${truncate(wire, 80)}`)
    given[field.name] = value
  }
}

/** Returns the values of a query by decoded name. */
function textsIn(query: string): Inputs {
  const found = new Map<string, string[]>()
  for (const [name, text] of new URLSearchParams(query)) {
    const texts = found.get(name)
    if (texts) texts.push(text)
    else found.set(name, [text])
  }
  return found
}

/**
 * Returns a list, or the single text of any other input, or a boolean if the input doesn't take `true` or `false` as
 * text.
 */
function readTexts(field: InputField, texts: readonly string[]): unknown {
  if (listOf(field) === 'list') return texts
  const [text = '', second] = texts
  if (second !== undefined) throw new InputError(`Param ${field.name} is given twice`)
  if (text !== 'true' && text !== 'false') return text
  try {
    field.encode(text, field.name)
    return text
  } catch {
    return text === 'true'
  }
}

/** Whether an input takes lists, and if so, whether it sends them as several values or as one text. */
function listOf({ encode, name }: InputField): 'list' | 'text' | undefined {
  try {
    return Array.isArray(encode([], name)) ? 'list' : 'text'
  } catch {
    return undefined
  }
}

const entriesOf = (encoded: unknown): number =>
  Array.isArray(encoded) ? encoded.length : String(encoded).split(',').length

const lowered = (encoded: unknown, most: number): unknown => (Number(encoded) > most ? most : encoded)

/** Decodes the name of an input: documents write it as it is in a URL. */
function decoded(wire: string): string {
  return decodeURIComponent(wire)
}
