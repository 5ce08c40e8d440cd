import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeLogs } from '../../../../src/webhooks.js'
import { eventSample } from '../../../support/webhooks/arbitraryEvent.js'
import { hash, word } from '../../../support/webhooks/delivery.js'

// An event fits a log "when topics and data hold exactly what a compiler writes for its types".

interface Input {
  readonly name?: string
  readonly type: string
  readonly indexed?: boolean
}

const blank = { logIndex: 0, transactionHash: hash('a'), address: hash('b') }

function decode(log: object, item: object) {
  return Reflect.apply(decodeLogs, undefined, [{ logs: [{ ...blank, ...log }], abi: [item] }])
}

/** What data decodes to as the fields of an event; `undefined` where it is not one. */
function read(inputs: readonly Input[], data: string): unknown {
  return decode({ data: `0x${data}` }, { type: 'event', name: 'E', anonymous: true, inputs }).events[0]?.args
}

const readOne = (type: string, data: string): unknown => Object(read([{ name: 'a', type }], data)).a

/** The digits of a word that a value of the type may use, from the first to before the last. */
const rooms: readonly (readonly [type: string, from: number, to: number])[] = [
  ['address', 24, 64],
  ['function', 0, 48],
  ...Array.from({ length: 32 }, (_, index) => index + 1).flatMap((bytes) => [
    [`uint${8 * bytes}`, 64 - 2 * bytes, 64] as const,
    [`bytes${bytes}`, 0, 2 * bytes] as const,
  ]),
]

const digitAt = (digits: string, place: number, digit: string): string =>
  digits.slice(0, place) + digit + digits.slice(place + 1)

test('a word fits its type as far as its bytes reach, and no digit further', () => {
  for (const [type, from, to] of rooms) {
    for (let place = 0; place < 64; place++) {
      const fits = readOne(type, digitAt('0'.repeat(64), place, '8')) !== undefined
      expect([type, place, fits]).toEqual([type, place, place >= from && place < to])
    }
  }
})

test('a signed word repeats its sign up to its first bit', () => {
  for (let bits = 8n; bits <= 256n; bits += 8n) {
    const bound = 2n ** (bits - 1n)
    const all = 2n ** 256n
    for (const value of [0n, bound - 1n, -1n, -bound])
      expect(readOne(`int${bits}`, word((value + all) % all))).toBe(bits <= 48n ? Number(value) : value)
    for (let place = 0n; place < 256n; place++) {
      const fits = readOne(`int${bits}`, word(2n ** place)) !== undefined
      expect([bits, place, fits]).toEqual([bits, place, place < bits - 1n || bits === 256n])
    }
  }
})

test('of all words, two are a bool', () => {
  expect([readOne('bool', word(0n)), readOne('bool', word(1n))]).toEqual([false, true])
  for (let place = 0; place < 64; place++)
    for (const digit of '123456789abcdef')
      if (place < 63 || digit !== '1')
        for (const last of [word(0n), word(1n)]) expect(readOne('bool', digitAt(last, place, digit))).toBeUndefined()
})

test('a log in capitals decodes to the same values', () => {
  const inCapitals = (hex: string): string => `0x${hex.slice(2).toUpperCase()}`
  fc.assert(
    fc.property(eventSample, ({ item, topics: [topic0, topic1, topic2, topic3], data }) => {
      const topics = { topic0, topic1, topic2, topic3 }
      const shouted = Object.fromEntries(
        Object.entries(topics).flatMap(([name, topic]) => (topic ? [[name, inCapitals(topic)]] : [])),
      )
      const [quiet] = decode({ ...topics, data }, item).events
      const [loud] = decode({ ...shouted, data: inCapitals(data) }, item).events
      expect(loud.args).toEqual(quiet.args)
    }),
  )
})

describe('bytes and text', () => {
  test.each([
    ['a byte too few', `${word(32n) + word(3n)}c0ff`],
    ['a word too few', word(32n) + word(33n) + word(1n)],
    ['none of it', word(32n) + word(1n)],
  ])('with %s do not fit', (_what, data) => {
    expect([readOne('bytes', data), readOne('string', data)]).toEqual([undefined, undefined])
  })

  test('that share one place have one value, unless words are left over', () => {
    const long = 'c0'.repeat(320)
    const both = [
      { name: 'a', type: 'bytes' },
      { name: 'b', type: 'bytes' },
    ]
    const apart = word(64n) + word(416n) + word(320n) + long + word(320n) + long
    expect(read(both, apart)).toEqual({ a: `0x${long}`, b: `0x${long}` })
    const shared = word(64n) + word(64n) + word(320n) + long
    expect(read(both, shared)).toEqual({ a: `0x${long}`, b: `0x${long}` })
    for (const behind of [1, 5]) expect(read(both, shared + word(0n).repeat(behind))).toBeUndefined()
  })

  test('keep a byte order mark', () => {
    expect(readOne('string', `${word(32n)}${word(4n)}efbbbf41`)).toBe('\ufeffA')
  })
})

test('fields of which one has no name at all make a list', () => {
  expect(read([{ name: 'a', type: 'bool' }, { type: 'uint8' }], word(1n) + word(7n))).toEqual([true, 7])
})

test.each([
  ['a function', { type: 'function', name: 'E' }],
  ['an error', { type: 'error', name: 'E' }],
  ['of no type', { name: 'E' }],
  ['an event without a name', { type: 'event' }],
  ['an event whose name is no text', { type: 'event', name: 7 }],
])('an item that is %s reads no log', (_what, item) => {
  const inputs = [{ name: 'a', type: 'bool' }]
  expect(decode({ data: `0x${word(1n)}` }, { ...item, anonymous: true, inputs }).events).toEqual([])
})

test('an ABI that was changed after its first use reads as it did', () => {
  const abi = [{ type: 'event', name: 'E', anonymous: true, inputs: [{ name: 'a', type: 'bool' }] }]
  const names = () =>
    Reflect.apply(decodeLogs, undefined, [{ logs: [{ ...blank, data: `0x${word(1n)}` }], abi }]).events[0]?.name
  expect(names()).toBe('E')
  abi.length = 0
  expect(names()).toBe('E')
})
