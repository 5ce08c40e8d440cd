import { isBlank, isObject } from '../../operation/decode/plain.js'

/**
 * Returns whether a delivery is the test delivery, which the service sends when you create or change a stream. Answer
 * it with a 2xx status, or the stream isn't created.
 *
 * A test delivery is `{}`, or has a blank `streamId`, or has no `streamId`, a blank block and no records. Pass a parsed
 * delivery or the parsed JSON. An empty body is a test delivery too, which `parseWebhook` recognises.
 *
 * @example
 * if (isTestDelivery(delivery)) return new Response()
 */
export function isTestDelivery(delivery: object): boolean {
  if (!isObject(delivery)) return false
  const fields = Object.entries(delivery)
  const { streamId, block } = Object.fromEntries(fields)
  if (Object.hasOwn(delivery, 'streamId')) return isBlank(streamId)
  return fields.length === 0 || (isBlankBlock(block) && fields.every(holdsNothing))
}

/** Numbers are 0 in the blocks of some families. */
const isBlankBlock = (block: unknown): boolean =>
  isObject(block) && Object.values(block).every((value) => isBlank(value) || value === 0)

/** Lists, and objects of lists, must be empty. Strings, flags and counts say nothing about records. */
function holdsNothing([name, value]: readonly [string, unknown]): boolean {
  if (name === 'block' || name === 'abi' || typeof value !== 'object' || value === null) return true
  return Object.values(value).every((entry) => Array.isArray(entry) && entry.length === 0)
}
