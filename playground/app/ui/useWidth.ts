import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is, in pixels, and anew whenever it changes; 0 until it is there. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    setWidth(current.clientWidth)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
