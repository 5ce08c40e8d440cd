import { InputError } from '../../errors/input.js'
import type { InputFlag } from '../flags/inputFlags.js'
import { flagText } from '../help/operationHelp.js'

/**
 * Returns the error of an input as the command has it: with the option that it is passed by.
 *
 * @returns anything else as it is
 */
export function withFlag(error: unknown, flags: readonly InputFlag[]): unknown {
  if (!(error instanceof InputError)) return error
  const [message = ''] = error.message.split('\n')
  const [, name] = /^Param (\w+)/.exec(message) ?? []
  const place = error.hints.find((hint) => /^Given as \w+/.test(hint))
  const [, given] = /^Given as (\w+)/.exec(place ?? '') ?? []
  const flag = flags.find(({ input }) => input.name === (name ?? given))
  if (!flag) return error
  const { code, operation, hints } = error
  const isMissing = / is required$/.test(message)
  return new InputError(isMissing ? `--${flag.name} is required` : message, {
    code,
    operation,
    cause: error,
    hints: [...hints.filter((hint) => hint !== place), `${isMissing ? 'Pass' : 'Given as'} ${flagText(flag)}`],
  })
}
