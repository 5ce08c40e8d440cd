import { Fragment, type ReactElement } from 'react'
import { escapeInvisible } from './escapeInvisible.js'

/** A name that may break between its words, `camelCase` or `snake_case`, and nowhere else. */
export function BreakableName({ name }: { readonly name: string }): ReactElement {
  const parts = escapeInvisible(name).split(/(?<=[a-z\d])(?=[A-Z])|(?<=_)/)
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

/** Text with its `code` in backticks as code. */
export function withCode(text: string): readonly (string | ReactElement)[] {
  let place = 0
  return text.split(/(`[^`]+`)/).map((part) => {
    place += part.length
    return part.startsWith('`') && part.length > 2 ? <code key={place}>{part.slice(1, -1)}</code> : part
  })
}
