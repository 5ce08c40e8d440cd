/** A column of a table: its title, and its cell in every row, which may be empty. */
export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => string
}

/** Writes a table without empty columns, except for the first; empty if there are no rows. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  if (rows.length === 0) return ''
  const filled = columns.filter(({ cell }, index) => index === 0 || rows.some((row) => cell(row) !== ''))
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(filled.map(({ title }) => title)),
    `|${'---|'.repeat(filled.length)}`,
    ...rows.map((row) => line(filled.map(({ cell }) => cell(row)))),
  ].join('\n')
}

/** Joins the parts of a page or a section that aren't empty. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Text as code. */
export const code = (text: string): string => `\`${text}\``

/** A link to a section whose title is a name, on this page or on another. */
export const linkTo = (name: string, page = ''): string => `[${code(name)}](${page}#${name.toLowerCase()})`

/** Text for a cell of a table. */
export const inCell = (text: string): string => oneLine(text).replaceAll('|', '\\|')

/** Text as one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').trim()

/** Text of several paragraphs, each as one line. */
export const unwrapped = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(oneLine)
    .join('\n\n')
