import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import {
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { kept } from '../catalogue/kept.js'
import { link, readLinked } from '../catalogue/linked.js'
import { loadShapes } from '../catalogue/load.js'
import { Menu } from '../ui/Menu.js'
import { type AnsweredCall, type AnswerPage, answerOf } from './answer.js'
import { ColumnMenu } from './ColumnMenu.js'
import { firstChoice } from './charts/chart.js'
import { columnsOf } from './columns.js'
import { DecodedView } from './DecodedView.js'
import { ExportMenu } from './ExportMenu.js'
import { filterRows } from './filterRows.js'
import { IssueList } from './IssueList.js'
import { useOrder } from './order.js'
import { cardsOf } from './pictures/cards.js'
import { Gallery } from './pictures/Gallery.js'
import { PictureSwitch } from './pictures/PictureSwitch.js'
import { usePictureUris } from './pictures/usePictureUris.js'
import { RowDetail } from './RowDetail.js'
import type { Row } from './rows.js'
import { fieldsOf } from './shape.js'
import { Tree } from './Tree.js'

const ChartView = lazy(() => import('./charts/ChartView.js'))

/** Who looks at the tree of one run looks at that of the next: the view that was chosen, kept for the visit. */
const chosenView = kept<string | undefined>(undefined)

const ghost = <div className="ghost-rows tall" aria-hidden="true" />

interface ResultProps {
  readonly call: AnsweredCall
  readonly pages: readonly AnswerPage[]
  /** What came of the run, in a line. */
  readonly status: ReactNode
  /** The way to the next page, where there may be one. */
  readonly next?: ReactNode
  /** What the menu holds besides exports. */
  readonly more?: ReactNode
}

/**
 * The decoded answer under one bar: status, views, a menu. What is made to be looked at is looked at first: artworks as a
 * gallery, prices as candlesticks; all else as a table or a record.
 */
export function ResultView(props: ResultProps): ReactElement {
  return (
    <Suspense fallback={ghost}>
      <LoadedResult {...props} />
    </Suspense>
  )
}

function LoadedResult({ call, pages, status, next, more }: ResultProps): ReactElement {
  const shapes = use(loadShapes(call.loaded.entry))
  const answer = useMemo(() => answerOf(call, pages, shapes), [call, pages, shapes])
  const columns = useMemo(() => (answer.rows ? columnsOf(answer.rowShape, shapes, answer.rows) : []), [answer, shapes])
  const choice = useMemo(() => answer.rows && firstChoice(columns, answer.rows), [columns, answer])
  const [filter, setFilter] = useState('')
  const wanted = useDeferredValue(filter)
  const rows = useMemo(() => filterRows(answer.rows ?? none, wanted), [answer, wanted])
  const ordered = useOrder(rows, columns)
  const [hidden, setHidden] = useState(() => hiddenColumns.get(call.loaded.entry) ?? nothing)
  const hide = (next: ReadonlySet<string>): void => {
    hiddenColumns.set(call.loaded.entry, next)
    setHidden(next)
  }
  const shownColumns = useMemo(() => columns.filter(({ name }) => !hidden.has(name)), [columns, hidden])
  const cards = useMemo(
    () => cardsOf(ordered.rows, answer.rowShape, shapes, answer.context),
    [ordered.rows, answer, shapes],
  )
  const uris = usePictureUris(
    cards,
    useMemo(() => (answer.rows ? ordered.rows : [{ data: answer.data }]), [answer, ordered.rows]),
    useMemo(() => (answer.rows ? columns : fieldsOf(answer.use.shape, shapes, answer.data)), [answer, columns, shapes]),
  )
  const views: readonly { readonly id: string; readonly label: string }[] = [
    { id: 'decoded', label: answer.rows ? 'Table' : 'Record' },
    ...(cards.length > 0 ? [{ id: 'gallery', label: 'Gallery' }] : []),
    ...(choice ? [{ id: 'chart', label: 'Chart' }] : []),
    { id: 'tree', label: 'Tree' },
  ]
  const [view, setView] = useState(() => readLinked().view ?? chosenView.value)
  const first = cards.length > 0 ? 'gallery' : choice?.kind === 'candles' ? 'chart' : 'decoded'
  const shown = views.find(({ id }) => id === view || id === chosenView.value)?.id ?? first
  const show = (next: string): void => {
    chosenView.value = next
    setView(next)
  }
  useEffect(() => link({ view: shown === first ? 'response' : shown }), [shown, first]) // whoever gets the link sees it too
  const [chosen, setChosen] = useState(() => {
    const { row } = readLinked()
    return row === undefined ? undefined : row - 1
  })
  const choose = (row: number | undefined): void => {
    setChosen(row)
    link({ row: row === undefined ? undefined : row + 1 })
  }
  const described = useMemo(
    () => ({
      shape: answer.rows ? ({ kind: 'list', item: { shape: answer.rowShape } } as const) : answer.use.shape,
      shapes,
    }),
    [answer, shapes],
  )
  const row = chosen === undefined ? undefined : answer.rows?.[chosen]
  return (
    <>
      <Root value={shown} onValueChange={show}>
        <div className="row ruled result-head">
          {status}
          <div className="row result-tools">
            <List className="tabs" aria-label="Views of the response">
              {views.map(({ id, label }) => (
                <Trigger key={id} value={id} className="tab">
                  {label}
                </Trigger>
              ))}
            </List>
            {next}
            <Menu label="More">
              {more}
              {shown === 'decoded' && columns.length > 1 && (
                <ColumnMenu columns={columns} hidden={hidden} onChange={hide} />
              )}
              <ExportMenu name={call.loaded.entry.id} answer={answer} ordered={ordered} />
              {shown !== 'gallery' && <PictureSwitch uris={uris} />}
            </Menu>
          </div>
        </div>
        <IssueList issues={answer.issues} rows={answer.rows} onOpen={choose} />
        {shown === 'gallery' && (
          <div className="row view-switch">
            <PictureSwitch uris={uris} />
          </div>
        )}
        <Content value="decoded" tabIndex={-1}>
          <DecodedView
            answer={answer}
            ordered={ordered}
            columns={shownColumns}
            shapes={shapes}
            filter={filter}
            onFilter={setFilter}
            onChoose={choose}
          />
        </Content>
        <Suspense fallback={ghost}>
          <Content value="gallery" tabIndex={-1}>
            <Gallery cards={cards} onChoose={choose} />
          </Content>
          <Content value="chart" tabIndex={-1}>
            {choice && answer.rows && (
              <ChartView rows={answer.rows} columns={columns} first={choice} context={answer.context} />
            )}
          </Content>
          <Content value="tree" tabIndex={-1}>
            <Tree root={answer.data} label="Decoded response" context={answer.context} described={described} />
          </Content>
        </Suspense>
      </Root>
      {row && (
        <RowDetail
          row={row}
          rows={ordered.rows}
          answer={answer}
          shapes={shapes}
          onClose={() => choose(undefined)}
          onMove={choose}
        />
      )}
    </>
  )
}

const none: readonly Row[] = []
const nothing: ReadonlySet<string> = new Set()

/** Columns that are not shown, by operation: kept for the visit. */
const hiddenColumns = new WeakMap<object, ReadonlySet<string>>()
