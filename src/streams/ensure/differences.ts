import { fieldOf } from '../../values/fieldOf.js'

import { isSameValue } from '../sameValue.js'
import { isSameTriggers, type TriggerLike } from '../trigger.js'
import { topicHash } from './topicHash.js'

/**
 * Returns the names of the given fields in which a stream differs. The order of lists doesn't matter, nor does the case
 * of hex; an absent list equals an empty one, and an absent flag equals `false`.
 *
 * @param fields - encoded
 * @param held - as the service's response was decoded
 */
export function differences(fields: Readonly<Record<string, unknown>>, held: object): readonly string[] {
  return Object.keys(fields).filter((name) => {
    const compare = (Object.hasOwn(comparisons, name) && comparisons[name]) || isSameField
    return !compare(fields[name], fieldOf(held, name))
  })
}

/** Returns whether what is given is what the stream has. */
type Compare = (given: unknown, held: unknown) => boolean

const isSameField: Compare = (given, held) => {
  if (Array.isArray(given)) return isSameList(given, held)
  return isSameValue(given, held ?? (typeof given === 'boolean' ? false : undefined))
}

/** Fields that need more than their values compared. */
const comparisons: Readonly<Record<string, Compare>> = {
  webhookUrl: (given, held) => urlOf(given) === urlOf(held),
  topic0: (given, held) => isSameList(listOf(given).map(topicOf), listOf(held).map(topicOf)),
  advancedOptions: (given, held) => isSameList(listOf(given).map(conditionOf), listOf(held).map(conditionOf)),
  getNativeBalances: (given, held) => isSameList(listOf(given).map(balancesOf), listOf(held).map(balancesOf)),
  triggers: (given, held) => isSameTriggers(listOf(given) as TriggerLike[], listOf(held) as TriggerLike[]), // encoded, and decoded
}

/** Returns whether two lists have the same entries, each equally often. */
function isSameList(given: readonly unknown[], held: unknown): boolean {
  const others = [...listOf(held)]
  return (
    others.length === given.length &&
    given.every((entry) => {
      const match = others.findIndex((other) => isSameValue(entry, other))
      if (match >= 0) others.splice(match, 1)
      return match >= 0
    })
  )
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const topicOf = (event: unknown): unknown => (typeof event === 'string' && event !== '' ? topicHash(event) : event)

const conditionOf = (condition: unknown): unknown => ({
  topic0: topicOf(fieldOf(condition, 'topic0')),
  filter: fieldOf(condition, 'filter') ?? {},
  includeNativeTxs: fieldOf(condition, 'includeNativeTxs') ?? false,
})

const balancesOf = (balances: unknown): unknown => ({
  type: fieldOf(balances, 'type'),
  selectors: [...listOf(fieldOf(balances, 'selectors'))].sort(),
})

/** A URL as the service may write it: `https://example.com` with a slash at the end. */
const urlOf = (value: unknown): unknown =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value).href : value
