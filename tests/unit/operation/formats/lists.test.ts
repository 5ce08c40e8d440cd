import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../../src/operation/decoding.js'
import { list, listWithNulls, rows } from '../../../../src/operation/formats/lists.js'

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
    expect(own.issues).toMatchObject([{ path: '/2', message: 'expected number, got "x"' }])
    expect(listWithNulls('x', own, entry, 'number')).toBe(undefined)
  })
})
