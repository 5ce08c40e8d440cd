import { isBlank } from '../../operation/decode/plain.js'

/**
 * Returns whether a delivery is the test delivery, which is sent when a stream is created or changed.
 *
 * It has no block and no record of any kind; a delivery with a record is never taken for a test. Answer it with a 2xx
 * status, or the stream is not created. Both parsed deliveries and wire JSON are accepted.
 *
 * @example
 * if (isTestDelivery(delivery)) return new Response()
 */
export function isTestDelivery(delivery: object): boolean {
  if (typeof delivery !== 'object' || delivery === null) return false
  const block = fieldOf(delivery, 'block')
  if (typeof block !== 'object' || block === null) return false
  if (!isBlank(fieldOf(block, 'hash')) || !isBlank(fieldOf(block, 'number'))) return false
  const silent = fieldOf(delivery, 'kind') ? ['block', 'abi', 'raw'] : ['block', 'abi'] // only a parsed one has a kind
  return Object.entries(delivery).every(([name, value]) => silent.includes(name) || holdsNothing(value))
}

/** Lists, and objects of lists, have to be empty; texts, flags and counts say nothing about records. */
function holdsNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every((entry) => Array.isArray(entry) && entry.length === 0)
}

const fieldOf = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
