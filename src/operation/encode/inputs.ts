import { memberOf } from '../../runtime/members.js'
import type { Operation } from '../operation.js'

/** The inputs of a call, which inherit nothing. */
export type Inputs = Readonly<Record<string, unknown>>

/**
 * Copies the inputs of a call, each read once, as `memberOf` reads it: what follows reads the copy by plain access, and
 * finds nothing of `Object.prototype` there. Names that are no input are kept for the error that tells of them. What is no
 * object is handed on as it is, for that error too.
 */
export function inputsOf({ inputs }: Pick<Operation, 'inputs'>, given: unknown): Inputs {
  if (typeof given !== 'object' || given === null) return given as Inputs // which `encodeCall` refuses, or takes for none
  const copy: Record<string, unknown> = Object.create(null)
  for (const name of Object.keys(given)) copy[name] = undefined
  for (const { name } of inputs) copy[name] = memberOf(given, name)
  return copy
}
