import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import type { CatalogueEntry } from '../catalogue/entry.js'
import { link } from '../catalogue/linked.js'
import { forgetRefused, loadShapes } from '../catalogue/load.js'
import { useAnnounce } from '../ui/announce.js'
import { pressed } from '../ui/pressing.js'
import { Stale } from '../ui/Stale.js'
import { type Pane, panes, usePane } from './pane.js'
import type { Run } from './run.js'

/** The pane beside the inputs: the answer of the last run, the code of the call, the wire, and how the answer was got. */
export function RunPanel({
  run,
  entry,
  inputsChanged = false,
  elsewhere,
  onReturn,
  code,
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
  /** The code of the call, where the page shows it. */
  readonly code?: ReactNode
  /** What is said while nothing was run. */
  readonly children: ReactNode
}): ReactElement {
  const Outcome = useOutcome(entry, run)
  const [pane, show] = usePane(run, code !== undefined)
  useEffect(() => {
    if (pane !== 'response') link({ view: pane === 'code' ? undefined : pane })
  }, [pane])
  return (
    <section className="outcome" aria-labelledby="result-title">
      <h2 id="result-title" className="unseen" tabIndex={-1}>
        Result
      </h2>
      <Root
        className="panes"
        value={pane}
        onValueChange={(next) => show(panes.find(({ id }) => id === next)?.id ?? 'response')}
      >
        <List className="tabs" aria-label="Result">
          {panes.map(({ id, label }) =>
            id === 'code' && code === undefined ? null : (
              <Trigger key={id} value={id} className="tab">
                {label}
              </Trigger>
            ),
          )}
        </List>
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
        {panes.map(({ id }) => (
          <Content key={id} value={id} className="pane" data-pane={id} tabIndex={-1}>
            {id === 'code' ? (
              code
            ) : !run ? (
              <div className="unrun">
                <p>{children}</p>
              </div>
            ) : Outcome ? (
              <Outcome key={run.id} run={run} pane={id} />
            ) : (
              <div className="ghost-rows" aria-busy="true" />
            )}
          </Content>
        ))}
      </Root>
    </section>
  )
}

type OutcomeType = ComponentType<{ readonly run: Run; readonly pane: Exclude<Pane, 'code'> }>

let outcome: OutcomeType | undefined

/** What shows results is loaded after the first paint and before Run is pressed, so that neither has to wait. */
function useOutcome(entry: CatalogueEntry, run: Run | undefined): OutcomeType | undefined {
  const [loaded, setLoaded] = useState(() => outcome)
  const announce = useAnnounce()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be loaded is asked for again by the next run
  useEffect(() => {
    const timer = setTimeout(() => {
      loadShapes(entry).catch(forgetRefused) // the result asks again, and says what is wrong
      import('./Outcome.js').then(
        (module) => {
          outcome = module.default
          setLoaded(() => module.default)
        },
        () => announce('The result view couldn’t be loaded. Press Run to try again.'),
      )
    }, 50)
    return () => clearTimeout(timer)
  }, [entry, run, announce])
  return loaded
}
