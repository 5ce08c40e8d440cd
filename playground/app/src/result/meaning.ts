import type { Display } from '../../../../src/operation/manifest.js'
import type { ShapeField, Shapes } from '../catalogue/details.js'
import { resolve } from './shape.js'

/** What a value is to a person who reads it, as its document says. */
export interface Meaning {
  /** Of a hash, what it is the hash of. */
  readonly format?: string | undefined
  readonly display?: Display | undefined
}

/** Whether a value of a format is an address. */
export const isAddress = (format: string | undefined): boolean => /-address$/.test(format ?? '')

/** What the document says of a field; nothing of one that it does not know. */
export function meaningOf(field: Pick<ShapeField, 'shape' | 'display'> | undefined, shapes: Shapes): Meaning {
  const shape = field && resolve(field.shape, shapes)
  const format = field?.display?.kind ?? (shape?.kind === 'scalar' ? shape.format : undefined)
  return { format, display: field?.display }
}
