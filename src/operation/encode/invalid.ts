import { excerpt } from '../../errors/excerpt.js'
import { InputError } from '../../errors/input.js'

/** Creates the error for a value that does not fit its format. */
export function invalid(at: string, expected: string, value: unknown): InputError {
  return new InputError(`Param ${at} is not valid: expected ${expected}, got ${excerpt(value, 80) || 'nothing'}`)
}
