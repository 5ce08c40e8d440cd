import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grouped, present } from '../../../../src/operation/decode/gather.js'

describe('values that may be absent', () => {
  test('present keeps what is there, in order, falsy values too', () => {
    expect(present<unknown>(0, undefined, '', null, false)).toEqual([0, '', false])
  })

  test('present leaves out what is absent wherever it stands, and all when all is', () => {
    const values = fc.array(fc.constantFrom<unknown>(0, '', false, 'a', null, undefined), { maxLength: 6 })
    fc.assert(
      fc.property(values, (given) => {
        expect(present(...given)).toEqual(given.filter((value) => value !== null && value !== undefined))
      }),
    )
  })

  test('grouped holds those that are there and no key of the others', () => {
    expect(Object.entries(grouped({ r: '0x1', s: undefined, v: 0 }) ?? {})).toEqual([
      ['r', '0x1'],
      ['v', 0],
    ])
  })

  test('a group of nothing is absent', () => {
    expect(grouped({ r: undefined, s: undefined })).toBe(undefined)
  })
})
