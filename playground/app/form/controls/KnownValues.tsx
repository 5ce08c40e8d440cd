import type { ReactElement } from 'react'
import type { InputDetails } from '../../catalogue/details.js'
import { knownValues } from '../addressBook.js'

/** A small book of values that fit an input, beside it. */
export function KnownValues({
  input,
  format,
  onChoose,
}: {
  readonly input: InputDetails
  readonly format: string | undefined
  readonly onChoose: (value: string) => void
}): ReactElement | null {
  const documented = typeof input.example === 'string' ? [{ label: 'Documented example', value: input.example }] : []
  const values = [...documented, ...((format && knownValues[format]) || [])]
  if (values.length === 0) return null
  return (
    <span className="book">
      <select
        value=""
        aria-label={`Known values for ${input.name}`}
        title="Known values"
        onChange={(event) => event.target.value && onChoose(event.target.value)}
      >
        <option value="">Fill in…</option>
        {values.map(({ label, value }) => (
          <option key={label} value={value}>
            {label} · {value.length > 24 ? `${value.slice(0, 8)}…${value.slice(-4)}` : value}
          </option>
        ))}
      </select>
      <span aria-hidden="true">▾</span>
    </span>
  )
}
