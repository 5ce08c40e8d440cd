import type { Limits } from '../model/limits.js'
import {
  type Direction,
  type Field,
  type InputModel,
  isAlwaysThere,
  type Shape,
  type Use,
  type Values,
} from '../model/model.js'
import { typeText } from '../model/typeText.js'
import { acceptedTypes } from './acceptedTypes.js'

/** One thing that users can write or read: an operation, an input, a result, a field or a member of a union. */
export interface Entry {
  readonly direction: Direction
  /** What it belongs to; a new owner is told of, its parts are not. */
  readonly owner: string
  /** The types that it may have. */
  readonly types: readonly string[]
  readonly nullable: boolean
  /** Whether callers may leave it out, or an answer may lack it. */
  readonly optional: boolean
  readonly values?: Values | undefined
  /** What its amounts are in. */
  readonly unit?: string | undefined
  readonly limits?: Limits
  /** What stands for a value that is left out, as JSON. */
  readonly default?: string | undefined
  /** What its announced end is told by; absent where there is none. */
  readonly deprecated?: string | undefined
  /** What its end is told by; absent where it is served. */
  readonly removed?: string | undefined
  /** What concerns neither what users write nor what they read, each with what it is. */
  readonly notes?: Readonly<Record<string, string>>
}

/** The entry of what has no type of its own to compare, such as an operation. */
export const whole = (direction: Direction, owner: string): Entry => ({
  direction,
  owner,
  types: ['type'],
  nullable: false,
  optional: false,
})

/** The entry of an input. The default of an input that an option of the client gives is no matter of the document. */
export function inputOf(input: InputModel, owner: string): Entry {
  const { fallback } = input
  const entry = entryOf(input, owner, 'input')
  return {
    ...entry,
    optional: entry.optional || fallback !== undefined,
    default: typeof fallback === 'string' ? undefined : entry.default,
  }
}

/** The entry of a field, of a body or of an answer. */
export function entryOf(field: Field, owner: string, direction: Direction): Entry {
  const { shape, nullable, deprecated, limits, default: value } = field
  const use = { shape, nullable: false }
  return {
    direction,
    owner,
    types: direction === 'input' ? acceptedTypes(use) : [outputText(use)],
    nullable,
    optional: !isAlwaysThere(field, direction),
    values: valuesOf(shape),
    unit: unitOf(shape),
    limits: direction === 'input' ? limits : {},
    default: value === undefined ? undefined : JSON.stringify(value),
    deprecated: deprecated ? '' : undefined,
  }
}

/** The set of values that something has, alone or in a list. */
function valuesOf(shape: Shape): Values | undefined {
  if (shape.kind === 'list') return valuesOf(shape.item.shape)
  return shape.kind === 'scalar' ? shape.values : undefined
}

function unitOf(shape: Shape): string | undefined {
  if (shape.kind === 'list') return unitOf(shape.item.shape)
  return shape.kind === 'scalar' ? units.find((unit) => unit === shape.format) : undefined
}

/** Formats that say what an amount is in, where others say how it is written. */
const units = ['wei', 'octas', 'usd', 'percent'] as const

/** The type of a value in an answer, as users see it. */
export const outputText = (use: Use): string => typeText(use)
