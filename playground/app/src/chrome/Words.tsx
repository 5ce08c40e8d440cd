import { Fragment, type ReactElement } from 'react'

/** A name that may break between its words, `camelCase` or `snake_case`, and nowhere else. */
export function Words({ name }: { readonly name: string }): ReactElement {
  const parts = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=_)/)
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
