import { mostIssues } from '../../operation/decode/violations.js'
import type { AbiSource, KnownDelivery } from '../../webhooks/delivery/delivery.js'
import { aptosKinds, evmKinds } from '../events/kinds.js'

/**
 * Says why a delivery may have rows that nobody has read: a list of it has another type, or what holds the list has, so that
 * no row is named; or it has more issues than are recorded.
 *
 * @returns `undefined` where every row is an event or has an issue of its own
 */
export function lostListOf({ issues, ...delivery }: KnownDelivery<AbiSource>): string | undefined {
  const kinds = 'chainId' in delivery ? evmKinds : aptosKinds
  const lists = Object.values(kinds).map(({ list }) => `${list}/`)
  const lost = issues.find(({ path }) => lists.some((list) => list.startsWith(`${path}/`)))
  if (lost) return `${lost.path}: ${lost.message}`
  return issues.length < mostIssues ? undefined : `It has ${mostIssues} issues or more: some may be of rows`
}
