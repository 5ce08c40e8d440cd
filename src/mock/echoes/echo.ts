import { answerPlacesOf } from '../model/answerPlaces.js'
import type { MockOperation } from '../model/mockOperation.js'

/** A place in a response that echoes an input. */
export interface Echo {
  /** Wire names, from the root of the response; they pass through lists. */
  readonly path: readonly string[]
  /** Public name of the input. */
  readonly input: string
  /** For an input that is a list of objects: the field of these objects, by its wire name. */
  readonly inner: string | undefined
  /** Whether every row echoes it, or only those where the example does. */
  readonly always: boolean
  /** The words before it in a text, if the value alone is too short to be found there. */
  readonly before?: string
}

const known = /* @__PURE__ */ new WeakMap<MockOperation, readonly Echo[]>()

/** Returns the places where an operation's response echoes inputs, as its fields or the operation itself declare. */
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
