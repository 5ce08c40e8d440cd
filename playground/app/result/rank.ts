import type { Role } from '../../../src/operation/display.js'
import type { Column } from './column.js'
import { isChain } from './meaning.js'

/** A column, and what decides its place. */
export interface Ranked extends Column {
  readonly nested: boolean
  /** Whether rows differ in it. */
  readonly distinct: boolean
  /** Whether it is an amount that rows give the decimals of. */
  readonly inUnits: boolean
  /** Whether no row has anything in it. */
  readonly isEmpty: boolean
}

/**
 * What a person looks for first: on which chain, where rows differ in that, and what it is called; how much it is and
 * when it was; then who and in which transaction, then the rest. What no row has comes last.
 */
const places = [
  'name',
  'identity',
  'amount in units',
  'amount',
  'price or time',
  'supply',
  'sender',
  'receiver',
  'address',
  'transaction',
  'other',
  'flag',
  'copy of an amount',
  'picture',
  'nested',
  'empty',
] as const

type Place = (typeof places)[number]

/** The place of a column among all of its table, from 0. */
export function rankOf(column: Ranked, named: ReadonlyMap<string, Ranked>): number {
  return places.indexOf(placeOf(column, named))
}

function placeOf(column: Ranked, named: ReadonlyMap<string, Ranked>): Place {
  const { type, format, display, names, nested, distinct, isEmpty } = column
  if (isEmpty) return 'empty'
  if (display?.as === 'decoded') return 'name'
  if (nested) return names && ![...named.values()].some(isName) ? 'name' : 'nested'
  if (isChain(format)) return distinct ? 'name' : 'flag'
  const ofRole = display?.as && placeOfRole(display.as, column, named)
  if (ofRole) return ofRole
  if (/^(usd|wei|octas|lamports)$/.test(format ?? '')) return 'amount'
  if (type === 'Date') return 'price or time'
  if (type === 'address') return 'address'
  if (format === 'transaction-hash') return 'transaction'
  return type === 'boolean' || type === 'null' ? 'flag' : 'other'
}

function placeOfRole(role: Role, { distinct, display }: Ranked, named: ReadonlyMap<string, Ranked>): Place | undefined {
  const all = [...named.values()]
  switch (role) {
    case 'context': // names the row where nothing else does
      return all.some((other) => other.display?.as === 'title') ? undefined : 'name'
    case 'holder': // tells rows apart where nothing else does
      return distinct && !all.some(tellsApart) ? 'identity' : undefined
    case 'formatted': {
      const amount = display?.of === undefined ? undefined : named.get(display.of)
      return amount?.type === 'bigint' && !amount.inUnits ? 'amount in units' : 'copy of an amount'
    }
    default:
      return placesOfRoles[role]
  }
}

const placesOfRoles: Readonly<Partial<Record<Role, Place>>> = {
  title: 'name',
  symbol: 'name',
  label: 'name',
  id: 'identity',
  amount: 'amount',
  price: 'price or time',
  supply: 'supply',
  change: 'other',
  upkeep: 'other',
  image: 'picture',
  artwork: 'picture',
  sender: 'sender',
  receiver: 'receiver',
}

/** Whether a column names each row by itself, so that no object in it has to. */
const isName = ({ display }: Ranked): boolean => display?.as === 'title' || display?.as === 'symbol'

/** Whether a column tells what each row is about. */
const tellsApart = ({ format, display, distinct }: Ranked): boolean =>
  distinct &&
  (['title', 'context', 'symbol', 'label', 'id'].some((role) => role === display?.as) || /-hash$/.test(format ?? ''))
