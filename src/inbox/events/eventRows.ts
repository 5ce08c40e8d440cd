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
  /** Which share it is of what its content names, if each owner has one. */
  readonly share?: number | undefined
  /** The key that it is stored with already, in whatever block or stream. */
  readonly key?: string | undefined
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
        const found = placeOf(row, place.hash, content)
        yield {
          ...place,
          content,
          place: found.place,
          share: found.share,
          amount: amount === null ? null : String(amount),
          ...storeData(data ? data.of(row) : row),
          ...(amount !== null &&
            amount > largest && {
              problem: `${rule.lists[0]}: an amount of ${String(amount).length} digits is beyond 2^256 - 1`,
            }),
          ...(found.isDoubtful && {
            problem: `${rule.lists[0]}/${index}: an equal row of unknown type, which counts as a copy`,
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

/** Where a row is among those of its kind, transaction and block. */
interface RowPlace {
  readonly place: string
  readonly share?: number
  /** Whether it may be a copy of an equal row, or not. */
  readonly isDoubtful?: boolean
}

/**
 * Tells the rows of a kind apart within a transaction and block: by their index if each row has its own,
 * else by their content and a count of equal ones.
 */
function createPlaces(rule: KindRule<never>): (row: object, hash: string, content: string) => RowPlace {
  const counts = new Map<string, number>()
  return (row, hash, content) => {
    const share = rule.shareOf?.(row)
    if (share !== undefined) return { place: `${content}.${share}`, share }
    const index = rule.indexOf?.(row)
    if (index !== undefined && !rule.isBatched) return { place: String(index) }
    const isOnce = rule.isOnce ? rule.isOnce(row) : false
    if (isOnce && !rule.isBatched) return { place: content }
    const shared = index === undefined ? content : `${index}.${content}`
    const among = `${hash} ${shared}`
    const count = counts.get(among) ?? 0
    counts.set(among, count + 1)
    if (isOnce === false) return { place: `${shared}.${count}` }
    return { place: `${shared}.0`, isDoubtful: count > 0 && isOnce === undefined }
  }
}
