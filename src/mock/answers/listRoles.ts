import type { ManifestField, ManifestInput } from '../../operation/manifest.js'
import type { MockOperation } from '../model/mockOperation.js'
import { formatOf } from '../model/shapes.js'

/** The inputs by which a list is selected. */
export interface ListInputs {
  /** How many rows a page has. */
  readonly size: ManifestInput | undefined
  /** How many rows are skipped. */
  readonly offset: ManifestInput | undefined
  /** In which order the rows are. */
  readonly order: ManifestInput | undefined
  /** Where a range begins, the one that goes first first. */
  readonly from: readonly ManifestInput[]
  /** Where a range ends. */
  readonly to: readonly ManifestInput[]
}

/** Finds the inputs by which a list is selected. A range is one that rows have a place in: of blocks, or of time. */
export function listInputsOf({ inputs }: MockOperation): ListInputs {
  const ranged = ['block', 'time'].flatMap((scale) => inputs.filter((input) => scaleOf(input) === scale))
  return {
    size: inputs.find(({ list }) => list === 'size'),
    offset: inputs.find(({ list }) => list === 'offset'),
    order: inputs.find(({ list }) => list === 'order'),
    from: ranged.filter(({ list }) => list === 'from'),
    to: ranged.filter(({ list }) => list === 'to'),
  }
}

/** On which scale a value is a place. A block goes before a date, as the documents say. */
export function scaleOf(field: ManifestField): 'block' | 'time' | undefined {
  const format = formatOf(field)
  if (format === 'block-number') return 'block'
  return format === 'date-time' || format === 'unix-seconds' ? 'time' : undefined
}
