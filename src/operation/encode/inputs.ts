import { memberOf } from '../../runtime/members.js'
import type { Operation } from '../operation.js'

/** The inputs of a call, without a prototype. */
export type Inputs = Readonly<Record<string, unknown>>

/**
 * Copies the inputs of a call. Each is read once, by `memberOf`, and the copy has no prototype, so later code can use
 * plain access. Unknown names are kept for the error that reports them. A value that isn't an object is returned as it
 * is, for the same reason.
 */
export function inputsOf({ inputs }: Pick<Operation, 'inputs'>, given: unknown): Inputs {
  if (typeof given !== 'object' || given === null) return given as Inputs // `encodeCall` checks it
  const copy: Record<string, unknown> = Object.create(null)
  for (const name of Object.keys(given)) copy[name] = undefined
  for (const { name } of inputs) copy[name] = memberOf(given, name)
  return copy
}
