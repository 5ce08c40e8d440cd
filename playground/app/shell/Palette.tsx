import { Command } from 'cmdk'
import { type ReactElement, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { findEntry } from '../catalogue/catalogue.js'
import { type Hit, searchEntries } from '../catalogue/search.js'
import { arriveAt } from '../catalogue/useRoute.js'
import { usesOf } from '../catalogue/uses.js'
import { useConnection } from '../run/connection/connection.js'
import { useHistory } from '../run/history.js'
import { type Recent, recentHash } from '../run/recent.js'
import { useBackdropClose } from '../ui/useBackdropClose.js'
import { commandsFor, findCommands, type Command as PageCommand } from './commands.js'
import type { SearchProps } from './searchProps.js'
import { chooseTheme } from './theme.js'

/** Results shown: who wants the next one types another word. */
const most = 40

/**
 * Finds any operation by anything in it, what can be done with an address, a hash or a name, earlier runs, tools and
 * commands.
 */
export default function Palette({ takeTyped, onClose }: SearchProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const { recents } = useHistory()
  const { setMode, setPanel } = useConnection()
  const commands = useMemo(
    () => commandsFor({ setMode, askForKey: () => setPanel('key'), setTheme: chooseTheme }),
    [setMode, setPanel],
  )
  const found = (text: string): readonly Found[] => findAll(text, recents, commands)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs do not change while the search is open
  const hits = useMemo(() => found(wanted), [wanted])
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    setChosen(hits[0]?.id ?? '')
  }, [hits])
  /** By the dialog itself: what had the focus before it gets it back, and `onClose` follows. */
  const close = (): void => dialog.current?.close()
  const choose = (hit: Found | undefined): void => {
    if (!hit) return
    close()
    if (hit.run) hit.run()
    else arriveAt(hit.hash)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    current?.querySelector('input')?.focus()
    const { text, entered } = takeTyped()
    if (text) setText(text)
    if (entered) choose(found(text)[0])
  }, [])
  const backdrop = useBackdropClose(close)
  return (
    <dialog ref={dialog} className="palette" aria-label="Search" onClose={onClose} {...backdrop}>
      <Command
        shouldFilter={false}
        loop
        value={chosen}
        onValueChange={setChosen}
        label="Search operations, inputs and response fields"
      >
        <Command.Input
          value={text}
          onValueChange={setText}
          placeholder="Try nft transfers, contractType, dark, or paste an address"
        />
        <Command.List>
          <Command.Empty>No results. Search covers names, paths, inputs and response fields.</Command.Empty>
          {hits.map((hit) => (
            <Command.Item key={hit.id} value={hit.id} onSelect={() => choose(hit)}>
              <small className="hit-api">{hit.kind}</small>
              <span className="hit-id">{hit.title}</span>
              <span className="hit-why cut">{hit.why}</span>
              {hit.deprecated && <span className="badge">deprecated</span>}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
      <p className="palette-foot">
        <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>↵</kbd> open <kbd>Esc</kbd> close
        {hits.length === most && ` · Showing the first ${most}`}
      </p>
    </dialog>
  )
}

/** A hit, or something that is done on the spot. */
interface Found extends Hit {
  readonly run?: () => void
}

/** Earlier runs come first while nothing is typed, and what a text stands for comes before what it finds. */
function findAll(text: string, recents: readonly Recent[], commands: readonly PageCommand[]): readonly Found[] {
  const earlier = text.trim() === '' ? recents.slice(0, 5).flatMap(foundRun) : []
  const uses = usesOf(text)
  const done = findCommands(commands, text).map((command) => ({
    ...command,
    hash: '',
    kind: 'command',
    deprecated: false,
  }))
  const entries = uses.length > 0 ? [] : searchEntries(text, most)
  return [...earlier, ...uses, ...done, ...entries].slice(0, most)
}

function foundRun(recent: Recent): readonly Found[] {
  const entry = findEntry(recent.api, recent.id)
  if (!entry) return []
  const said = Object.values(recent.draft)
    .flat()
    .find((value) => value !== '')
  const short = said && (said.length > 24 ? `${said.slice(0, 8)}…${said.slice(-6)}` : said)
  const why = [short, entry.summary].filter(Boolean).join(' · ')
  return [
    { id: `run ${recent.key}`, hash: recentHash(recent), kind: 'recent', title: recent.id, why, deprecated: false },
  ]
}
