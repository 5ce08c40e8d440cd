import { useState } from 'react'

/**
 * Pixels of a length that has so many at the usual size of type. What is placed by script has to grow with the text as
 * a length in `rem` does, for who has asked the browser for larger type.
 */
export function useScaled(pixels: number): number {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  return (pixels * rem) / 16
}
