import { expect, test } from 'vitest'
import { decodeLogs } from '../../../../src/webhooks.js'
import { processorTime } from '../../../support/processorTime.js'
import { hash, word } from '../../../support/webhooks/delivery.js'

/** Of the processor, before the engine has compiled anything; later a bomb takes one or two. */
const milliseconds = 300

function decode(type: string, data: string, components?: readonly object[]) {
  const abi = [{ type: 'event', name: 'E', anonymous: true, inputs: [{ name: 'a', type, components }] }]
  const log = { logIndex: 0, transactionHash: hash('a'), address: hash('b'), topic0: null, data, triggers: [] }
  let result: ReturnType<typeof decodeLogs> = { events: [], undecoded: [] }
  const taken = processorTime(() => {
    result = Reflect.apply(decodeLogs, undefined, [{ logs: [log], abi }])
  })
  expect(taken).toBeLessThan(milliseconds)
  return result
}

const words = (...values: readonly bigint[]): string => `0x${values.map(word).join('')}`

test.each([
  ['bytes', words(32n, 2n ** 255n)],
  ['bytes', words(32n, 2n ** 32n)],
  ['bytes', words(2n ** 255n, 1n)],
  ['string', words(32n, 2n ** 47n)],
  ['uint256[]', words(32n, 2n ** 47n)],
  ['uint8[]', words(32n, 2n ** 53n)],
  ['bool[][]', words(32n, 2n ** 40n)],
  ['uint256[999999999]', words(1n, 2n)],
  ['uint256[999999999][999999999][999999999]', words(1n, 2n)],
])('%s of a huge length or offset neither hangs nor allocates', (type, data) => {
  expect(decode(type, data).undecoded).toHaveLength(1)
})

test('offsets that point at one place again and again do not multiply it', () => {
  // Ten levels of lists of 1000 entries, each of them the next level: 10^30 values from 320 KB.
  const count = 1000n
  const level = (index: number): string => {
    const next = 32n * count
    return word(count) + word(index < 9 ? next : 0n).repeat(Number(count))
  }
  const data = `0x${word(32n)}${Array.from({ length: 10 }, (_, index) => level(index)).join('')}`
  expect(decode(`uint256${'[]'.repeat(10)}`, data).undecoded).toHaveLength(1)
})

test('a list of texts that share one long text does not multiply it', () => {
  const count = 2000
  const heads = word(32n * BigInt(count)).repeat(count)
  const data = `0x${word(32n)}${word(BigInt(count))}${heads}${word(100_000n)}${'61'.repeat(100_000)}`
  expect(decode('string[]', data).undecoded).toHaveLength(1)
})

test('lists that share a list of empty texts do not multiply it', () => {
  const shared = word(1000n) + word(32_000n).repeat(1000)
  expect(decode('string[][]', `0x${word(32n)}${shared}${shared}${word(0n)}`).undecoded).toHaveLength(1)
})

test('a few lists on one tail decode, whatever their size', () => {
  const abi = ['a', 'b'].map((name) => ({ name, type: 'uint256[]' }))
  const tail = word(30_000n) + word(7n).repeat(30_000)
  expect(decode('tuple', `0x${word(32n)}${word(64n)}${word(64n)}${tail}`, abi).events[0]?.args.a).toMatchObject({
    a: { length: 30_000 },
    b: { length: 30_000 },
  })
})

test('a short log may share one tail between many values', () => {
  const texts = `${word(32n)}${word(50n)}${word(1600n).repeat(50)}${word(2n)}6162`
  expect(decode('string[]', `0x${texts}`).events[0]?.args.a).toEqual(Array(50).fill('ab'))
})

test('offsets that lead back to where they stand come to an end', () => {
  expect(decode(`uint256${'[]'.repeat(30)}`, `0x${word(0n).repeat(1000)}`).events.length).toBeLessThanOrEqual(1)
})

test('a type nested beyond any contract is not decoded', () => {
  expect(decode(`uint256${'[]'.repeat(100_000)}`, words(32n, 0n)).undecoded).toHaveLength(1)
  const nested = Array.from({ length: 1000 }).reduce<object>(
    (inner) => ({ name: 'a', type: 'tuple', components: [inner] }),
    { name: 'a', type: 'uint256' },
  )
  expect(decode('tuple', words(1n), [nested]).undecoded).toHaveLength(1)
})

test('a log of a megabyte decodes in time', () => {
  const count = 30_000
  const data = `0x${word(32n)}${word(BigInt(count))}${Array.from({ length: count }, (_, at) => word(BigInt(at))).join('')}`
  expect(decode('uint256[]', data).events[0]?.args.a).toHaveLength(count)
})
