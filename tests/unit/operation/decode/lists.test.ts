import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding, type Decoding } from '../../../../src/operation/decode/decoding.js'
import { list, listWithNulls, rows } from '../../../../src/operation/decode/lists.js'
import { required, violation } from '../../../../src/operation/decode/violations.js'

describe('lists', () => {
  const entry = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
  const run = (read: typeof rows, value: unknown) => {
    const own = createDecoding(value, { strict: false })
    return { read: read(value, own, entry, 'number'), paths: own.issues.map((issue) => issue.path) }
  }

  test('rows leaves out exactly the bad entries and reports each', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.string())), (values) => {
        const { read, paths } = run(rows, values)
        expect(read).toEqual(values.filter((value) => typeof value === 'number'))
        expect(paths).toEqual(values.flatMap((value, index) => (typeof value === 'number' ? [] : `/${index}`)))
      }),
    )
  })

  test('list gives all entries or none, because positions carry meaning', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: fc.integer() }, fc.string())), (values) => {
        const isGood = values.every((value) => typeof value === 'number')
        expect(run(list, values).read).toEqual(isGood ? values : undefined)
      }),
    )
  })

  test.each([{}, 'text', null, undefined, 7])('%j is no list', (value) => {
    expect(run(rows, value).read).toBe(undefined)
    expect(run(list, value).read).toBe(undefined)
  })

  test('in a list with nulls a bad entry becomes one and is reported, and the others keep their place', () => {
    const wire = [1, null, 'x', 2]
    const own = createDecoding(wire, { strict: false })
    expect(listWithNulls(wire, own, entry, 'number')).toEqual([1, null, null, 2])
    expect(own.issues).toMatchObject([
      { path: '/2', message: 'expected number, got "x"; its row cannot be read', row: 'x' },
    ])
    expect(listWithNulls('x', own, entry, 'number')).toBe(undefined)
  })
})

describe('the issue that cost a list a row', () => {
  const amount = (value: unknown, own: Decoding): number | undefined => {
    const { id, amount } = Object(value)
    if (typeof id !== 'number') violation(own, Object(value), 'id', 'number') // it can do without
    if (typeof amount !== 'number') required(own, Object(value), 'amount', 'number')
    return own.broken?.has(value) ? undefined : amount
  }

  test('holds it as it came, and says so; what it can do without does not', () => {
    const wire = [{ amount: 1 }, { amount: 'a' }, { id: 1, amount: 2 }]
    const own = createDecoding(wire, { strict: false })
    expect(rows(wire, own, amount, 'object')).toEqual([1, 2])
    expect(own.issues.map(({ path, message, row }) => [path, message, row])).toEqual([
      ['/0/id', 'expected number, got nothing', undefined],
      ['/1/id', 'expected number, got nothing', undefined],
      ['/1/amount', 'expected number, got "a"; its row cannot be read', wire[1]],
    ])
  })

  test('is its own where it is no object', () => {
    const own = createDecoding([null], { strict: false })
    rows([null], own, () => undefined, 'object')
    expect(own.issues).toMatchObject([{ path: '/0', row: null }])
  })

  test('holds it without the secrets of the request', () => {
    const wire = [{ id: 1, note: 'secret' }]
    const own = createDecoding(wire, { strict: false, redact: (text) => text.replaceAll('secret', '…') })
    rows(wire, own, amount, 'object')
    expect(own.issues).toMatchObject([{ path: '/0/amount', row: { id: 1, note: '…' } }])
  })

  test('is none where one bad entry costs the whole list, or where nothing is recorded any more', () => {
    const positions = createDecoding(['a'], { strict: false })
    list(['a'], positions, () => undefined, 'number')
    expect(positions.issues[0]).not.toHaveProperty('row')
    const many = Array.from({ length: 10_001 }, () => ({ id: 1 }))
    const own = createDecoding(many, { strict: false })
    rows(many, own, amount, 'object')
    expect(own.issues.filter((issue) => 'row' in issue)).toHaveLength(9_999)
    expect(own.issues.every(({ row = many[9_999] }, index) => row === many[index])).toBe(true)
  })
})
