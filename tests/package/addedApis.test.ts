import { expect, test } from 'vitest'
import { addedTo, roomFor } from '../bench/addedApis.js'

test('the four APIs that the budgets are for are none that was added', () => {
  expect(addedTo(['aptos', 'evm', 'aptosNode', 'streams'])).toEqual([])
})

test('an added API has room for itself and for each of its operations', () => {
  const added = [
    { name: 'gas', operations: 1 },
    { name: 'names', operations: 3 },
  ]
  expect(roomFor(added, { perApi: 100, perOperation: 10 })).toBe(240)
  expect(roomFor([], { perApi: 100, perOperation: 10 })).toBe(0)
})
