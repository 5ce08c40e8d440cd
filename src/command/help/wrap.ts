import { displayWidth, padTo } from '../shell/displayWidth.js'

/** Columns of help: what a reader's eye can follow. */
const width = 100

/** Breaks a text into lines of at most some columns, at its blanks. */
export function wrapped(text: string, columns = width): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && displayWidth(line) + 1 + displayWidth(word) > columns) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/** Writes pairs as two columns, the second of which is wrapped. */
export function pairs(rows: readonly (readonly [string, string])[], indent = '  '): string {
  const widest = rows.reduce((most, [name]) => Math.max(most, displayWidth(name)), 0)
  const first = Math.min(widest, 34)
  return rows
    .map(([name, text]) => {
      const [start = '', ...rest] = wrapped(text, width - indent.length - first - 2)
      const isLong = displayWidth(name) > first
      const head = isLong
        ? `${indent}${name}\n${indent}${' '.repeat(first + 2)}${start}`
        : `${indent}${padTo(name, first)}  ${start}`
      return [head.trimEnd(), ...rest.map((line) => `${indent}${' '.repeat(first + 2)}${line}`)].join('\n')
    })
    .join('\n')
}
