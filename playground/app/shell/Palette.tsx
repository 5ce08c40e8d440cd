import { Command } from 'cmdk'
import { type ReactElement, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { searchEntries } from '../catalogue/search.js'
import { arriveAt } from '../catalogue/useRoute.js'
import { useBackdropClose } from '../ui/useBackdropClose.js'
import type { SearchProps } from './searchProps.js'

/** Results shown: who wants the next one types another word. */
const most = 40

/** Finds any operation by anything in it, and the tools. */
export default function Palette({ takeTyped, onClose }: SearchProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const hits = useMemo(() => searchEntries(wanted, most), [wanted])
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    setChosen(hits[0]?.id ?? '')
  }, [hits])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    current?.querySelector('input')?.focus()
    const typed = takeTyped()
    if (typed) setText(typed)
  }, [])
  /** By the dialog itself: what had the focus before it gets it back, and `onClose` follows. */
  const close = (): void => dialog.current?.close()
  const backdrop = useBackdropClose(close)
  const choose = (hash: string): void => {
    close()
    arriveAt(hash)
  }
  return (
    <dialog ref={dialog} className="palette" aria-label="Search" onClose={onClose} {...backdrop}>
      <Command
        shouldFilter={false}
        loop
        value={chosen}
        onValueChange={setChosen}
        label="Search operations, inputs and answer fields"
      >
        <Command.Input
          value={text}
          onValueChange={setText}
          placeholder="Try nft transfers, contractType, /wallets or getBlock"
        />
        <Command.List>
          <Command.Empty>No results. Search covers names, paths, inputs and answer fields.</Command.Empty>
          {hits.map(({ id, hash, kind, title, why, deprecated }) => (
            <Command.Item key={id} value={id} onSelect={() => choose(hash)}>
              <span className="hit-api">{kind}</span>
              <span className="hit-id">{title}</span>
              <span className="hit-why">{why}</span>
              {deprecated && <span className="badge">deprecated</span>}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
      <p className="palette-foot">
        <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>↵</kbd> open <kbd>Esc</kbd> close
        {hits.length === most && ` · The first ${most} are shown`}
      </p>
    </dialog>
  )
}
