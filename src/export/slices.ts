import { InputError } from '../errors/input.js'
import { type Axis, type Bounds, boundInput, boundsIn, positionOf, type Scale } from './window.js'

/** A part of a window, whose pages are read one after another. */
export interface Slice {
  /** The inputs that ask for it. */
  readonly input: Readonly<Record<string, unknown>>
  /** Whether a row belongs to it. `undefined` if the row doesn't say, which matters only between slices. */
  readonly has: (row: unknown) => boolean | undefined
}

/**
 * Cuts the window of a call into slices that meet without gap or overlap.
 *
 * It isn't documented whether the service includes rows at exactly the times that it is asked for. So each slice asks
 * for a second more on both sides, and keeps the rows that are its own: from its beginning to before the next one's.
 *
 * @param input - the call, with both ends of its window as far as they are known
 * @param count - how many slices; fewer if the window is too short
 */
export function slicesOf(
  axes: Readonly<Record<Scale, Axis>>,
  input: Readonly<Record<string, unknown>>,
  count: number,
): readonly Slice[] {
  const block = boundsIn(axes.block, input)
  const bounds = { block, time: whereBlocksAreSilent(boundsIn(axes.time, input), block) }
  const bounded = (['block', 'time'] as const).filter(
    (one) => bounds[one].from !== undefined || bounds[one].to !== undefined,
  )
  const isWithin = (row: unknown): boolean => bounded.every((one) => isIn(axes[one], bounds[one], row))
  if (count === 1) return [{ input, has: isWithin }]
  const scale = (['block', 'time'] as const).find((one) => isCuttable(axes[one]) && isWhole(bounds[one]))
  const { from, to } = scale === undefined ? {} : bounds[scale]
  if (scale === undefined || from === undefined || to === undefined) throw noWindow(axes)
  const axis = axes[scale]
  return edges(scale, from, to, count).map(([start, end], index, all) => {
    const isFirst = index === 0
    const isLast = index === all.length - 1
    const lap = scale === 'time' ? 1000 : 0
    const asked = {
      ...(axis.from && !isFirst && { [axis.from]: boundInput(scale, start - lap) }),
      ...(axis.to && !isLast && { [axis.to]: boundInput(scale, scale === 'time' ? end + lap : end - 1) }),
    }
    const has = (row: unknown): boolean | undefined => {
      if (!isWithin(row)) return false
      const at = positionOf(axis, row)
      return at === undefined ? undefined : (isFirst || at >= start) && (isLast || at < end)
    }
    return { input: { ...input, ...asked }, has }
  })
}

/** Whether the rows of an operation can be cut on one of its axes: they must say where they are. */
export const isSliceable = (axes: Readonly<Record<Scale, Axis>>): boolean => Object.values(axes).some(isCuttable)

const isCuttable = ({ from, to, read }: Axis): boolean => from !== undefined && to !== undefined && read !== undefined

/** The service ignores an end in time where it gets one in blocks. */
const whereBlocksAreSilent = (time: Bounds, block: Bounds): Bounds => ({
  from: block.from === undefined ? time.from : undefined,
  to: block.to === undefined ? time.to : undefined,
})

const isWhole = ({ from, to }: Bounds): boolean => from !== undefined && to !== undefined

/** Cuts a range at whole seconds, or at whole blocks. */
function edges(scale: Scale, from: number, to: number, count: number): (readonly [start: number, end: number])[] {
  const unit = scale === 'time' ? 1000 : 1
  const steps = Math.floor((to - from) / unit)
  const many = Math.max(1, Math.min(count, steps))
  const edge = (index: number): number => from + Math.floor((steps * index) / many) * unit
  return Array.from({ length: many }, (_, index) => [edge(index), index === many - 1 ? to : edge(index + 1)])
}

/** Whether a row may be in a window. One that doesn't say where it is may be. */
function isIn(axis: Axis, { from, to }: Bounds, row: unknown): boolean {
  const at = positionOf(axis, row)
  return at === undefined || (!(from !== undefined && at < from) && !(to !== undefined && at > to))
}

function noWindow({ block, time }: Readonly<Record<Scale, Axis>>): InputError {
  const names = [time.from, block.from && `${block.from} and ${block.to}`].filter(Boolean).join(', or ')
  return new InputError('Slices need a window with a beginning and an end', { hints: [`Pass from, or ${names}`] })
}
