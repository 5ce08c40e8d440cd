import { type Display, type HashKind, type Role, roles } from '../../../src/operation/display.js'
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

/** Requires the fields that `x-display` names to be in the same object, and units that don't contradict each other. */
export const displayRule = () => ({
  Schema: {
    enter(node: Schema, context: Context) {
      const { properties = {} } = node
      for (const [name, property] of Object.entries(properties)) {
        const { 'x-display': display }: Schema = Object(property)
        const contradiction = display && contradictionIn(property as Schema)
        if (contradiction) reportAt(context, ['properties', name, 'x-display'], `'x-display': ${contradiction}`)
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

/** Roles of how much there is, or of what it costs: a share of it in percent is none of these. */
const sizes: readonly unknown[] = ['amount', 'formatted', 'price', 'gas-price', 'supply', 'quantity', 'volume']

/** Formats whose values have a unit. */
const withUnit: readonly unknown[] = ['usd', 'percent', 'wei', 'octas', 'lamports', 'satoshi', 'bitcoin']

/** Returns what a field says of its unit and can't mean, as the reference would print both; `undefined` if it agrees. */
function contradictionIn({ 'x-display': display, format, description = '' }: Schema): string | undefined {
  const { unit, decimals }: Display = Object(display)
  const as = typeof display === 'object' ? display.as : display
  const isWhole = /^uint\d+$/.test(String(format))
  if (decimals !== undefined && !isWhole) return `'decimals' are of an amount in base units, which no ${format} is`
  if (isWhole && /\bin whole (?:tokens|coins|units)\b/.test(description))
    return `a ${format} is in base units, not in whole ones`
  if (unit !== undefined && unit !== format && withUnit.includes(format)) return `a ${format} is not in ${unit}`
  const isPercent = format === 'percent' || unit === 'percent'
  return isPercent && sizes.includes(as) ? `a share in percent is no '${as}'` : undefined
}
