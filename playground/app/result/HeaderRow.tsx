import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { useAnnounce } from '../ui/announce.js'
import type { Column } from './column.js'
import type { Ordered } from './order.js'

/** The names of the columns, each a button that sorts by it. Tab comes by once; the arrow keys go from name to name. */
export function HeaderRow({
  columns,
  ordered: { order, sortBy },
  template,
}: {
  readonly columns: readonly Column[]
  readonly ordered: Ordered
  readonly template: string
}): ReactElement {
  const [at, setAt] = useState(0)
  const announce = useAnnounce()
  const sort = (column: Column): void => {
    const order = sortBy(column)
    announce(order ? `Sorted by ${column.label}, ${order.direction}` : 'Not sorted')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: columns.length - 1 }[event.key]
    const button = to === undefined ? undefined : event.currentTarget.querySelectorAll('button')[to]
    if (!button) return
    event.preventDefault()
    button.focus()
  }
  return (
    // biome-ignore-start lint/a11y: the roles of a grid, on elements that can be placed one by one
    <div role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }} onKeyDown={onKeyDown}>
      <div role="columnheader" className="ordinal">
        #
      </div>
      {columns.map((column, place) => (
        <div
          role="columnheader"
          data-pinned={place === 0 || undefined}
          key={column.name}
          aria-sort={order?.column === column.name ? order.direction : undefined}
        >
          <button
            type="button"
            tabIndex={place === Math.min(at, columns.length - 1) ? 0 : -1}
            title={column.description}
            data-numeric={column.numeric || undefined}
            onFocus={() => setAt(place)}
            onClick={() => sort(column)}
          >
            <span>{column.label}</span>
            <small>{column.type}</small>
          </button>
        </div>
      ))}
    </div>
    // biome-ignore-end lint/a11y: see above
  )
}
