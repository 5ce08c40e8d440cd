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
 * Makes sure that a window doesn't end before it begins: it would be empty, and nobody means that.
 *
 * @throws {InputError} if both ends are blocks, or both are times, in the wrong order.
 */
export function assertForward(
  axes: Readonly<Record<Scale, Axis>>,
  input: Readonly<Record<string, unknown>>,
  { id: operation }: Pick<ManifestOperation, 'id'>,
): void {
  for (const axis of Object.values(axes)) {
    const { from, to } = boundsIn(axis, input)
    if (from === undefined || to === undefined || from <= to) continue
    const [first, last] = [from, to].map((at) => (axis.scale === 'block' ? at : new Date(at).toISOString()))
    throw new InputError(`Param ${axis.to} is not valid: the window ends at ${last}, before it begins at ${first}`, {
      operation,
      hints: ['Swap both ends'],
    })
  }
}

/**
 * Returns the input that an end of a window is passed as: whole numbers are blocks if the operation takes blocks, and
 * everything else is a time. `block:` and a number, or a `bigint`, is a block in any case.
 *
 * @throws {InputError} if the operation bounds its rows by neither, or if a number can be meant as a time too.
 */
export function windowInput(
  operation: ManifestOperation,
  axes: Readonly<Record<Scale, Axis>>,
  end: 'from' | 'to',
  value: unknown,
): Readonly<Record<string, unknown>> {
  const [, named] = /^block:(.+)$/i.exec(String(value)) ?? []
  const text = named ?? String(value)
  const isCertain = named !== undefined || typeof value === 'bigint'
  const isBlock = isCertain || typeof value === 'number' || /^(\d+|0x[\da-f]+)$/i.test(text)
  const isYear = /^\d{4}$/.test(text) && axes.time[end] !== undefined && typeof value === 'string' && !isCertain
  const [block, time] = [axes.block[end], axes.time[end]]
  if (isBlock && !isCertain) assertOneMeaning(operation, end, text, block !== undefined)
  const name = isBlock && !isYear ? (block ?? (isCertain ? undefined : time)) : time
  if (name !== undefined) return { [name]: named ?? value }
  const takes =
    block !== undefined ? 'takes blocks, not dates' : time !== undefined ? 'takes dates, not blocks' : 'has no window'
  throw new InputError(`Param ${end} is not valid: ${operation.id} ${takes}`, {
    operation: operation.id,
    hints: [time === undefined ? `Leave out ${end}: its rows are the whole list` : `Pass a date, such as 2025-01-01`],
  })
}

/** Rejects a number that also reads as a day, as of 1990 to 2099, or as seconds since 1970. */
function assertOneMeaning({ id: operation }: ManifestOperation, end: string, text: string, takesBlocks: boolean): void {
  const [, year = '', month = '', day = ''] = /^((?:199|20\d)\d)(\d\d)(\d\d)$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  const isDay = isRealDay(date)
  const isTime = /^\d{10,}$/.test(text) && takesBlocks // or it can be nothing else
  if (!isDay && !isTime) return
  const time = new Date(Number(text) * (text.length > 11 ? 1 : 1000))
  const spelled = isDay
    ? date
    : Number.isNaN(time.getTime())
      ? '2025-01-01'
      : time.toISOString().replace(/T00:00:00\.000Z|\.000(?=Z)/, '')
  const [asBlock, inCode] = takesBlocks ? [`, or for the block: block:${text}`, ` (in code ${text}n)`] : ['', '']
  throw new InputError(
    `Param ${end} is not valid: ${text} may be a ${isDay ? 'day' : 'time in seconds'}${takesBlocks ? ' or a block' : ''}`,
    {
      operation,
      hints: [`For the time, pass ${spelled}${asBlock}${inCode}`],
    },
  )
}

const isRealDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
