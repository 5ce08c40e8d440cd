import { describe, expect, test } from 'vitest'
import { boundUnverified } from '../../../../src/webhooks/handler/unverified.js'

const kB = 1000

/** Bodies by name, over a clock that the test moves. */
function room(limit: number) {
  let time = 0
  const gone: string[] = []
  const unverified = boundUnverified(limit, () => time)
  const admit = (name: string) => {
    const body = unverified.admit(() => gone.push(name))
    return { send: (bytes: number) => body.grow(bytes, bytes), leave: () => body.leave() }
  }
  const wait = (ms: number) => {
    time += ms
  }
  return { admit, wait, gone }
}

describe('when the room for unverified bodies is full', () => {
  test('nothing gives way before that', () => {
    const { admit, gone } = room(100 * kB)
    expect([admit('a').send(50 * kB), admit('b').send(50 * kB), gone]).toEqual([true, true, []])
  })

  test('the silent ones give way in the order they fell silent, and the newcomer never', () => {
    const { admit, wait, gone } = room(100 * kB)
    for (const name of ['first', 'second', 'third']) {
      admit(name).send(30 * kB)
      wait(10)
    }
    expect(admit('newcomer').send(50 * kB)).toBe(true)
    expect(gone).toEqual(['first', 'second'])
  })

  test('a byte now and then does not keep a large body', () => {
    const { admit, wait, gone } = room(100 * kB)
    const trickle = admit('trickle')
    trickle.send(90 * kB)
    for (let second = 0; second < 10; second++) {
      wait(1000)
      trickle.send(1)
    }
    admit('steady').send(5 * kB)
    wait(500)
    expect([trickle.send(1), admit('newcomer').send(10 * kB), gone]).toEqual([true, true, ['trickle']])
  })

  test('a trickle that asks for more is itself the slowest', () => {
    const { admit, wait, gone } = room(100 * kB)
    const trickle = admit('trickle')
    trickle.send(50 * kB)
    wait(5000)
    admit('newcomer').send(50 * kB)
    expect([trickle.send(1), gone]).toEqual([false, ['trickle']])
  })

  test('a long delivery that keeps coming outlasts silence that began later', () => {
    const { admit, wait, gone } = room(1000 * kB)
    const genuine = admit('genuine')
    for (let second = 0; second < 10; second++) {
      genuine.send(50 * kB)
      wait(1000)
      if (second === 4) admit('silent').send(490 * kB)
    }
    expect([genuine.send(50 * kB), gone]).toEqual([true, ['silent']])
  })

  test('strangers who are quicker than a delivery displace it only with the whole limit in that time', () => {
    const { admit, wait, gone } = room(1000 * kB)
    const genuine = admit('genuine')
    for (let step = 0; step < 10; step++) {
      genuine.send(10 * kB)
      // each ten times as quick as the delivery, and never done
      for (let count = 0; count < 9; count++) admit('quick').send(10 * kB)
      wait(100)
    }
    expect(gone).not.toContain('genuine')
  })

  test('what has left, or gave way, gives its room once', () => {
    const { admit, gone } = room(100 * kB)
    const body = admit('body')
    body.send(60 * kB)
    body.leave()
    body.leave()
    admit('a').send(60 * kB)
    expect(gone).toEqual([])
    admit('b').send(60 * kB)
    expect(gone).toEqual(['a'])
    expect(body.send(1)).toBe(false)
  })

  test('one that holds nothing yet does not give way for nothing, and one alone may hold more', () => {
    const { admit, gone } = room(100 * kB)
    admit('empty')
    expect([admit('large').send(200 * kB), gone]).toEqual([true, []])
  })
})
