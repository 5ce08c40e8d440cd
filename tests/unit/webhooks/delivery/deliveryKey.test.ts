import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryKey } from '../../../../src/webhooks/delivery/deliveryKey.js'
import { readDelivery } from '../../../../src/webhooks/delivery/parse.js'
import { evmWire } from '../../../support/webhooks/delivery.js'

const keyOf = (text: string): Promise<string> => deliveryKey(readDelivery(text, {}), text)

const { retries: _, ...wire } = evmWire()

/** The text of a delivery with its count of retries, and with further fields. */
const body = (retries: unknown, fields: object = {}): string => JSON.stringify({ ...wire, retries, ...fields })

test('a retry has the key of the first attempt', async () => {
  expect(await keyOf(body(12))).toBe(await keyOf(body(0)))
})

test.each([
  ['first', (retries: number) => JSON.stringify({ retries, ...wire })],
  ['in the middle', (retries: number) => body(retries, { logs: [] })],
  ['last', (retries: number) => body(retries)],
  ['on a line of its own', (retries: number) => JSON.stringify({ ...wire, retries }, null, 2)],
  ['apart from its colon', (retries: number) => body(retries).replace('"retries":', '"retries"\n\t: ')],
  ['as text', (retries: number) => body(String(retries))],
  [
    'after strings that end in a backslash',
    (retries: number) => JSON.stringify({ tag: '\\', x: '"\\\\', ...wire, retries }),
  ],
  ['after brackets in strings', (retries: number) => JSON.stringify({ ...wire, tag: '}]"{[', retries })],
  ['after nested fields', (retries: number) => JSON.stringify({ events: [{ data: [{}, []] }], ...wire, retries })],
])('the count of retries is left out where it stands %s', async (_, textOf) => {
  expect(await keyOf(textOf(7))).toBe(await keyOf(textOf(0)))
})

test.each([
  ['a nested field', (count: number) => body(0, { events: [{ data: { retries: count } }] })],
  ['a list', (count: number) => body(0, { events: ['retries', count] })],
  ['text', (count: number) => body(0, { tag: `"retries":${count}` })],
  ['a field whose name ends so', (count: number) => body(0, { '"retries': count })],
  ['the field after it', (count: number) => body(0, { count })],
])('two deliveries that differ only in %s have two keys', async (_, textOf) => {
  expect(await keyOf(textOf(1))).not.toBe(await keyOf(textOf(0)))
})

test('a key says of which stream, chain and block it is, and whether the block was confirmed', async () => {
  const block = { number: '1', hash: `0x${'ab'.repeat(32)}`, timestamp: '1700000000' }
  const named = { streamId: 'stream-1', chainId: '0x89', block }
  expect(await keyOf(body(0, { ...named, confirmed: true }))).toMatch(`stream-1:0x89:${block.hash}:confirmed:0x`)
  expect(await keyOf(body(0, { ...named, confirmed: false }))).toMatch(`stream-1:0x89:${block.hash}:unconfirmed:0x`)
  const aptos = { ...block, firstVersion: '1', lastVersion: '2' }
  const final = JSON.stringify({ network: 'mainnet', streamId: 'stream-2', tag: '', retries: 0, block: aptos })
  expect(await keyOf(final)).toMatch(`stream-2:mainnet:${block.hash}:confirmed:0x`)
})

test('deliveries that differ in the last digit of a long number have two keys', async () => {
  const text = (digit: number): string => body(0).replace('"retries"', `"amount":9007199254740993${digit},"retries"`)
  expect(await keyOf(text(1))).not.toBe(await keyOf(text(2)))
})

test('whatever it holds, a delivery shares its key with a retry and not with one whose numbers differ', async () => {
  const name = fc.constantFrom('retries', 'tag', '"retries', 'a\\')
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(0, 1, 'retries', '"retries":1', '{', ']', '\\', '"'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 3 }),
    ),
  }))
  const counted = (json: string): unknown =>
    JSON.parse(json, (_, entry) => (typeof entry === 'number' ? entry + 1 : entry))
  await fc.assert(
    fc.asyncProperty(value, value, async (before, after) => {
      const text = (retries: number, x: unknown, y: unknown) => JSON.stringify({ x, ...wire, retries, y })
      const key = await keyOf(text(0, before, after))
      expect(await keyOf(text(10, before, after))).toBe(key)
      const json = JSON.stringify([before, after])
      const [nextBefore, nextAfter] = counted(json) as [unknown, unknown] // the pair it was written from
      const same = JSON.stringify([nextBefore, nextAfter]) === json
      expect((await keyOf(text(0, nextBefore, nextAfter))) === key).toBe(same)
    }),
  )
})

test('a key is five parts of plain characters, whatever the stream and the block are called', async () => {
  // a blank stream is a test, which has no block
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
    fc.constantFrom('a:b', ':', 'x'.repeat(67)),
  )
  await fc.assert(
    fc.asyncProperty(names, names, async (streamId, hash) => {
      const key = await keyOf(body(0, { streamId, block: { number: '1', hash, timestamp: '1700000000' } }))
      expect(key).toMatch(/^(?:[\w.-]{0,66}:){4}0x[\da-f]{64}$/)
    }),
  )
})
