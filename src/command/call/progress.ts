import type { Reporter } from '../shell/reporter.js'

/** How far a call is. */
export interface Progress {
  /** Takes part in what is shown; whatever is left out stays as it was. */
  update(state: Partial<ProgressState>): void
  /** Shows it at once, if it has a line of its own. */
  redraw(): void
  end(): void
}

interface ProgressState {
  readonly rows: number
  readonly pages: number
  readonly inputs: number
  readonly failed: number
  readonly units: number
  /** How many rows or inputs there are to read, if that is known. */
  readonly of: number | undefined
  /** How many of those are done. */
  readonly done: number
}

/**
 * Shows how far a call is: on a terminal in a line that is rewritten, from half a second on; elsewhere in a line every
 * ten seconds.
 */
export function createProgress(reporter: Reporter, spent: { readonly units: number }): Progress {
  const start = performance.now()
  let updated = start
  let state: ProgressState = { rows: 0, pages: 0, inputs: 0, failed: 0, units: 0, of: undefined, done: 0 }
  const show = (): void => {
    const left = leftOf(state, updated - start, performance.now() - updated)
    reporter.progress(textOf({ ...state, units: spent.units }, left))
  }
  const timer = setInterval(show, reporter.isTerminal ? 500 : 10_000)
  timer.unref()
  return {
    update(part) {
      state = { ...state, ...part }
      updated = performance.now()
    },
    redraw() {
      if (reporter.isTerminal && performance.now() - start > 500) show()
    },
    end() {
      clearInterval(timer)
      reporter.progress(undefined)
    },
  }
}

/** How long the rest takes, if it goes on as until the last change. */
function leftOf({ of, done }: ProgressState, elapsed: number, since: number): number {
  return of !== undefined && done > 0 ? Math.max(0, (elapsed / done) * (of - done) - since) : 0
}

function textOf({ rows, pages, inputs, failed, units, of }: ProgressState, left: number): string {
  return [
    ...(inputs > 0 ? [`${grouped(inputs)}${of === undefined ? '' : ` of ${grouped(of)}`} inputs`] : []),
    ...(failed > 0 ? [`${grouped(failed)} failed`] : []),
    counted(rows, 'row'),
    counted(pages, 'page'),
    counted(units, 'unit'),
    ...(left > 0 ? [`about ${durationText(left)} left`] : []),
  ].join(', ')
}

/** Writes how many there are of something: `1 row`, `12,345 rows`. */
export const counted = (count: number, name: string): string => `${grouped(count)} ${name}${count === 1 ? '' : 's'}`

/** Writes a number for people: `12,345`. */
export const grouped = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 3 })

/** Writes a time for people: `4 s`, `3 min`, `2 h`. */
export function durationText(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 120) return `${Math.round(seconds)} s`
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
