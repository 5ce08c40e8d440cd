import { type RefObject, useEffect, useRef } from 'react'
import type { Run } from './run.js'

/**
 * Scrolls the outcome of a run into sight when the run ends, if its top is out of sight. The focus stays where it is,
 * and so does the page if the run ended while its view was away. One that ended before it was shown at all comes into
 * sight: the answer may be there before what shows it is loaded.
 */
export function useInSight(run: Run, ended: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const wasEnded = useRef(ended && shown.has(run))
  useEffect(() => {
    shown.add(run)
    if (!ended || wasEnded.current) return
    wasEnded.current = true
    if (box.current && !run.unasked && !isInSight(box.current))
      box.current.scrollIntoView({ behavior: motion(), block: 'start' })
  }, [run, ended])
  return box
}

const shown = new WeakSet<Run>()

/** Whether the top is below the bar that sticks there, and not so low that next to nothing follows it. */
function isInSight(box: HTMLElement): boolean {
  const { top } = box.getBoundingClientRect()
  return top >= Number.parseFloat(getComputedStyle(box).scrollMarginTop) - 12 && top <= innerHeight * 0.85
}

/** Style sheets cannot slow down or speed up a scroll that a script asks for. */
const motion = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
