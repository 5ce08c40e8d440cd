import { type Document, refName, type Schema } from '../document/document.js'

/** What a schema limits about the values of an input, by a text with `#` for the limit. */
export type Limits = Readonly<Record<string, string>>

/** The keywords that limit a value, its list or its keys, each with its text for users. */
const words = {
  minimum: 'at least #',
  maximum: 'at most #',
  minLength: 'at least # characters',
  maxLength: 'at most # characters',
  minItems: 'at least # entries',
  maxItems: 'at most # entries',
  minProperties: 'at least # keys',
  maxProperties: 'at most # keys',
  pattern: 'text of the pattern #',
} as const

/** Limits as JSON schema has them: numbers, and a pattern as text. */
export function keywordsOf(limits: Limits): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([word, text]) => {
      const value = limits[text]
      return value === undefined ? [] : [[word, word === 'pattern' ? value : Number(value)]]
    }),
  )
}

/** Formats limits for users: 'at least 1', 'at most 100'. */
export function limitTexts(limits: Limits): readonly string[] {
  return Object.entries(limits).map(([text, value]) =>
    text === words.pattern ? `fits \`${value}\`` : text.replace('#', () => value),
  )
}

/** Returns the limits of a schema, or of the one it references, and of the entries of its list. */
export function limitsOf({ $ref, ...beside }: Schema, document: Document): Limits {
  const schema: Schema = { ...($ref && document.components.schemas[refName($ref)]), ...beside }
  const found = Object.entries(words).flatMap(([word, text]) => {
    const value: unknown = Reflect.get(schema, word)
    return value === undefined ? [] : [[text, String(value)] as const]
  })
  return { ...(schema.items && limitsOf(schema.items, document)), ...Object.fromEntries(found) }
}

/** Whether values within the old limit may be beyond the new one. Either may be absent. */
export function isStricter(text: string, old: string | undefined, now: string | undefined): boolean {
  if (now === undefined || old === undefined) return now !== undefined
  if (/least/.test(text)) return Number(now) > Number(old)
  if (/most/.test(text)) return Number(now) < Number(old)
  return true
}
