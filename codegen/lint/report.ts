import type { UserContext } from '@redocly/openapi-core'

/** Where a rule of the linter is in a document, and how it reports a problem. */
export type Context = Pick<UserContext, 'report' | 'location' | 'resolve'>

/** Keywords that are not read, each with what is read instead. */
export type Unread = Readonly<Record<string, string>>

/** Reports each keyword in a part of a document that is not read. */
export function refuse(node: object, words: Unread, context: Context): void {
  for (const [word, instead] of Object.entries(words)) {
    if (word in node) say(context, word, `'${word}' is not read: ${instead}`)
  }
}

/**
 * Reports a problem with a part of a document.
 *
 * @param place - the keyword, or the way to it from where the rule is; `[]` for where the rule is itself
 */
export function say(context: Context, place: string | readonly string[], message: string): void {
  const steps = [place].flat()
  context.report({ message, location: steps.length > 0 ? context.location.child(steps) : context.location.key() })
}

/** Whether something has no word that users could read. */
export const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === ''
