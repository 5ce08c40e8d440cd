import { type DOMAttributes, type MouseEvent, useRef } from 'react'

/**
 * Closes a dialog that is pressed beside it, on the page behind. Who drags out of it, to mark text or to take a press
 * back, leaves it open.
 */
export function useBackdropClose(
  close: () => void,
): Pick<DOMAttributes<HTMLDialogElement>, 'onPointerDown' | 'onClick'> {
  const began = useRef(false)
  return {
    onPointerDown(event) {
      began.current = isBeside(event)
    },
    onClick(event) {
      if (began.current && isBeside(event)) close()
    },
  }
}

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
