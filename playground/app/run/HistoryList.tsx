import type { ReactElement } from 'react'
import { formatRoute } from '../catalogue/route.js'
import { isChange } from '../catalogue/traits.js'
import { navigate } from '../catalogue/useRoute.js'
import { pressed, pressOnce } from '../ui/pressing.js'
import { useHistory } from './history.js'
import type { Run } from './run.js'

/** The runs of this visit: look at one again, or run it again. */
export function HistoryList({ onChosen }: { readonly onChosen: () => void }): ReactElement | null {
  const { runs, show, start, clear } = useHistory()
  if (runs.length === 0) return null
  const open = (run: Run): void => {
    const { entry } = run.loaded
    show(run)
    navigate(formatRoute(entry.api, entry.id, run.draft, run.example))
    onChosen()
  }
  return (
    <section className="side-section history">
      <h2>
        <span>Recent runs</span>
        <button type="button" className="quiet" onClick={pressed(clear, 'sidebar')}>
          Clear
        </button>
      </h2>
      <ol>
        {runs.map((run) => (
          <li key={run.id}>
            <button type="button" className="history-entry" onClick={() => open(run)}>
              <span>{run.loaded.entry.id}</span>
              <small>
                {run.startedAt.toLocaleTimeString('en-GB')}
                {run.mode === 'live' ? ' · live' : ''}
                {run.fault.id ? ` · ${run.fault.label}` : ''}
              </small>
            </button>
            <button
              type="button"
              className="quiet"
              onKeyDown={pressOnce}
              onClick={({ detail }) => {
                if (detail > 1 && isChange(run.loaded.operation)) return // who double-clicks wants one stream, not two
                open(run)
                start(run)
              }}
              aria-label={`Run ${run.loaded.entry.id} again`}
            >
              ↻
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
