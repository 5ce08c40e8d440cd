import type { MouseEvent } from 'react'
import { hasMarked } from './hasMarked.js'

/** Whether a dialog was clicked beside it, on the page behind, which closes it. */
export function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget || hasMarked()) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
