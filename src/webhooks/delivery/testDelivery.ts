import { isBlank, isObject } from '../../operation/decode/plain.js'

/**
 * Returns whether a delivery is the test delivery, which is sent when a stream is created or changed.
 *
 * It is `{}`, or its `streamId` is blank, whatever the family of chains. One without a `streamId` is a test where its block is
 * blank and it has no record of any kind. Answer it with a 2xx status, or the stream is not created. Both parsed deliveries
 * and wire JSON are accepted. An empty body, which is no JSON, is a test too: `parseWebhook` knows it.
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

const isBlankBlock = (block: unknown): boolean => isObject(block) && Object.values(block).every(isBlank)

/** Lists, and objects of lists, have to be empty; texts, flags and counts say nothing about records. */
function holdsNothing([name, value]: readonly [string, unknown]): boolean {
  if (name === 'block' || name === 'abi' || typeof value !== 'object' || value === null) return true
  return Object.values(value).every((entry) => Array.isArray(entry) && entry.length === 0)
}
