import { lineWidth } from './docComment.js'

/** Writes JSON for people: what fits into one line stays in one. */
export function readableJson(value: unknown): string {
  return `${printed(value, '', lineWidth)}\n`
}

function printed(value: unknown, indent: string, room: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const mayFit = JSON.stringify(value).length <= room // without spaces, which is cheaper to compute
  const line = mayFit ? inOneLine(value) : ''
  if (mayFit && line.length <= room) return line
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const entries = Array.isArray(value)
    ? value.map((entry) => printed(entry, inner, lineWidth - inner.length - ','.length))
    : Object.entries(value).map(([name, entry]) => {
        const start = `${JSON.stringify(name)}: `
        return start + printed(entry, inner, lineWidth - inner.length - start.length - ','.length)
      })
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${inOneLine(entry)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}
