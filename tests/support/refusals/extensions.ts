import type { Parts } from '../specDocument.js'
import { list, odd, query, ref, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

const any = { description: 'Anything.' }
const lifecycle = (told: object): Parts => ({ operation: { 'x-lifecycle': told } })
const ended = (told: object): Parts => ({
  operation: { deprecated: true, 'x-lifecycle': { status: 'removed', ...told } },
})

/** An operation with an input that is opened for things. */
const reading = (things: object, ...others: readonly object[]): Parts => ({
  operation: { 'x-reads': things },
  parameters: [query('id'), ...others],
})

/** A paged operation with the given fields beside its rows. */
const pageWith = (fields: object): Parts => ({
  operation: { 'x-page': { style: 'cursor', items: 'rows', cursor: 'cursor', size: 'fixed', first: 0 } },
  answer: { $ref: ref('Rows') },
  schemas: { Rows: { type: 'object', description: 'Rows.', properties: { rows: list, cursor: text, ...fields } } },
})

/** Words of our own that are misspelt, misplaced, or say what is not read. */
export const extensions: readonly Refusal[] = [
  [
    'a nullable flag that is no boolean',
    { operation: { 'x-nullable': 'yes' } },
    /invalid value for isNullable property/,
  ],
  ['a misspelt extension', { operation: { 'x-nulable': true } }, /'x-nulable'\. Did you mean x-nullable\?/],
  ['an extension in a place where it is not read', { operation: { 'x-rows': 'independent' } }, /belongs on Schema/],
  ['a cost below zero', { operation: { 'x-cost': -10 } }, /takes a number of compute units above 0, not -10/],
  ['an extension with a value that is not read', { operation: { 'x-cost': 'ten' } }, /takes a number.*not "ten"/],
  [
    'a list of one word for an extension that takes the word',
    { schemas: { Odd: { type: 'array', description: 'Odd.', items: text, 'x-rows': ['independent'] } } },
    /'x-rows' takes 'independent', not \["independent"\]/,
  ],
  ['a word in x-transport that it has not', { operation: { 'x-transport': { baerer: true } } }, /'x-transport' takes/],
  ['an end without a status', lifecycle({ on: '2026-06-04' }), /'x-lifecycle' takes an object of status/],
  ['an end with a member that there is not', ended({ since: '2026-06-04' }), /'x-lifecycle' takes an object of status/],
  ['an end on no day', ended({ on: 'soon' }), /'x-lifecycle' takes an object of status/],
  ['an end on a day that no month has', ended({ on: '2026-02-30' }), /'x-lifecycle' takes an object of status/],
  ['an end without a day', ended({}), /either `on`, or `goneBy`/],
  ['an end with two days', ended({ on: '2026-06-04', goneBy: '2026-06-05' }), /either `on`, or `goneBy`/],
  [
    'an announced end by a day',
    ended({ status: 'announced', goneBy: '2026-06-04' }),
    /`goneBy` is of what is gone: write `on`/,
  ],
  ['a day of what stays', lifecycle({ status: 'live', on: '2026-06-04' }), /'on' needs `status: announced`/],
  ['a replacement of what stays', lifecycle({ status: 'live', replacement: 'getB' }), /'replacement' needs `status:/],
  [
    'a replacement that there is not',
    ended({ on: '2026-06-04', replacement: 'getOthers' }),
    /no operation 'getOthers'/,
  ],
  [
    'the name of a field with the Solidity type that is not there',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: { ...any, 'x-abi-type': 'kind' } } } } },
    /'x-abi-type' names no field of text: 'kind'/,
  ],
  [
    'a Solidity type beside a type of JSON',
    {
      schemas: {
        Odd: { type: 'object', description: 'Odd.', properties: { a: { ...text, 'x-abi-type': 'b' }, b: text } },
      },
    },
    /'x-abi-type' has no effect beside 'type'/,
  ],
  [
    'a Solidity type where there is no field beside',
    { schemas: { Odd: { type: 'array', description: 'Odd.', items: { ...any, 'x-abi-type': 'type' } } } },
    /'x-abi-type' has no effect here/,
  ],
  ['a replacement by itself', ended({ on: '2026-06-04', replacement: 'getRows' }), /'getRows' cannot replace itself/],
  ['an end that is not deprecated', lifecycle({ status: 'removed', on: '2026-06-04' }), /needs `deprecated: true`/],
  [
    'an end of the gateway that is deprecated everywhere',
    ended({ on: '2026-06-04', host: 'gateway' }),
    /`deprecated: true` needs an `x-lifecycle` with its end/,
  ],
  [
    'a deprecated operation without its end',
    { operation: { deprecated: true } },
    /needs an `x-lifecycle` with its end/,
  ],
  [
    'a cost per chain without a list of chains',
    { operation: { 'x-cost': 5, 'x-cost-per': 'chain' }, parameters: [query('chains')] },
    /needs one input that lists chains, not 0/,
  ],
  ['a cost per row', { operation: { 'x-cost': 5, 'x-cost-per': 'row' } }, /'x-cost-per' takes one of chain, wallet/],
  [
    'a need of an input that there is not',
    { operation: { 'x-needs-one': ['limit', 'limmit'] }, parameters: [query('limit')] },
    /it has no input 'limmit'\. Did you mean limit\?/,
  ],
  ['a field that repeats no input', odd({ ...text, 'x-echoes': 'address' }), /has an input 'address'/],
  [
    'an operation that repeats what it has no input for',
    { operation: { 'x-echoed': { id: 'address' } } },
    /it has no input 'address'/,
  ],
  [
    'an operation that repeats an input where it has no field',
    { operation: { 'x-mentioned': { 'rows.name': 'limit' } }, parameters: [query('limit')] },
    /its answer has no field 'rows.name'/,
  ],
  [
    'a phrase with an input that there is not',
    { operation: { 'x-mentioned': { id: 'Number: {limmit}' } }, parameters: [query('limit')] },
    /it has no input 'limmit'/,
  ],
  [
    'an input that does to a list what there is not',
    { parameters: [{ ...query('limit'), 'x-list': 'sise' }] },
    /'x-list' takes one of size, offset, order, from, to, has-next, total, page, not "sise"/,
  ],
  [
    'an input that tells of a list, as fields do',
    { parameters: [{ ...query('limit'), 'x-list': 'total' }] },
    /'x-list' takes one of size, offset, order, from, to on a parameter, not "total"/,
  ],
  [
    'a part of a path that does something to a list',
    { parameters: [{ ...query('limit'), in: 'path', required: true, 'x-list': 'size' }] },
    /'x-list' has no effect on 'limit', which is no query/,
  ],
  [
    'two inputs for the size of a list',
    { parameters: [query('limit'), query('rows')].map((each) => ({ ...each, 'x-list': 'size' })) },
    /two parameters are the size of one list/,
  ],
  [
    'a range without an end',
    { parameters: [{ ...query('from'), 'x-list': 'from' }] },
    /a range of text needs one `x-list: from` and one `x-list: to`/,
  ],
  [
    'a field that does something to a list, as inputs do',
    { answer: { $ref: ref('Odd') }, ...odd({ ...text, 'x-list': 'order' }) },
    /'x-list' takes one of has-next, total, page, size on a field, not "order"/,
  ],
  [
    'a field within a row that tells of a list',
    odd({ ...text, 'x-list': 'total' }),
    /'x-list' has no effect here: no answer has this field at its top/,
  ],
  [
    'two fields with the total of a list',
    {
      answer: { $ref: ref('Odd') },
      schemas: {
        Odd: {
          type: 'object',
          description: 'Odd.',
          properties: { a: { ...text, 'x-list': 'total' }, b: { ...text, 'x-list': 'total' } },
        },
      },
    },
    /two fields tell the total of one list/,
  ],
  [
    'a page with a total that does not say that it is one',
    pageWith({ total: text }),
    /the field 'total' of a page needs `x-list: total`/,
  ],
  [
    'a page with a total that the client does not find',
    pageWith({ count: { ...text, 'x-list': 'total' } }),
    /pages have their total in `total`, not in `count`/,
  ],
  [
    'an operation that is opened for what there is not',
    reading({ transaction: 'id' }),
    /'x-reads' takes an object of inputs by what they name \(transaction-hash, .*, not/,
  ],
  ['an operation that is opened by no input', reading({ domain: 'name' }), /it has no input 'name'/],
  [
    'an operation that is opened by an input of something else',
    reading({ 'transaction-hash': 'id' }),
    /'id', text, takes no transaction-hash/,
  ],
  [
    'an operation that is opened by one of the inputs that it needs',
    reading({ domain: 'id' }, { ...query('other'), required: true }),
    /it cannot be opened by 'id' alone: it needs 'other' too/,
  ],
  [
    'two operations that are opened for one thing',
    {
      ...reading({ domain: 'id' }),
      item: {
        put: {
          operationId: 'putRows',
          tags: ['row'],
          summary: 'Rows',
          description: 'Writes rows.',
          parameters: [query('id')],
          'x-reads': { domain: 'id' },
          responses: { 200: { description: 'None.' } },
        },
      },
    },
    /a domain is read by getRows already: one operation is opened for it/,
  ],
  ['an operation without its servers', { operation: { servers: [] } }, /there is no server: write one, or none/],
  [
    'hosts of one operation from two APIs',
    {
      operation: {
        servers: [
          { url: 'https://a.test', 'x-api': 'evm' },
          { url: 'https://b.test', 'x-network': 'testnet' },
        ],
      },
    },
    /these servers are of several APIs/,
  ],
  ['a secret that is no text', odd({ type: 'integer', 'x-secret': true }), /'x-secret' has no effect on integer/],
  ['a secret that is none', odd({ ...text, 'x-secret': false }), /'x-secret' takes true, not false/],
  [
    'a secret that is no field',
    { schemas: { Odd: { ...text, 'x-secret': true } } },
    /'x-secret' has no effect here: it belongs on a field or a parameter/,
  ],
  [
    'a role that there is not',
    odd({ ...text, 'x-display': 'tilte' }),
    /'x-display' takes a role \(title, .*, not "tilte"/,
  ],
  [
    'a member of x-display that it has not',
    odd({ ...text, 'x-display': { as: 'title', colour: 'red' } }),
    /and of, not/,
  ],
  [
    'decimals in a field that is not there',
    odd({ ...text, 'x-display': { as: 'amount', decimals: 'digits' } }),
    /'x-display' names no field: 'digits'/,
  ],
  [
    'decimals of a share in percent',
    odd({ type: 'number', format: 'percent', 'x-display': { decimals: 'id' } }),
    /'decimals' are of an amount in base units, which no percent is/,
  ],
  [
    'a share in percent that is a supply',
    odd({ type: 'number', format: 'percent', 'x-display': 'supply' }),
    /a share in percent is no 'supply'/,
  ],
  [
    'base units that are said to be whole tokens',
    odd({ type: 'string', format: 'uint256', 'x-display': 'supply', description: 'How many, in whole tokens.' }),
    /a uint256 is in base units, not in whole ones/,
  ],
  ['wei that are dollars', odd({ type: 'string', format: 'wei', 'x-display': { unit: 'usd' } }), /a wei is not in usd/],
  ['rows that are no list', odd({ type: 'string', 'x-rows': 'independent' }), /'x-rows' has no effect on string/],
  ['a set of known numbers', odd({ type: 'integer', 'x-known': ['1'] }), /'x-known' has no effect on integer/],
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
    'a gathered field that there is not',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: text }, 'x-gather': { b: ['c'] } } } },
    /'x-gather' names no field: 'c'/,
  ],
  [
    'an unknown format of what comes from the call',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: text }, 'x-from-input': { b: 'c' } } } },
    /'x-from-input' has an unknown format 'c'/,
  ],
  [
    'known values that are none',
    odd({ ...text, 'x-known': [] }),
    /'x-known' takes a list of texts, each once, not \[\]/,
  ],
  ['a known value named twice', odd({ ...text, 'x-known': ['a', 'a'] }), /'x-known' takes a list of texts, each once/],
  [
    'another wire name that another field has',
    {
      schemas: {
        Odd: { type: 'object', description: 'Odd.', properties: { a: { ...text, 'x-also': ['b'] }, b: text } },
      },
    },
    /'b' is a field by itself/,
  ],
  ['another wire name that is the same', odd({ ...text, 'x-also': ['a'] }), /'a' is a field by itself/],
  [
    'two unknown formats of what comes from the call',
    {
      schemas: {
        Odd: { type: 'object', description: 'Odd.', properties: { a: text }, 'x-from-input': { b: 'c', d: 'e' } },
      },
    },
    /'x-from-input' has an unknown format 'c', 'e'/,
  ],
  ['a public name that is a list of one', odd({ type: 'string', 'x-name': ['b'] }), /'x-name' takes a public name/],
  [
    'a path of a plain node that is a number',
    { operation: { 'x-fullnode-path': 7 } },
    /'x-fullnode-path' takes text, not 7/,
  ],
  [
    'a header that is said not to be sent',
    { operation: { 'x-transport': { bearer: false } } },
    /'x-transport' takes an object of bearer and product, each true/,
  ],
  ['another wire name that is no list', odd({ type: 'string', 'x-also': 'b' }), /'x-also' takes a list of texts/],
  [
    'gathered fields without a name',
    { schemas: { Odd: { type: 'object', description: 'Odd.', properties: { a: text }, 'x-gather': ['a'] } } },
    /'x-gather' takes an object of lists of fields/,
  ],
  [
    'a list of a page that is no text',
    { operation: { 'x-page': { style: 'cursor', items: { a: 'b' }, cursor: 'a', first: 0 } } },
    /'x-page' takes an object of texts/,
  ],
  ...Object.entries({
    'x-untagged': ['a', 'oneOf'],
    'x-resolve': ['by-keys', 'oneOf'],
    'x-send-default': [true, 'default'],
    'x-gather': [{}, 'properties'],
    'x-group': [{}, 'properties'],
    'x-from-input': [{ b: 'wei' }, 'properties'],
  }).map(
    ([word, [value, partner]]) =>
      [
        `${word} without what it is about`,
        odd({ type: 'object', [word]: value }),
        new RegExp(`'${word}' has no effect without .${partner}.$`, 'm'),
      ] as const,
  ),
]
