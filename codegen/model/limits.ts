import { type Document, refName, type Schema } from '../document/document.js'

/** What of a schema limits the values that an input takes, by words that say it with `#` for the limit. */
export type Limits = Readonly<Record<string, string>>

/** The words that limit a value, its list or its keys, each with how users are told of it. */
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

/** Limits as users are told of them: 'at least 1', 'at most 100'. */
export function limitTexts(limits: Limits): readonly string[] {
  return Object.entries(limits).map(([text, value]) =>
    text === words.pattern ? `fits \`${value}\`` : text.replace('#', () => value),
  )
}

/** The limits of a schema, or of the one it refers to, and of the entries of its list. */
export function limitsOf({ $ref, ...beside }: Schema, document: Document): Limits {
  const schema: Schema = { ...($ref && document.components.schemas[refName($ref)]), ...beside }
  const found = Object.entries(words).flatMap(([word, text]) => {
    const value: unknown = Reflect.get(schema, word)
    return value === undefined ? [] : [[text, String(value)] as const]
  })
  return { ...(schema.items && limitsOf(schema.items, document)), ...Object.fromEntries(found) }
}

/** Whether values that kept to the old limit may not keep to the new one; either may be missing. */
export function isStricter(text: string, old: string | undefined, now: string | undefined): boolean {
  if (now === undefined || old === undefined) return now !== undefined
  if (/least/.test(text)) return Number(now) > Number(old)
  if (/most/.test(text)) return Number(now) < Number(old)
  return true
}
