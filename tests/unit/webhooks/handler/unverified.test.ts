import { expect, test } from 'vitest'
import { boundUnverified } from '../../../../src/webhooks/handler/unverified.js'

/** Bodies by name, and the names of those that gave way. */
function room(limit: number) {
  const gone: string[] = []
  const unverified = boundUnverified(limit)
  const admit = (name: string) => unverified.admit(() => gone.push(name))
  return { admit, gone }
}

test('nothing gives way until there are more bytes than the limit', () => {
  const { admit, gone } = room(100)
  expect([admit('a').grow(50), admit('b').grow(50), gone]).toEqual([true, true, []])
})

test('then those that began first do, as many as it takes, and the newcomer never', () => {
  const { admit, gone } = room(100)
  for (const name of ['first', 'second', 'third']) admit(name).grow(30)
  expect([admit('newcomer').grow(50), gone]).toEqual([true, ['first', 'second']])
})

test('one that goes on sending is no younger for it', () => {
  const { admit, gone } = room(100)
  const [first, second] = [admit('first'), admit('second')]
  second.grow(60)
  first.grow(30)
  expect([first.grow(30), gone]).toEqual([false, ['first']])
})

test('one that holds nothing does not give way for nothing', () => {
  const { admit, gone } = room(100)
  const empty = admit('empty')
  admit('a').grow(60)
  admit('b').grow(60)
  expect([gone, empty.grow(10)]).toEqual([['a'], true])
})

test('what has left, or gave way, gives its room once and keeps nothing more', () => {
  const { admit, gone } = room(100)
  const body = admit('body')
  body.grow(60)
  body.leave()
  body.leave()
  admit('a').grow(100)
  expect([gone, body.grow(1)]).toEqual([[], false])
  admit('b').grow(1)
  expect(gone).toEqual(['a'])
})
