import { answers, json, list, mapped, member, One, odd, query, ref, row, Two, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

/** What gets a type of its own inside another, which type that is, and where it stands. */
const inners: readonly (readonly [string, string, object, string])[] = [
  ['an object', 'RowsTop', One, 'top'],
  ['an object or null', 'RowsTop', { description: 'Odd.', oneOf: [One, { type: 'null' }] }, 'top/oneOf/0'],
  ['a row', 'RowsTopItem', { type: 'array', description: 'Odd.', items: One }, 'top/items'],
  ['a union', 'RowsTop', mapped({ one: ref('One'), two: ref('Two') }), 'top'],
]

const Outer = {
  type: 'object',
  description: 'Outer.',
  properties: { in: One, rows: { type: 'array', description: 'Rows.', items: One } },
}
const whole = (schema: object): object => ({ ...json({ schema }), 'x-input-name': 'row' })

/** Names that two things would share, that generated code could not write, or that mean something already. */
export const names: readonly Refusal[] = [
  [
    'two fields with one public name',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a_b: text, aB: text } } } },
    /name collision: 'a_b' and 'aB' are both 'aB'/,
  ],
  ['two inputs with one public name', { parameters: [query('a_b'), query('aB')] }, /name collision/],
  [
    'an input of the query and one of the body with one public name',
    {
      parameters: [query('a_b')],
      operation: {
        requestBody: {
          description: 'Rows.',
          content: { 'application/json': { schema: { type: 'object', properties: { aB: text } } } },
        },
      },
    },
    /name collision: 'a_b' and 'aB' are both 'aB'/,
  ],
  ...['Input', 'Output', 'Wire'].map(
    (suffix) =>
      [
        `a schema named like a type of an operation, its ${suffix}`,
        { schemas: { [`GetRows${suffix}`]: One } },
        new RegExp(`name collision: operation getRows has a type 'GetRows${suffix}' too`),
      ] as const,
  ),
  ...inners.map(
    ([what, name, top, place]) =>
      [
        `a schema named like ${what} within another`,
        { schemas: { One, Two, [name]: Two, Rows: { type: 'object', description: 'Odd.', properties: { top } } } },
        new RegExp(`name collision: the object at \\S+/Rows/properties/${place} has a type '${name}' too`),
      ] as const,
  ),
  [
    'a schema named like an object within another whose wire name has a tilde',
    { schemas: { OddAB: Two, Odd: { type: 'object', description: 'Odd.', properties: { 'a~b': One } } } },
    /name collision: the object at \S+ has a type 'OddAB' too/,
  ],
  [
    'a schema named like what a body is called where answers have its name',
    { schemas: { RowInput: One }, operation: { requestBody: whole(row) } },
    /name collision: what getRows sends has a type 'RowInput' too/,
  ],
  [
    'a schema named like a row without a name in an answer',
    {
      schemas: { GetRowsOutputItem: Two },
      answer: { type: 'array', description: 'Rows.', items: One },
      example: [{ kind: 'one', a: 'a' }],
    },
    /name collision: what getRows answers has a type 'GetRowsOutputItem' too/,
  ],
  [
    'an operation whose input is named like such a body',
    { operation: { operationId: 'row', requestBody: whole(row) } },
    /name collision: what row sends has a type 'RowInput' too/,
  ],
  [
    'a schema named like an object within such a body',
    {
      schemas: { Outer, OuterInputIn: Two },
      operation: { requestBody: whole({ $ref: ref('Outer') }) },
      answer: { $ref: ref('Outer') },
    },
    /name collision: what getRows sends has a type 'OuterInputIn' too/,
  ],
  [
    'a schema named like a member of a union that is such a body',
    {
      schemas: { One, Two, OneInput: Two, Either: mapped({ one: ref('One'), two: ref('Two') }) },
      operation: { requestBody: whole({ $ref: ref('Either') }) },
      answer: { $ref: ref('Either') },
      example: { kind: 'one', a: 'a' },
    },
    /name collision: what getRows sends has a type 'OneInput' too/,
  ],
  ...[
    ['a body without a name', whole(One), 'GetRowsBodyInput'] as const,
    ['an object in a body of fields', json({ schema: Outer }), 'GetRowsBodyIn'] as const,
    ['a row in a body of fields', json({ schema: Outer }), 'GetRowsBodyRowsItem'] as const,
  ].map(
    ([what, requestBody, name]) =>
      [
        `a schema named like ${what}`,
        { schemas: { [name]: Two }, operation: { requestBody } },
        new RegExp(`name collision: what getRows sends has a type '${name}' too`),
      ] as const,
  ),
  [
    'a schema named like a global',
    { schemas: { Event: { type: 'object', description: 'Odd.', properties: { a: text } } } },
    /schema 'Event' has the name of a global/,
  ],
  ['an operation that cannot be a method', { operation: { operationId: 'get-rows' } }, /letters and digits/],
  ...['delete', 'await', 'eval', 'then', 'toString', 'GetRows', 'get_rows'].map(
    (operationId) =>
      [`an operation called ${operationId}`, { operation: { operationId } }, /no reserved word/] as const,
  ),
  [
    'two objects within schemas whose types have one name',
    {
      schemas: {
        Nft: { type: 'object', description: 'Odd.', properties: { owner_of: One } },
        NftOwner: { type: 'object', description: 'Odd.', properties: { of: One } },
      },
    },
    /name collision: another object has the type 'NftOwnerOf' too/,
  ],
  [
    'an object within a schema under a name of which no letter can stand in a type',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { '*/': One } } } },
    /name collision: the object at \S+ has a type 'Odd' too/,
  ],
  [
    'a field of the name of what every object has',
    odd({ ...text, 'x-name': 'toString' }),
    /'a' cannot be read: every object/,
  ],
  [
    'a field of such a name on the wire, whatever it is called',
    {
      schemas: {
        Odd: { type: 'object', description: 'Odd.', properties: { constructor: { ...text, 'x-name': 'a' } } },
      },
    },
    /'constructor' cannot be read: every object/,
  ],
  [
    'such a field of a body, which zod and the types of the raw client would find in every object',
    {
      operation: {
        requestBody: json({
          schema: { type: 'object', properties: { constructor: { ...text, 'x-name': 'builder' } } },
        }),
      },
    },
    /'constructor' cannot be read: every object/,
  ],
  [
    'an input of the name of what every object has',
    { parameters: [query('constructor')] },
    /'constructor' cannot be read/,
  ],
  [
    'a tag of the name of what every object has',
    {
      schemas: {
        One: member('valueOf', ['kind']),
        Two,
        Either: mapped({ valueOf: ref('One'), two: ref('Two') }),
      },
    },
    /the tag 'valueOf' is the name of something that every object has/,
  ],
  ...['Foo.Bar', 'foo', 'A_B', '1A'].map(
    (name) => [`a schema called ${name}`, { schemas: { [name]: One } }, /needs a name that can be a type/] as const,
  ),
  ...['Readonly', 'ReadonlyArray', 'Record', 'EvmAddress'].map(
    (name) =>
      [`a schema called ${name}`, { schemas: { [name]: One } }, /has the name of a type that generated/] as const,
  ),
  ...['servers', 'jsonBody', 'byCursor', 'decodeRow'].map(
    (operationId) =>
      [`an operation called ${operationId}`, { operation: { operationId } }, /the name of a function that/] as const,
  ),
  [
    'two operations whose types have one name',
    {
      item: {
        delete: { operationId: 'getrows', tags: ['row'], summary: 'Rows', description: 'Rows.', ...answers({}) },
      },
    },
    /name collision: operation getRows has the same types/,
  ],
  [
    'a name that URLs spell otherwise',
    { parameters: [query('a b')] },
    /'a b' cannot be sent: names are not percent-encoded/,
  ],
  ...Object.entries({ 'x-from-input': { a: 'wei' }, 'x-gather': { a: ['b'] }, 'x-group': { a: ['b'] } }).map(
    ([word, names]) =>
      [
        `a field and what ${word} makes of one name`,
        { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: text, b: text }, [word]: names } } },
        new RegExp(`name collision: 'a' and '${word}' are both 'a'`),
      ] as const,
  ),
  [
    'a body without a name and an input that has its own',
    { parameters: [query('body')], operation: { requestBody: json({ schema: list }) } },
    /name collision: 'body' and 'the body' are both 'body'/,
  ],
  [
    'a body with a name and an input that has it',
    { parameters: [query('row')], operation: { requestBody: whole(row) } },
    /name collision: 'row' and 'the body' are both 'row'/,
  ],
]
