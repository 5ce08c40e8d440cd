import { Fragment, type ReactElement } from 'react'

/** A camelCase name that may break at its humps and nowhere else. */
export function Humps({ name }: { readonly name: string }): ReactElement {
  const parts = name.split(/(?<=[a-z\d])(?=[A-Z])/)
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name do not move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  )
}
