import { type ReactElement, useState } from 'react'
import type { Draft, InputDetails } from '../catalogue/details.js'
import type { FieldError } from './fieldErrors.js'
import { InputRow } from './InputRow.js'

/**
 * The form of an operation: the chain or network comes first, then the inputs that are required, or filled when it
 * opens; the others are folded until wanted.
 */
export function OperationForm({
  inputs,
  draft,
  initial,
  fieldErrors,
  tried,
  onChange,
}: {
  readonly inputs: readonly InputDetails[]
  readonly draft: Draft
  /** What the form was filled with at first. What is typed moves no input from its place. */
  readonly initial: Draft
  readonly fieldErrors: Readonly<Record<string, FieldError>>
  /** Whether a run was tried: then also what is missing is said. */
  readonly tried: boolean
  readonly onChange: (name: string, value: Draft[string]) => void
}): ReactElement {
  const isFirst = (input: InputDetails): boolean => input.required || isPlace(input) || isFilled(initial[input.name])
  const first = inputs.filter(isFirst).sort((a, b) => weightOf(b) - weightOf(a))
  const others = inputs.filter((input) => !isFirst(input))
  const filled = others.filter(({ name }) => isFilled(draft[name])).length
  const [wanted, setWanted] = useState(first.length === 0 || others.length <= 3)
  const open = wanted || (tried && others.some(({ name }) => fieldErrors[name]))
  const row = (input: InputDetails): ReactElement => (
    <InputRow
      key={input.name}
      input={input}
      value={draft[input.name]}
      fieldError={fieldErrors[input.name]}
      tried={tried}
      onChange={onChange}
    />
  )
  if (inputs.length === 0) return <p className="note pad ruled">No inputs needed. Press Run.</p>
  return (
    <div className="fields">
      {first.map(row)}
      {others.length > 0 && first.length > 0 && (
        <button
          type="button"
          className="more bare"
          aria-expanded={open}
          aria-controls="optional-inputs"
          onClick={() => setWanted(!open)}
        >
          <span aria-hidden="true">{open ? '−' : '+'}</span> {others.length} {first.every(isRequired) ? '' : 'more '}
          optional {others.length === 1 ? 'input' : 'inputs'}
          {filled > 0 && <em> · {filled} filled</em>}
        </button>
      )}
      <div id="optional-inputs" hidden={!open}>
        {open && others.map(row)}
      </div>
    </div>
  )
}

/** Whether an input says where: everything else depends on it. */
function isPlace({ control }: InputDetails): boolean {
  const one = control.kind === 'list' ? control.item : control
  return 'format' in one && /^(?:evm(?:-or-solana)?-chain|(?:solana|aptos)-network)$/.test(one.format ?? '')
}

const weightOf = (input: InputDetails): number => (isPlace(input) ? 2 : 0) + Number(input.required)

const isRequired = ({ required }: InputDetails): boolean => required

const isFilled = (value: Draft[string] = ''): boolean => value.length > 0
