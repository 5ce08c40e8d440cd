import { answerPlacesOf } from '../model/answerPlaces.js'
import type { MockOperation } from '../model/mockOperation.js'

/** A place in an answer that says back an input. */
export interface Echo {
  /** Wire names, from the answer down; lists are passed through. */
  readonly path: readonly string[]
  /** Public name of the input. */
  readonly input: string
  /** Of an input that is a list of objects: the field of theirs, on the wire. */
  readonly inner: string | undefined
  /** Whether every row says it back, or only those where the example does. */
  readonly always: boolean
  /** What stands before it in a text, where the value alone says too little to be found there. */
  readonly before?: string
}

const known = /* @__PURE__ */ new WeakMap<MockOperation, readonly Echo[]>()

/** Where the answer of an operation says back its inputs: by its fields, and by what the operation itself says. */
export function echoesOf(operation: MockOperation): readonly Echo[] {
  const found = known.get(operation) ?? readEchoes(operation)
  known.set(operation, found)
  return found
}

function readEchoes(operation: MockOperation): readonly Echo[] {
  const { inputs, echoed = {}, mentioned = {} } = operation
  const names = new Set(inputs.map(({ name }) => name))
  return [
    ...answerPlacesOf(operation).flatMap(({ path, field: { echoes: input } }) =>
      input !== undefined && names.has(input) ? [{ path, input, inner: undefined, always: true }] : [],
    ),
    ...Object.entries(echoed).map(([path, input]) => namedEcho(path, input, true)),
    ...Object.entries(mentioned).flatMap(([path, named]) =>
      [named].flat().map((input) => namedEcho(path, input, false)),
    ),
  ]
}

function namedEcho(path: string, named: string, always: boolean): Echo {
  const [, before, name = named] = /^(.+)\{(.+)\}$/.exec(named) ?? []
  const [input = '', inner] = name.split('.')
  return { path: path.split('.'), input, inner, always, ...(before !== undefined && { before }) }
}
