import { type ReactElement, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { apis, filterEntries } from '../catalogue/catalogue.js'
import { type CatalogueApi, type CatalogueEntry, isEnding, tagTitle } from '../catalogue/entry.js'
import { formatRoute } from '../catalogue/route.js'
import { HistoryList } from '../run/HistoryList.js'

/** Every operation by API and tag, with a filter. */
export function Sidebar({
  current,
  open,
  onClose,
}: {
  readonly current: string
  readonly open: boolean
  readonly onClose: () => void
}): ReactElement {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place in the list changes with the operation
  useEffect(() => {
    if (nav.current) showCurrent(nav.current)
  }, [current])
  const found = useMemo(() => new Set(filterEntries(wanted)), [wanted])
  return (
    <nav id="sidebar" ref={nav} className="sidebar" data-open={open || undefined} aria-label="Operations" tabIndex={-1}>
      <div className="filter">
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Filter"
          aria-label="Filter operations"
          spellCheck={false}
        />
        <output className="count">{found.size}</output>
      </div>
      <section className="side-section">
        <h2>Tools</h2>
        <ul>
          <li>
            {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere; the click also closes the menu of a phone */}
            <a href="#/webhooks" aria-current={current === 'webhooks' ? 'page' : undefined} onClick={onClose}>
              Webhook lab
            </a>
          </li>
        </ul>
      </section>
      {apis.map((api) => (
        <ApiSection
          key={api.name}
          api={api}
          found={found}
          current={current}
          filtered={wanted.trim() !== ''}
          onChosen={onClose}
        />
      ))}
      {found.size === 0 && <p className="note">No matches. To look in inputs and response fields too, use Search.</p>}
      {wanted.trim() === '' && <HistoryList onChosen={onClose} />}
    </nav>
  )
}

/** Scrolls the list alone: `scrollIntoView` would also move the place from which Tab goes on. */
function showCurrent(list: HTMLElement): void {
  const box = list.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!box) return
  const { top, bottom } = list.getBoundingClientRect()
  if (box.top < top) list.scrollTop -= top - box.top
  else if (box.bottom > bottom) list.scrollTop += box.bottom - bottom
}

function ApiSection({
  api,
  found,
  current,
  filtered,
  onChosen,
}: {
  readonly api: CatalogueApi
  readonly found: ReadonlySet<CatalogueEntry>
  readonly current: string
  readonly filtered: boolean
  readonly onChosen: () => void
}): ReactElement | null {
  const [unfolded, setUnfolded] = useState(false)
  const isShown = (entry: CatalogueEntry): boolean =>
    found.has(entry) && (unfolded || filtered || !isEnding(entry) || current === `${entry.api}/${entry.id}`)
  const all = api.tags.flatMap((tag) => tag.operations.filter((entry) => found.has(entry)))
  const tags = api.tags
    .map((tag) => ({ ...tag, operations: tag.operations.filter(isShown) }))
    .filter((tag) => tag.operations.length > 0)
  const withdrawn = filtered ? 0 : all.filter(isEnding).length
  const isCurrent = current.startsWith(`${api.name}/`)
  const [opened, setOpened] = useState(isCurrent)
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent)
    if (isCurrent) setOpened(true)
  }
  if (all.length === 0) return null
  const open = filtered || opened
  return (
    <section className="side-section">
      <h2>
        <button type="button" className="bare" aria-expanded={open} onClick={() => setOpened(!open)}>
          <span>{api.title.replace(/^ledgerline:?\s*/i, '')}</span>
          <span className="count">{all.length}</span>
        </button>
      </h2>
      {open &&
        tags.map((tag) => (
          <div key={tag.name}>
            <h3 title={tag.description}>{tagTitle(tag.name)}</h3>
            <ul>
              {tag.operations.map((entry) => (
                <li key={entry.id}>
                  <a
                    className="apart tight"
                    href={formatRoute(entry)}
                    title={isEnding(entry) ? `${entry.summary} (deprecated)` : entry.summary}
                    aria-current={current === `${entry.api}/${entry.id}` ? 'page' : undefined}
                    data-deprecated={isEnding(entry) ? true : undefined}
                    onClick={onChosen}
                  >
                    <span className="cut">{entry.id}</span>
                    {isEnding(entry) && <span className="unseen">, deprecated</span>}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      {open && withdrawn > 0 && (
        <button
          type="button"
          className="quiet withdrawn"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span aria-hidden="true">{unfolded ? '−' : '+'}</span> {withdrawn} withdrawn
        </button>
      )}
    </section>
  )
}
