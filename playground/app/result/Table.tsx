import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactElement, useCallback, useId, useMemo, useRef, useState } from 'react'
import { hasSelectedText } from '../ui/pressing.js'
import { useEdge } from '../ui/useEdge.js'
import { useScaled } from '../ui/useScaled.js'
import { Cell } from './Cell.js'
import type { Column } from './column.js'
import { HeaderRow } from './HeaderRow.js'
import { contextIn, type ValueContext } from './meaning.js'
import type { Ordered } from './order.js'
import { isSpam, logoFields, logoOf } from './pictures/logos.js'
import { usePictures } from './pictures/settings.js'

/** As the style sheets have their lengths: at the usual size of type, a rem is 16 pixels. */
const rem = (pixels: number): string => `${pixels / 16}rem`

/**
 * Rows as a ledger. Only the rows and columns in sight are in the page, so ten megabytes scroll like ten lines; the column
 * that names the rows is always there.
 */
export function Table({
  ordered,
  columns: named,
  context,
  onChoose,
}: {
  readonly ordered: Ordered
  readonly columns: readonly Column[]
  readonly context: Omit<ValueContext, 'row'>
  /** Is told which row was chosen, by its place in the answer. */
  readonly onChoose: (index: number) => void
}): ReactElement {
  const { rows } = ordered
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useScaled(33)
  const [at, setAt] = useState(0)
  const id = useId()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const [{ on }] = usePictures()
  const logos = useMemo(() => logoFields(named), [named])
  const columns = useMemo(() => (on ? named.map((column) => widened(column, logos)) : named), [named, logos, on])
  const scale = useScaled(1)
  const [header, setHeader] = useState(0) // the column whose name Tab leads to
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (place) => (columns[place]?.width ?? 0) * scale,
    getItemKey: useCallback((place: number) => columns[place]?.name ?? place, [columns]), // other columns, other places
    paddingStart: ordinalWidth * scale,
    overscan: 2,
    rangeExtractor: useCallback(
      (range: Range) => {
        const always = range.count > 0 ? [0, Math.min(header, range.count - 1)] : []
        return [...new Set([...always, ...defaultRangeExtractor(range)])].sort((a, b) => a - b)
      },
      [header],
    ),
  })
  const shown = across.getVirtualItems().flatMap(({ index }) => {
    const column = columns[index]
    return column ? [{ column, place: index }] : []
  })
  const template = `${rem(ordinalWidth)} ${columns.map(({ width }) => rem(width)).join(' ')} minmax(0, 1fr)`
  const width = columns.reduce((sum, column) => sum + column.width, ordinalWidth)
  useEdge(scroller, width)
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(rows.length - 1, to))
    setAt(next)
    virtual.scrollToIndex(next, { align: 'auto' })
  }
  const choose = (place: number): void => {
    const row = rows[place]
    if (row) onChoose(row.index)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    const page = Math.floor((scroller.current?.clientHeight ?? 330) / rowHeight) - 2
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: rows.length - 1,
    }
    const target = targets[event.key]
    if (event.key === 'Enter' || event.key === ' ') choose(at)
    else if (target !== undefined) move(target)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot hold rows that are not there
    <div
      className="table"
      ref={scroller}
      role="grid"
      aria-label="Rows"
      aria-description="Arrow keys move, Enter opens a row, Tab leads to sorting"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={`${id}row-${at}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      style={{ height: `min(${rows.length * rowHeight}px + ${rem(68)}, ${rem(560)})` }}
    >
      {/* biome-ignore-start lint/a11y: the roles of a grid, on elements that can be placed one by one */}
      <div role="rowgroup" className="table-head" style={{ minWidth: rem(width) }}>
        <HeaderRow
          columns={shown}
          count={columns.length}
          at={Math.min(header, columns.length - 1)}
          onAt={setHeader}
          ordered={ordered}
          template={template}
        />
      </div>
      <div role="rowgroup" className="table-body" style={{ height: virtual.getTotalSize(), minWidth: rem(width) }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const around = contextIn(row.data, columns, context)
          return (
            <div
              role="row"
              key={index}
              id={`${id}row-${index}`}
              aria-rowindex={index + 2}
              aria-selected={index === at}
              data-at={index === at || undefined}
              data-issue={row.issues.length > 0 || undefined}
              data-lost={row.data === undefined || undefined}
              style={{ gridTemplateColumns: template, transform: `translateY(${start}px)`, height: rowHeight }}
              onClick={() => {
                setAt(index)
                if (!hasSelectedText()) choose(index)
              }}
            >
              <div role="gridcell" aria-colindex={1} className="ordinal">
                {row.index + 1}
                {row.issues.length > 0 && (
                  <b title={row.issues.map(({ path, message }) => `${path}: ${message}`).join('\n')}>
                    <span aria-hidden="true">!</span>
                    <span className="unseen">
                      {row.issues.length === 1 ? '1 issue' : `${row.issues.length} issues`}
                    </span>
                  </b>
                )}
              </div>
              {row.data === undefined ? (
                <div role="gridcell" className="lost" style={{ gridColumn: '2 / -1' }}>
                  Left out: {row.issues[0]?.path} {row.issues[0]?.message}
                </div>
              ) : (
                shown.map(({ column, place }) => {
                  const field = logos.get(column.name)
                  const logo = field === undefined ? undefined : { uri: logoOf(row.data, field, columns) }
                  return (
                    <Cell
                      key={column.name}
                      column={column}
                      place={place}
                      context={around}
                      logo={logo}
                      isSpam={place === 0 && isSpam(row.data, named)}
                    />
                  )
                })
              )}
            </div>
          )
        })}
      </div>
      {/* biome-ignore-end lint/a11y: see above */}
    </div>
  )
}

/** Pixels of the numbers at the left. */
const ordinalWidth = 52

/** A column with the room that its logos take. */
const widened = (column: Column, logos: ReadonlyMap<string, string>): Column =>
  logos.has(column.name) ? { ...column, width: column.width + 24 } : column
