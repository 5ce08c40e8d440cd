import { engineLimit } from '../../errors/engineLimit.js'
import { messageOf } from '../../errors/thrownText.js'
import type { Keccak } from '../../webhooks/verify/keccak.js'
import type { Family } from '../families/family.js'
import type { KindRule } from '../families/kindRule.js'
import { contentOf } from './content.js'
import { type StoredData, storeData } from './storedData.js'

/** An event of a delivery, as it is stored. */
export interface EventRow extends StoredData {
  readonly kind: string
  /** Hash of the transaction, spelled alike in every delivery; empty if the service doesn't send it. */
  readonly hash: string
  /** Hash of the fields that the chain determines, which is part of the key. */
  readonly content: string
  /** Tells the event apart from others of its kind, transaction and block. */
  readonly place: string
  /** Its index by the rule of its kind, or its position in its list. */
  readonly index: number
  readonly amount: string | null
  /** Whether its transaction has no other row of this kind. */
  readonly isAlone: boolean
  /** Whether the transaction determines it, in whatever block. */
  readonly isDetermined: boolean
}

/** An event, or the reason why a row can't become one. */
export interface ReadRow extends EventRow {
  readonly problem?: string
}

/** The largest amount of a contract, 2^256 - 1, as a literal: bundlers can't drop an expression. */
const largest = 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffn

/** Reads the rows of a delivery, kind by kind, including copies. */
export function* eventRows<D>(
  delivery: D,
  { kinds, lacksHashes }: Pick<Family<D>, 'kinds' | 'lacksHashes'>,
  keccak: Keccak,
): Generator<ReadRow> {
  for (const [kind, rule] of Object.entries(kinds)) {
    const rows = rule.rowsOf(delivery)
    if (rows.length === 0) continue
    const data = rule.dataOf?.(delivery)
    const placeOf = createPlaces(rule)
    for (const [index, row] of rows.entries()) {
      const hash = rule.hashOf(row) ?? ''
      const place = {
        kind,
        hash,
        index: rule.indexOf?.(row) ?? index,
        isAlone: rule.indexOf === undefined && rule.isOnce?.(row) === true,
        isDetermined: rule.isDetermined === true,
      }
      const isNowhere = (hash.trim() === '' && !lacksHashes) || place.index < 0
      if (isNowhere) {
        const problem = `${rule.lists[0]}/${index}: ${place.index < 0 ? `its position is ${place.index}` : 'it names no transaction'}`
        yield { ...place, ...nothing, problem }
        continue
      }
      try {
        const content = contentOf(rule.contentOf(row), keccak)
        const amount = rule.amountOf?.(row) ?? null
        const { place: placeIn, isDoubtful } = placeOf(row, place.hash, content)
        if (isDoubtful) {
          const problem = `${rule.lists[0]}/${index}: an equal row of unknown type`
          yield { ...place, ...nothing, problem }
          continue
        }
        yield {
          ...place,
          content,
          place: placeIn,
          amount: amount === null ? null : String(amount),
          ...storeData(data ? data.of(row) : row),
          ...(amount !== null &&
            amount > largest && {
              problem: `${rule.lists[0]}: an amount of ${String(amount).length} digits is beyond 2^256 - 1`,
            }),
        }
      } catch (error) {
        const problem = `${rule.lists[0]}/${index}: ${engineLimit(error) ?? messageOf(error)}`
        yield { ...place, ...nothing, problem } // the other rows still become events
      }
    }
  }
}

/** The fields of a row that can't become an event. */
const nothing = { content: '', place: '', amount: null, data: 'null', bigints: null }

/**
 * Tells the rows of a kind apart within a transaction and block: by their index if each row has its own,
 * else by their content and a count of equal ones.
 */
function createPlaces(rule: KindRule<never>): (row: object, hash: string, content: string) => RowPlace {
  const counts = new Map<string, number>()
  return (row, hash, content) => {
    const index = rule.indexOf?.(row)
    if (index !== undefined && !rule.isBatched) return { place: String(index) }
    const shared = index === undefined ? content : `${index}.${content}`
    if (rule.isOnce?.(row)) return { place: shared }
    const among = `${hash} ${shared}`
    const count = counts.get(among) ?? 0
    const equal = count > 0 ? rule.equalRow?.(row) : undefined
    if (equal === 'copy' || equal === 'doubtful') return { place: `${shared}.0`, isDoubtful: equal === 'doubtful' }
    counts.set(among, count + 1)
    return { place: `${shared}.${count}` }
  }
}

interface RowPlace {
  readonly place: string
  /** Whether nobody can say if the row is an event of its own. */
  readonly isDoubtful?: boolean
}
