import type { Operation, PagedOperation } from 'ledgerline'
import { type PageData, useOperation, usePages } from 'ledgerline/react'
import { type ReactElement, useEffect, useMemo } from 'react'
import { ResultView } from '../result/ResultView.js'
import { useAnnounce } from '../ui/announce.js'
import { formatCount } from '../ui/format.js'
import { Countdown } from './Countdown.js'
import { Failure } from './Failure.js'
import { ManyPages, NextPage } from './PageControls.js'
import type { Run } from './run.js'
import { useRecord } from './runLog.js'
import { Status } from './Status.js'
import { useInSight } from './useInSight.js'
import { usePaging } from './usePaging.js'

/** Shows the run of an operation that answers once. It was started before, and is not started again. */
export function AnswerRun({ run, operation }: { readonly run: Run; readonly operation: Operation }): ReactElement {
  const record = useRecord(run)
  const { data, error, errorUpdatedAt, isSuccess } = useOperation(operation, run.input, { enabled: false })
  const answers = record.answers
  const box = useInSight(run, isSuccess || error !== null)
  useSaid(run, isSuccess, error, () => (data === null ? 'The response is null' : 'Response received'))
  const pages = useMemo(
    () => (isSuccess && answers[0] ? [{ data, answer: answers[0] }] : []),
    [isSuccess, data, answers],
  )
  return (
    <div className="answer" ref={box}>
      {pages.length === 0 && <BareBar run={run} />}
      {error && <Failure error={error} at={errorUpdatedAt} run={run} />}
      {!error && !isSuccess && <Waiting run={run} />}
      {pages.length > 0 && <ResultView call={run} pages={pages} status={<Status run={run} />} />}
    </div>
  )
}

/** Shows the run of a paged operation, and reads on: the next page, or many. */
export function PagesRun({ run, operation }: { readonly run: Run; readonly operation: PagedOperation }): ReactElement {
  const record = useRecord(run)
  const query = usePages(operation, run.input, { enabled: false })
  const { data, error, errorUpdatedAt, isSuccess } = query
  const box = useInSight(run, isSuccess || error !== null)
  const paging = usePaging(query, run)
  const pages = data?.pages
  const count = pages?.reduce((sum, page) => sum + page.result.length, 0) ?? 0
  useSaid(
    run,
    isSuccess,
    error,
    () => `${formatCount(count, 'row')} on ${formatCount(pages?.length ?? 0, 'page')}`,
    count,
  )
  const shown = useMemo(
    () =>
      (pages ?? []).flatMap((page: PageData<unknown>, index) => {
        const answer = record.answers[index]
        return answer ? [{ data: page, answer }] : []
      }),
    [pages, record.answers],
  )
  return (
    <div className="answer" ref={box}>
      {shown.length === 0 && <BareBar run={run} />}
      {error && <Failure error={error} at={errorUpdatedAt} run={run} />}
      {!error && !pages && <Waiting run={run} />}
      {shown.length > 0 && (
        <ResultView
          call={run}
          pages={shown}
          status={<Status run={run} pages={paging.text} />}
          next={<NextPage paging={paging} />}
          more={<ManyPages paging={paging} />}
        />
      )}
    </div>
  )
}

/** The bar of a result that has no views. */
function BareBar({ run }: { readonly run: Run }): ReactElement {
  return (
    <div className="row ruled result-head">
      <Status run={run} />
    </div>
  )
}

function Waiting({ run }: { readonly run: Run }): ReactElement {
  const { cancelled, events } = useRecord(run)
  const last = events.findLast((event) => event.kind === 'request' || event.kind === 'retry')
  if (cancelled) {
    return (
      <div className="waiting" data-state="cancelled">
        <h2>Cancelled</h2>
        <p>The call was aborted: its connection is closed, its timers are cleared, and it threw the signal’s reason.</p>
      </div>
    )
  }
  return (
    <div className="waiting" aria-busy="true">
      <h2>
        {last?.kind === 'retry' ? `Attempt ${last.attempt} failed. Waiting to retry…` : 'Waiting for the response…'}
      </h2>
      {last?.kind === 'retry' && (
        <Countdown
          key={last.at}
          since={run.startedAt.getTime() + last.at}
          wait={last.delay}
          label={`Attempt ${last.attempt + 1} in`}
          over={`Starting attempt ${last.attempt + 1}.`}
        />
      )}
      <div className="ghost-rows" aria-hidden="true" />
    </div>
  )
}

/** What was told of a run: who comes back to its view is not told again. */
const said = new WeakMap<Run, string>()

/** Tells screen readers how a run ended. */
function useSaid(run: Run, done: boolean, error: Error | null, text: () => string, change: unknown = 0): void {
  const announce = useAnnounce()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read when something ended, not when it changes
  useEffect(() => {
    const words = error ? `Failed: ${error.message.split('\n')[0]}` : done ? text() : ''
    if (words === '' || said.get(run) === words) return
    said.set(run, words)
    announce(words)
  }, [run, done, error, change, announce])
}
