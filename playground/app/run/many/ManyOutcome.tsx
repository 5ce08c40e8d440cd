import { type ReactElement, useEffect, useMemo } from 'react'
import { fieldOf } from '../../../../src/values/fieldOf.js'
import { chainTitle } from '../../catalogue/chains.js'
import type { AnswerPage } from '../../result/answer.js'
import { MissingList } from '../../result/MissingList.js'
import { missingLines } from '../../result/missing.js'
import { ResultView } from '../../result/ResultView.js'
import { useAnnounce } from '../../ui/announce.js'
import { Failure } from '../Failure.js'
import type { Run } from '../run.js'
import { useRecord } from '../runLog.js'
import { Status } from '../Status.js'
import { useInSight } from '../useInSight.js'
import type { ManyChains } from './manyChains.js'
import { type ManyRun, useMany } from './manyRun.js'

/** A run over several chains as one result: the rows of every chain, and each chain that is missing. */
export function ManyOutcome({
  run,
  many,
  over: { name },
}: {
  readonly run: Run
  readonly many: ManyRun
  readonly over: ManyChains
}): ReactElement {
  const { answer, error, isReading } = useMany(many)
  const { answers } = useRecord(run)
  const box = useInSight(run, !isReading)
  const announce = useAnnounce()
  const lines = useMemo(
    () => missingLines(answer?.missing ?? [], ({ input }) => chainTitle(String(fieldOf(input, name)))),
    [answer, name],
  )
  useEffect(() => {
    if (answer)
      announce(answer.complete ? 'Every chain was read' : `Missing: ${lines.map((line) => line.name).join(', ')}`)
  }, [answer, lines, announce])
  const pages = useMemo(
    () =>
      (answer?.results ?? []).flatMap(({ input, data }): AnswerPage[] => {
        const received = answers.findLast((each) => each.data === data)
        return received ? [{ data, answer: received, chain: String(fieldOf(input, name)) }] : []
      }),
    [answer, answers, name],
  )
  const more = pages.filter(({ data }) => hasNext(data)).map(({ chain = '' }) => chainTitle(chain))
  const status = <Status run={run} />
  return (
    <div className="answer" ref={box}>
      {pages.length === 0 && <div className="row ruled result-head">{status}</div>}
      {error instanceof Error && <Failure error={error} at={run.startedAt.getTime()} run={run} />}
      {!answer && !error && <div className="ghost-rows" aria-busy="true" />}
      <MissingList lines={lines} isReading={isReading} onRetry={many.start} />
      {more.length > 0 && (
        <p className="pad note ruled">The first page of each list. There are more rows of {more.join(', ')}.</p>
      )}
      {pages.length > 0 && <ResultView call={run} pages={pages} status={status} />}
    </div>
  )
}

const hasNext = (page: unknown): boolean => {
  const cursor = fieldOf(page, 'cursor')
  return Array.isArray(fieldOf(page, 'result')) && cursor !== undefined && cursor !== null && cursor !== ''
}
