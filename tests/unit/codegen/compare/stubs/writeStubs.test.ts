import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { stubFiles } from '../../../../../codegen/compare/stubs/writeStubs.js'
import { readDocument } from '../../../../../codegen/lint/readDocument.js'
import { type AnyDocument, comparison, differenceLines } from '../../../../support/published.js'
import { specFolder } from '../../../../support/specDocument.js'

const text = { type: 'string' }
const nodeOf = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })

/** A document with what our dialect spells in its own way: nullable references, unions, a schema within itself. */
const theirs = {
  openapi: '3.0.3',
  paths: {
    '/shapes/{id}': {
      post: {
        operationId: 'findShapes',
        tags: ['shape', 'other'],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text },
          { name: 'order', in: 'query', schema: { type: 'string', enum: ['asc', 'desc'] } },
        ],
        requestBody: { content: { 'application/json': { schema: nodeOf({ near: text }, { required: ['near'] }) } } },
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Shapes' } } } } },
      },
    },
  },
  components: {
    schemas: {
      Shapes: nodeOf({
        rows: {
          type: 'array',
          items: { oneOf: [{ $ref: '#/components/schemas/Box' }, { $ref: '#/components/schemas/Dot' }] },
        },
        first: { nullable: true, allOf: [{ $ref: '#/components/schemas/Dot' }] },
        at: { type: 'string', format: 'date-time', nullable: true },
      }),
      Box: nodeOf(
        {
          kind: { type: 'string', enum: ['box'] },
          within: { type: 'array', items: { $ref: '#/components/schemas/Shapes' } },
        },
        { required: ['kind'] },
      ),
      Dot: nodeOf(
        { kind: { type: 'string', enum: ['dot'] }, color: { type: 'string', enum: ['red', 'blue'] } },
        { required: ['kind'] },
      ),
    },
  },
}

const empty = { openapi: '3.1.0', paths: {} }
const files = (ours: AnyDocument): Readonly<Record<string, string>> =>
  stubFiles(comparison({ test: ours }, [theirs], 'test'))

test('an operation that we lack is a document of ours, once its words and examples are written', async () => {
  const folder = specFolder()
  const example = { examples: { one: { value: { rows: [{ kind: 'box', within: [] }, dot], first: dot, at: null } } } }
  const stubs = Object.entries(files(empty)).map(([name, stub]) => [name, withWords(stub, example)] as const)
  for (const [name, content] of [...stubs, ['openapi.yaml', index] as const]) {
    mkdirSync(dirname(join(folder, 'test', name)), { recursive: true })
    writeFileSync(join(folder, 'test', name), stringify(content, { aliasDuplicateObjects: false }))
  }
  cpSync('specs/shared', join(folder, 'shared'), { recursive: true })
  const document = await readDocument(join(folder, 'test/openapi.yaml'))
  expect(differenceLines(comparison({ test: document }, [theirs]))).toEqual([])
})

test('the index of paths has a line for it, which stands above it', () => {
  expect(files(empty)['paths/new.yaml']).toContain("# '/shapes/{id}': { $ref: 'paths/new.yaml#/findShapes' }")
})

test('what an operation of ours lacks is listed by its place', () => {
  const ours = structuredClone(theirs) as AnyDocument
  ours.paths['/shapes/{id}'].post.parameters.pop()
  delete ours.components.schemas.Shapes.properties.at
  ours.components.schemas.Dot.properties.color.enum.pop()
  const { 'parts.yaml': parts = '', ...others } = files(ours)
  expect(others).toEqual({})
  expect(parse(parts).findShapes).toMatchObject({
    'query order': { name: 'order', in: 'query', schema: { type: 'string', enum: ['asc', 'desc'] } },
    'answer.at': { type: ['string', 'null'], format: 'date-time' },
    'values of answer.rows[]<dot>.color': ['blue'],
  })
})

const dot = { kind: 'dot', color: 'red' }

const index = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  servers: [{ url: 'https://api.test' }],
  tags: [{ name: 'shape', description: 'Shapes.' }],
  paths: { '/shapes/{id}': { $ref: 'paths/new.yaml#/findShapes' } },
}

/** A stub as somebody completes it: with words for every description, and an example of what is sent and answered. */
function withWords(stub: string, answer: object): AnyDocument {
  let isAnswer = false
  return JSON.parse(JSON.stringify(parse(stub)), (key, value) => {
    if (value === '') return 'Words.'
    if (key === 'schema') isAnswer = String(value.$ref).endsWith('Answer')
    if (key === 'examples') return isAnswer ? Object(answer).examples : { one: { value: { near: 'a' } } }
    return value?.in ? { ...value, example: value.schema.enum?.[0] ?? 'a' } : value
  })
}
