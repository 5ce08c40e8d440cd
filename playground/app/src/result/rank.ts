import type { Column } from './column.js'

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
export function rankOf(
  { name, type, numeric, format, nested, distinct, isEmpty }: Ranked,
  named: ReadonlyMap<string, Ranked>,
): number {
  if (isEmpty) return 10
  if (nested) return 9
  const amount = /Formatted$/.test(name) && named.get(name.replace(/Formatted$/, ''))
  if (amount) return amount.type === 'bigint' && !amount.inUnits ? 1.9 : 7 // where the amount itself is shown in units
  if (titles.test(name) || /^(?:symbol|label|summary|category|type|tag|tokenSymbol|endpoint)$/i.test(name)) return 0
  if (/[a-z](?:Name|Title)$/.test(name) && ![...named.keys()].some((other) => titles.test(other))) return 0 // what it is the name of
  if (format === 'evm-chain') return distinct ? 0 : 6
  if (type === 'address' && distinct && /^(?:owner)?address$/i.test(name) && ![...named.values()].some(isNaming))
    return 1
  if (/^(?:tokenId|hash|version|blockHeight)$/i.test(name)) return 1
  if (numeric && /24hr|change/i.test(name)) return 5
  if (numeric && (format === 'usd' || format === 'wei' || format === 'octas')) return 2
  if (numeric && type !== 'number' && /value|amount|balance/i.test(name)) return 2 // a plain number counts something
  if (numeric && /price|usd/i.test(name)) return 3
  if (numeric && /supply/i.test(name)) return 3.5
  if (type === 'Date' && !/sync|update|expir/i.test(name)) return 3
  if (type === 'address') return /^from(?![a-z])/.test(name) ? 4 : /^to(?![a-z])/.test(name) ? 4.1 : 4.2
  if (format === 'transaction-hash') return 4.3
  if (type === 'boolean' || type === 'null') return 6
  return 5
}

/** What a row is called, in so many words. */
const titles = /^(?:name|title|tokenName)$/i

/** Whether a column tells what each row is about; where none does, whose it is tells that. */
const isNaming = ({ name, distinct }: Ranked): boolean =>
  distinct && /name$|title$|hash$|^(?:tokenId|version|blockHeight|tag|label)$/i.test(name)
