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
  /** What it belongs to. For a new owner, only the owner is reported, not its parts. */
  readonly owner: string
  /** The types that it may have. */
  readonly types: readonly string[]
  readonly nullable: boolean
  /** Whether callers may leave it out, or an answer may lack it. */
  readonly optional: boolean
  readonly values?: Values | undefined
  /** The unit of its amounts. */
  readonly unit?: string | undefined
  readonly limits?: Limits
  /** Its default, as JSON. */
  readonly default?: string | undefined
  /** Text about its announced end; absent if there is none. */
  readonly deprecated?: string | undefined
  /** Text about its removal; absent if it is served. */
  readonly removed?: string | undefined
  /** Facts that don't change what users write or read, by what they are about. */
  readonly notes?: Readonly<Record<string, string>>
}

/** Creates the entry of something that has no type to compare, such as an operation. */
export const whole = (direction: Direction, owner: string): Entry => ({
  direction,
  owner,
  types: ['type'],
  nullable: false,
  optional: false,
})

/** Creates the entry of an input. If its default is a client option, that default isn't part of the document. */
export function inputOf(input: InputModel, owner: string): Entry {
  const { fallback } = input
  const entry = entryOf(input, owner, 'input')
  return {
    ...entry,
    optional: entry.optional || fallback !== undefined,
    default: typeof fallback === 'string' ? undefined : entry.default,
  }
}

/** Creates the entry of a field of a body or a response. */
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

/** Returns the set of values that something may have, alone or in a list. */
function valuesOf(shape: Shape): Values | undefined {
  if (shape.kind === 'list') return valuesOf(shape.item.shape)
  return shape.kind === 'scalar' ? shape.values : undefined
}

function unitOf(shape: Shape): string | undefined {
  if (shape.kind === 'list') return unitOf(shape.item.shape)
  return shape.kind === 'scalar' ? units.find((unit) => unit === shape.format) : undefined
}

/** Formats that give the unit of an amount. Other formats say how a value is written. */
const units = ['wei', 'octas', 'usd', 'percent'] as const

/** Returns the type of a value in a response, as users see it. */
export const outputText = (use: Use): string => typeText(use)
