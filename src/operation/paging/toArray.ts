import { excerpt } from '../../errors/excerpt.js'
import { InputError } from '../../errors/input.js'
import { memberOf } from '../../runtime/members.js'

/**
 * Reads items into an array, no more than `options.max` of them: it asks for none beyond.
 *
 * @throws {InputError} when `max` is missing, or no whole number from 1.
 */
export async function toArray<Item>(
  items: AsyncIterator<Item, undefined>,
  operation: string,
  options: unknown,
): Promise<Item[]> {
  const max: unknown = memberOf(Object(options), 'max')
  if (typeof max !== 'number' || !Number.isSafeInteger(max) || max < 1) {
    const got = max === undefined ? 'nothing' : excerpt(max, 80)
    throw new InputError(`Param max is not valid: expected a whole number from 1, got ${got}`, {
      operation,
      hints: ['Pass { max: 1000 }: the most rows that you can hold; a loop over the call has no limit'],
    })
  }
  const all: Item[] = []
  while (all.length < max) {
    const { done, value } = await items.next()
    if (done) break
    all.push(value)
  }
  return all
}
