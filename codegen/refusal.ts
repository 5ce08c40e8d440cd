import type { UserContext } from '@redocly/openapi-core'

/** Where a rule of the linter stands in a document, and how it complains. */
export type Context = Pick<UserContext, 'report' | 'location'>

/** Words that are not read, each with what is. */
export type Unread = Readonly<Record<string, string>>

/** Complains of each word that stands in a part of a document and is not read. */
export function refuse(node: object, words: Unread, context: Context): void {
  for (const [word, instead] of Object.entries(words)) {
    if (word in node) say(context, word, `'${word}' is not read: ${instead}`)
  }
}

/** Complains of a word. */
export function say(context: Context, word: string, message: string): void {
  context.report({ message, location: context.location.child([word]) })
}
