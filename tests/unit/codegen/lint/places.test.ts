import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument } from '../../../../codegen/lint/readDocument.js'
import { documentWith, type Parts } from '../../../support/specDocument.js'
import { answers, json, list, One, odd, query, ref, row, text } from '../../../support/specParts.js'

const fields = (properties: object, more: object = {}): Parts => ({
  schemas: { Odd: { type: 'object', description: 'Odd.', properties, ...more } },
})
const input = (more: object): Parts => ({ parameters: [{ ...query('a'), ...more }] })
const operation = (more: object): Parts => ({ operation: more })
const shown = (schema: object, value: unknown, more: object = {}): Parts =>
  operation(answers({ 'application/json': { schema, examples: { one: { value, ...more } } } }))
const withDefault = (value: unknown): Parts => ({
  ...odd({ type: 'string', format: 'wei', default: value }),
  answer: { $ref: ref('Odd') },
})
const B = { description: 'B.', type: 'string' }

/** What is told of a document, and the line that says what is wrong, or where that begins. */
const places: readonly (readonly [reason: string, line: string, Parts])[] = [
  ["unknown format 'uri'", 'format: uri', odd({ type: 'string', format: 'uri' })],
  ["write `type: [string, 'null']`", 'nullable: true', odd({ type: 'string', nullable: true })],
  ["field 'a' has no description", 'description: ""', odd({ description: '' })],
  ["name collision: 'a_b' and 'aB' are both 'aB'", 'description: B.', fields({ a_b: text, aB: B })],
  ["'constructor' cannot be read", 'description: B.', fields({ constructor: { ...B, 'x-name': 'b' } })],
  ["'b' is a field by itself", '- b', fields({ a: { ...text, 'x-also': ['b'] }, b: text })],
  [
    "name collision: 'a' and 'x-from-input' are both 'a'",
    'a: wei',
    fields({ a: text }, { 'x-from-input': { a: 'wei' } }),
  ],
  ["schema 'odd' needs a name", 'odd:', { schemas: { odd: One } }],
  ["parameter 'a' has no description", '- name: a', input({ description: ' ' })],
  ['operation getRows has no summary', 'get:', operation({ summary: '' })],
  ['Operation getRows has invalid value', 'x-nullable: yes', operation({ 'x-nullable': 'yes' })],
  ['paged operation getRows has no `items`', 'style: cursor', operation({ 'x-page': { style: 'cursor' } })],
  ["name collision: 'a_b' and 'aB' are both 'aB'", '- name: aB', { parameters: [query('a_b'), query('aB')] }],
  ["'security' is not read", 'security: []', operation({ security: [] })],
  ['inputs in a header are not read', 'in: header', input({ in: 'header' })],
  ["'a b' cannot be sent", '- name: a b', { parameters: [query('a b')] }],
  ['an object cannot be sent', 'type: object', input({ schema: { type: 'object' } })],
  ["'x-array' has no effect on string", 'x-array: brackets', input({ 'x-array': 'brackets' })],
  ["'style: pipeDelimited' is not read", 'style: pipeDelimited', input({ style: 'pipeDelimited' })],
  ["'explode: false' is not read", 'explode: false', input({ explode: false })],
  [
    'this body may be left out',
    'description: Sent.',
    operation({
      requestBody: {
        description: 'Sent.',
        content: { 'application/json': { schema: { type: 'object', required: ['a'], properties: { a: text } } } },
      },
    }),
  ],
  ['the answer of getRows is an object', '"200":', { answer: One }],
  ["'2XX' is not read", 'description: All.', operation({ responses: { '2XX': { description: 'All.' } } })],
  ['an end has a day', 'status: removed', operation({ deprecated: true, 'x-lifecycle': { status: 'removed' } })],
  ['`deprecated: true` needs', 'status: live', operation({ deprecated: true })],
  ['needs an `x-lifecycle`', 'operationId: getRows', operation({ 'x-lifecycle': undefined })],
  ["'x-cost-per' belongs", 'x-cost-per: chain', operation({ 'x-cost-per': 'chain' })],
  ["no operation of this API has an input 'b'", 'x-echoes: b', odd({ type: 'string', 'x-echoes': 'b' })],
  ["'x-list' takes one of", 'x-list: total', input({ 'x-list': 'total' })],
  ["'x-list' has no effect here", 'x-list: total', odd({ type: 'string', 'x-list': 'total' })],
  ["'x-api' belongs on", '- url: https://own.test', { servers: [{ url: 'https://own.test', 'x-api': 'evm' }] }],
  ["'rows' is no path", 'x-wire-path: rows', operation({ 'x-wire-path': 'rows' })],
  ["'/{b}' has no parameter 'b'", 'x-wire-path: /{b}', operation({ 'x-wire-path': '/{b}' })],
  ["'x-accept: single' has no effect", 'x-accept: single', odd({ type: 'string', 'x-accept': 'single' })],
  ["'x-accept: json' has no effect", 'x-accept: json', odd({ type: 'array', items: { ...text, 'x-accept': 'json' } })],
  ['the default 1 is no string', 'default: 1', odd({ type: 'string', default: 1 })],
  ['the default "b" is none of', 'default: b', odd({ type: 'string', enum: ['a'], default: 'b' })],
  ['the default "b" cannot stand', 'default: b', withDefault('b')],
  ["'default' has no effect on a row", 'default: b', { answer: { ...list, items: { ...text, default: 'b' } } }],
  [
    '"x" does not have the format wei',
    'a: x',
    { ...odd({ type: 'string', format: 'wei' }), ...shown({ $ref: ref('Odd') }, { a: 'x' }) },
  ],
  [
    'a number beyond 2^53',
    'a: 1152921504606847000',
    { ...odd({ type: ['string', 'integer'], format: 'wei' }), ...shown({ $ref: ref('Odd') }, { a: 2 ** 60 }) },
  ],
  [
    "no example of an answer has the field 'b'",
    'b:',
    { ...fields({ a: text, b: B }), ...shown({ $ref: ref('Odd') }, { a: 'a' }) },
  ],
  ['no example of an answer shows a Row', 'Row:', shown(list, [])],
  ["its operation has no input 'b'", 'b: c', shown(row, { id: 'a' }, { 'x-input': { b: 'c' } })],
  ["'x-rows' has no effect here", 'x-rows: independent', operation({ 'x-rows': 'independent' })],
  ['operation get-rows needs a name', 'operationId: get-rows', operation({ operationId: 'get-rows' })],
  ['operation decodeRow has the name', 'operationId: decodeRow', operation({ operationId: 'decodeRow' })],
  ['operation servers has the name', 'operationId: servers', operation({ operationId: 'servers' })],
  ["name collision: operation getRows has a type 'GetRowsInput'", 'GetRowsInput:', { schemas: { GetRowsInput: One } }],
  [
    "name collision: what getRows sends has a type 'RowInput'",
    'RowInput:',
    { schemas: { RowInput: One }, ...operation({ requestBody: { ...json({ schema: row }), 'x-input-name': 'row' } }) },
  ],
  [
    "name collision: another object has the type 'OddAB'",
    'b:',
    {
      schemas: {
        Odd: { ...One, properties: { kind: text, a_b: One } },
        OddA: { ...One, properties: { kind: text, b: One } },
      },
    },
  ],
  ["schema 'List' holds itself", 'List:', { schemas: { List: { ...list, items: { $ref: ref('List') } } } }],
  ['this oneOf has no member', 'oneOf: []', odd({ oneOf: [] })],
  ["'enum' takes texts", 'enum: []', input({ schema: { type: 'string', enum: [] } })],
  ["'const' has no effect on integer", 'const: 1', odd({ type: 'integer', const: 1 })],
  ["'const' is not read beside the format", 'const: "1"', odd({ type: 'string', format: 'count', const: '1' })],
  ['type string or object: a value has', '- string', odd({ type: ['string', 'object'] })],
  ["format 'wei' has no effect on boolean", 'format: wei', odd({ type: 'boolean', format: 'wei' })],
  [
    'the values of a map are not decoded',
    'format: wei',
    odd({ type: 'object', additionalProperties: { format: 'wei' } }),
  ],
  ["'type' names no type", 'type: []', odd({ type: [] })],
  ["'minimum' is not read without a type", 'minimum: 1', odd({ minimum: 1 })],
  ["'deprecated' has no effect here", 'deprecated: true', fields({ a: text }, { deprecated: true })],
  ["'x-from-input' has an unknown format 'c'", 'b: c', fields({ a: text }, { 'x-from-input': { b: 'c' } })],
  ["'x-group' names no field: 'c'", 'b:', fields({ a: text }, { 'x-group': { b: ['c'] } })],
  ["'x-rows' is not read beside a reference", 'x-rows: independent', odd({ ...row, 'x-rows': 'independent' })],
  ["'' leads to no name", '$ref: ""', { answer: { $ref: '' } }],
]

test.each(places)('%s is told with its line, %s', async (reason, line, parts) => {
  const file = documentWith(parts)
  const lines = readFileSync(file, 'utf8').split('\n')
  const number = lines.findIndex((text) => text.trim() === line) + 1
  await expect(readDocument(file)).rejects.toThrow(`:${number}  ${reason}`)
})
