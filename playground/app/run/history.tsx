import { createContext, type ReactElement, type ReactNode, use, useMemo, useState } from 'react'
import { useConnection } from './connection/connection.js'
import { type Run, type RunRequest, startRun } from './run.js'

/** The runs of this visit, newest first, and which of them each operation shows. They are gone on reload. */
export interface RunHistory {
  readonly runs: readonly Run[]
  /** The run an operation shows. */
  shown(api: string, id: string): Run | undefined
  show(run: Run): void
  /** Runs something; an earlier run too, to repeat it. What nobody asked for is shown, and not listed. */
  start(request: RunRequest): Run
  clear(): void
}

const maxRuns = 12

const HistoryContext = createContext<RunHistory | undefined>(undefined)

/** Holds the runs of this visit for the components below. */
export function HistoryProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const connection = useConnection()
  const [runs, setRuns] = useState<readonly Run[]>([])
  const [shown, setShown] = useState<Readonly<Record<string, Run>>>({})
  const history = useMemo<RunHistory>(() => {
    const show = (run: Run): void => setShown((before) => ({ ...before, [keyOf(run)]: run }))
    const start = (request: RunRequest): Run => {
      const run = startRun(request, connection)
      if (!run.unasked) setRuns((before) => [run, ...before.slice(0, maxRuns - 1)])
      show(run)
      return run
    }
    return {
      runs,
      shown: (api, id) => shown[`${api}/${id}`],
      show,
      start,
      clear: () => setRuns([]),
    }
  }, [runs, shown, connection])
  return <HistoryContext value={history}>{children}</HistoryContext>
}

/** The runs of this visit. */
export function useHistory(): RunHistory {
  const history = use(HistoryContext)
  if (!history) throw new Error('There is no HistoryProvider above this component')
  return history
}

const keyOf = ({ loaded: { entry } }: Run): string => `${entry.api}/${entry.id}`
