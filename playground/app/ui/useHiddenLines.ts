import { type RefObject, useEffect, useState } from 'react'

/**
 * How many lines of a text are below what its sheet shows, as it is scrolled and as its size changes; `undefined` when
 * the sheet shows all of it and does not scroll.
 */
export function useHiddenLines(sheet: RefObject<HTMLElement | null>, text: string): number | undefined {
  const [hidden, setHidden] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text fills another height
  useEffect(() => {
    const { current } = sheet
    if (!current) return
    const measure = (): void => {
      const { lineHeight, paddingBottom } = getComputedStyle(current)
      const below = current.scrollHeight - current.clientHeight - current.scrollTop - Number.parseFloat(paddingBottom)
      const isWhole = current.scrollHeight <= current.clientHeight + 1
      setHidden(isWhole ? undefined : Math.max(0, Math.round(below / Number.parseFloat(lineHeight))))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    current.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      watch.disconnect()
      current.removeEventListener('scroll', measure)
    }
  }, [sheet, text])
  return hidden
}
