import type { ManifestField } from '../../operation/manifest.js'
import { rewritten, valuesAt } from '../echoes/places.js'
import { spelled } from '../echoes/spelling.js'
import { type AnswerPlace, answerPlacesOf } from '../model/answerPlaces.js'
import type { MockOperation } from '../model/mockOperation.js'
import { formatOf } from '../model/shapes.js'
import type { Block } from './chain.js'

/** A block of a scripted chain. */
export interface ScriptedBlock {
  readonly block: Block
  /** Hash of the block before it, where an answer has that. */
  readonly parent: string | undefined
}

/**
 * Lets an answer be of a block: its number, its hash and its time are in each field that has those of a block, and a list of
 * transactions has those of the block. The example is not changed.
 */
export function inBlock(operation: MockOperation, body: unknown, scripted: ScriptedBlock): unknown {
  const places = answerPlacesOf(operation)
  const lists = places.filter((place) => isIdOf(place.field, 'transaction-hash') && place.path.length > 1)
  const listed = lists.reduce((answer, place) => withTransactions(places, answer, place, scripted), body)
  return places.reduce((answer, place) => {
    const value = factFor(place, places, scripted)
    return value === undefined ? answer : rewritten(answer, place.path, (own) => spelled(own, value))
  }, listed)
}

/** What of the block a field tells; `undefined` where that is nothing. */
function factFor(
  place: AnswerPlace,
  places: readonly AnswerPlace[],
  { block, parent }: ScriptedBlock,
): bigint | string | undefined {
  const { field } = place
  const format = formatOf(field)
  if (format === 'block-number') return block.number
  if (format === 'date-time' && field.display?.as !== 'upkeep') return block.timestamp
  if (field.display?.kind !== 'block-hash') return undefined
  const isParent =
    field.display.as !== 'id' && places.some((one) => isIdOf(one.field, 'block-hash') && isBeside(one, place))
  return isParent ? parent : block.hash
}

/** Gives a list a row for each transaction of the block, and what counts its rows their number. */
function withTransactions(
  places: readonly AnswerPlace[],
  body: unknown,
  { path }: AnswerPlace,
  { block: { transactions } }: ScriptedBlock,
): unknown {
  const list = path.slice(0, -1)
  const hashes = places.filter(
    ({ path: way, field }) => isWithin(way, list) && field.display?.kind === 'transaction-hash',
  )
  const inRow = hashes.map(({ path: way }) => way.slice(list.length))
  const rowOf = (row: unknown, hash: string): unknown =>
    inRow.reduce((made, way) => rewritten(made, way, () => hash), row)
  const grown = rewritten(body, list, (rows) =>
    Array.isArray(rows) && rows.length > 0
      ? transactions.map((hash, index) => rowOf(rows[index % rows.length], hash))
      : rows,
  )
  const length = valuesAt(body, path).length
  const counts = places.filter((place) => isBeside(place, { path: list }) && formatOf(place.field) === 'count')
  return counts.reduce(
    (answer, count) =>
      rewritten(answer, count.path, (own) => (Number(own) === length ? spelled(own, transactions.length) : own)),
    grown,
  )
}

/** Whether a field is the hash by which an object is told apart: that of a block, or of a transaction. */
export const isIdOf = ({ display }: ManifestField, kind: 'block-hash' | 'transaction-hash'): boolean =>
  display?.as === 'id' && display.kind === kind

type Path = Pick<AnswerPlace, 'path'>

const isBeside = (one: Path, other: Path): boolean =>
  one.path.slice(0, -1).join('.') === other.path.slice(0, -1).join('.')

const isWithin = (path: readonly string[], list: readonly string[]): boolean =>
  list.every((name, index) => path[index] === name)
