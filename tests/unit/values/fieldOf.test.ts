import { expect, test } from 'vitest'
import { fieldOf } from '../../../src/values/fieldOf.js'

test('what an object inherits, and what is no object, has no field', () => {
  const own = JSON.parse('{ "__proto__": 1, "name": 2 }')
  expect([fieldOf(own, 'name'), fieldOf(own, '__proto__')]).toEqual([2, 1])
  expect([{}, [], 'text', null, undefined].map((value) => fieldOf(value, 'constructor'))).toEqual(
    Array(5).fill(undefined),
  )
})
