import type { UserContext } from '@redocly/openapi-core'

/** The place of a linter rule in a document, and how it reports a problem. */
export type Context = Pick<UserContext, 'report' | 'location' | 'resolve'>

/** Unsupported keywords, each with what to use instead. */
export type Unsupported = Readonly<Record<string, string>>

/** Reports the unsupported keywords in a part of a document. */
export function reportUnsupported(node: object, words: Unsupported, context: Context): void {
  for (const [word, instead] of Object.entries(words)) {
    if (word in node) reportAt(context, word, `'${word}' is not read: ${instead}`)
  }
}

/**
 * Reports a problem with a part of a document.
 *
 * @param place - the keyword, or the pointer to it from the rule's place; `[]` for that place itself
 */
export function reportAt(context: Context, place: string | readonly string[], message: string): void {
  const segments = [place].flat()
  context.report({ message, location: segments.length > 0 ? context.location.child(segments) : context.location.key() })
}

/** Whether a description is missing or empty. */
export const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === ''
