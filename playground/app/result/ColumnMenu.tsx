import type { ReactElement } from 'react'
import type { Column } from './column.js'

/** Which columns a table shows. The first, which names the rows, stays. */
export function ColumnMenu({
  columns,
  hidden,
  onChange,
}: {
  readonly columns: readonly Column[]
  /** Names of those that are not shown. */
  readonly hidden: ReadonlySet<string>
  readonly onChange: (hidden: ReadonlySet<string>) => void
}): ReactElement {
  const toggle = (name: string): void => {
    const next = new Set(hidden)
    if (!next.delete(name)) next.add(name)
    onChange(next)
  }
  return (
    <details className="column-menu small">
      <summary>
        Columns <span className="count">{columns.length - hidden.size}</span>
      </summary>
      <button type="button" className="quiet" onClick={() => onChange(new Set())}>
        Show all
      </button>
      <fieldset className="row checks" aria-label="Columns">
        {columns.slice(1).map(({ name, label }) => (
          <label key={name}>
            <input type="checkbox" checked={!hidden.has(name)} onChange={() => toggle(name)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
