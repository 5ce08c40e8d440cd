import { type ReactElement, useState } from 'react'
import { entries } from '../catalogue/catalogue.js'
import { CopyButton } from '../ui/CopyButton.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { BreakableName } from '../ui/text.js'
import { UseButton } from '../ui/UseButton.js'
import { LookUpLink } from './LookUpLink.js'
import { lookUp } from './lookUp.js'
import type { Meaning, ValueContext } from './meaning.js'
import { Logo } from './pictures/Logo.js'
import { readable } from './readable.js'

/** One field of a sheet: its name, its value, and what can be done with it. */
export function RecordLine({
  name,
  value,
  meaning,
  description,
  context,
  logo,
}: {
  readonly name: string
  readonly value: unknown
  readonly meaning: Meaning
  readonly description: string
  readonly context: ValueContext
  /** The logo of what it names, where there may be one. */
  readonly logo?: { readonly uri: string | undefined }
}): ReactElement {
  const shown = readable(value, meaning, context)
  const isWhole = ['address', 'hash', 'bigint'].includes(shown.type)
  const copies = isWhole || shown.type === 'hex' || (shown.type === 'string' && shown.text.length >= 16)
  const more = lookUp(value, meaning.format, context, entries)
  const [open, setOpen] = useState(false)
  const isFolded = shown.type === 'hex'
  const isShortened = isWhole && shown.text.includes('…') // a sheet has the room for all of it
  const lines = typeof value === 'string' && shown.type === 'string' ? linesIn(value) : undefined
  return (
    <div className="sheet-line">
      <dt title={description}>
        <BreakableName name={name} />
      </dt>
      <dd className="row" data-type={shown.type}>
        {logo && <Logo uri={logo.uri} />}
        <span
          className="value"
          data-lines={lines !== undefined || undefined}
          title={shown.full && escapeInvisible(shown.full)}
        >
          {lines ?? (isShortened || open ? String(value) : shown.text || '–')}
        </span>
        {!selfEvident.includes(shown.type) && <small>{shown.type}</small>}
        {isFolded && (
          <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Fold' : 'Show all'}
          </button>
        )}
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

/** Types that a value shows by its looks. */
const selfEvident: readonly string[] = ['address', 'hash', 'chain', 'status']

/** Text of several lines, such as a message to sign, as far as a sheet shows it; `undefined` for any other. */
function linesIn(text: string): string | undefined {
  if (!text.includes('\n')) return undefined
  const shown = text.slice(0, 2000).split('\n').slice(0, 40).join('\n')
  return escapeInvisible(shown.length < text.length ? `${shown}…` : shown)
}
