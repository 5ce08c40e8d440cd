/** The longest line of generated code. */
export const lineWidth = 120

/**
 * Writes a docstring.
 *
 * @param text - its paragraphs, separated by blank lines; each is wrapped again
 * @param tags - what follows. Tags of several lines are kept as they are; a tag of one line is wrapped.
 */
export function docComment(text: string, indent = '', tags: readonly string[] = []): string {
  const width = lineWidth - indent.length - ' * '.length
  const [first = '', ...more] = [
    wrapped(text, width),
    ...tags.map((tag) => (tag.includes('\n') ? tag : wrapped(tag, width))),
  ]
  const lines = [first, ...more]
    .filter((part) => part !== '')
    .join('\n\n')
    .replaceAll('*/', '*\\/')
    .split('\n')
  const [only = ''] = lines
  if (lines.length === 1 && only.length <= lineWidth - indent.length - '/**  */'.length)
    return `${indent}/** ${only} */`
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].map((line) => indent + line).join('\n')
}

/** Wraps the lines of every paragraph at `width`, except for longer words. */
export function wrapped(text: string, width: number): string {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return paragraphs.map((paragraph) => wrappedLines(paragraph.split(/\s+/), width).join('\n')).join('\n\n')
}

function wrappedLines(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** Wraps the descriptions of a document, so that other generators can copy them into comments. */
export function withShortLines<T>(document: T): T {
  const copy = JSON.stringify(document, (name, value: unknown) =>
    name === 'description' && typeof value === 'string' ? wrapped(value, lineWidth - 35) : value,
  )
  return JSON.parse(copy)
}
