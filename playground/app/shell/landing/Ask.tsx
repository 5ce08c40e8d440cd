import type { FormEvent, ReactElement } from 'react'
import { samples } from '../../catalogue/outcomes.js'
import { kindNames } from '../../catalogue/recognise.js'
import type { Landing } from './useLanding.js'

/** The box for an address, a hash or a name, and what it is taken for. */
export function Ask({ landing }: { readonly landing: Landing }): ReactElement {
  const { text, type, ask } = landing
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    ask()
  }
  return (
    <form className="stack box ask" onSubmit={submit} noValidate>
      <label htmlFor="ask-text">An address, a transaction hash or a name</label>
      <div className="ask-line">
        <input
          id="ask-text"
          type="text"
          value={text}
          onChange={(event) => type({ value: event.target.value })}
          onFocus={(event) => event.target.select()}
          placeholder="0x…, vitalik.eth, or a Solana or Aptos address"
          aria-describedby="ask-reading"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button type="submit" className="run">
          Look up
        </button>
      </div>
      <Reading landing={landing} />
      <div className="row tight samples">
        <span className="label">Try</span>
        {samples.map((sample) => (
          <button
            key={sample.label}
            type="button"
            className="chip cut"
            aria-pressed={sample.value === text}
            onClick={() => type(sample)}
          >
            {sample.label}
          </button>
        ))}
      </div>
    </form>
  )
}

/** As what a text is taken; of two readings, one is chosen. */
function Reading({ landing: { text, things, thing, resolved, take } }: { readonly landing: Landing }): ReactElement {
  if (things.length > 1) {
    return (
      <div className="row small ask-reading" id="ask-reading">
        <span>64 hex digits:</span>
        <div className="segments" role="radiogroup" aria-label="What the 64 hex digits are">
          {things.map(({ kind }) => (
            <label key={kind}>
              <input type="radio" name="reading" checked={kind === thing?.kind} onChange={() => take(kind)} />
              <span>{kindNames[kind]}</span>
            </label>
          ))}
        </div>
      </div>
    )
  }
  return (
    <p className="row small ask-reading" id="ask-reading" role="status" data-unknown={!thing || undefined}>
      {thing
        ? `${kindNames[thing.kind]}${resolved ? ` of ${resolved.value}` : ''}`
        : text.trim() === ''
          ? 'Paste one, or a block explorer link that contains one.'
          : 'None of the APIs recognises this as an address, hash or name. Press Ctrl K to search the operations.'}
      {resolved?.isExample && <span className="note">Example data, not from the chain.</span>}
    </p>
  )
}
