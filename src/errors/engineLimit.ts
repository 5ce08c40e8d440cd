import { messageOf, nameOfThrown } from './thrownText.js'

/**
 * Returns which limit of the JavaScript engine an error is about: the depth of its stack, or the size of its strings,
 * arrays and maps.
 *
 * @returns `undefined` for an error of any other kind
 */
export function engineLimit(error: unknown): 'nested too deeply' | 'too large' | undefined {
  // Firefox throws an `InternalError` where others throw a `RangeError`
  if (!['RangeError', 'InternalError'].includes(nameOfThrown(error))) return undefined
  return /stack|recursion|nested/i.test(messageOf(error)) ? 'nested too deeply' : 'too large'
}
