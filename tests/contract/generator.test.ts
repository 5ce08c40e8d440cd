import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { bundleDocument } from '../../codegen/bundle.js'
import { emitCalls } from '../../codegen/calls.js'
import { emitDecoders } from '../../codegen/decoders.js'
import { emitEncoders } from '../../codegen/encoders.js'
import { formats } from '../../codegen/formats.js'
import { emitOperations } from '../../codegen/operations.js'
import { polishTypes } from '../../codegen/polish.js'
import { unknownPrimitives } from '../../codegen/primitives.js'
import { modelOf } from '../../codegen/readModel.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-specs-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Parts {
  readonly operation?: object
  readonly item?: object
  readonly parameters?: readonly object[]
  readonly answer?: object
  readonly schemas?: object
}

/** A document of one operation, sound but for the given parts. */
function documentWith({ operation = {}, item = {}, parameters = [], answer, schemas = {} }: Parts): string {
  const row = { type: 'object', description: 'A row.', properties: { id: { type: 'string', description: 'Its id.' } } }
  const schema = answer ?? { $ref: '#/components/schemas/Row' }
  const file = join(folder, `${Math.random().toString(36).slice(2)}.yaml`)
  const document = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    servers: [{ url: 'https://api.test' }],
    tags: [{ name: 'row', description: 'Rows.' }],
    paths: {
      '/rows': {
        get: {
          operationId: 'getRows',
          tags: ['row'],
          summary: 'Rows',
          description: 'Reads rows.',
          parameters,
          responses: { 200: { description: 'Rows.', content: { 'application/json': { schema } } } },
          ...operation,
        },
        ...item,
      },
    },
    components: { schemas: { Row: row, ...schemas } },
  }
  writeFileSync(file, stringify(document, { aliasDuplicateObjects: false })) // each stands in its own place
  return file
}

const text = { type: 'string', description: 'Some text.' }
const query = (name: string): object => ({ name, in: 'query', description: 'A parameter.', schema: { type: 'string' } })

const list = { type: 'array', description: 'Rows.', items: { $ref: '#/components/schemas/Row' } }

const odd = (schema: object): Parts => ({
  schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: { description: 'Odd.', ...schema } } } },
})
const row = { $ref: '#/components/schemas/Row' }
const json = (media: object): object => ({ description: 'Rows.', content: { 'application/json': media } })
const answers = (content: object): object => ({ responses: { 200: { description: 'Rows.', content } } })

const member = (tag: string, required: readonly string[]): object => ({
  type: 'object',
  description: 'A member.',
  required,
  properties: { kind: { ...text, const: tag }, a: text },
})
const One = member('one', ['kind'])
const Two = member('two', ['kind', 'a'])
const ref = (name: string): string => `#/components/schemas/${name}`
const either = (more: object): object => ({
  description: 'Either.',
  oneOf: [{ $ref: ref('One') }, { $ref: ref('Two') }],
  ...more,
})
const mapped = (mapping: object): object => either({ discriminator: { propertyName: 'kind', mapping } })

/** Unions of which a member could never be read. */
const unions: readonly (readonly [string, object, RegExp])[] = [
  [
    'a union whose mapping lacks a member',
    mapped({ one: ref('One') }),
    /cannot be decoded: its mapping does not lead from 'two' to Two/,
  ],
  [
    'a union whose mapping mixes up its members',
    mapped({ one: ref('Two'), two: ref('One') }),
    /its mapping does not lead from 'one' to One/,
  ],
  [
    'a union whose mapping leads elsewhere',
    mapped({ one: ref('One'), two: ref('Two'), row: ref('Row') }),
    /its mapping leads to Row, which is no member/,
  ],
  [
    'a union by keys in which one member hides another',
    either({ 'x-resolve': 'by-keys' }),
    /whatever has the keys of Two has those of One, which comes first/,
  ],
  [
    'a union by keys with a member that requires none',
    either({ 'x-resolve': 'by-keys', oneOf: [{ $ref: ref('Two') }, { $ref: ref('Row') }] }),
    /Row requires no key/,
  ],
  [
    'a union with a member that has no name',
    either({ 'x-resolve': 'by-keys', oneOf: [Two, { $ref: ref('One') }] }),
    /cannot be decoded: its members have to be references to schemas/,
  ],
]

/** What gets a type of its own inside another, which type that is, and where it stands. */
const inners: readonly (readonly [string, string, object, string])[] = [
  ['an object', 'RowsTop', One, 'top'],
  ['an object or null', 'RowsTop', { description: 'Odd.', oneOf: [One, { type: 'null' }] }, 'top/oneOf/0'],
  ['a row', 'RowsTopItem', { type: 'array', description: 'Odd.', items: One }, 'top/items'],
  ['a union', 'RowsTop', mapped({ one: ref('One'), two: ref('Two') }), 'top'],
]

/** An answer that is a schema with the given field. */
const answered = (schema: object): Parts => ({ ...odd(schema), answer: { $ref: ref('Odd') } })

/** What would be generated, but would not compile, or would read other values than the document says. */
const misread: readonly (readonly [string, Parts, RegExp])[] = [
  ['an answer that is an object without a name', { answer: One }, /the answer of getRows is an object: write it as a/],
  [
    'an answer that is a union without a name',
    { answer: mapped({ one: ref('One'), two: ref('Two') }), schemas: { One, Two } },
    /the answer of getRows is an object/,
  ],
  ['a union without a member', odd({ oneOf: [] }), /this oneOf has no member/],
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
    'a default of a row',
    { answer: { ...list, items: { ...row, default: {} } } },
    /'default' has no effect on a row: it belongs on a field/,
  ],
  ['a default of another type', odd({ type: 'boolean', default: '' }), /the default "" is no boolean/],
  [
    'a default in an answer that is not what is decoded',
    answered({ type: 'string', format: 'wei', default: '0' }),
    /the default "0" cannot stand in an answer/,
  ],
  [
    'a default in an answer that its format does not take',
    answered({ type: 'string', format: 'evm-address', default: 'abc' }),
    /the default "abc" cannot stand in an answer/,
  ],
  [
    'such a default in the rows of an answer',
    {
      ...answered({ type: 'string', format: 'unix-seconds', default: '0' }),
      answer: { type: 'array', description: 'Rows.', items: { $ref: ref('Odd') } },
    },
    /the default "0" cannot stand in an answer/,
  ],
  [
    'a default in an answer that lacks a field',
    {
      ...answered({ $ref: ref('One'), default: {} }),
      schemas: { ...answered({ $ref: ref('One'), default: {} }).schemas, One },
    },
    /the default \{\} cannot stand in an answer/,
  ],
  [
    'known texts of what is decoded to a number',
    odd({ type: 'string', format: 'count', 'x-known': ['1'] }),
    /'x-known' is not read beside the format 'count'/,
  ],
  [
    'gathered fields of two types',
    {
      schemas: {
        Odd: {
          type: 'object',
          description: 'Odd.',
          properties: { a: text, b: { ...text, format: 'wei' } },
          'x-gather': { all: ['a', 'b'] },
        },
      },
    },
    /the fields of 'all' differ in type/,
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
  ...['ReadonlyArray', 'EvmAddress'].map(
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
        delete: { operationId: 'get_rows', tags: ['row'], summary: 'Rows', description: 'Rows.', ...answers({}) },
      },
    },
    /name collision: operation getRows has the same types/,
  ],
]

/** What OpenAPI does not allow, and our rules would stumble over. */
const unsound: readonly (readonly [string, Parts, RegExp])[] = [
  [
    'a field that is no schema',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: 'b' } } } },
    /`Schema`/,
  ],
  ['a union that is no list', { schemas: { Odd: { description: 'Odd.', oneOf: { a: row } } } }, /`OneOf` \(array\)/],
  ['a parameter without a name', { parameters: [{ ...query('a'), name: undefined }] }, /`name` must be present/],
  ['a parameter that is an answer', { parameters: [{ $ref: '#/paths' }] }, /`name` must be present/],
]

/** What OpenAPI allows and the generator does not read: the client would be made without it. */
const unread: readonly (readonly [string, Parts, RegExp])[] = [
  ['a field that is any of several', odd({ anyOf: [{ type: 'string' }, row] }), /'anyOf' is not read.*oneOf/],
  [
    'a schema that is put together',
    { answer: { description: 'Rows.', allOf: [row] } },
    /'allOf' is not read: write its fields out/,
  ],
  ['a list by position', odd({ type: 'array', prefixItems: [text] }), /'prefixItems' is not read/],
  ['fields by pattern', odd({ type: 'object', patternProperties: { '^a': text } }), /'patternProperties' is not read/],
  ['a condition', odd({ type: 'string', if: { const: 'a' } }), /'if' is not read/],
  ['a field of two shapes', odd({ type: ['string', 'object'] }), /string or object: a value has one shape/],
  ['a format on what is no text or number', odd({ type: 'boolean', format: 'wei' }), /'wei' has no effect on boolean/],
  [
    'a format in a map',
    odd({ type: 'object', additionalProperties: { type: 'string', format: 'wei' } }),
    /values of a map are not decoded/,
  ],
  [
    'a gathered field that there is not',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: text }, 'x-gather': { b: ['c'] } } } },
    /'x-gather' names no field: 'c'/,
  ],
  [
    'an unknown format of what comes from the call',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: text }, 'x-from-input': { b: 'c' } } } },
    /'x-from-input' has an unknown format 'c'/,
  ],
  ['rows that are no list', odd({ type: 'string', 'x-rows': 'independent' }), /'x-rows' has no effect on string/],
  ['a set of known numbers', odd({ type: 'integer', 'x-known': ['1'] }), /'x-known' has no effect on integer/],
  ['a constant that is no text', odd({ type: 'integer', const: 1 }), /'const' has no effect on integer/],
  [
    'an object in a query by reference',
    { parameters: [{ ...query('a'), schema: row }] },
    /an object cannot be sent in/,
  ],
  [
    'a list of objects in a query',
    { parameters: [{ ...query('a'), schema: { type: 'array', items: row } }] },
    /an object cannot be sent in/,
  ],
  [
    'an object in a query',
    { parameters: [{ ...query('a'), schema: { type: 'object' } }] },
    /an object cannot be sent in/,
  ],
  [
    'brackets on one text',
    { parameters: [{ ...query('a'), 'x-array': 'brackets' }] },
    /'x-array' has no effect on string/,
  ],
  ['an input in a header', { parameters: [{ ...query('a'), in: 'header' }] }, /inputs in a header are not read/],
  ['an input in a cookie', { parameters: [{ ...query('a'), in: 'cookie' }] }, /inputs in a cookie are not read/],
  [
    'a name that URLs spell otherwise',
    { parameters: [query('a b')] },
    /'a b' cannot be sent: names are not percent-encoded/,
  ],
  ['a list in one text', { parameters: [{ ...query('a'), explode: false }] }, /'explode: false' is not read/],
  ['a list between bars', { parameters: [{ ...query('a'), style: 'pipeDelimited' }] }, /'style: pipeDelimited' is not/],
  [
    'a parameter by media type',
    { parameters: [{ name: 'a', in: 'query', description: 'A.', content: { 'application/json': { schema: text } } }] },
    /'content' is not read/,
  ],
  ['a method that no client calls', { item: { patch: {} } }, /'patch' is not read: get, put, post and delete are/],
  ['a host of one operation', { operation: { servers: [{ url: 'https://other.test' }] } }, /'servers' is not read/],
  [
    'an answer that is no JSON',
    { operation: answers({ 'text/plain': { schema: text } }) },
    /'text\/plain' is not read/,
  ],
  [
    'a body that is no JSON',
    { operation: { requestBody: { description: 'Rows.', content: { 'text/csv': { schema: text } } } } },
    /'text\/csv' is not read/,
  ],
  [
    'an operation without an answer of its own',
    { operation: { responses: { default: { description: 'Rows.' } } } },
    /operation getRows has no answer of status 2xx/,
  ],
  [
    'an operation with answers of two shapes',
    { operation: { responses: { 200: json({ schema: row }), 201: json({ schema: list }) } } },
    /answers of status 2xx must have one schema: 200, 201/,
  ],
  [
    'a word beside a reference',
    odd({ $ref: ref('Row'), 'x-rows': 'independent' }),
    /'x-rows' is not read beside a reference: write it where '\S+Row' leads/,
  ],
  ['a reference that leads to no name', { answer: { $ref: '' } }, /'' leads to no name/],
  [
    'a single example of an answer',
    { operation: answers({ 'application/json': { schema: row, example: { id: 'a' } } }) },
    /'example' is not read: `examples` are/,
  ],
  [
    'a word in x-page that it has not',
    { operation: { 'x-page': { style: 'cursor', items: '.', cursor: 'a', first: 0, size: 10 } }, answer: list },
    /'x-page' takes an object of texts by style, items.*not .*size/,
  ],
  ['a word in x-transport that it has not', { operation: { 'x-transport': { baerer: true } } }, /'x-transport' takes/],
  [
    'an answer without a schema',
    { operation: { responses: { 200: json({}), 404: { description: 'Nothing.' } } } },
    /'application\/json' has no schema/,
  ],
  [
    'a withdrawal without a day',
    { operation: { deprecated: true, 'x-withdrawn': 'soon' } },
    /takes a day, such as 2024-12-06/,
  ],
  ['a withdrawal that is not deprecated', { operation: { 'x-withdrawn': '2024-12-06' } }, /needs `deprecated: true`/],
  [
    'a replacement that there is not',
    { operation: { deprecated: true, 'x-replacement': 'getOthers' } },
    /no operation 'getOthers'/,
  ],
]

describe('generation fails with file, line and reason on', () => {
  const broken: readonly (readonly [string, Parts, RegExp])[] = [
    [
      'an unknown format',
      { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: { ...text, format: 'uri' } } } } },
      /unknown format 'uri'/,
    ],
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
    [
      'a paged operation without a list',
      { operation: { 'x-page': { style: 'cursor', items: 'result', first: 0 } } },
      /has no list 'result'/,
    ],
    [
      'a first index other than 0 or 1',
      {
        operation: { 'x-page': { style: 'cursor', items: '.', first: 2 } },
        answer: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
      },
      /invalid value for firstPageIndex property/,
    ],
    [
      'a nullable flag that is no boolean',
      { operation: { 'x-nullable': 'yes' } },
      /invalid value for isNullable property/,
    ],
    [
      'a union that cannot be decoded',
      {
        schemas: {
          Other: { type: 'object', description: 'Other.', properties: { id: text } },
          Either: {
            description: 'Either.',
            oneOf: [{ $ref: '#/components/schemas/Row' }, { $ref: '#/components/schemas/Other' }],
          },
        },
      },
      /this oneOf cannot be decoded/,
    ],
    ...unions.map(([name, either, reason]) => [name, { schemas: { One, Two, Either: either } }, reason] as const),
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
    ['a page that does not name its list', { operation: { 'x-page': { style: 'cursor', first: 0 } } }, /no `items`/],
    [
      'a field with a blank description',
      { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: { ...text, description: ' ' } } } } },
      /field 'a' has no description/,
    ],
    [
      'a field without a description',
      { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: { type: 'string' } } } } },
      /field 'a' has no description/,
    ],
    [
      'a field that is anything without a word',
      { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: true } } } },
      /field 'a' has no description/,
    ],
    ['an operation without a description', { operation: { description: undefined } }, /has no description/],
    [
      'a parameter without a description',
      { parameters: [{ ...query('a'), description: undefined }] },
      /parameter 'a' has no description/,
    ],
    [
      'a schema without a description',
      { schemas: { Odd: { type: 'object', properties: { a: text } } } },
      /schema 'Odd' has no description/,
    ],
    [
      'a schema named like a global',
      { schemas: { Event: { type: 'object', description: 'Odd.', properties: { a: text } } } },
      /schema 'Event' has the name of a global/,
    ],
    [
      'a schema that requires a field it has not',
      { schemas: { Odd: { type: 'object', description: 'Odd.', required: ['b'], properties: { a: text } } } },
      /'b' is not defined/,
    ],
    [
      'a misspelt word of a schema',
      { schemas: { Odd: { type: 'object', description: 'Odd.', requierd: ['a'], properties: { a: text } } } },
      /`requierd` is not expected here/,
    ],
    ['a misspelt extension', { operation: { 'x-nulable': true } }, /'x-nulable'\. Did you mean x-nullable\?/],
    ['an extension in a place where it is not read', { operation: { 'x-rows': 'independent' } }, /belongs on Schema/],
    ['an extension with a value that is not read', { operation: { 'x-cost': 'ten' } }, /takes a number.*not "ten"/],
    [
      'a list of one word for an extension that takes the word',
      { schemas: { Odd: { type: 'array', description: 'Odd.', items: text, 'x-rows': ['independent'] } } },
      /'x-rows' takes 'independent', not \["independent"\]/,
    ],
    [
      'a page of an unknown style',
      { operation: { 'x-page': { style: 'curser', items: '.', cursor: 'cursor', first: 0 } }, answer: list },
      /no style 'curser'; known: cursor, has-next/,
    ],
    [
      'a page that does not say where its cursor is',
      { operation: { 'x-page': { style: 'cursor', items: '.', first: 0 } }, answer: list },
      /needs `cursor`/,
    ],
    [
      'a page whose answer has no cursor',
      {
        operation: { 'x-page': { style: 'cursor', items: 'rows', cursor: 'next', first: 0 } },
        answer: { type: 'object', description: 'Rows.', properties: { rows: list } },
      },
      /no field 'next' in its answer/,
    ],
    [
      'a page that no parameter asks for',
      { operation: { 'x-page': { style: 'header', items: '.', header: 'X-Cursor', first: 0 } }, answer: list },
      /no parameter 'cursor'/,
    ],
    [
      'a page that skips rows by no parameter',
      { operation: { 'x-page': { style: 'cursor', items: '.', cursor: 'a', offset: 'skip', first: 0 } }, answer: list },
      /no parameter 'skip', which skips rows/,
    ],
    [
      'a page that skips rows beside a header',
      { operation: { 'x-page': { style: 'header', items: '.', header: 'X', offset: 'a', first: 0 } }, answer: list },
      /`offset`, which needs the style cursor/,
    ],
    ['an operation that cannot be a method', { operation: { operationId: 'get-rows' } }, /letters and digits/],
    ...['delete', 'await', 'eval', 'then', 'toString', 'GetRows'].map(
      (operationId) =>
        [`an operation called ${operationId}`, { operation: { operationId } }, /no reserved word/] as const,
    ),
    ['a tag that there is not', { operation: { tags: ['rows'] } }, /tags should be defined/],
    [
      'a path parameter that the path has not',
      { parameters: [{ ...query('id'), in: 'path', required: true }] },
      /`id` is not used in the path/,
    ],
    ...unread,
    ...misread,
    ...unsound,
    ['a reference to nothing', { answer: { $ref: '#/components/schemas/Nothing' } }, /resolve/],
  ]
  test.each(broken)('%s', async (_name, parts, reason) => {
    const file = documentWith(parts)
    const failure = bundleDocument(file)
    await expect(failure).rejects.toThrow(reason)
    await expect(failure).rejects.toThrow(new RegExp(`${file.split('/').at(-1)}:\\d+`))
  })
})

test.each([
  ['empty', ''],
  ['a list', '- 1\n'],
  ['not YAML', 'a: [\n'],
])('a document that is %s is refused by its name', async (_what, content) => {
  const file = join(folder, 'refused.yaml')
  writeFileSync(file, content)
  await expect(bundleDocument(file)).rejects.toThrow(/refused\.yaml/)
})

test.each([
  ['repeats a key', 'openapi: 3.1.0\nopenapi: 3.1.0\n', 'refused.yaml:2  duplicated mapping key'],
  ['is wrongly indented', 'openapi: 3.1.0\n  info: {}\n', 'refused.yaml:2  bad indentation of a mapping entry'],
])('a document that %s is refused with the line and without a second path', async (_what, content, reason) => {
  const file = join(folder, 'refused.yaml')
  writeFileSync(file, content)
  await expect(bundleDocument(file)).rejects.toThrow(new RegExp(`^\\S+${reason}$`))
})

test('two inputs of one name are shown where the second is', async () => {
  const file = documentWith({ parameters: [query('a_b'), query('c'), query('aB')] })
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.endsWith('name: aB')) + 1
  await expect(bundleDocument(file)).rejects.toThrow(`:${line}  name collision: 'a_b' and 'aB' are both 'aB'`)
})

test('a format whose functions generated code cannot import is named', () => {
  expect(unknownPrimitives(formats)).toEqual([])
  const odd = { decode: 'uint', encode: 'asOdd', output: 'bigint', input: 'bigint' }
  expect(unknownPrimitives({ odd })).toEqual([expect.stringMatching(/format 'odd'.*'asOdd'.*primitives\.ts/)])
})

test('a document that fails late leaves what was generated before', { timeout: 60_000 }, () => {
  const home = mkdtempSync(join(folder, 'home-'))
  const RowInput = { type: 'object', description: 'Odd.', properties: { row } }
  const body = { description: 'Rows.', ...json({ schema: row }), 'x-input-name': 'row' } // its type is RowInput too
  const file = documentWith({
    schemas: { RowInput },
    operation: { requestBody: body },
    answer: { $ref: ref('RowInput') },
  })
  mkdirSync(join(home, 'specs/odd'), { recursive: true })
  mkdirSync(join(home, 'generated/odd'), { recursive: true })
  writeFileSync(join(home, 'specs/odd/openapi.yaml'), readFileSync(file))
  writeFileSync(join(home, 'generated/odd/decoders.gen.ts'), 'before')
  const command = ['--import', import.meta.resolve('tsx'), resolve('codegen/generate.ts')]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: home })
  expect([status, stderr]).toEqual([1, "name collision: two types are 'RowInput'\n"])
  expect(readFileSync(join(home, 'generated/odd/decoders.gen.ts'), 'utf8')).toBe('before')
})

test('the command refuses a switch that it does not know, and generates nothing', { timeout: 60_000 }, () => {
  const command = ['--import', 'tsx', 'codegen/generate.ts', '--chek']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain("'--chek'")
})

describe('a document in several files', () => {
  /** A sound document whose schemas stand in the given files. */
  const documentAcross = (files: Readonly<Record<string, string>>): string => {
    const api = mkdtempSync(join(folder, 'api-'))
    for (const [name, content] of Object.entries(files)) writeFileSync(join(api, name), content)
    const file = join(api, 'openapi.yaml')
    writeFileSync(file, readFileSync(documentWith({ answer: { $ref: 'row.yaml#/Row' } }), 'utf8'))
    return file
  }
  const schema = 'type: object, description: A row., properties: { id: { type: string, description: Its id. } }'

  test('that YAML cannot read is one line, whatever refers to it', async () => {
    const failure = bundleDocument(documentAcross({ 'row.yaml': 'Row:\n  type: object\n\tdescription: A row.\n' }))
    await expect(failure).rejects.toThrow(/^\S+row\.yaml:3 {2}Failed to parse: tab characters[^\n]*$/)
  })

  test('is asked for the description of a schema in each of them', async () => {
    const failure = bundleDocument(documentAcross({ 'row.yaml': 'Row:\n  type: object\n' }))
    await expect(failure).rejects.toThrow(/row\.yaml:1 {2}schema 'Row' has no description/)
  })

  test('has no two schemas of one name', async () => {
    const failure = bundleDocument(
      documentAcross({
        'row.yaml': `Row: { ${schema.replace('{ id:', "{ other: { $ref: 'other.yaml#/Row' }, id:")} }\n`,
        'other.yaml': `Row: { ${schema.replace('A row', 'Another')} }\n`,
      }),
    )
    await expect(failure).rejects.toThrow(/row\.yaml:1 {2}another schema is called 'Row' too/)
  })
})

describe('a path item beside the index', () => {
  /** An index with the given paths, beside a file with two path items and a header. */
  const indexWith = (paths: object): string => {
    const api = mkdtempSync(join(folder, 'api-'))
    const file = join(api, 'openapi.yaml')
    const sound = parse(readFileSync(documentWith({}), 'utf8'))
    const [item] = Object.values<{ get: object }>(sound.paths)
    const getOthers = { get: { ...item?.get, operationId: 'getOthers' } }
    mkdirSync(join(api, 'paths'))
    const Total = { description: 'How many rows there are.', schema: { type: 'string' } }
    const beside = stringify({ Total, getOthers }).replaceAll('#/components', '../openapi.yaml#/components')
    writeFileSync(join(api, 'paths', 'row.yaml'), beside)
    writeFileSync(file, stringify({ ...sound, paths: { ...sound.paths, ...paths } }))
    return file
  }

  test('that it does not reference stops generation with file, line and reason', async () => {
    const failure = bundleDocument(indexWith({}))
    await expect(failure).rejects.toThrow(
      /row\.yaml:5 {2}path item 'getOthers' of \S+\/paths\/row\.yaml is in no index; add its path to openapi\.yaml$/,
    )
    await expect(failure).rejects.not.toThrow(/Total/)
  })

  test('and an example and a schema that nothing refers to are shown', async () => {
    const file = indexWith({ '/others': { $ref: 'paths/row.yaml#/getOthers' } })
    for (const [folder, content] of Object.entries({
      schemas: 'Lost: { type: object }\n',
      examples: '# rows\nlost: {}\n',
    })) {
      mkdirSync(join(file, '..', folder))
      writeFileSync(join(file, '..', folder, 'row.yaml'), content)
    }
    await expect(bundleDocument(file)).rejects.toThrow(
      /examples\/row\.yaml:2 {2}nothing refers to 'lost': .*\n\S+schemas\/row\.yaml:1 {2}nothing refers to 'Lost'/,
    )
  })

  test('that it references is an operation', async () => {
    const document = await bundleDocument(indexWith({ '/others': { $ref: 'paths/row.yaml#/getOthers' } }))
    expect(modelOf('test', document).operations.map(({ id }) => id)).toEqual(['getRows', 'getOthers'])
  })
})

describe('a sound document', () => {
  test('becomes an operation and its decoder, the same each time', async () => {
    const file = documentWith({ parameters: [query('page_size')] })
    const model = modelOf('test', await bundleDocument(file))
    expect(emitOperations(model)).toBe(emitOperations(modelOf('test', await bundleDocument(file))))
    expect(emitOperations(model)).toContain("name: 'pageSize', wire: 'page_size', in: 'query'")
    expect(emitDecoders(model)).toContain('export function decodeRow(')
  })

  test('may have tags and fields that begin as extensions do', async () => {
    const member = (tag: string): object => ({
      type: 'object',
      description: 'A member.',
      required: ['kind'],
      properties: { kind: { ...text, const: tag }, 'x-rank': text },
    })
    const mapping = { 'x-row': '#/components/schemas/One', row: '#/components/schemas/Two' }
    const Either = {
      description: 'Either.',
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'kind', mapping },
    }
    const schemas = { One: member('x-row'), Two: member('row'), Either }
    const model = modelOf('test', await bundleDocument(documentWith({ schemas })))
    expect(emitDecoders(model)).toContain("case 'x-row':\n      return decodeOne(value, decoding)")
  })

  test('names the keys of an object of data as the wire does, for all that is made of them', async () => {
    const Data = { type: 'object', description: 'Data.', additionalProperties: true, properties: { token_id: text } }
    const model = modelOf('test', await bundleDocument(documentWith({ schemas: { Data } })))
    expect(model.answers.find(({ name }) => name === 'Data')?.shape).toMatchObject({ known: [{ name: 'token_id' }] })
  })

  test('may have quotes and backslashes in whatever stands in code', async () => {
    const name = 'it\'s \\ "so"'
    const Odd = { type: 'object', description: 'Odd.', required: [name], properties: { [name]: text } }
    const path = "/row's/{id}"
    const item = { get: undefined }
    const file = documentWith({ item, schemas: { Odd } })
    const whole = parse(readFileSync(file, 'utf8'))
    const sound = parse(readFileSync(documentWith({}), 'utf8')).paths['/rows']
    const id = {
      name: 'id',
      in: 'path',
      required: true,
      description: 'An id.',
      schema: { type: 'string', enum: [name] },
    }
    whole.paths = { [path]: { get: { ...sound.get, parameters: [id] } } }
    writeFileSync(file, stringify(whole))
    const model = modelOf('test', await bundleDocument(file))
    const inCode = String.raw`'it\'s \\ "so"'`
    expect(emitDecoders(model)).toContain(`text(value[${inCode}]) ?? need(decoding, value, ${inCode}, 'string')`)
    expect(emitOperations(model)).toContain(`asOneOf(value, at, [${inCode}])`)
    expect(emitOperations(model)).toContain(String.raw`path: '/row\'s/{id}'`)
    expect(emitCalls(model)).toContain(String.raw`'GET /row\'s/{id}': {`)
  })

  test('may have an input of such a wire name under another, because it is only sent', async () => {
    const file = documentWith({ parameters: [{ ...query('constructor'), 'x-input-name': 'builder' }] })
    const operations = emitOperations(modelOf('test', await bundleDocument(file)))
    expect(operations).toContain("{ name: 'builder', wire: 'constructor', in: 'query', encode: asText }")
  })

  test('may have no schema with a name', async () => {
    const file = documentWith({ answer: { ...text, description: 'Some text.' } })
    const { components: _, ...document } = parse(readFileSync(file, 'utf8'))
    writeFileSync(file, stringify(document))
    expect(modelOf('test', await bundleDocument(file)).answers).toEqual([])
  })

  test('has no list of itself', async () => {
    const List = { type: 'array', description: 'Lists.', items: { $ref: ref('List') } }
    const document = await bundleDocument(documentWith({ schemas: { List }, answer: { $ref: ref('List') } }))
    expect(() => modelOf('test', document)).toThrow("schema 'List' holds itself: only an object can")
  })

  test('may say `null` in a list or a text with a name, and in a union', async () => {
    const model = modelOf(
      'test',
      await bundleDocument(
        documentWith({
          schemas: {
            One,
            Two,
            Price: { type: ['string', 'null'], format: 'wei', description: 'A price.' },
            Rows: { type: ['array', 'null'], description: 'Rows.', items: row },
            Either: either({
              oneOf: [{ $ref: ref('One') }, { $ref: ref('Two') }, { type: 'null' }],
              discriminator: { propertyName: 'kind', mapping: { one: ref('One'), two: ref('Two') } },
            }),
            Odd: {
              type: 'object',
              description: 'Odd.',
              properties: {
                a: { $ref: ref('Price') },
                b: { $ref: ref('Rows') },
                c: { $ref: ref('Either') },
              },
            },
          },
          answer: { $ref: ref('Odd') },
        }),
      ),
    )
    const shape = model.answers.find(({ name }) => name === 'Odd')?.shape
    expect(shape).toMatchObject({ fields: [{ nullable: true }, { nullable: true }, { nullable: true }] })
  })

  test('reads the rows of a list as they are accepted, and `null` under any wire name', async () => {
    const rows = { type: 'array', 'x-accept': 'empty-object', description: 'Rows.', items: text }
    const a = { type: ['string', 'null'], 'x-also': ['old_a'], description: 'Text.' }
    const any = { 'x-also': ['old_b'], description: 'Anything.' }
    const properties = { a, b: any, rows: { type: 'array', description: 'Lists.', items: rows } }
    const Odd = { type: 'object', description: 'Odd.', properties }
    const decoders = emitDecoders(modelOf('test', await bundleDocument(documentWith({ schemas: { Odd } }))))
    expect(decoders).toContain(
      "list(raw, decoding, (value: unknown) => list(emptyAsList(value), decoding, text, 'string'",
    )
    expect(decoders).toContain(
      'raw = (value.a ?? value.old_a ?? (value.a === null || value.old_a === null ? null : undefined))',
    )
    expect(decoders).toContain('(value.b ?? value.old_b ?? (value.b === null || value.old_b === null')
  })

  test('encodes a body by the public names of its fields and the JSON types of the wire', async () => {
    const kinds = ['one', 'two'].map((kind) => ({
      type: 'object',
      description: 'A member.',
      required: ['row_kind'],
      properties: { row_kind: { ...text, const: kind } },
    }))
    const [Left, Right] = kinds
    const mapping = { one: ref('Left'), two: ref('Right') }
    const Either = {
      description: 'Either.',
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'row_kind', mapping },
    }
    const field = (type: string, format: string): object => ({ type, format, description: 'A field.' })
    const Body = {
      type: 'object',
      description: 'A body.',
      properties: {
        a: { description: 'Either.', $ref: ref('Either') },
        b: field('string', 'decimals'),
        c: field('integer', 'unix-seconds'),
        d: field('integer', 'wei'),
      },
    }
    const requestBody = { description: 'A body.', ...json({ schema: { $ref: ref('Body') } }), 'x-input-name': 'body' }
    const file = documentWith({ operation: { requestBody }, schemas: { Left, Right, Either, Body } })
    const encoders = emitEncoders(modelOf('test', await bundleDocument(file)))
    expect(encoders).toContain("encodeUnion(value, at, 'Either', 'rowKind', {")
    expect(encoders).toContain("['b', 'b', asUint]")
    expect(encoders).toContain("['c', 'c', (value, at) => asCount(asUnixSeconds(value, at), at)]")
    expect(encoders).toContain("['d', 'd', asCount]")
  })
})

test('an answer that is an object of data or `null` stays a type', () => {
  const source = 'export type GetRowsOutput = {\n    [key: string]: unknown;\n} | null;\n'
  expect(polishTypes(source, { operations: [], requests: [] } as never)).toBe(source) // all that is read of a model
})
