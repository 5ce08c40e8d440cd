/** The longest line of generated code. */
export const lineWidth = 120

/**
 * A docstring.
 *
 * @param text - its paragraphs, a blank line between each two; the lines of each are broken anew
 * @param tags - what follows, each as it shall stand there; a tag that is one line is broken too
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

/** Breaks the lines of every paragraph so that none is longer than `width`, except for a word that is. */
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

/** A document whose descriptions other generators can copy into comments: none has a line that gets too long there. */
export function withShortLines<T>(document: T): T {
  const copy = JSON.stringify(document, (name, value: unknown) =>
    name === 'description' && typeof value === 'string' ? wrapped(value, lineWidth - 35) : value,
  )
  return JSON.parse(copy)
}
