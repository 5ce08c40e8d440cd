import type { ReactElement } from 'react'
import { fieldOf } from '../../../src/values/fieldOf.js'
import { CopyButton } from '../ui/CopyButton.js'
import { escapeInvisible } from '../ui/escapeInvisible.js'
import { UseButton } from '../ui/UseButton.js'
import type { Column } from './column.js'
import type { ValueContext } from './meaning.js'
import { Logo } from './pictures/Logo.js'
import { readable } from './readable.js'

const copyIcon = (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M4 4h7v7H4zM8 4V1H1v7h3" fill="none" stroke="currentColor" />
  </svg>
)

/** One cell: the readable value; hovering shows the whole one, addresses copy and link. */
export function Cell({
  column,
  place,
  context,
  logo,
  isSpam = false,
}: {
  readonly column: Column
  /** Its place among the columns, from 0. The first names the row, and stays in sight while the others scroll. */
  readonly place: number
  readonly context: ValueContext
  /** The logo of this field, where the column has any. */
  readonly logo?: { readonly uri: string | undefined } | undefined
  /** Whether its row is believed to be spam. */
  readonly isSpam?: boolean
}): ReactElement {
  const { row } = context
  const value = column.name === '' ? row : fieldOf(row, column.name)
  const shown = readable(value, column, context)
  const copies = ['address', 'hash', 'hex'].includes(shown.type)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus
    <div
      role="gridcell"
      aria-colindex={place + 2}
      style={{ gridColumn: place + 2 }}
      data-type={shown.type}
      data-numeric={column.numeric || undefined}
      data-pinned={place === 0 || undefined}
      data-tools={copies || shown.href ? true : undefined}
      title={escapeInvisible(shown.full ?? shown.text)}
    >
      {logo && <Logo uri={logo.uri} />}
      {isSpam && <b className="badge">spam</b>}
      <span className="value">{shown.text}</span>
      {(copies || shown.href) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a click from opening the row
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <span className="cell-tools" onClick={(event) => event.stopPropagation()}>
          {copies && <CopyButton text={shown.full ?? shown.text} label={copyIcon} name="Copy" tabIndex={-1} />}
          {shown.type === 'address' && <UseButton text={shown.full ?? shown.text} tabIndex={-1} short />}
          {shown.href && (
            <a href={shown.href} target="_blank" rel="noreferrer" tabIndex={-1} aria-label="Open in explorer">
              ↗
            </a>
          )}
        </span>
      )}
    </div>
  )
}
