import { type ReactElement, useId, useMemo } from 'react'
import type { Card } from './cards.js'
import { rosetteOf } from './rosette.js'

/** What stands for a picture: a letter or two on a rosette of the thing's own, and why there is no picture. */
export function NoPicture({
  card: { mark, title, isSpam },
  why,
}: {
  readonly card: Card
  /** Empty where it is known anyway. */
  readonly why: string
}): ReactElement {
  const { tone, line, copies } = useMemo(() => rosetteOf(mark), [mark])
  const id = useId()
  return (
    <span className="no-picture" data-tone={tone}>
      {!isSpam && (
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <defs>
            <path id={id} d={line} />
          </defs>
          {copies.map(({ turn, size }) => (
            <use key={size} href={`#${id}`} transform={`rotate(${turn.toFixed(1)}) scale(${size.toFixed(3)})`} />
          ))}
        </svg>
      )}
      <span className="initials" aria-hidden="true">
        {initialsOf(title)}
      </span>
      {why && <small>{why}</small>}
    </span>
  )
}

/** A letter or two, to tell cards without pictures apart. */
function initialsOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
