import { type Format, formats } from '../../formats/formats.js'
import { type Column, code, paragraphs, table } from './markdown.js'
import { linkedFormat } from './typeLink.js'
import { unitOfFormat } from './units.js'

/** Emits `docs/reference/formats.md`: the types of each format in code, and what inputs accept. */
export function formatsPage(): string {
  const columns: readonly Column<string>[] = [
    { title: 'format', cell: code },
    { title: 'unit', cell: unitOfFormat },
    { title: 'you get', cell: (name) => linkedFormat(name, 'output', here) },
    { title: 'you pass', cell: (name) => linkedFormat(name, 'input', here) },
  ]
  const inputTypes = [...new Set(Object.values(formats).map(({ input }) => input))].filter((type) => type in accepted)
  return `${paragraphs(
    '# Formats',
    'A format says what a value means, beyond its JSON type. The documents give every value a format, and the client turns it into these types. [Values and types](../guide/values.md) shows how to work with them, and [the dialect](../../specs/README.md#formats) how they look on the wire.',
    table(Object.keys(formats), columns),
    '## What inputs accept',
    ...inputTypes.map((type) => paragraphs(`### ${type}`, accepted[type] ?? '', `For ${formatsOf(type)}.`)),
  )}\n`
}

const here = { types: '', formats: '' }

const formatsOf = (type: string): string =>
  Object.entries(formats)
    .filter(([, { input }]: [string, Format]) => input === type)
    .map(([name]) => code(name))
    .join(', ')

/** What callers may pass, by the name of the input's type. */
const accepted: Readonly<Record<string, string>> = {
  UintInput: 'A whole number of any size: `bigint`, a safe `number`, decimal or `0x`-hex text.',
  DecimalInput: 'A decimal number: text, `number` or `bigint`.',
  DateInput: 'A point in time: a `Date`, ISO text (UTC if it has no zone), or seconds since 1970.',
  ChainInput: "An EVM chain by id or name: `1`, `1n`, `'0x1'` or `'eth'`.",
  AptosNetworkInput: "An Aptos network by name or number: `'mainnet'`, `'testnet'`, `'devnet'`, `1` or `2`.",
}
