import { toJson } from 'ledgerline/values'
import type { Row } from './rows.js'

/** The rows that have every word of a text in one of their values, in any case; all of them for no text. */
export function filterRows(rows: readonly Row[], text: string): readonly Row[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const own = textOf(row)
    return words.every((word) => own.includes(word))
  })
}

/** What is searched in a row, made once. */
const texts = new WeakMap<Row, string>()

function textOf(row: Row): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = toJson(row.data ?? row.wire ?? null).toLowerCase()
  texts.set(row, text)
  return text
}
