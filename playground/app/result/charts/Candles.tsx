import type { ReactElement } from 'react'
import { figureText } from '../figure.js'
import type { Meaning } from '../meaning.js'
import type { Candle } from './candles.js'
import { Frame } from './Frame.js'

/** A candlestick per period, hollow where the price rose; what was traded stands below as columns. */
export function Candles({
  candles,
  meaning,
}: {
  readonly candles: readonly Candle[]
  /** Of the prices. */
  readonly meaning: Meaning
}): ReactElement {
  const figure = (value: number): string => figureText(value, meaning)
  const [first, last] = [candles[0], candles.at(-1)]
  const [low, high] = [Math.min(...candles.map(({ low }) => low)), Math.max(...candles.map(({ high }) => high))]
  const traded = Math.max(...candles.map(({ volume = 0 }) => volume))
  const summary = `between ${figure(low)} and ${figure(high)}`
  return (
    <Frame
      name={`Candlesticks from ${first?.label} to ${last?.label}, ${summary}`}
      low={low}
      high={high}
      height={256}
      lane={traded > 0 ? { name: 'volume', height: lane } : undefined}
      figure={figure}
      count={candles.length}
      tell={(place) => tellOf(candles[place], figure)}
      foot={[first?.label ?? '', summary, last?.label ?? '']}
      draw={({ width, height, y }, at) => {
        const step = width / candles.length
        const wide = Math.max(1, Math.min(22, step * 0.68))
        return candles.map(({ at: time, open, high, low, close, volume = 0 }, index) => {
          const x = (index + 0.5) * step
          const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))]
          const tall = traded > 0 ? (volume / traded) * lane : 0
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two periods may begin at one time
            <g key={`${time} ${index}`} className="candle" data-fell={close < open || undefined}>
              {index === at && <rect className="lit" x={index * step} y={0} width={step} height={height} />}
              <rect className="traded" x={x - wide / 2} y={height - tall} width={wide} height={tall} />
              <path d={`M${x} ${y(high)}V${top}M${x} ${bottom}V${y(low)}`} />
              <rect className="body" x={x - wide / 2} y={top} width={wide} height={Math.max(1, bottom - top)} />
            </g>
          )
        })
      }}
    />
  )
}

/** Pixels of the largest column of what was traded. */
const lane = 48

function tellOf(candle: Candle | undefined, figure: (value: number) => string): string {
  if (!candle) return ''
  const { label, open, high, low, close, volume } = candle
  const prices = `open ${figure(open)}, high ${figure(high)}, low ${figure(low)}, close ${figure(close)}`
  return `${label}: ${prices}${volume === undefined ? '' : `, volume ${figure(volume)}`}`
}
