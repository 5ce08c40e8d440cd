import type { ComponentProps, ReactElement } from 'react'

/**
 * A button that may have nothing to do, and keeps the focus then: one that is `disabled` throws it to the top of the
 * page. While it is idle the keyboard passes it by, as it would one that is disabled.
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
