import { createContext, type ReactElement, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useConnection } from './connection/connection.js'
import { formatOutcome } from './outcomeLine.js'
import { type Recent, recentOf, storedRecents, storeRecents } from './recent.js'
import { type Run, type RunRequest, startRun } from './run.js'

/** The runs of this session, newest first, and which of them each operation shows. */
export interface RunHistory {
  /** What was asked; it outlives a reload. */
  readonly recents: readonly Recent[]
  /** The run an operation shows. */
  shown(api: string, id: string): Run | undefined
  /** The runs of the operation of one, newest first, as far as the page holds them. */
  runsOf(run: Run): readonly Run[]
  /** Shows what came of an earlier run, unless the page was reloaded since. */
  show(recent: Recent): void
  /** Runs something; an earlier run too, to repeat it. What nobody asked for is shown, and not listed. */
  start(request: RunRequest): Run
  clear(): void
}

const maxRuns = 12

const HistoryContext = createContext<RunHistory | undefined>(undefined)

/** Holds the runs of this session for the components below. */
export function HistoryProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const connection = useConnection()
  const [recents, setRecents] = useState(storedRecents)
  const [runs, setRuns] = useState<Readonly<Record<string, Run>>>({})
  const [shown, setShown] = useState<Readonly<Record<string, Run>>>({})
  useEffect(() => storeRecents(recents), [recents])
  const history = useMemo<RunHistory>(() => {
    const showRun = (run: Run | undefined): void => {
      if (run) setShown((before) => ({ ...before, [placeOf(run)]: run }))
    }
    return {
      recents,
      shown: (api, id) => shown[`${api}/${id}`],
      runsOf: (run) =>
        Object.values(runs)
          .filter((each) => placeOf(each) === placeOf(run))
          .reverse(),
      show: ({ key }) => showRun(runs[key]),
      start(request) {
        const run = startRun(request, connection)
        showRun(run)
        if (run.unasked) return run
        const recent = recentOf(run)
        setRecents((before) => [recent, ...before.slice(0, maxRuns - 1)])
        setRuns((before) => ({ ...before, [recent.key]: run }))
        run.log.subscribe(() => {
          const outcome = formatOutcome(run, run.log.read())
          if (outcome === undefined) return
          setRecents((before) => {
            const isNew = before.some(({ key, outcome: told }) => key === recent.key && told !== outcome)
            return isNew ? before.map((each) => (each.key === recent.key ? { ...each, outcome } : each)) : before
          })
        })
        return run
      },
      clear: () => setRecents([]),
    }
  }, [recents, runs, shown, connection])
  return <HistoryContext value={history}>{children}</HistoryContext>
}

/** The runs of this session. */
export function useHistory(): RunHistory {
  const history = use(HistoryContext)
  if (!history) throw new Error('There is no HistoryProvider above this component')
  return history
}

const placeOf = ({ loaded: { entry } }: Run): string => `${entry.api}/${entry.id}`
