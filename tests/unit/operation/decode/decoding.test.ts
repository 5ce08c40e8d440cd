import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../../src/operation/decode/decoding.js'
import { unknownVariant } from '../../../../src/operation/decode/unions.js'
import { fatalError, invalidJson, required, violation } from '../../../../src/operation/decode/violations.js'

const tolerant = (root: unknown) => createDecoding(root, { strict: false })

/** Finds a value by JSON pointer, as RFC 6901 says. */
function at(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((value, key) => Reflect.get(Object(value), key), root)
}

describe('paths of issues', () => {
  test('are JSON pointers that lead to the value, whatever its keys', () => {
    const keys = fc.oneof(fc.constantFrom('~', '/', '~1', '~0', 'a/b', '', 'x~y', '0'), fc.string())
    const trees = fc.letrec<{ tree: unknown; leaf: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        tie('leaf'),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(keys, tie('tree'), { maxKeys: 4 }),
      ),
      leaf: fc.integer(),
    })).tree
    fc.assert(
      fc.property(trees, (root) => {
        const decoding = tolerant(root)
        const expected: unknown[] = []
        const visit = (value: unknown): void => {
          if (typeof value !== 'object' || value === null) return
          for (const [key, child] of Object.entries(value)) {
            if (typeof child === 'number') {
              violation(decoding, value, key, 'text')
              expected.push(child)
            }
            visit(child)
          }
        }
        visit(root)
        expect(decoding.issues.map((issue) => at(root, issue.path))).toEqual(expected)
        expect(decoding.issues.map((issue) => issue.raw)).toEqual(expected)
      }),
    )
  })

  test.each([
    ['a/b', '/a~1b'],
    ['a~b', '/a~0b'],
    ['~1', '/~01'],
    ['', '/'],
  ])('the key %j is %s', (key, path) => {
    const root = { [key]: 1 }
    const decoding = tolerant(root)
    violation(decoding, root, key, 'text')
    expect(decoding.issues[0]?.path).toBe(path)
  })
})

describe('an issue says where it is, what was expected and what came', () => {
  test.each([
    ['a value of another kind', { a: 5 }, 'text', 'invalid_value', 'expected text, got 5'],
    ['a missing value', {}, 'text', 'missing_value', 'expected text, got nothing'],
  ] as const)('%s', (_what, root, expected, code, message) => {
    const decoding = tolerant(root)
    expect(violation(decoding, root, 'a', expected)).toBe(undefined)
    expect(decoding.issues).toEqual([{ path: '/a', code, message, raw: Reflect.get(root, 'a') }])
  })

  test('text that is no JSON', () => {
    const root = { a: '{' }
    const decoding = tolerant(root)
    expect(invalidJson(decoding, root, 'a')).toBe(undefined)
    expect(decoding.issues).toEqual([
      {
        path: '/a',
        code: 'invalid_json',
        message: 'Invalid metadata provided, cannot parse the value to JSON',
        raw: '{',
      },
    ])
  })

  test('an object or list that has reported what broke inside it is not reported again', () => {
    const root = { object: {}, list: [] }
    const decoding = tolerant(root)
    violation(decoding, root, 'object', 'object')
    violation(decoding, root, 'list', 'list')
    expect(decoding.issues).toEqual([])
    violation(decoding, root, 'object', 'list')
    violation(decoding, root, 'list', 'object')
    expect(decoding.issues.map((issue) => issue.path)).toEqual(['/object', '/list'])
  })

  test('an answer is given up for the first violation that cost it, whatever breaks afterwards', () => {
    const root = { inner: {} }
    const decoding = tolerant(root)
    required(decoding, root, 'amount', 'wei')
    required(decoding, root.inner, 'amount', 'wei')
    expect(decoding.issues.map((issue) => issue.path)).toEqual(['/amount', '/inner/amount'])
    expect(fatalError(decoding)).toMatchObject({ path: '/amount', expected: 'wei' })
  })

  test('an answer is given up for what broke inside, and not for what could give way before', () => {
    const root = { name: 1, inner: {} }
    const decoding = tolerant(root)
    violation(decoding, root, 'name', 'string')
    required(decoding, root.inner, 'amount', 'wei')
    required(decoding, root, 'inner', 'object')
    violation(decoding, root, 'later', 'string')
    expect(fatalError(decoding)).toMatchObject({ path: '/inner/amount', expected: 'wei' })
  })

  test('an answer is given up for the first of several that broke inside', () => {
    const root = { inner: {} }
    const decoding = tolerant(root)
    required(decoding, root.inner, 'amount', 'wei')
    required(decoding, root.inner, 'owner', 'evm-address')
    required(decoding, root, 'inner', 'object')
    expect(fatalError(decoding)).toMatchObject({ path: '/inner/amount', expected: 'wei' })
    expect(decoding.issues).toHaveLength(2) // the error is no issue of its own
  })

  test('an answer that nothing was found wrong with is told to be of another kind', () => {
    expect(fatalError(tolerant([]))).toMatchObject({ path: '', expected: 'another kind of response' })
  })

  test('a long value is cut in the message, and whole in `raw`', () => {
    const root = { a: 'x'.repeat(5000) }
    const decoding = tolerant(root)
    violation(decoding, root, 'a', 'uint256')
    expect(decoding.issues[0]?.message.length).toBeLessThan(120)
    expect(decoding.issues[0]?.raw).toBe(root.a)
  })

  test('an unknown member of a union is kept raw, with its tag', () => {
    const root = { list: [{ type: 'dream', x: 1 }] }
    const decoding = tolerant(root)
    const [member] = root.list
    expect(unknownVariant(decoding, 'Transaction', member ?? {}, 'dream')).toEqual({
      type: 'unknown',
      tag: 'dream',
      raw: member,
    })
    expect(decoding.issues).toMatchObject([
      {
        path: '/list/0',
        code: 'unknown_union',
        message: 'Cannot resolve union from Transaction (type: "dream", keys: type, x)',
      },
    ])
  })
})

describe('strict mode', () => {
  const strict = (root: unknown) => createDecoding(root, { strict: true })

  test('throws the first violation, with path, expectation and wire value', () => {
    const root = { rows: [{ amount: 'abc' }] }
    const [row] = root.rows
    expect(() => violation(strict(root), row ?? {}, 'amount', 'wei')).toThrow(
      expect.objectContaining({
        name: 'DecodeError',
        path: '/rows/0/amount',
        expected: 'wei',
        raw: 'abc',
        message: '/rows/0/amount: expected wei, got "abc"',
      }),
    )
  })

  test('the texts of the catalogue stand alone', () => {
    const root = { metadata: '{' }
    expect(() => invalidJson(strict(root), root, 'metadata')).toThrow(
      /^Invalid metadata provided, cannot parse the value to JSON$/,
    )
    expect(() => unknownVariant(strict(root), 'Payload', root)).toThrow(/^Cannot resolve union from Payload /)
  })
})

describe('of an answer with endless issues', () => {
  const rows = Array.from({ length: 30_000 }, () => ({}))

  test('the first ten thousand are listed, so that a small body cannot fill the memory', () => {
    const decoding = tolerant(rows)
    for (const row of rows) violation(decoding, row, 'amount', 'uint')
    expect(decoding.issues).toHaveLength(10_000)
    expect(decoding.issues.at(-1)?.path).toBe('/9999/amount')
  })

  test('every row that lacks what it needs is still known as broken', () => {
    const decoding = tolerant(rows)
    for (const row of rows) required(decoding, row, 'amount', 'uint')
    expect(rows.every((row) => decoding.broken?.has(row))).toBe(true)
  })

  test('a union member of an unknown kind is still told apart', () => {
    const decoding = tolerant(rows)
    const variants = rows.map((row) => unknownVariant(decoding, 'Change', row))
    expect(variants.at(-1)).toEqual({ type: 'unknown', tag: '', raw: {} })
    expect(decoding.issues).toHaveLength(10_000)
  })

  test('paths are kept of the first million objects and lists, so that a small body cannot fill the memory', () => {
    const many = Array.from({ length: 1_000_001 }, () => ({}))
    const decoding = tolerant(many)
    for (const index of [0, 999_998, 1_000_000]) violation(decoding, many[index] ?? {}, 'amount', 'uint')
    expect(decoding.issues.map(({ path }) => path)).toEqual(['/0/amount', '/999998/amount', '/amount'])
  })
})
