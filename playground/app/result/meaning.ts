import type { Display, Role } from '../../../src/operation/display.js'
import { fieldOf } from '../../../src/values/fieldOf.js'
import type { ShapeField, Shapes } from '../catalogue/details.js'
import { resolve } from './shape.js'

/** What a value is to a person who reads it, as its document says. */
export interface Meaning {
  /** Of a hash, what it is the hash of. */
  readonly format?: string | undefined
  readonly display?: Display | undefined
  /** Of an object, the fields that say what it is, the best first. */
  readonly names?: readonly string[] | undefined
}

/** Whether a value of a format is an address. */
export const isAddress = (format: string | undefined): boolean => /-address$/.test(format ?? '')

/** Whether a value of a format is a chain. */
export const isChain = (format: string | undefined): boolean =>
  format === 'evm-chain' || format === 'evm-or-solana-chain'

/** What the document says of a field; nothing of one that it does not know. */
export function meaningOf(field: Pick<ShapeField, 'shape' | 'display'> | undefined, shapes: Shapes): Meaning {
  const shape = field && resolve(field.shape, shapes)
  const format = field?.display?.kind ?? (shape?.kind === 'scalar' ? shape.format : undefined)
  const names = shape?.kind === 'object' ? namesIn(shape.fields) : []
  return { format, display: field?.display, ...(names.length > 0 && { names }) }
}

/** Roles of fields that say what an object is. */
const naming: readonly Role[] = ['title', 'symbol', 'holder']

const namesIn = (fields: readonly ShapeField[]): readonly string[] =>
  naming.flatMap((role) => fields.filter(({ display }) => display?.as === role).map(({ name }) => name))

/** Decimals of the unit in which people read an amount in base units; `undefined` where it is no such amount. */
export function scaleOf({ format, display }: Meaning, row: unknown): number | undefined {
  if (format === 'wei') return isGasPrice({ display }) ? 9 : 18
  if (format === 'octas') return 8
  if (format === 'lamports') return 9
  const decimals = display?.decimals === undefined ? undefined : fieldOf(row, display.decimals)
  return typeof decimals === 'number' && decimals >= 0 && decimals <= 77 ? decimals : undefined
}

/** Whether a number measures something; others name a thing, as a token id or a ledger version does. */
export const isMeasure = ({ display }: Meaning): boolean =>
  display?.as === 'amount' || display?.as === 'supply' || display?.as === 'quantity'

/** What one unit of gas costs, which nobody reads in whole coins. */
export const isGasPrice = ({ display }: Meaning): boolean => display?.as === 'gas-price'

/** What a page knows around a value: its row, and the chain of the row or of the call. */
export interface ValueContext {
  readonly row: unknown
  readonly chain: string | undefined
  /** The Aptos network of the call. */
  readonly network: string | undefined
  /** The Solana network of the call. */
  readonly solana?: string | undefined
  /** What was asked, where that is known. */
  readonly call?: { readonly id: string; readonly input: Readonly<Record<string, unknown>> }
}

/** What is known around the values of a row: a field that says on which chain it is goes before the call. */
export function contextIn(
  row: unknown,
  fields: readonly (Pick<ShapeField, 'name'> & (Pick<ShapeField, 'shape'> | Pick<Meaning, 'format'>))[],
  context: Omit<ValueContext, 'row'>,
): ValueContext {
  const field = fields.find((each) => isChain('shape' in each ? formatOf(each) : each.format))
  const own = field && fieldOf(row, field.name)
  return { ...context, row, ...(typeof own === 'string' && { chain: own }) }
}

const formatOf = ({ shape }: Pick<ShapeField, 'shape'>): string | undefined =>
  shape.kind === 'scalar' ? shape.format : undefined
