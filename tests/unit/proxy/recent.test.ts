import { expect, test } from 'vitest'
import { recentMap } from '../../../src/proxy/recent.js'

test('what was set longest ago is forgotten, by number', () => {
  const map = recentMap<number>({ size: 2 })
  for (const key of ['a', 'b', 'a', 'c']) map.set(key, 1)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 1])
})

test('and by weight; what is too heavy alone is not kept at all', () => {
  const map = recentMap<string>({ size: 9, weight: 5, weigh: (text) => text.length })
  map.set('a', 'xx')
  map.set('b', 'xxx')
  map.set('a', 'x')
  map.set('c', 'x')
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['x', 'xxx', 'x'])
  map.set('d', 'xx')
  expect([map.get('b'), map.get('d')]).toEqual([undefined, 'xx'])
  map.set('e', 'xxxxxx')
  expect(map.get('e')).toBeUndefined()
})
