import { type RefObject, useEffect, useRef } from 'react'
import { bringInSight, isInSight } from '../ui/inSight.js'
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
    if (!box.current || run.unasked === 'typed') return
    const head = box.current.closest('.landing')?.querySelector('.choices') ?? box.current
    if (!isBesideInputs(box.current) && !isInSight(head, box.current)) bringInSight(head)
  }, [run, ended])
  return box
}

/** Whether an answer stands beside the inputs and begins in sight: then a run moves nothing. */
function isBesideInputs(box: Element): boolean {
  if (!box.closest('.workbench') || !matchMedia('(width >= 80rem)').matches) return false
  const { top } = box.getBoundingClientRect()
  return top > 0 && top < innerHeight - 200
}

const shown = new WeakSet<Run>()
