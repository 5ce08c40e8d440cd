import type { EventRow } from './eventRows.js'

/** What a row says, as far as others may contradict it. */
export type Said = Pick<EventRow, 'content' | 'amount' | 'isDetermined'> & { readonly data: string | null }

/**
 * Whether two rows in one place say different things about what the chain determines. What only one of them says
 * contradicts nothing.
 */
export function contradicts(one: Said, other: Said): boolean {
  if (one.content !== other.content || differ(one.amount, other.amount)) return true
  if (!one.isDetermined || one.data === null || other.data === null || one.data === other.data) return false
  const [first, second] = [Object(JSON.parse(one.data)), Object(JSON.parse(other.data))]
  return Object.keys(first).some((name) => differ(wordOf(first[name]), wordOf(second[name])))
}

const differ = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other

const wordOf = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value))

/** Says that the first of two rows in one place was kept. */
export const contradictionText = ({ kind, hash, index }: Pick<EventRow, 'kind' | 'hash' | 'index'>): string =>
  `${kind} ${index} of ${hash} contradicts another one in the same place, which came first`
