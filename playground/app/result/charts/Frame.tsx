import { type KeyboardEvent, type PointerEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useWidth } from '../../ui/useWidth.js'
import { ticksOf } from './axis.js'

/** Where things are drawn within a frame, in pixels. */
export interface Plot {
  readonly width: number
  readonly height: number
  y(value: number): number
}

/** What a frame is put around. */
export interface FrameProps {
  /** What is shown, for who cannot see it. */
  readonly name: string
  /** The lowest and the highest value that must have a place. */
  readonly low: number
  readonly high: number
  readonly height?: number
  /** A lane below the axis with a scale of its own: its name, and its height in pixels. */
  readonly lane?: { readonly name: string; readonly height: number } | undefined
  /** A value as it stands at the axis. */
  readonly figure: (value: number) => string
  /** Places from left to right, each of which can be read. */
  readonly count: number
  /** The place at a part of the width, from 0 to 1, where they do not divide it evenly. */
  readonly placeAt?: (part: number) => number
  /** One place in words. */
  readonly tell: (place: number) => string
  /** What stands below at the left, amid and at the right. */
  readonly foot: readonly [start: string, summary: string, end: string]
  /** @param at - the place that is read, if any */
  readonly draw: (plot: Plot, at: number | undefined) => ReactNode
}

/**
 * A drawing over time with its axis: as wide as there is room, its figures at the right. Pointing at it, or the arrow
 * keys, reads out one place after the other.
 */
export function Frame(props: FrameProps): ReactElement {
  const { name, low, high, height = 240, lane, figure, count, placeAt, tell, foot, draw } = props
  const box = useRef<HTMLDivElement>(null)
  const whole = useWidth(box)
  const [at, setAt] = useState<number>()
  const ticks = ticksOf(low, high)
  const texts = alike(ticks.map(figure))
  const gutter = Math.max(lane?.name.length ?? 0, ...texts.map(({ length }) => length)) * letter + 10
  const floor = lane ? height - lane.height - between : height
  const [bottom, top] = [ticks[0] ?? low, ticks.at(-1) ?? high]
  const width = Math.max(whole - gutter, 40)
  const plot: Plot = {
    width,
    height,
    y: (value) => above + (floor - above) * (1 - (value - bottom) / (top - bottom || 1)),
  }
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const part = Math.min(Math.max((event.clientX - left) / width, 0), 1)
    setAt(placeAt ? placeAt(part) : Math.min(count - 1, Math.floor(part * count)))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = at ?? -1
    const steps = { ArrowRight: from + 1, ArrowLeft: at === undefined ? count - 1 : at - 1, Home: 0, End: count - 1 }
    const to: unknown = Reflect.get(steps, event.key)
    if (event.key === 'Escape') setAt(undefined)
    if (typeof to !== 'number') return
    event.preventDefault()
    setAt(Math.min(Math.max(to, 0), count - 1))
  }
  return (
    <figure className="spans">
      <div
        ref={box}
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={at ?? 0}
        aria-valuetext={at === undefined ? foot[1] : tell(at)}
        onPointerMove={point}
        onPointerLeave={() => setAt(undefined)}
        onBlur={() => setAt(undefined)}
        onKeyDown={onKeyDown}
      >
        <svg width={whole} height={height + 8} aria-hidden="true">
          {whole > 0 &&
            ticks.map((tick, index) => (
              <g key={tick}>
                <line className={tick === 0 ? 'axis' : 'rule'} x1="0" x2={width} y1={plot.y(tick)} y2={plot.y(tick)} />
                <text x={width + 8} y={plot.y(tick) + 4}>
                  {texts[index]}
                </text>
              </g>
            ))}
          {whole > 0 && lane && (
            <>
              <line className="axis" x1="0" x2={width} y1={height} y2={height} />
              <text x={width + 8} y={height - lane.height / 2 + 4}>
                {lane.name}
              </text>
            </>
          )}
          {whole > 0 && draw(plot, at)}
        </svg>
      </div>
      <figcaption style={{ paddingInlineEnd: gutter }}>
        <span>{foot[0]}</span>
        <span className="reading" data-at={at !== undefined || undefined}>
          {at === undefined ? foot[1] : tell(at)}
        </span>
        <span>{foot[2]}</span>
      </figcaption>
    </figure>
  )
}

/** Figures at an axis, with as many decimals as the one that needs most. */
function alike(texts: readonly string[]): readonly string[] {
  const parts = texts.map((text) => /^(\D*[\d,]+)(?:\.(\d+))?(\D*)$/.exec(text) ?? [text, text, '', ''])
  const needed = Math.max(...parts.map(([, , decimals = '']) => decimals.replace(/0+$/, '').length))
  return parts.map(([, whole = '', decimals = '', unit = '']) => {
    const padded = decimals.slice(0, needed).padEnd(needed, '0')
    return whole + (padded && `.${padded}`) + unit
  })
}

/** Pixels between the axis and a lane below it. */
const between = 18

/** Pixels above the highest tick, for its text. */
const above = 8

/** Pixels of a letter at the axis. */
const letter = 6.7
