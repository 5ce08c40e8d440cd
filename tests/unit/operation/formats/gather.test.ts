import { describe, expect, test } from 'vitest'
import { present } from '../../../../src/operation/formats/gather.js'

describe('values that may be absent', () => {
  test('present keeps what is there, in order, falsy values too', () => {
    expect(present<unknown>(0, undefined, '', null, false)).toEqual([0, '', false])
  })
})
