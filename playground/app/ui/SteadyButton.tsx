import type { ComponentProps, ReactElement } from 'react'

/**
 * A button that keeps the focus even when it has nothing to do: a `disabled` one would lose it to the top of the page.
 * While it is idle, the keyboard skips it, like a disabled one.
 */
export function SteadyButton({
  idle,
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'disabled'> & { readonly idle: boolean }): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={idle || undefined}
      tabIndex={idle ? -1 : rest.tabIndex}
      onClick={idle ? (event) => event.preventDefault() : onClick}
    />
  )
}
