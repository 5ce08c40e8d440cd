import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import type { CatalogueEntry } from '../catalogue/entry.js'
import { forgetRefused, loadShapes } from '../catalogue/load.js'
import { useAnnounce } from '../ui/announce.js'
import { pressed } from '../ui/pressing.js'
import { Stale } from '../ui/Stale.js'
import { useConnection } from './connection/connection.js'
import { warmUp } from './connection/pageMock.js'
import type { Run } from './run.js'

/** What came of the last run: the answer and how it was got. */
export function RunPanel({
  run,
  entry,
  inputsChanged = false,
  elsewhere,
  onReturn,
  children,
}: {
  readonly run: Run | undefined
  readonly entry: CatalogueEntry
  /** Whether the form says something else than what was run. */
  readonly inputsChanged?: boolean
  /** What to say where calls go elsewhere by now than this one went. */
  readonly elsewhere?: string | undefined
  /** Fills the form with what was run. */
  readonly onReturn?: () => void
  /** What is said while nothing was run. */
  readonly children: ReactNode
}): ReactElement {
  const Outcome = useOutcome(entry.api, run)
  return (
    <section className="outcome" aria-labelledby="result-title">
      <h2 id="result-title" className="unseen" tabIndex={-1}>
        Result
      </h2>
      {elsewhere && <Stale>{elsewhere}</Stale>}
      {inputsChanged && (
        <Stale>
          The inputs have changed since this run.
          {onReturn && (
            <button type="button" className="quiet" onClick={pressed(onReturn, 'result-title')}>
              Restore inputs
            </button>
          )}
        </Stale>
      )}
      {run ? (
        Outcome ? (
          <Outcome key={run.id} run={run} />
        ) : (
          <div className="outcome-grid ghost-rows" aria-busy="true" />
        )
      ) : (
        <div className="unrun">
          <p>{children}</p>
        </div>
      )}
    </section>
  )
}

let outcome: ComponentType<{ readonly run: Run }> | undefined

/** What shows results is loaded after the first paint and before Run is pressed, so that neither has to wait. */
function useOutcome(api: string, run: Run | undefined): typeof outcome {
  const [loaded, setLoaded] = useState(() => outcome)
  const announce = useAnnounce()
  const { answerer } = useConnection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be loaded is asked for again by the next run
  useEffect(() => {
    const timer = setTimeout(() => {
      if (answerer === 'page') warmUp(api)
      loadShapes(api).catch(forgetRefused) // the result asks again, and says what is wrong
      import('./Outcome.js').then(
        (module) => {
          outcome = module.default
          setLoaded(() => module.default)
        },
        () => announce('What shows results could not be loaded. Run tries again.'),
      )
    }, 50)
    return () => clearTimeout(timer)
  }, [api, run, announce, answerer])
  return loaded
}
