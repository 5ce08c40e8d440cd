import { type ReactElement, type ReactNode, useId, useRef } from 'react'

/** A button and what it opens: a panel over the page that a press beside it or Escape closes. */
export function Menu({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const place = (): void => {
    const box = button.current?.getBoundingClientRect()
    if (!box || !panel.current) return
    const room = innerHeight - box.bottom - 16
    panel.current.style.top = `${box.bottom + 4}px`
    panel.current.style.right = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`
    panel.current.style.maxHeight = `${Math.max(160, room)}px`
  }
  return (
    <>
      <button ref={button} type="button" className="menu-handle" popoverTarget={id} onClick={place}>
        {label} <span aria-hidden="true">▾</span>
      </button>
      <fieldset ref={panel} id={id} className="menu" popover="auto" aria-label={label}>
        {children}
      </fieldset>
    </>
  )
}
