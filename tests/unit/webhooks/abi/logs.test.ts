import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { InputError } from '../../../../src/errors/input.js'
import { decodeLogs, parseWebhook } from '../../../../src/webhooks.js'
import {
  erc20Transfer,
  evmWire,
  hash,
  signed,
  transferAbi,
  transferLog,
  word,
} from '../../../support/webhooks/delivery.js'

const from = erc20Transfer.from.toLowerCase()
const to = erc20Transfer.to.toLowerCase()

async function deliveryOf(logs: readonly object[], abi: readonly unknown[] = []) {
  return parseWebhook({ ...(await signed(JSON.stringify(evmWire({ logs, abi })))), network: 'evm' })
}

const nftTransferAbi = [
  {
    type: 'event',
    name: 'Transfer',
    inputs: [
      { name: 'from', type: 'address', indexed: true },
      { name: 'to', type: 'address', indexed: true },
      { name: 'tokenId', type: 'uint256', indexed: true },
    ],
  },
] as const
const nftTransferLog = { ...transferLog, data: '0x', topic3: `0x${word(2947n)}` }

test("a log decodes by the delivery's own ABI", async () => {
  const delivery = await deliveryOf([transferLog], transferAbi)
  expect(decodeLogs(delivery)).toEqual({
    events: [
      {
        name: 'Transfer',
        signature: 'Transfer(address,address,uint256)',
        args: { from, to, value: 25000000000n },
        log: delivery.logs[0],
      },
    ],
    undecoded: [],
  })
})

test('a topic says the same in capitals', async () => {
  const shouted = { ...transferLog, topic0: `0x${transferLog.topic0.slice(2).toUpperCase()}` }
  expect(decodeLogs(await deliveryOf([shouted], transferAbi)).events).toMatchObject([{ name: 'Transfer' }])
})

test("the caller's ABI takes the place of the delivery's own", async () => {
  const delivery = await deliveryOf([transferLog], transferAbi)
  expect(decodeLogs(delivery, nftTransferAbi).events).toEqual([])
  expect(decodeLogs(delivery, []).undecoded).toEqual(delivery.logs)
})

test('events of one signature are told apart by what is indexed', async () => {
  const delivery = await deliveryOf([transferLog, nftTransferLog])
  const { events } = decodeLogs(delivery, [...transferAbi, ...nftTransferAbi])
  expect(events.map(({ args }) => Object.keys(args))).toEqual([
    ['from', 'to', 'value'],
    ['from', 'to', 'tokenId'],
  ])
})

test('events of one name are told apart by their types', async () => {
  const abi = [
    { type: 'event', name: 'Set', inputs: [{ name: 'value', type: 'uint256' }] },
    { type: 'event', name: 'Set', inputs: [{ name: 'value', type: 'bool' }] },
  ]
  const topicOf = (signature: string) => `0x${bytesToHex(keccak_256(utf8ToBytes(signature)))}`
  const bare = { ...transferLog, topic1: null, topic2: null, data: `0x${word(1n)}` }
  const logs = ['Set(uint256)', 'Set(bool)'].map((signature) => ({ ...bare, topic0: topicOf(signature) }))
  const { events } = decodeLogs(await deliveryOf(logs), abi)
  expect(events).toMatchObject([
    { signature: 'Set(uint256)', args: { value: 1n } },
    { signature: 'Set(bool)', args: { value: true } },
  ])
})

describe('an anonymous event', () => {
  const note = {
    type: 'event',
    name: 'LogNote',
    anonymous: true,
    inputs: [
      { name: 'sig', type: 'bytes4', indexed: true },
      { name: 'usr', type: 'address', indexed: true },
      { name: 'arg1', type: 'bytes32', indexed: true },
      { name: 'arg2', type: 'bytes32', indexed: true },
      { name: 'data', type: 'bytes' },
    ],
  } as const
  const log = {
    ...transferLog,
    topic0: `0xa9059cbb${'0'.repeat(56)}`,
    topic1: `0x${word(erc20Transfer.from)}`,
    topic2: hash('1'),
    topic3: hash('2'),
    data: `0x${word(32n)}${word(2n)}cafe${'0'.repeat(60)}`,
  }

  test('is known by its form', async () => {
    const { events } = decodeLogs(await deliveryOf([log]), [note])
    expect(events[0]).toMatchObject({
      name: 'LogNote',
      signature: 'LogNote(bytes4,address,bytes32,bytes32,bytes)',
      args: { sig: '0xa9059cbb', usr: from, arg1: hash('1'), arg2: hash('2'), data: '0xcafe' },
    })
  })

  test('is not seen in a log of another form', async () => {
    const others = [
      nftTransferLog, // four topics, but the first is no bytes4
      transferLog,
      { ...log, data: `${log.data}${word(0n)}` },
      { ...log, topic3: null },
    ]
    expect(decodeLogs(await deliveryOf(others), [note]).events).toEqual([])
  })

  test('comes after those that have a signature', async () => {
    const inputs = note.inputs.slice(0, 4).map((input) => ({ ...input, type: 'bytes32' }))
    const { events } = decodeLogs(await deliveryOf([nftTransferLog]), [{ ...note, inputs }, ...nftTransferAbi])
    expect(events[0]?.name).toBe('Transfer')
  })
})

describe('fields', () => {
  const decode = async (inputs: readonly { readonly name: string; readonly type: string }[], log: object) => {
    const abi = [{ type: 'event', name: 'E', anonymous: true, inputs }]
    const bare = { ...transferLog, topic0: null, topic1: null, topic2: null, data: '0x' }
    return decodeLogs(await deliveryOf([{ ...bare, ...log }]), abi).events[0]?.args
  }

  test('that are indexed and of dynamic type are given as their hash', async () => {
    const inputs = ['string', 'bytes', 'uint256[]', 'tuple'].map((type, index) => ({
      name: `field${index}`,
      type,
      indexed: true,
      components: [{ name: 'a', type: 'uint256' }],
    }))
    const topics = { topic0: hash('A'), topic1: hash('b'), topic2: hash('c'), topic3: hash('d') }
    expect(await decode(inputs, topics)).toEqual({
      field0: hash('a'),
      field1: hash('b'),
      field2: hash('c'),
      field3: hash('d'),
    })
  })

  test('of up to 48 bits are numbers, wider ones bigints', async () => {
    const types = ['uint48', 'uint56', 'int48', 'int56', 'uint8']
    const data = `0x${[2n ** 48n - 1n, 2n ** 56n - 1n, 2n ** 256n - 7n, 2n ** 256n - 7n, 255n].map(word).join('')}`
    const inputs = types.map((type) => ({ name: type, type }))
    expect(await decode(inputs, { data })).toEqual({
      uint48: 281474976710655,
      uint56: 72057594037927935n,
      int48: -7,
      int56: -7n,
      uint8: 255,
    })
  })

  test('without a name make a list of all', async () => {
    const inputs = [
      { name: 'a', type: 'uint256' },
      { name: '', type: 'bool' },
    ]
    expect(await decode(inputs, { data: `0x${word(7n)}${word(1n)}` })).toEqual([7n, true])
  })

  test.each([['__proto__'], ['a']])('named %s, which is no key or taken, make a list too', async (name) => {
    const inputs = [
      { name: 'a', type: 'uint256' },
      { name, type: 'uint256' },
    ]
    expect(await decode(inputs, { data: `0x${word(7n)}${word(8n)}` })).toEqual([7n, 8n])
  })

  test('of text that is not UTF-8 keep what can be read', async () => {
    const inputs = [
      { name: 'memo', type: 'string' },
      { name: 'value', type: 'uint256' },
    ]
    const data = `0x${word(64n)}${word(5n)}${word(3n)}41ff42${'0'.repeat(58)}`
    expect(await decode(inputs, { data })).toEqual({ memo: 'A\ufffdB', value: 5n })
  })

  test('that end without the filling of their last word are read', async () => {
    const data = `0x${word(32n)}${word(3n)}c0ffee`
    expect(await decode([{ name: 'a', type: 'bytes' }], { data })).toEqual({ a: '0xc0ffee' })
  })
})

test('of 500 logs, of which one is foreign, one anonymous and one cut short, 497 decode and nothing throws', async () => {
  const logs: object[] = Array.from({ length: 500 }, (_, index) => ({ ...transferLog, logIndex: String(index) }))
  logs[17] = { ...transferLog, logIndex: '17', topic0: hash('f') }
  logs[250] = { ...transferLog, logIndex: '250', topic0: null, topic1: null, topic2: null }
  logs[499] = { ...transferLog, logIndex: '499', data: transferLog.data.slice(0, -2) }
  const { events, undecoded } = decodeLogs(await deliveryOf(logs, transferAbi))
  expect(events).toHaveLength(497)
  expect(undecoded.map(({ logIndex }) => logIndex)).toEqual([17, 250, 499])
})

test.each([
  ['half a byte of data', { data: '0x123' }],
  ['data that is no hex', { data: '0xzz' }],
  ['no data', { data: '0x' }],
  ['half a topic', { topic1: '0x1234' }],
  ['a topic missing between others', { topic1: null }],
  ['a topic too few', { topic2: null }],
  ['a topic too many', { topic3: hash('1') }],
  ['an address with bits above it', { topic1: hash('1') }],
])('a log with %s is undecoded', async (_, change) => {
  const { events, undecoded } = decodeLogs(await deliveryOf([{ ...transferLog, ...change }, transferLog]), transferAbi)
  expect(events).toHaveLength(1)
  expect(undecoded).toHaveLength(1)
})

test('a gap in the topics does not turn a log into one of another event', async () => {
  const wallet = [
    {
      type: 'event',
      name: 'Transfer',
      inputs: transferAbi[0].inputs.map((input, index) => ({ ...input, indexed: index === 0 })),
    },
  ]
  const log = { ...transferLog, topic1: '0xbroken', data: `0x${word(erc20Transfer.to)}${word(1n)}` }
  expect(decodeLogs(await deliveryOf([log]), wallet).events).toEqual([])
})

test('words behind the data of an event are passed over', async () => {
  const { events } = decodeLogs(
    await deliveryOf([{ ...transferLog, data: `${transferLog.data}${word(1n)}` }]),
    transferAbi,
  )
  expect(events[0]?.args).toEqual({ from, to, value: 25000000000n })
})

test.each([[{}], ['[]'], [7], [null]])('an ABI that is no list (%j) is an error of the caller', (abi) => {
  expect(() => Reflect.apply(decodeLogs, undefined, [{ logs: [] }, abi])).toThrow(InputError)
})

test.each([
  ['null', null],
  ['text', 'event Transfer(address,address,uint256)'],
  ['an event without inputs', { type: 'event', name: 'Transfer' }],
  ['an event without name', { type: 'event', inputs: [] }],
  ['an event of an unknown type', { type: 'event', name: 'E', inputs: [{ name: 'a', type: 'fixed128x18' }] }],
  ['an event of uint7', { type: 'event', name: 'E', inputs: [{ name: 'a', type: 'uint7' }] }],
  ['an event of bytes33', { type: 'event', name: 'E', inputs: [{ name: 'a', type: 'bytes33' }] }],
  [
    'an event of an empty tuple',
    { type: 'event', name: 'E', inputs: [{ name: 'a', type: 'tuple[]', components: [] }] },
  ],
  ['an event of lists without length', { type: 'event', name: 'E', inputs: [{ name: 'a', type: 'uint8[0][]' }] }],
  ['an event of a null input', { type: 'event', name: 'E', inputs: [null] }],
  ['a function', { type: 'function', name: 'transfer', inputs: [] }],
])('an ABI item that is %s decodes nothing and spoils nothing', async (_, item) => {
  const delivery = await deliveryOf([transferLog])
  expect(Reflect.apply(decodeLogs, undefined, [delivery, [item, ...transferAbi]]).events).toHaveLength(1)
})

test('a delivery without logs decodes to nothing', () => {
  expect(decodeLogs({})).toEqual({ events: [], undecoded: [] })
})

/** Whether any log is one of an event with a field of a type: no data, a word of zeros, two, or an empty value elsewhere. */
function isRead(type: string, components?: readonly object[]): boolean {
  const event = { type: 'event', name: 'E', anonymous: true, inputs: [{ name: 'a', type, components, indexed: false }] }
  const logs = [[], [0n], [0n, 0n], [32n, 0n]].map((words) => ({ data: `0x${words.map(word).join('')}` }))
  const { events } = Reflect.apply(decodeLogs, undefined, [{ logs }, [event]])
  return events.length > 0
}

test('a type is read if it can be declared: whole bytes up to 256 bits, 1 to 32 bytes, tuples with members', () => {
  for (let size = 0; size < 400; size++) {
    const isWidth = size % 8 === 0 && size >= 8 && size <= 256
    expect([size, isRead(`uint${size}`), isRead(`int${size}`)]).toEqual([size, isWidth, isWidth])
    expect([size, isRead(`bytes${size}`)]).toEqual([size, size >= 1 && size <= 32])
  }
  for (const type of ['uint', 'int', 'bytes', 'string', 'bool', 'address', 'function', 'uint8[]', 'bytes1[2]'])
    expect([type, isRead(type)]).toEqual([type, true])
  for (const type of ['', 'fixed', 'ufixed128x18', 'uint256x', 'my uint8', 'uint8[0]', 'uint8[-1]', 'uint8[', 'String'])
    expect([type, isRead(type)]).toEqual([type, false])
  expect([isRead('tuple', [{ type: 'bool' }]), isRead('tuple', []), isRead('tuple')]).toEqual([true, false, false])
})

test('an event that hands over a function is known by the name that compilers give its type', () => {
  const inputs = [{ name: 'callback', type: 'function', indexed: false }]
  const topic0 = bytesToHex(keccak_256(utf8ToBytes('Set(function)')))
  const callback = `0x${'ab'.repeat(20)}${'cd'.repeat(4)}`
  const log = { ...transferLog, topic0: `0x${topic0}`, topic1: null, topic2: null, data: callback.padEnd(66, '0') }
  const { events } = Reflect.apply(decodeLogs, undefined, [{ logs: [log] }, [{ type: 'event', name: 'Set', inputs }]])
  expect(events).toMatchObject([{ signature: 'Set(function)', args: { callback } }])
})
