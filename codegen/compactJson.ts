/** Longest line of what fits into one. */
const width = 120

/** Prints JSON so that a person can read it and see what changed: what fits into a line stands in one. */
export function compactJson(value: unknown): string {
  return `${print(value, 0, 0)}\n`
}

/** @param lead characters before the value in its line. */
function print(value: unknown, depth: number, lead: number): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || depth + lead + line.length < width) return line
  const indent = ' '.repeat(depth + 1)
  const isList = Array.isArray(value)
  const entries = Object.entries(value).filter(([, child]) => child !== undefined)
  const inner = entries.map(([name, child]) => {
    const key = isList ? '' : `${JSON.stringify(name)}: `
    return indent + key + print(child, depth + 1, key.length)
  })
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${inner.join(',\n')}\n${' '.repeat(depth)}${close}`
}
