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

/** Room below the top of an answer in which its first row surely is, in pixels of a type of 16: heads, and the row. */
const firstRow = 340

/** Whether the top is below the bars that stick there, and the first row above the one that sticks below. */
function isInSight(box: HTMLElement): boolean {
  const { top } = box.getBoundingClientRect()
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const row = box.querySelector('.table-body [role=row], .sheet-line, .tree-line, .failure h2')
  const bottom = row?.getBoundingClientRect().bottom ?? top + firstRow * scale
  return top >= Number.parseFloat(getComputedStyle(box).scrollMarginTop) - 12 && bottom <= lowest()
}

/** Where the page ends for who looks at it: above a bar that sticks to the bottom, as on a phone. */
function lowest(): number {
  const bar = document.querySelector('.runbar[data-at="top"]')?.getBoundingClientRect()
  return bar && bar.top > innerHeight / 2 ? bar.top : innerHeight
}

/** Style sheets cannot slow down or speed up a scroll that a script asks for. */
const motion = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
