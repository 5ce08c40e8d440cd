/** A column of the table. */
export interface Column {
  readonly name: string
  readonly label: string
  readonly description: string
  readonly format: string | undefined
  /** Type in code, under the name. */
  readonly type: string
  /** Pixels. */
  readonly width: number
  readonly numeric: boolean
}
