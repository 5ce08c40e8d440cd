import type { Schema } from '../document/document.js'
import type { Extra, Field } from './model.js'

/** Returns the fields of an object that have no wire name of their own. */
export function extrasOf(schema: Schema, fields: readonly Field[]): readonly Extra[] {
  const pick = (names: readonly string[]): Field[] => fields.filter((field) => names.includes(field.wire))
  return [
    ...Object.entries(schema['x-from-input'] ?? {}).map(([name, format]) => ({ kind: 'input', name, format }) as const),
    ...Object.entries(schema['x-gather'] ?? {}).map(
      ([name, of]) => ({ kind: 'gather', name, fields: pick(of) }) as const,
    ),
    ...Object.entries(schema['x-group'] ?? {}).map(
      ([name, of]) => ({ kind: 'group', name, fields: pick(of) }) as const,
    ),
    ...partialExtras(schema['x-partial']),
  ]
}

function partialExtras(partial: Schema['x-partial']): readonly Extra[] {
  return partial ? (['missing', 'complete'] as const).map((name) => ({ kind: 'partial', name, ...partial })) : []
}
