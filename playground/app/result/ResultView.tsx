import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { lazy, type ReactElement, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { link, readLinked } from '../catalogue/linked.js'
import { loadShapes } from '../catalogue/load.js'
import { type AnsweredCall, type AnswerPage, answerOf } from './answer.js'
import { firstChoice } from './charts/chart.js'
import { columnsOf } from './columns.js'
import { DecodedView } from './DecodedView.js'
import { ExportMenu } from './ExportMenu.js'
import { IssueList } from './IssueList.js'
import { useOrder } from './order.js'
import { cardsOf } from './pictures/cards.js'
import { PictureSwitch } from './pictures/PictureSwitch.js'
import { usePictureUris } from './pictures/usePictureUris.js'
import { RowDetail } from './RowDetail.js'
import type { Row } from './rows.js'
import { fieldsOf } from './shape.js'

const WireView = lazy(() => import('./WireView.js'))
const DiffView = lazy(() => import('./DiffView.js'))
const ChartView = lazy(() => import('./charts/ChartView.js'))
const Gallery = lazy(() => import('./pictures/Gallery.js'))

/** Who looks at the wire of one run looks at that of the next: the view that was chosen, kept for the visit. */
let lastView: string | undefined

const ghost = <div className="ghost-rows tall" aria-hidden="true" />

/**
 * The answer: decoded, on the wire, what lies between, and as a picture. What is made to be looked at is looked at first:
 * artworks as a gallery, prices as candlesticks; all else decoded.
 */
export function ResultView({
  call,
  pages,
  controls,
}: {
  readonly call: AnsweredCall
  readonly pages: readonly AnswerPage[]
  readonly controls?: ReactNode
}): ReactElement {
  return (
    <Suspense fallback={ghost}>
      <LoadedResult call={call} pages={pages} controls={controls} />
    </Suspense>
  )
}

function LoadedResult({
  call,
  pages,
  controls,
}: {
  readonly call: AnsweredCall
  readonly pages: readonly AnswerPage[]
  readonly controls: ReactNode
}): ReactElement {
  const shapes = use(loadShapes(call.loaded.entry.api))
  const answer = useMemo(() => answerOf(call, pages, shapes), [call, pages, shapes])
  const columns = useMemo(() => (answer.rows ? columnsOf(answer.rowShape, shapes, answer.rows) : []), [answer, shapes])
  const choice = useMemo(() => answer.rows && firstChoice(columns, answer.rows), [columns, answer])
  const ordered = useOrder(answer.rows ?? none, columns)
  const cards = useMemo(
    () => cardsOf(ordered.rows, answer.rowShape, shapes, answer.context),
    [ordered.rows, answer, shapes],
  )
  const uris = usePictureUris(
    cards,
    useMemo(() => (answer.rows ? ordered.rows : [{ data: answer.data }]), [answer, ordered.rows]),
    useMemo(() => (answer.rows ? columns : fieldsOf(answer.use.shape, shapes, answer.data)), [answer, columns, shapes]),
  )
  const [view, setView] = useState(() => readLinked().view ?? lastView)
  const isThere = view && (view !== 'chart' || choice) && (view !== 'gallery' || cards.length > 0)
  const first = cards.length > 0 ? 'gallery' : choice?.kind === 'candles' ? 'chart' : 'decoded'
  const shown = isThere ? view : first
  const show = (next: string): void => {
    lastView = next
    setView(next)
    link({ view: next === first ? undefined : next })
  }
  const [chosen, setChosen] = useState(() => {
    const { row } = readLinked()
    return row === undefined ? undefined : row - 1
  })
  const choose = (row: number | undefined): void => {
    setChosen(row)
    link({ row: row === undefined ? undefined : row + 1 })
  }
  const row = chosen === undefined ? undefined : answer.rows?.[chosen]
  return (
    <>
      <IssueList issues={answer.issues} rows={answer.rows} onOpen={choose} />
      <Root value={shown} onValueChange={show}>
        <div className="result-head">
          <List className="tabs" aria-label="Views of the answer">
            <Trigger value="decoded" className="tab">
              Decoded
            </Trigger>
            {cards.length > 0 && (
              <Trigger value="gallery" className="tab">
                Gallery
              </Trigger>
            )}
            <Trigger value="wire" className="tab">
              Wire
            </Trigger>
            <Trigger value="diff" className="tab">
              Diff
            </Trigger>
            {choice && (
              <Trigger value="chart" className="tab">
                Chart
              </Trigger>
            )}
          </List>
          <ExportMenu name={call.loaded.entry.id} answer={answer} ordered={ordered} />
        </div>
        {controls}
        {(shown === 'decoded' || shown === 'gallery') && <PictureSwitch uris={uris} />}
        <Content value="decoded" tabIndex={-1}>
          <DecodedView answer={answer} ordered={ordered} columns={columns} shapes={shapes} onChoose={choose} />
        </Content>
        <Suspense fallback={ghost}>
          <Content value="gallery" tabIndex={-1}>
            <Gallery cards={cards} onChoose={choose} />
          </Content>
          <Content value="wire" tabIndex={-1}>
            <WireView pages={pages} />
          </Content>
          <Content value="diff" tabIndex={-1}>
            <DiffView answer={answer} shapes={shapes} />
          </Content>
          <Content value="chart" tabIndex={-1}>
            {choice && answer.rows && (
              <ChartView rows={answer.rows} columns={columns} first={choice} context={answer.context} />
            )}
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
