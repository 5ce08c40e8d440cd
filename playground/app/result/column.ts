import type { Meaning } from './meaning.js'

/** A column of the table. */
export interface Column extends Meaning {
  readonly name: string
  readonly label: string
  readonly description: string
  /** Type in code, under the name. */
  readonly type: string
  /** Pixels. */
  readonly width: number
  readonly numeric: boolean
}
