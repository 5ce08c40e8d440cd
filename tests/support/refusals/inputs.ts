import { json, query, row, text } from '../specParts.js'
import type { Refusal } from './refusal.js'

/** Parameters that would be sent otherwise than the document says. */
export const inputs: readonly Refusal[] = [
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
  ['one text with commas in it', { parameters: [{ ...query('a'), explode: false }] }, /'explode: false' is not read/],
  [
    'a list of any text with commas between',
    { parameters: [{ ...query('a'), schema: { type: 'array', items: text }, explode: false }] },
    /'explode: false' needs items with a format or an enum/,
  ],
  [
    'a list with brackets and with commas between',
    { parameters: [{ ...query('a'), schema: { type: 'array', items: text }, explode: false, 'x-array': 'brackets' }] },
    /'explode: false' is not read here: it belongs on a list without x-array/,
  ],
  ['a list between bars', { parameters: [{ ...query('a'), style: 'pipeDelimited' }] }, /'style: pipeDelimited' is not/],
  [
    'a parameter by media type',
    { parameters: [{ name: 'a', in: 'query', description: 'A.', content: { 'application/json': { schema: text } } }] },
    /'content' is not read/,
  ],
  ['a parameter without a name', { parameters: [{ ...query('a'), name: undefined }] }, /`name` must be present/],
  ['a parameter that is an answer', { parameters: [{ $ref: '#/paths' }] }, /`name` must be present/],
  [
    'a path parameter that the path has not',
    { parameters: [{ ...query('id'), in: 'path', required: true }] },
    /`id` is not used in the path/,
  ],
  [
    'inputs of a whole path',
    { item: { parameters: [query('a')] } },
    /'parameters' is not read: those of each operation are/,
  ],
  [
    'a required parameter without an example',
    { parameters: [{ ...query('a'), required: true }] },
    /the required parameter 'a' has no example: no call could be made of it/,
  ],
  [
    'a required body without an example',
    { operation: { requestBody: { required: true, ...json({ schema: row }) } } },
    /this required body has no example/,
  ],
  [
    'a body that may be left out, with a field that may not',
    { operation: { requestBody: json({ schema: { type: 'object', required: ['a'], properties: { a: text } } }) } },
    /this body may be left out, but 'a' is required in it: write `required: true` at the body/,
  ],
  ['an input that is there twice', { parameters: [query('a'), query('a')] }, /name collision: 'a' is there twice/],
  [
    'a value named twice',
    { parameters: [{ ...query('a'), schema: { type: 'string', enum: ['a', 'a'] } }] },
    /'enum' takes texts, each once/,
  ],
  [
    'a value that is no text',
    { parameters: [{ ...query('a'), schema: { type: 'string', enum: [1, 'a'] } }] },
    /'enum' takes texts, each once/,
  ],
  [
    'no values at all',
    { parameters: [{ ...query('a'), schema: { type: 'string', enum: [] } }] },
    /'enum' takes texts, each once/,
  ],
  ['a parameter with a blank name', { parameters: [query('')] }, /'' cannot be sent: names are not percent-encoded/],
  [
    'a body of nothing',
    { operation: { requestBody: { description: 'Sent.', content: {} } } },
    /nothing is here: write what application\/json has/,
  ],
]
