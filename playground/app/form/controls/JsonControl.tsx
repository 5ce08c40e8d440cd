import { type ReactElement, useEffect, useState } from 'react'
import { pressed } from '../../ui/pressing.js'
import type { ControlProps } from '../controlProps.js'

/** JSON: an ABI, a transaction, a list of objects. */
export function JsonControl({ id, input, value, invalid, onChange }: ControlProps): ReactElement {
  const pretty = prettyJson(value)
  const abi = useAbi(/^\s*[[{"]/.test(value) ? '' : value) // what begins so is JSON, also while it is typed
  const example = typeof input.example === 'string' ? input.example : undefined
  return (
    <div className="line list">
      <textarea
        id={id}
        value={value}
        rows={Math.min(14, Math.max(3, value.split('\n').length))}
        onChange={(event) => onChange(event.target.value)}
        placeholder="JSON"
        aria-invalid={invalid}
        aria-required={input.required}
        aria-describedby={`about-${input.name}`}
        spellCheck={false}
      />
      <span className="aside">
        {pretty !== undefined && pretty !== value && (
          <button type="button" className="quiet" onClick={pressed(() => onChange(pretty), id)}>
            Format
          </button>
        )}
        {abi !== undefined && (
          <button type="button" className="quiet" onClick={pressed(() => onChange(abi), id)}>
            As JSON
          </button>
        )}
        {example && value === '' && (
          <button type="button" className="quiet" onClick={pressed(() => onChange(example), id)}>
            Example
          </button>
        )}
      </span>
    </div>
  )
}

/** The JSON of an ABI that was typed as people write it; what reads it is loaded when there is one. */
function useAbi(text: string): string | undefined {
  const [abi, setAbi] = useState<string>()
  useEffect(() => {
    let current = true
    setAbi(undefined)
    const show = ({ abiOf }: typeof import('../abiOf.js')): void => {
      const read = abiOf(text)
      if (current && read) setAbi(JSON.stringify(read, null, 2))
    }
    // without it, the form only lacks a button
    if (prettyJson(text) === undefined && text !== '') import('../abiOf.js').then(show).catch(() => {})
    return () => {
      current = false
    }
  }, [text])
  return abi
}

function prettyJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return undefined // not JSON yet, and the row says so
  }
}
