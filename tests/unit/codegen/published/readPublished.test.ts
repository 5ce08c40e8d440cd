import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { readPublished } from '../../../../codegen/published/readPublished.js'
import { comparison, differenceLines } from '../../../support/published.js'
import { specFolder } from '../../../support/specDocument.js'

const row = (nullable: object) => ({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    note: { type: 'string', ...nullable },
    tags: { type: 'array', items: { type: 'string' } },
  },
})
const draft = { type: 'object', required: ['note'], properties: { note: { type: 'string' } } }
const info = { title: 'Rows', version: '1' }

/** One API, in the words of Swagger 2.0. */
const swagger = {
  swagger: '2.0',
  info,
  host: 'api.test',
  basePath: '/v1',
  schemes: ['https'],
  parameters: { Limit: { name: 'limit', in: 'query', type: 'integer' } },
  securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
  paths: {
    '/rows/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, type: 'string' }],
      get: {
        operationId: 'getRow',
        parameters: [{ $ref: '#/parameters/Limit' }, { name: 'X-API-Key', in: 'header', type: 'string' }],
        responses: { 200: { description: 'A row.', schema: { $ref: '#/definitions/Row' } } },
      },
      post: {
        operationId: 'addRow',
        parameters: [{ name: 'row', in: 'body', required: true, schema: draft }],
        responses: { default: { description: 'A row.', schema: { $ref: '#/definitions/Row' } } },
      },
    },
  },
  definitions: { Row: row({ 'x-nullable': true }) },
}

/** The same, in those of OpenAPI. */
const openapi = (version: string, nullable: object) => ({
  openapi: version,
  info,
  servers: [{ url: 'https://api.test/v1' }],
  paths: {
    '/rows/{row}': {
      get: {
        operationId: 'getRow',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
          { name: 'row', in: 'path', required: true, schema: { type: 'string' } },
        ],
        responses: answer,
      },
      post: {
        operationId: 'addRow',
        parameters: [{ name: 'row', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, content: { 'application/json': { schema: draft } } },
        responses: answer,
      },
    },
  },
  components: { schemas: { Row: row(nullable) } },
})
const answer = {
  201: { description: 'A row.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Row' } } } },
}
const newest = openapi('3.1.0', { type: ['string', 'null'] })

/** Writes files into a folder of the test's own. */
function written(files: Readonly<Record<string, string>>): string {
  const folder = specFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

async function linesOf(path: string): Promise<readonly string[]> {
  const documents = await readPublished(path)
  return differenceLines(
    comparison(
      { rows: newest },
      documents.map(({ root }) => root),
    ),
  )
}

describe('an API is the same in every version, as JSON and as YAML', () => {
  test.each([
    ['Swagger 2.0', swagger],
    ['OpenAPI 3.0', openapi('3.0.3', { nullable: true })],
    ['OpenAPI 3.1', newest],
  ])('%s', async (_, document) => {
    const folder = written({ 'api.json': JSON.stringify(document), 'api.yaml': stringify(document) })
    expect(await linesOf(join(folder, 'api.json'))).toEqual([])
    expect(await linesOf(join(folder, 'api.yaml'))).toEqual([])
  })
})

test('a folder is all documents in it, and no other file', async () => {
  const { get, post } = newest.paths['/rows/{row}']
  const part = (item: object) => JSON.stringify({ ...newest, paths: { '/rows/{row}': item } })
  const folder = written({
    'a.json': part({ get }),
    'b/c.json': part({ post }),
    'notes.yaml': 'a: b',
    'package.json': '{}',
  })
  expect(await linesOf(folder)).toEqual([])
  expect(await linesOf(join(folder, 'a.json'))).toEqual(['addRow: extra operation'])
})

test('a folder with a document of the name openapi is that one, whose parts lie around it', async () => {
  const paths = { '/rows/{row}': { $ref: 'paths/rows.yaml#/rows' } }
  const folder = written({
    'openapi.yaml': stringify({ ...newest, paths, components: {} }),
    'paths/rows.yaml': stringify({ rows: newest.paths['/rows/{row}'] }).replaceAll('#/components/', '../parts.yaml#/'),
    'parts.yaml': stringify(newest.components),
  })
  expect(await linesOf(folder)).toEqual([])
})

describe('what cannot be read is told with its file', () => {
  test.each([
    ['nothing', {}, 'There is nothing at'],
    ['no document', { 'x.json': '{"a": 1}' }, 'holds no document'],
    ['no JSON', { 'x.json': '{"openapi": "3.1.0",' }, 'x.json cannot be read'],
    [
      'a reference that leads nowhere',
      { 'x.json': JSON.stringify({ ...newest, paths: { '/a': { $ref: 'b.yaml' } } }) },
      'x.json cannot be read',
    ],
  ])('%s', async (_, files: Readonly<Record<string, string>>, reason) => {
    const folder = written(files)
    const [name = 'none.json'] = Object.keys(files)
    await expect(readPublished(join(folder, name))).rejects.toThrow(reason)
  })
})
