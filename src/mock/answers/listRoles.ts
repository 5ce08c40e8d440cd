import type { ManifestInput } from '../../operation/manifest.js'
import type { MockOperation } from '../model/mockOperation.js'
import { formatOf } from '../model/shapes.js'

/** The inputs by which a list is selected. */
export interface ListInputs {
  /** How many rows a page has. */
  readonly size: ManifestInput | undefined
  /** In which order the rows are. */
  readonly order: ManifestInput | undefined
  /** Where a range begins, the one that goes first first. */
  readonly from: readonly ManifestInput[]
  /** Where a range ends. */
  readonly to: readonly ManifestInput[]
}

/**
 * Finds the inputs by which a list is selected. The manifest knows how a list pages and of what format an input is, but
 * has no word for the size of a page, the order and the ends of a range: for these, and only these, public names stand
 * here.
 */
export function listInputsOf({ inputs }: MockOperation): ListInputs {
  const named = (name: string): ManifestInput | undefined => inputs.find((input) => input.name === name)
  const ranged = inputs
    .filter((input) => rangeFormats.includes(formatOf(input) ?? ''))
    .sort((a, b) => rangeFormats.indexOf(formatOf(a) ?? '') - rangeFormats.indexOf(formatOf(b) ?? ''))
  return {
    size: named('limit'),
    order: named('order'),
    from: ranged.filter(({ name }) => /^from[A-Z]/.test(name)),
    to: ranged.filter(({ name }) => /^to[A-Z]/.test(name)),
  }
}

/** Formats of ranges. A block goes before a date, as the documents say. */
const rangeFormats: readonly string[] = ['block-number', 'date-time']
