import type { Draft, InputDetails } from '../catalogue/details.js'

/** What every control is given. */
export interface ControlProps {
  readonly id: string
  readonly input: InputDetails
  readonly value: string
  readonly invalid: boolean
  readonly onChange: (value: Draft[string]) => void
}
