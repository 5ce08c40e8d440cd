import { type ReactElement, useState } from 'react'
import type { Draft, InputDetails } from '../catalogue/details.js'
import type { Complaint } from './check.js'
import { InputRow } from './InputRow.js'

/** The form of an operation: required inputs first, the others folded until wanted. */
export function OperationForm({
  inputs,
  draft,
  complaints,
  tried,
  onChange,
}: {
  readonly inputs: readonly InputDetails[]
  readonly draft: Draft
  readonly complaints: Readonly<Record<string, Complaint>>
  /** Whether a run was tried: then also what is missing is said. */
  readonly tried: boolean
  readonly onChange: (name: string, value: Draft[string]) => void
}): ReactElement {
  const required = inputs.filter((input) => input.required)
  const optional = inputs.filter((input) => !input.required)
  const filled = optional.filter(({ name }) => (draft[name] ?? '').length > 0).length
  const [wanted, setWanted] = useState(filled > 0 || required.length === 0 || optional.length <= 3)
  const open = wanted || (tried && optional.some(({ name }) => complaints[name]))
  const row = (input: InputDetails): ReactElement => (
    <InputRow
      key={input.name}
      input={input}
      value={draft[input.name]}
      complaint={complaints[input.name]}
      tried={tried}
      onChange={onChange}
    />
  )
  if (inputs.length === 0) return <p className="empty-note no-inputs">No inputs needed. Press Run.</p>
  return (
    <div className="fields">
      {required.map(row)}
      {optional.length > 0 && required.length > 0 && (
        <button
          type="button"
          className="more"
          aria-expanded={open}
          aria-controls="optional-inputs"
          onClick={() => setWanted(!open)}
        >
          <span aria-hidden="true">{open ? '−' : '+'}</span> {optional.length} optional{' '}
          {optional.length === 1 ? 'input' : 'inputs'}
          {filled > 0 && <em> · {filled} filled</em>}
        </button>
      )}
      <div id="optional-inputs" hidden={!open}>
        {open && optional.map(row)}
      </div>
    </div>
  )
}
