import { expect, test } from 'vitest'
import { boundedMap } from '../../../src/runtime/boundedMap.js'

test('a map that is full forgets what was set longest ago, not what is set again', () => {
  const map = boundedMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([3, undefined, 4])
})
