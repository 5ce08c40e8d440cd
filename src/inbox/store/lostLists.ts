import { mostIssues } from '../../operation/decode/violations.js'
import type { AbiSource, KnownDelivery } from '../../webhooks/delivery/delivery.js'
import { familyOf } from '../families/families.js'

/**
 * Explains why rows of a delivery may have been lost without an issue of their own: a list, or the object that holds
 * it, has another type, or there are more issues than are recorded.
 *
 * @returns `undefined` if every row is an event or has an issue of its own
 */
export function lostListOf(delivery: KnownDelivery<AbiSource>): string | undefined {
  const { issues } = delivery
  const lists = Object.values(familyOf(delivery).kinds).flatMap((rule) => rule.lists.map((list) => `${list}/`))
  const lost = issues.find(({ path }) => {
    const holder = `${path.replace(/\/\d+(?=\/|$)/g, '/*')}/`
    return lists.some((list) => list.startsWith(holder))
  })
  if (lost) return `${lost.path}: ${lost.message}`
  return issues.length < mostIssues ? undefined : `It has ${mostIssues} issues or more, so rows may be missing`
}
