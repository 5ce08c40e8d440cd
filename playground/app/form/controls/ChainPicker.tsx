import { type KeyboardEvent, type ReactElement, useId, useState } from 'react'
import { chainInput, findChains } from '../chains.js'

/** What a picker of a chain is given. */
export interface ChainPickerProps {
  readonly id: string
  /** What stands in the field while nobody types. */
  readonly value: string
  readonly placeholder: string
  /** What the first entry of the list is called, which chooses no chain; absent where there must be one. */
  readonly unset?: string | undefined
  /** Whether Solana is one of the chains. */
  readonly withSolana?: boolean
  /** Is given the alias of a chain, its id where it has none, the text that is no known chain, or nothing. */
  readonly onChoose: (chain: string) => void
  readonly 'aria-invalid': boolean
  readonly 'aria-required': boolean
  readonly 'aria-describedby': string
}

/** A chain, found by its name, alias, symbol or id. A text that is no known chain is given as it is: the client judges. */
export function ChainPicker({ value, unset, withSolana = false, onChoose, ...field }: ChainPickerProps): ReactElement {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const text = typed?.trim() ?? ''
  const options = typed === undefined ? [] : optionsFor(text, unset, withSolana)
  const open = options.length > 0
  const type = (next: string): void => {
    setTyped(next)
    setAt(0)
  }
  const choose = (chain: string): void => {
    setTyped(undefined)
    onChoose(chain)
  }
  const move = (by: number): void => {
    const to = (at + by + options.length) % options.length
    setAt(to)
    document.getElementById(`${list}-${to}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event
    const by = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (by !== undefined) {
      event.preventDefault()
      if (open) move(by)
      else type('')
    } else if (typed !== undefined && key === 'Escape') {
      event.stopPropagation()
      setTyped(undefined)
    } else if (typed !== undefined && key === 'Enter' && !ctrlKey && !metaKey) {
      event.preventDefault() // it chooses, the next one runs
      choose(options[at]?.value ?? text)
    }
  }
  return (
    <div className="chain-picker">
      <input
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open ? `${list}-${at}` : undefined}
        {...field}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onClick={() => typed === undefined && type('')}
        onBlur={() => (text === '' ? setTyped(undefined) : choose(exactly(text, withSolana)))}
        onKeyDown={onKeyDown}
        autoComplete="off"
        spellCheck={false}
      />
      <div id={list} className="chain-list" role="listbox" aria-label="Chains" hidden={!open}>
        {options.map(({ value, name, note }, place) => (
          // biome-ignore-start lint/a11y: the field keeps the focus, and has the keys
          <div
            key={value}
            id={`${list}-${place}`}
            role="option"
            className="row apart"
            aria-selected={place === at}
            data-at={place === at || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(value)}
          >
            <span>{name}</span>
            <small>{note}</small>
          </div>
          // biome-ignore-end lint/a11y: see above
        ))}
      </div>
    </div>
  )
}

interface ListedChain {
  readonly value: string
  readonly name: string
  readonly note: string
}

function optionsFor(text: string, unset: string | undefined, withSolana: boolean): readonly ListedChain[] {
  const found = findChains(text, withSolana).map((chain) => ({
    value: chainInput(chain),
    name: chain.name,
    note: [chainInput(chain), chain.symbol, ...(chain.test ? ['test'] : [])].join(' · '),
  }))
  return text === '' && unset !== undefined ? [{ value: '', name: unset, note: '' }, ...found] : found
}

/** A chain by all of its name or id; else the text itself. */
function exactly(text: string, withSolana: boolean): string {
  const [first] = findChains(text, withSolana)
  const isFirst = first && [first.id, first.name, first.alias].some((each) => each.toLowerCase() === text.toLowerCase())
  return isFirst ? chainInput(first) : text
}
