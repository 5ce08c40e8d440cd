import type { ReactElement } from 'react'
import { findEntry } from '../catalogue/catalogue.js'
import { inputOf } from '../catalogue/draft.js'
import { loadOperation } from '../catalogue/load.js'
import { isChange } from '../catalogue/traits.js'
import { navigate } from '../catalogue/useRoute.js'
import { useAnnounce } from '../ui/announce.js'
import { pressed, pressOnce } from '../ui/pressing.js'
import { useConnection } from './connection/connection.js'
import { faults, noFault } from './faults.js'
import { useHistory } from './history.js'
import { inputsText } from './inputsText.js'
import { type Recent, recentHash } from './recent.js'

/** The runs of this session: look at one again, or run it again. */
export function HistoryList({ onChosen }: { readonly onChosen: () => void }): ReactElement | null {
  const { recents, show, start, clear } = useHistory()
  const { mode } = useConnection()
  const announce = useAnnounce()
  if (recents.length === 0) return null
  const open = (recent: Recent): void => {
    show(recent)
    navigate(recentHash(recent))
    onChosen()
  }
  const again = async (recent: Recent, isDouble: boolean): Promise<void> => {
    const entry = findEntry(recent.api, recent.id)
    const loaded = entry && (await loadOperation(entry).catch(() => undefined))
    if (!loaded) return announce('The operation couldn’t be loaded. Try again.')
    if (isDouble && isChange(loaded.operation)) return // who double-clicks wants one stream, not two
    const { draft, example } = recent
    open(recent)
    if (recent.mode !== mode && isChange(loaded.operation))
      // what was tried on the mock must not hit what is real
      return announce(`That run was on ${places[recent.mode]}. Press Run to repeat it on ${places[mode]}.`)
    start({ loaded, input: inputOf(loaded.details.inputs, draft), draft, example, fault: faultOf(recent) })
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
        {recents.map((recent) => (
          <li key={recent.key}>
            <button type="button" className="history-entry bare" onClick={() => open(recent)}>
              <span className="cut">{recent.id}</span>
              <small className="cut">{inputsText(recent.draft) || 'no inputs'}</small>
              <small className="cut">
                {[
                  new Date(recent.at).toLocaleTimeString('en-GB'),
                  recent.outcome,
                  recent.mode === 'live' && 'live',
                  recent.fault && faultOf(recent).label,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
            <button
              type="button"
              className="quiet"
              onKeyDown={pressOnce}
              onClick={({ detail }) => void again(recent, detail > 1)}
              aria-label={`Run ${recent.id} again`}
            >
              ↻
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const places = { mock: 'the mock', live: 'the live service' } as const

const faultOf = ({ fault }: Recent) => faults.find(({ id }) => id === fault) ?? noFault
