import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { readDocument } from '../../../../codegen/lint/readDocument.js'
import { defaults } from '../../../support/refusals/defaults.js'
import { undescribed } from '../../../support/refusals/descriptions.js'
import { examples } from '../../../support/refusals/examples.js'
import { extensions } from '../../../support/refusals/extensions.js'
import { inputs } from '../../../support/refusals/inputs.js'
import { names } from '../../../support/refusals/names.js'
import { operations } from '../../../support/refusals/operations.js'
import { pages } from '../../../support/refusals/pages.js'
import { schemas } from '../../../support/refusals/schemas.js'
import { unions } from '../../../support/refusals/unions.js'
import { documentWith } from '../../../support/specDocument.js'
import { json, One, query, ref, row, text } from '../../../support/specParts.js'

const refused = [
  ...defaults,
  ...undescribed,
  ...examples,
  ...extensions,
  ...inputs,
  ...names,
  ...operations,
  ...pages,
  ...schemas,
  ...unions,
]

describe('generation fails with file, line and reason on', () => {
  test.each(refused)('%s', async (_name, parts, reason) => {
    const file = documentWith(parts)
    const failure = readDocument(file)
    await expect(failure).rejects.toThrow(reason)
    await expect(failure).rejects.toThrow(new RegExp(`${file.split('/').at(-1)}:\\d+`))
  })
})

test('two inputs of one name are shown where the second is', async () => {
  const file = documentWith({ parameters: [query('a_b'), query('c'), query('aB')] })
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.endsWith('name: aB')) + 1
  await expect(readDocument(file)).rejects.toThrow(`:${line}  name collision: 'a_b' and 'aB' are both 'aB'`)
})

test.each([
  ['in a query', { type: 'apiKey', in: 'query', name: 'x-api-key' }],
  ['in another header', { type: 'apiKey', in: 'header', name: 'x-key' }],
  ['as a bearer', { type: 'http', scheme: 'bearer' }],
])('a key %s is refused, because calls send it in a header', async (_where, key) => {
  const file = documentWith({})
  const { components, ...document } = parse(readFileSync(file, 'utf8'))
  writeFileSync(file, stringify({ ...document, components: { ...components, securitySchemes: { key } } }))
  await expect(readDocument(file)).rejects.toThrow(
    /:\d+ {2}this is not read: calls send the key in the header x-api-key/,
  )
})

test.each([
  ['by another method, which would have no type', 'put', row, /:\d+ {2}'put' is not read: post is$/],
  ['of a type that a schema has', 'post', One, /:\d+ {2}name collision: what row delivers has a type 'Row' too$/],
])('a delivery %s is refused', async (_what, method, schema, reason) => {
  const file = documentWith({})
  const { paths, ...document } = parse(readFileSync(file, 'utf8'))
  const delivery = {
    ...paths['/rows'].get,
    operationId: 'row',
    requestBody: json({ schema }),
    responses: { 200: { description: 'Taken.' } },
  }
  writeFileSync(file, stringify({ ...document, paths, webhooks: { rowMade: { [method]: delivery } } }))
  await expect(readDocument(file)).rejects.toThrow(reason)
})

test.each([
  ['to nothing', {}, /:\d+ {2}'\S+Odd' leads to nothing: this file has no 'Odd'$/],
  ['to itself', { Odd: { $ref: ref('Other') }, Other: { $ref: ref('Odd') } }, /:\d+ {2}'\S+Odd' leads back to itself/],
])('a reference %s is told as such in JSON too', async (_where, schemas, reason) => {
  const file = documentWith({ answer: { $ref: ref('Odd') }, schemas })
  writeFileSync(file, JSON.stringify(parse(readFileSync(file, 'utf8')), null, 1))
  await expect(readDocument(file)).rejects.toThrow(reason)
})

test('a tag without a description is refused, because the reference begins its group with it', async () => {
  const file = documentWith({})
  writeFileSync(file, readFileSync(file, 'utf8').replace('    description: Rows.\n', ''))
  await expect(readDocument(file)).rejects.toThrow(/:\d+ {2}tag 'row' has no description$/)
})

test('a default in what a webhook delivers is refused when it is not what is decoded', async () => {
  const Delivery = { type: 'object', description: 'Odd.', properties: { a: { ...text, format: 'wei', default: 'b' } } }
  const file = documentWith({ schemas: { Delivery } })
  const post = {
    operationId: 'rows',
    tags: ['row'],
    summary: 'Rows',
    description: 'Rows.',
    requestBody: json({ schema: { $ref: ref('Delivery') }, examples: { one: { value: { a: '1' } } } }),
    responses: { 200: { description: 'Received.' } },
  }
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), webhooks: { rows: { post } } }))
  await expect(readDocument(file)).rejects.toThrow('the default "b" cannot stand in an answer')
})

test('a secret in what a webhook delivers is refused, at any depth', async () => {
  const Inner = { type: 'object', description: 'Odd.', properties: { a: { ...text, 'x-secret': true } } }
  const Delivery = { type: 'object', description: 'Odd.', properties: { inner: { $ref: ref('Inner') } } }
  const file = documentWith({ schemas: { Delivery, Inner } })
  const post = {
    operationId: 'rows',
    tags: ['row'],
    summary: 'Rows',
    description: 'Rows.',
    requestBody: json({ schema: { $ref: ref('Delivery') }, examples: { one: { value: { inner: { a: '1' } } } } }),
    responses: { 200: { description: 'Received.' } },
  }
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), webhooks: { rows: { post } } }))
  await expect(readDocument(file)).rejects.toThrow("'x-secret' has no effect in a webhook")
})

test('tags that are no list are refused as such', async () => {
  const file = documentWith({})
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), tags: 'row' }))
  await expect(readDocument(file)).rejects.toThrow(/:\d+ {2}Expected type `TagList` \(array\) but got `string`$/)
})

test('a problem is one line, whatever the document says', async () => {
  const failure = readDocument(documentWith({ answer: { type: 'string', description: 'A', format: 'a\nb' } }))
  await expect(failure).rejects.toThrow(/^.+:\d+ {2}unknown format 'a b'; known: [^\n]*$/m)
})

test.each(['/rows?a=b', '/rows/{', '/rows#a', '/a row'])(
  'the path %s is refused, because no request could have it',
  async (path) => {
    const file = documentWith({})
    const { paths, ...document } = parse(readFileSync(file, 'utf8'))
    writeFileSync(file, stringify({ ...document, paths: { [path]: paths['/rows'] } }))
    await expect(readDocument(file)).rejects.toThrow(/:\d+ {2}'\/[^']*' is no path: it begins with/)
  },
)

test.each(['', 'api.test', 'ftp://api.test', 'https://api.test?a=b', 'https://a:b@api.test', 'https://{name}.test'])(
  'the host "%s" is refused, because no request could go to it',
  async (url) => {
    const file = documentWith({})
    const document = parse(readFileSync(file, 'utf8'))
    writeFileSync(file, stringify({ ...document, servers: [{ url }] }))
    await expect(readDocument(file)).rejects.toThrow(/:\d+ {2}'[^']*' is no host: write https/)
  },
)

test.each([
  ['none', [], 'the document has no server'],
  ['two for all', [{ url: 'https://a.test' }, { url: 'https://b.test' }], 'another server is for no network, too'],
  [
    'two for a network',
    ['a', 'b'].map((name) => ({ url: `https://${name}.test`, 'x-network': 'testnet' })),
    'another server is for testnet, too',
  ],
])('of servers, %s are refused', async (_what, servers, reason) => {
  const file = documentWith({})
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), servers }))
  await expect(readDocument(file)).rejects.toThrow(new RegExp(`:\\d+ {2}${reason}`))
})
