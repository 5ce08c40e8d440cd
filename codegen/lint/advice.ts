import type { NormalizedProblem } from '@redocly/openapi-core'

/**
 * Returns the message of a problem, with advice where YAML's or JSON Schema's own words don't help. It doesn't name the
 * file, which precedes it.
 *
 * @param line - the text of the reported line
 */
export function advised(
  { message, suggest = [] }: Pick<NormalizedProblem, 'message' | 'suggest'>,
  line: string,
): string {
  const said = message.replace(/ in "[^"]*" \(\d+:\d+\)$/, '')
  const [, field] = / must NOT have (?:unevaluated|additional) properties `(.*)`\.?$/.exec(said) ?? []
  if (field) return `the schema of this example has no field '${field}'`
  const advice = quotingFor(said, line) ?? (suggest[0] && `Did you mean ${suggest[0]}?`)
  return advice ? `${said.replace(/\.?$/, '.')} ${advice}` : said
}

/** Returns advice for a text that should have been quoted. */
function quotingFor(reason: string, line: string): string | undefined {
  const [, word] = /^Property `(.*)` is not expected here\.$/.exec(reason) ?? []
  if (word) return isOfText(word, line) ? quoting : undefined
  if (reason.includes('missed comma between flow')) return quoting
  if (reason.includes('deficient indentation')) return `A { or [ before it is not closed. ${quoting}` // or a # hides that
  return /bad indentation of a mapping/.test(reason) && /^[^'"|>]*: [^'"|>]*: /.test(line) ? quoting : undefined
}

const quoting = 'A text with a comma, a colon, a # or a quotation mark in it needs quotes.'

/** Whether a word follows a comma that belongs to a text: `{ description: One, two }`. */
function isOfText(word: string, line: string): boolean {
  const [before = ''] = line.split(`, ${word}`)
  return line !== before && /\b(description|summary): *[^'"\s][^{}]*$/.test(before)
}
