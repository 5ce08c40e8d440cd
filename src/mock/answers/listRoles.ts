import type { ManifestField, ManifestInput } from '../../operation/manifest.js'
import type { MockOperation } from '../model/mockOperation.js'
import { formatOf } from '../model/shapes.js'

/** The inputs that select rows of a list. */
export interface ListInputs {
  /** The number of rows per page. */
  readonly size: ManifestInput | undefined
  /** The number of rows to skip. */
  readonly offset: ManifestInput | undefined
  /** The order of the rows. */
  readonly order: ManifestInput | undefined
  /** The start of a range. If several are given, the first one applies. */
  readonly from: readonly ManifestInput[]
  /** The end of a range. */
  readonly to: readonly ManifestInput[]
}

/** Finds the inputs that select rows of a list. Ranges are ranges of blocks or of time. */
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

/** Returns the scale of a field's values. Blocks take precedence over dates, as the documents say. */
export function scaleOf(field: ManifestField): 'block' | 'time' | undefined {
  const format = formatOf(field)
  if (format === 'block-number') return 'block'
  return format === 'date-time' || format === 'unix-seconds' ? 'time' : undefined
}
