import vm from 'node:vm'
import { afterEach, describe, expect, test } from 'vitest'
import { memberOf, membersOf } from '../../../src/runtime/members.js'

/** What other code may have done to every object. */
const everyObject = Object.prototype as { polluted?: unknown }

afterEach(() => {
  delete everyObject.polluted
})

describe('a member of an argument', () => {
  test('is its own', () => {
    everyObject.polluted = 'x'
    expect(memberOf({ polluted: 1 }, 'polluted')).toBe(1)
    expect(memberOf({ polluted: undefined }, 'polluted')).toBeUndefined()
  })

  test('is that of its class, getters and fields, also of a class it extends', () => {
    class Base {
      readonly #own = 1
      get getter(): number {
        return this.#own
      }
      method(): number {
        return this.#own
      }
    }
    class Given extends Base {
      readonly field = 3
    }
    const given = new Given()
    expect(membersOf(given, { getter: 1, field: 1 })).toEqual({ getter: 1, field: 3 })
    expect(memberOf(given, 'method')?.call(given)).toBe(1)
  })

  test('is that of its class also where every object has another', () => {
    everyObject.polluted = 'x'
    class Given {
      get polluted(): number {
        return 1
      }
    }
    expect(memberOf(new Given(), 'polluted')).toBe(1)
  })

  test('is that of an object it was created from', () => {
    expect(memberOf(Object.create({ polluted: 1 }), 'polluted')).toBe(1)
    expect(memberOf(Object.create(Object.assign(Object.create(null), { polluted: 1 })), 'polluted')).toBe(1)
  })

  test('is what a proxy says', () => {
    const every = new Proxy({}, { get: (_, name) => `is ${String(name)}` })
    expect(memberOf(every, 'timeout')).toBe('is timeout')
  })

  test.each([
    ['a literal', {}],
    ['an instance', new (class Given {})()],
    ['a list', []],
    ['a function', () => 1],
    ['an object without a prototype', Object.create(null)],
  ])('is none where every object has it: %s', (_, given) => {
    everyObject.polluted = 'x'
    expect(memberOf(given, 'polluted')).toBeUndefined()
  })

  test('is none where every object of its realm has it', () => {
    const given: object = vm.runInNewContext('Object.prototype.polluted = 1; ({ own: 2 })')
    expect(membersOf<Record<string, unknown>, string>({ ...given }, { own: 1 })).toEqual({ own: 2 })
    expect([memberOf(given, 'own'), memberOf(given, 'polluted')]).toEqual([2, undefined])
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'is none where it is one of the language: %s',
    (name) => {
      expect(memberOf({}, name)).toBeUndefined()
    },
  )
})

test('a copy of members has every name, so that nothing is looked up behind it', () => {
  everyObject.polluted = 'x'
  const copy = membersOf<{ polluted?: unknown; a?: number }, 'polluted' | 'a'>({ a: 1 }, { polluted: 1, a: 1 })
  expect(Object.keys(copy)).toEqual(['polluted', 'a'])
  expect(copy.polluted).toBeUndefined()
})

test.each([null, undefined, 5, 'text', true, Symbol('s')])('what is no object has no members: %s', (given) => {
  everyObject.polluted = 'x'
  expect(memberOf(given as never, 'polluted' as never)).toBeUndefined()
  expect(membersOf(given as never, { polluted: 1 } as never)).toEqual({ polluted: undefined })
})
