import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutWrittenDown } from '../../../../codegen/compare/writtenDown.js'
import { type AnyDocument, comparison, differenceLines } from '../../../support/published.js'

const rows = (...fields: readonly string[]): AnyDocument => ({
  openapi: '3.1.0',
  paths: {
    '/rows': {
      get: {
        operationId: 'getRows',
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
                },
              },
            },
          },
        },
      },
    },
  },
})

/** What is left of a comparison of `a, b, c` with `b, c, d`, where a file says this. */
function left(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'differences-'))
  mkdirSync(join(folder, 'test'))
  writeFileSync(join(folder, 'test/differences.yaml'), text)
  const found = comparison({ test: rows('a', 'b', 'c') }, [rows('b', 'c', 'd')])
  const { compared, known, outdated } = withoutWrittenDown(found, folder)
  return { lines: differenceLines(compared), known, outdated: outdated.map((line) => line.replace(folder, '')) }
}

const [missing, extra] = ['getRows: missing field answer.d (string)', 'getRows: extra field answer.a (string)']

test('a difference that is written down with its reason is none any more; another still is', () => {
  const text = "- { reason: Old answers., kind: extra, what: field, where: ['*.a'] }"
  expect(left(text)).toEqual({ lines: [missing], known: 1, outdated: [] })
  expect(left('').lines).toEqual([missing, extra])
})

test('an entry is about its kind, its operations, its places and what it says of the documents, and nothing else', () => {
  const others = [
    "- { reason: Other kind., kind: different, what: field, where: ['*.a'] }",
    "- { reason: Other part., kind: extra, what: type, where: ['*.a'] }",
    '- { reason: Other operation., kind: extra, what: field, operations: [getOther] }',
    "- { reason: Other place., kind: extra, what: field, where: ['answer[].a'] }",
    '- { reason: Other type., kind: extra, what: field, ours: integer }',
  ]
  for (const text of others) expect(left(text).lines).toEqual([missing, extra])
})

test('an entry, an operation or a place that nothing is any more is told, as long as the file is about the document', () => {
  const entry =
    "- { reason: Old answers., kind: extra, what: field, operations: [get*, setRows], where: ['*.a', '*.z'] }"
  expect(left(entry).outdated).toEqual([
    '/test/differences.yaml: nothing extra matches `setRows` any more',
    '/test/differences.yaml: nothing extra matches `*.z` any more',
  ])
  expect(left("- { reason: Of another document., kind: extra, what: field, where: ['*.z'] }").outdated).toEqual([])
})

test.each([
  ['no reason', '- { kind: extra, what: field }', 'has no reason'],
  ['no kind that there is', '- { reason: Why., kind: surplus, what: field }', 'unknown kind'],
  ['a key that there is not', '- { reason: Why., kind: extra, what: field, places: [a] }', 'unknown key places'],
  ['no list', 'reason: Why.', 'is not a list'],
])('an entry with %s is an error', (_, text, message) => {
  expect(() => left(text)).toThrow(message)
})
