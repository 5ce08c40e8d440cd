import fc from 'fast-check'
import { decodeEventLog } from 'viem'
import { expect, test } from 'vitest'
import { toJson } from '../../src/values.js'
import { decodeLogs } from '../../src/webhooks.js'
import { denseSample, type EventSample, eventSample } from '../support/webhooks/arbitraryEvent.js'
import { hash } from '../support/webhooks/delivery.js'

function decode({ item }: Pick<EventSample, 'item'>, topics: readonly (string | undefined)[], data: string) {
  const [topic0 = null, topic1 = null, topic2 = null, topic3 = null] = topics
  const log = { logIndex: 0, transactionHash: hash('a'), address: hash('b'), topic0, topic1, topic2, topic3, data }
  return Reflect.apply(decodeLogs, undefined, [{ logs: [log], abi: [item] }])
}

function argsOf({ item, expected }: EventSample): unknown {
  const areNamed = item.inputs.every(({ name }) => name !== '')
  return areNamed ? Object.fromEntries(item.inputs.map(({ name }, index) => [name, expected[index]])) : expected
}

test.each([
  ['what viem encodes, for any event', eventSample],
  ['what is packed, shares a place or overlaps', denseSample],
])(
  '%s, decodes to the values it was given',
  (_what, samples) => {
    fc.assert(
      fc.property(samples, (sample) => {
        const { events, undecoded } = decode(sample, sample.topics, sample.data)
        expect(undecoded).toEqual([])
        expect(events[0].args).toEqual(argsOf(sample))
      }),
      { numRuns: 500 },
    )
  },
  60_000,
)

test.each([
  ['a log', eventSample],
  ['a log whose data are packed, shared or overlapping', denseSample],
])(
  'viem decodes %s to the same values',
  (_what, samples) => {
    fc.assert(
      fc.property(samples, (sample) => {
        // viem decodes no anonymous events, gives no list when no field has a name, and does not know int as int256.
        fc.pre(!sample.item.anonymous && sample.item.inputs.length > 0 && argsOf(sample) !== sample.expected)
        fc.pre(!/"u?int["[]/.test(JSON.stringify(sample.item)))
        fc.pre(!toJson(sample.expected).includes('\\u0000')) // which viem cuts from the start of texts
        const [topic, ...topics] = sample.topics
        fc.pre(topic !== undefined)
        const theirs = decodeEventLog({ abi: [sample.item], topics: [topic ?? '0x', ...topics], data: sample.data })
        expect(withLowerCaseHex(theirs.args)).toEqual(decode(sample, sample.topics, sample.data).events[0].args)
      }),
      { numRuns: 500 },
    )
  },
  60_000,
)

test('a log that was cut, lengthened or changed anywhere never throws, and decodes to the fields of its event or not', () => {
  const damage = fc.tuple(fc.nat(), fc.constantFrom('cut', 'lengthen', 'raise', 'zero'), fc.nat())
  fc.assert(
    fc.property(
      fc.oneof(eventSample, denseSample),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      (sample, damages) => {
        let data: string = sample.data
        for (const [place, kind, seed] of damages) data = damaged(data, place, kind, seed)
        const { events, undecoded } = decode(sample, sample.topics, data)
        expect(events.length + undecoded.length).toBe(1)
        const [event] = events
        if (event) expect(Object.keys(event.args)).toHaveLength(sample.item.inputs.length)
      },
    ),
    { numRuns: 1000 },
  )
}, 60_000)

test('any hex, under any topics, never throws', () => {
  const anything = fc.oneof(fc.constant(undefined), fc.string(), fc.uint8Array({ maxLength: 200 }).map(toHex))
  fc.assert(
    fc.property(eventSample, fc.array(anything, { maxLength: 4 }), anything, (sample, topics, data) => {
      const { events, undecoded } = decode(sample, topics, data ?? '0x')
      expect(events.length + undecoded.length).toBe(1)
    }),
    { numRuns: 300 },
  )
})

function damaged(data: string, place: number, kind: string, seed: number): string {
  const at = 2 + (place % Math.max(1, data.length - 2))
  if (kind === 'cut') return data.slice(0, at)
  if (kind === 'lengthen') return data + toHex(Uint8Array.of(seed, seed >> 8, seed >> 16)).slice(2)
  // The low digits of a word, where lengths and offsets are, or all of it.
  const word = 2 + 64 * Math.floor((at - 2) / 64)
  const digits = kind === 'zero' ? '0'.repeat(64) : seed % 2 ? 'f'.repeat(64) : seed.toString(16).padStart(64, '0')
  return data.slice(0, word) + digits.slice(0, Math.max(0, data.length - word)) + data.slice(word + 64)
}

const toHex = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`

function withLowerCaseHex(value: unknown): unknown {
  if (typeof value === 'string') return /^0x[\da-f]{40}$/i.test(value) ? value.toLowerCase() : value
  if (Array.isArray(value)) return value.map(withLowerCaseHex)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withLowerCaseHex(entry)]))
}
