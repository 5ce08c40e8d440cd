import type { ReactElement } from 'react'

/** Text with its `code` in backticks as code. */
export function withCode(text: string): readonly (string | ReactElement)[] {
  let place = 0
  return text.split(/(`[^`]+`)/).map((part) => {
    place += part.length
    return part.startsWith('`') && part.length > 2 ? <code key={place}>{part.slice(1, -1)}</code> : part
  })
}
