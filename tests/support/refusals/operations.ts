import { answers, json, list, query, row, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

/** Operations of which the client would leave something out. */
export const operations: readonly Refusal[] = [
  ['a method that no client calls', { item: { head: {} } }, /'head' is not read: get, put, post, patch and delete are/],
  [
    'parameters of a whole path',
    { item: { parameters: [query('page')] } },
    /'parameters' is not read: those of each operation are/,
  ],
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
    'a single example of an answer',
    { operation: answers({ 'application/json': { schema: row, example: { id: 'a' } } }) },
    /'example' is not read: `examples` are/,
  ],
  [
    'an answer without a schema',
    { operation: { responses: { 200: json({}), 404: { description: 'Nothing.' } } } },
    /'application\/json' has no schema/,
  ],
  [
    'a range of statuses',
    { operation: { responses: { '2XX': json({ schema: row, examples: { one: { value: { id: 'a' } } } }) } } },
    /'2XX' is not read: write each status, such as 200/,
  ],
  ['a tag that there is not', { operation: { tags: ['rows'] } }, /tags should be defined/],
  [
    'an operation that shows no answer',
    { operation: answers({ 'application/json': { schema: row } }) },
    /operation getRows shows no answer: write one under `examples`/,
  ],
  [
    'an operation that needs no key, or another',
    { operation: { security: [] } },
    /'security' is not read: that of the document is/,
  ],
  ['a path on the wire without a slash', { operation: { 'x-wire-path': 'rows' } }, /'rows' is no path: it begins with/],
  [
    'a path of a plain node with a name that no parameter has',
    { operation: { 'x-fullnode-path': '/rows/{id}' } },
    /'\/rows\/\{id\}' has no parameter 'id' in the path/,
  ],
  [
    'an empty answer to a read',
    { operation: { 'x-empty': null } },
    /operation getRows cannot be `x-empty`: it reads, so an empty answer is no result/,
  ],
  [
    'an empty answer that may mean that there is nothing',
    { operation: { 'x-empty': null, 'x-nullable': true } },
    /operation getRows cannot be `x-empty` and `x-nullable`/,
  ],
  ['an empty answer as text', { operation: { 'x-empty': 'null' } }, /'x-empty' takes null, not "null"/],
]
