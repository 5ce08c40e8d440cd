import type { ReactElement } from 'react'
import { CopyButton } from '../ui/CopyButton.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { BreakableName } from '../ui/text.js'
import { UseButton } from '../ui/UseButton.js'
import { LookUpLink } from './LookUpLink.js'
import { lookUp } from './lookUp.js'
import type { Meaning, ValueContext } from './meaning.js'
import { readable } from './readable.js'

/** One field of a sheet: its name, its value, and what can be done with it. */
export function RecordLine({
  name,
  value,
  meaning,
  description,
  context,
}: {
  readonly name: string
  readonly value: unknown
  readonly meaning: Meaning
  readonly description: string
  readonly context: ValueContext
}): ReactElement {
  const shown = readable(value, meaning, context)
  const isWhole = ['address', 'hash', 'bigint'].includes(shown.type)
  const copies = isWhole || (shown.type === 'string' && shown.text.length >= 16)
  const more = lookUp(value, meaning.format, context)
  const isShortened = isWhole && shown.text.includes('…') // a sheet has the room for all of it
  return (
    <div className="sheet-line">
      <dt title={description}>
        <BreakableName name={name} />
      </dt>
      <dd data-type={shown.type}>
        <span className="value" title={shown.full && escapeInvisible(shown.full)}>
          {isShortened ? String(value) : shown.text || '–'}
        </span>
        <small>{shown.type}</small>
        {more && <LookUpLink to={more} />}
        {shown.type === 'address' && <UseButton text={shown.full ?? shown.text} />}
        {shown.href && (
          <a href={shown.href} target="_blank" rel="noreferrer" aria-label={`Open ${name} in a new tab`}>
            ↗
          </a>
        )}
        {copies && (
          <CopyButton
            text={isWhole ? (shown.full ?? shown.text).replace(/n$/, '') : (shown.full ?? shown.text)}
            label="Copy"
          />
        )}
      </dd>
    </div>
  )
}
