import { type RefObject, useEffect } from 'react'

/** Marks a box with `data-more` while it goes on at its right, as wide as its content is by now. */
export function useEdge(box: RefObject<HTMLElement | null>, width: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: content of another width ends elsewhere
  useEffect(() => {
    const { current } = box
    if (!current) return
    const mark = (): void => {
      current.toggleAttribute('data-more', current.scrollLeft + current.clientWidth < current.scrollWidth - 1)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(current)
    current.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', mark)
    }
  }, [box, width])
}
