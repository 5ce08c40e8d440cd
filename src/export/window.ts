import { InputError } from '../errors/input.js'
import { asIsoDate } from '../operation/encode/dates.js'
import { asUint } from '../operation/encode/numbers.js'
import type { ListRole } from '../operation/listRole.js'
import type { ManifestInput, ManifestOperation } from '../operation/manifest.js'
import { cellReader, type ReadCell } from './cells.js'
import type { Column } from './columns.js'

/** What a window is measured in: blocks, or milliseconds since 1970. */
export type Scale = 'block' | 'time'

/** The inputs of an operation that bound its rows on a scale, and how a row says where it is. */
export interface Axis {
  readonly scale: Scale
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Reads it; absent if rows don't say where they are. */
  readonly read?: ReadCell | undefined
}

/** The bounds of a window, on the scale of its axis; both ends belong to it. */
export interface Bounds {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Finds on which scales an operation bounds its rows. */
export function axesOf(operation: ManifestOperation, columns: readonly Column[]): Readonly<Record<Scale, Axis>> {
  const axis = (scale: Scale): Axis => ({
    scale,
    from: inputOf(operation, scale, 'from'),
    to: inputOf(operation, scale, 'to'),
    read: readerOf(columns, scale),
  })
  return { block: axis('block'), time: axis('time') }
}

const inputOf = ({ inputs }: ManifestOperation, scale: Scale, role: ListRole): string | undefined =>
  inputs.find((input) => input.list === role && scaleOf(input) === scale)?.name

function scaleOf({ shape }: ManifestInput): Scale | undefined {
  const format = shape.kind === 'scalar' ? shape.format : undefined
  if (format === 'block-number') return 'block'
  return format === 'date-time' || format?.startsWith('unix-') ? 'time' : undefined
}

/** Reads the one column that says when, or in which block, something happened; none if that is unclear. */
function readerOf(columns: readonly Column[], scale: Scale): ReadCell | undefined {
  const found = columns.filter(
    ({ kind, format, role }) =>
      (scale === 'time' ? kind === 'time' : format === 'block-number' && kind === 'integer') && role !== 'upkeep',
  )
  const certain = found.filter(({ isRequired }) => isRequired)
  const [only, other] = certain.length > 0 ? certain : found
  return only && !other ? cellReader(only) : undefined
}

/** Reads where a row is on an axis; `undefined` if it doesn't say. */
export function positionOf({ read }: Axis, row: unknown): number | undefined {
  const cell = read?.(row)
  return cell === null || cell === undefined ? undefined : Number(cell)
}

/** Reads the bounds that the inputs of a call set on an axis. */
export function boundsIn(axis: Axis, input: unknown): Bounds {
  const read = (name: string | undefined): number | undefined => {
    const value = name === undefined ? undefined : Object(input)[name]
    return value === undefined || value === null || name === undefined ? undefined : boundOf(axis.scale, value, name)
  }
  return { from: read(axis.from), to: read(axis.to) }
}

function boundOf(scale: Scale, value: unknown, name: string): number {
  return scale === 'block' ? Number(asUint(value, name)) : Date.parse(String(asIsoDate(value, name)))
}

/** Writes a bound as an input. */
export const boundInput = (scale: Scale, bound: number): unknown => (scale === 'block' ? bound : new Date(bound))

/**
 * Returns the input that an end of a window is passed as: whole numbers are blocks if the operation takes blocks, and
 * everything else is a time.
 *
 * @throws {InputError} if the operation bounds its rows by neither.
 */
export function windowInput(
  operation: ManifestOperation,
  axes: Readonly<Record<Scale, Axis>>,
  end: 'from' | 'to',
  value: unknown,
): Readonly<Record<string, unknown>> {
  const isBlock = typeof value === 'number' || typeof value === 'bigint' || /^(\d+|0x[\da-f]+)$/i.test(String(value))
  const isYear = /^\d{4}$/.test(String(value)) && axes.time[end] !== undefined && typeof value === 'string'
  const name = (isBlock && !isYear ? axes.block[end] : undefined) ?? axes.time[end]
  if (name !== undefined) return { [name]: value }
  const takes = axes.block[end] === undefined ? 'has no window' : 'takes blocks, not dates'
  throw new InputError(`Param ${end} is not valid: ${operation.id} ${takes}`, {
    operation: operation.id,
    hints: [`Leave out ${end}: its rows are the whole list`],
  })
}
