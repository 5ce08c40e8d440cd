import { safeJson } from '../../files/safeText.js'
import { toJson } from '../../values/json.js'
import { toNdjson } from '../../values/ndjson.js'
import type { RowWriter, WriterOptions } from './writer.js'

/** Writes one value as JSON. */
export const jsonText = (value: unknown): string => safeJson(`${toJson(value, 2)}\n`)

/** Writes rows as one JSON list: on a terminal to be read, elsewhere a row per line. */
export function jsonWriter({ output }: WriterOptions): RowWriter {
  let isOpen = false
  const rowText = (row: unknown): string =>
    output.isTerminal ? toJson(row, 2).replaceAll('\n', '\n  ').replace(/^/, '  ') : toJson(row)
  return {
    async rows(rows) {
      if (rows.length === 0) return
      const start = isOpen ? ',\n' : '[\n'
      isOpen = true
      await output.write(safeJson(start + rows.map(rowText).join(',\n')))
    },
    async end(failed) {
      if (isOpen) await output.write('\n]\n')
      else if (!failed) await output.write('[]\n')
    },
  }
}

/** Writes rows as NDJSON. */
export function ndjsonWriter({ output }: WriterOptions): RowWriter {
  return {
    async rows(rows) {
      if (rows.length > 0) await output.write(safeJson(toNdjson(rows)))
    },
    async end() {},
  }
}
