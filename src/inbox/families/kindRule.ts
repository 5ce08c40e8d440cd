/** How the rows of a list become events of a kind. */
export interface KindRule<Delivery, Row extends object = object> {
  /** JSON pointers to the list on the wire, which may have two names. `*` stands for any position in a list. */
  readonly lists: readonly string[]
  rowsOf(delivery: Delivery): readonly Row[]
  /** Hash of the transaction, spelled alike in every delivery; `undefined` if the service doesn't send it. */
  hashOf(row: Row): string | undefined
  /**
   * The fields that the chain determines, of which the key has a hash: no labels, no prices, no gas. Text is in the key as
   * it is.
   */
  contentOf(row: Row): readonly unknown[] | string
  /** Its index among the rows that it is ordered by: of its log in the block, of an output in its transaction. */
  indexOf?(row: Row): number
  /** Whether several rows may have one index. */
  readonly isBatched?: true
  /**
   * Which share a row is of what its content names, from 0, if each owner has one: it ends the key. A delivery that
   * doesn't name the owners has one row for all of them, with the number 0.
   */
  shareOf?(row: Row): number
  /**
   * Whether an equal row in the same place must be a copy, because the chain can't have two. Absent if it can. `undefined`
   * if the row doesn't say: it counts as a copy then, and makes its delivery poison.
   */
  isOnce?(row: Row): boolean | undefined
  /**
   * Whether the transaction determines the row, in whatever block: what one delivery leaves out, another tells, and
   * without its amount it isn't settled.
   */
  readonly isDetermined?: true
  /** The amount in base units. */
  amountOf?(row: Row): bigint | null | undefined
  /** The `data` of the events. Default: the row. */
  dataOf?(delivery: Delivery): RowData<Row>
}

/** Returns the `data` of the events of one delivery. */
export interface RowData<Row> {
  of(row: Row): object
}

/** The rules of a family of chains, by kind. */
export type Kinds<Delivery> = Readonly<Record<string, KindRule<Delivery>>>

/** The type of a list's entries. */
export type RowOf<List> = List extends readonly (infer Row extends object)[] ? Row : never

/** The amount of most rows. */
export const value = (row: { readonly value?: bigint | null }): bigint | null | undefined => row.value
