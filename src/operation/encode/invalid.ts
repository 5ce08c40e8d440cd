import { InputError } from '../../errors/input.js'
import { truncate } from '../../errors/truncate.js'

/** Creates the error for a value that doesn't have its format. */
export function invalid(at: string, expected: string, value: unknown): InputError {
  return new InputError(`Param ${at} is not valid: expected ${expected}, got ${truncate(value, 80) || 'nothing'}`)
}
