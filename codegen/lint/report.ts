import type { UserContext } from '@redocly/openapi-core'

/** Where a rule of the linter is in a document, and how it reports a problem. */
export type Context = Pick<UserContext, 'report' | 'location' | 'resolve'>

/** Keywords that are not supported, each with what is read instead. */
export type Unsupported = Readonly<Record<string, string>>

/** Reports each keyword in a part of a document that is not supported. */
export function reportUnsupported(node: object, words: Unsupported, context: Context): void {
  for (const [word, instead] of Object.entries(words)) {
    if (word in node) reportAt(context, word, `'${word}' is not read: ${instead}`)
  }
}

/**
 * Reports a problem with a part of a document.
 *
 * @param place - the keyword, or the pointer to it from where the rule is; `[]` for where the rule is itself
 */
export function reportAt(context: Context, place: string | readonly string[], message: string): void {
  const segments = [place].flat()
  context.report({ message, location: segments.length > 0 ? context.location.child(segments) : context.location.key() })
}

/** Whether something has no word that users could read. */
export const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === ''
