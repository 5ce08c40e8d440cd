import { isDate } from '../values/isDate.js'
import { isPlain } from './isPlain.js'

/**
 * Turns data with `bigint` and `Date` values into plain JSON data, for TanStack's `dehydrate`.
 *
 * If you set it globally, it also gets the data of other queries, and leaves values it doesn't know unchanged. Data
 * can't imitate its markers, so a token's metadata can't smuggle in values. If you put the JSON into a `<script>`,
 * escape each `<`.
 *
 * @returns the same data, with each `bigint` and `Date` replaced by an object `{ $: kind, value: text }`
 * @example
 * const queryClient = new QueryClient({
 *   defaultOptions: { dehydrate: { serializeData }, hydrate: { deserializeData }, queries: { staleTime: 60_000 } },
 * })
 * const state = JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c')
 */
export function serializeData(data: unknown): unknown {
  if (typeof data === 'bigint') return { $: 'bigint', value: String(data) }
  if (isDate(data)) return { $: 'date', value: data.toJSON() }
  if (Array.isArray(data)) return data.map(serializeData)
  if (!isPlain(data)) return data
  const plain = mapped(data, serializeData)
  return Object.hasOwn(data, '$') ? { $: 'object', value: plain } : plain
}

/**
 * Restores data that `serializeData` converted, for TanStack's `hydrate`.
 *
 * @returns the data with its `bigint` and `Date` values
 */
export function deserializeData(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(deserializeData)
  if (!isPlain(data)) return data
  const { $: kind, value } = data
  if (kind === 'bigint' && typeof value === 'string') return BigInt(value)
  if (kind === 'date') return new Date(typeof value === 'string' ? value : Number.NaN)
  if (kind === 'object' && isPlain(value)) return mapped(value, deserializeData)
  return mapped(data, deserializeData)
}

/** Uses `fromEntries`, which keeps a field named `__proto__`. */
const mapped = (
  object: Readonly<Record<string, unknown>>,
  change: (value: unknown) => unknown,
): Record<string, unknown> => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))
