import { toCsv, toJson, toNdjson } from 'ledgerline/values'

/** Kinds of files an answer can be taken away in. */
export const exportKinds = ['json', 'csv', 'ndjson'] as const
/** One of them, as the file's name ends. */
export type ExportKind = (typeof exportKinds)[number]

/** Spreadsheets take a CSV for text of an old code page unless it begins with this mark. */
const byteOrderMark = '\uFEFF'

/** Writes decoded rows as text: bigint as decimal text, dates as ISO. */
export function exportText(kind: ExportKind, data: unknown, rows: readonly unknown[]): string {
  if (kind === 'json') return toJson(data, 2)
  return kind === 'ndjson' ? toNdjson(rows) : byteOrderMark + toCsv(rows)
}

/** Gives a text to the browser as a file. */
export function download(name: string, kind: ExportKind, text: string): void {
  const types = { json: 'application/json', csv: 'text/csv', ndjson: 'application/x-ndjson' }
  const url = URL.createObjectURL(new Blob([text], { type: types[kind] }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = `${name}.${kind}`
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
