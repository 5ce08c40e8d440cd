import type { ReactElement } from 'react'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import type { ChangedAt } from './flipBit.js'

/** Characters shown around the changed one. */
const around = 16

/** The character in which a body differs from the one that was signed, amid its neighbours. */
export function ChangedByte({
  body,
  changed: { at, was },
}: {
  readonly body: string
  readonly changed: ChangedAt
}): ReactElement {
  const [before, now, after] = [
    body.slice(Math.max(0, at - around), at),
    body[at] ?? '',
    body.slice(at + 1, at + around),
  ]
  return (
    <p className="changed-byte">
      <code>
        …{escapeInvisible(before)}
        <mark>{now}</mark>
        {escapeInvisible(after)}…
      </code>
      <small>
        Character {(at + 1).toLocaleString('en-US')} was {was}, {bitsOf(was)}; it is {now}, {bitsOf(now)}.
      </small>
    </p>
  )
}

/** The bits of a character of ASCII. */
const bitsOf = (character: string): string => character.charCodeAt(0).toString(2).padStart(8, '0')
