/**
 * Returns whether a delivery is the test delivery, which is sent when a stream is created or changed.
 *
 * It has no block and no record of any kind; a delivery with a record is never taken for a test. Answer it with a 2xx
 * status, else the stream is not created. Parsed deliveries and wire JSON are both taken.
 *
 * @example
 * if (isTestDelivery(delivery)) return new Response()
 */
export function isTestDelivery(delivery: object): boolean {
  const { block, abi: _, ...groups } = fieldsOf(delivery)
  if (typeof block !== 'object' || block === null) return false
  const { hash, number } = fieldsOf(block)
  return isBlank(hash) && isBlank(number) && Object.values(groups).every(holdsNothing)
}

/** Lists, and objects of lists, have to be empty; texts, flags and counts say nothing about records. */
function holdsNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every((entry) => Array.isArray(entry) && entry.length === 0)
}

const fieldsOf = (value: object): Readonly<Record<string, unknown>> => ({ ...value })

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''
