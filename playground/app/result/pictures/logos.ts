import { fieldOf } from '../../../../src/values/fieldOf.js'
import type { Meaning } from '../meaning.js'

/** A field that may have a logo, or be one. */
export interface Named extends Meaning {
  readonly name: string
}

/** Which field has the logo of which: the one that the document names, else what the row is called by. */
export function logoFields(fields: readonly Named[]): ReadonlyMap<string, string> {
  const logos = new Map<string, string>()
  for (const { name, display } of fields) {
    if (display?.as !== 'image' && display?.as !== 'artwork') continue
    const target = display.of ?? calledBy(fields)
    if (target !== undefined && !logos.has(target)) logos.set(target, name) // the logo comes before its small version
  }
  return logos
}

/** The field that a row is called by: a short name before a long one. */
function calledBy(fields: readonly Named[]): string | undefined {
  return ['symbol', 'title', 'context'].flatMap((role) => fields.find(({ display }) => display?.as === role) ?? [])[0]
    ?.name
}

/** The logo beside a field of a row; none in a row that is believed to be spam. */
export function logoOf(row: unknown, field: string | undefined, fields: readonly Named[]): string | undefined {
  const value = field === undefined ? undefined : fieldOf(row, field)
  return typeof value === 'string' && value !== '' && !isSpam(row, fields) ? value : undefined
}

/** Whether a row is believed to be spam, by the field that says so. */
export function isSpam(row: unknown, fields: readonly Pick<Named, 'name' | 'display'>[]): boolean {
  return fields.some(({ name, display }) => display?.as === 'spam' && fieldOf(row, name) === true)
}
