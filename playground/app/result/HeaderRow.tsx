import type { KeyboardEvent, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '../ui/announce.js'
import type { Column } from './column.js'
import type { Ordered } from './order.js'

/** The names of the columns, each a button that sorts by it. Tab comes by once; the arrow keys go from name to name. */
export function HeaderRow({
  columns,
  count,
  at,
  onAt,
  ordered: { order, sortBy },
  template,
}: {
  /** The columns in sight, with their places among all. */
  readonly columns: readonly { readonly column: Column; readonly place: number }[]
  /** How many columns there are. */
  readonly count: number
  /** Place of the column whose name Tab leads to; it is always among `columns`. */
  readonly at: number
  readonly onAt: (place: number) => void
  readonly ordered: Ordered
  readonly template: string
}): ReactElement {
  const announce = useAnnounce()
  const sort = (column: Column): void => {
    const order = sortBy(column)
    announce(order ? `Sorted by ${column.label}, ${order.direction}` : 'Not sorted')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined || to < 0 || to >= count) return
    event.preventDefault()
    const row = event.currentTarget
    flushSync(() => onAt(to)) // a name out of sight is there now
    row.querySelector<HTMLElement>(`[aria-colindex="${to + 2}"] button`)?.focus()
  }
  return (
    // biome-ignore-start lint/a11y: the roles of a grid, on elements that can be placed one by one
    <div role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }} onKeyDown={onKeyDown}>
      <div role="columnheader" aria-colindex={1} className="ordinal">
        #
      </div>
      {columns.map(({ column, place }) => (
        <div
          role="columnheader"
          aria-colindex={place + 2}
          style={{ gridColumn: place + 2 }}
          data-pinned={place === 0 || undefined}
          key={column.name}
          aria-sort={order?.column === column.name ? order.direction : undefined}
        >
          <button
            type="button"
            className="bare"
            tabIndex={place === at ? 0 : -1}
            title={column.description}
            data-numeric={column.numeric || undefined}
            onFocus={() => onAt(place)}
            onClick={() => sort(column)}
          >
            <span className="cut">{column.label}</span>
            <small>{column.type}</small>
          </button>
        </div>
      ))}
    </div>
    // biome-ignore-end lint/a11y: see above
  )
}
