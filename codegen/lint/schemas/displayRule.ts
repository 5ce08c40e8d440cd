import { type HashKind, type Role, roles } from '../../../src/operation/display.js'
import type { Schema } from '../../document/document.js'
import { type Context, reportAt } from '../report.js'

const kinds: readonly HashKind[] = ['transaction-hash', 'block-hash']

const units = ['usd', 'percent', 'native'] as const

/** What `x-display` takes, in words. */
export const displayTakes = `a role (${roles.join(', ')}), or an object of as, kind (${kinds.join(', ')}), unit (${units.join(', ')}), decimals, symbol and of`

/** Whether a value is a valid `x-display`. */
export function isDisplay(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isRole(value)
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([member, word]) => members[member]?.(word) ?? false)
}

const isRole = (value: unknown): boolean => roles.some((role: Role) => role === value)
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

const members: Readonly<Record<string, (value: unknown) => boolean>> = {
  as: isRole,
  kind: (value) => kinds.some((kind) => kind === value),
  unit: (value) => units.some((unit) => unit === value),
  decimals: isText,
  symbol: isText,
  of: isText,
}

/** Requires the fields that `x-display` names to be in the same object. */
export const displayRule = () => ({
  Schema: {
    enter(node: Schema, context: Context) {
      const { properties = {} } = node
      for (const [name, property] of Object.entries(properties)) {
        const { 'x-display': display }: Schema = Object(property)
        if (typeof display !== 'object') continue
        for (const member of ['decimals', 'symbol', 'of'] as const) {
          const field = display[member]
          if (field !== undefined && !Object.hasOwn(properties, field))
            reportAt(context, ['properties', name, 'x-display'], `'x-display' names no field: '${field}'`)
        }
      }
    },
  },
})
