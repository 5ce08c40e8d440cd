import { describe, expect, test } from 'vitest'
import { zAptosWebhook, zBitcoinWebhook, zSolanaWebhook, zWebhook } from '../../../../generated/streams/zod.gen.js'
import { parseUnits, toJson } from '../../../../src/values.js'
import { createRandom } from '../../../../src/webhooks/simulate/random.js'
import {
  type AptosDelivery,
  decodeLogs,
  type EvmDelivery,
  parseWebhook,
  type Scenario,
  type SolanaDelivery,
  type StreamNetwork,
  simulateDeliveries,
} from '../../../../src/webhooks.js'
import { recorded, secret } from '../../../support/webhooks/delivery.js'
import { printed } from '../../../support/webhooks/printedBodies.js'

const sound = [
  'unconfirmed-then-confirmed',
  'confirmed-first',
  'duplicates',
  'out-of-order',
  'reorg',
  'moved',
] as const satisfies readonly Scenario[]

interface Played {
  readonly wire: Readonly<Record<string, unknown>>
  readonly body: string
  readonly note: string
  readonly delivery: Awaited<ReturnType<typeof parseWebhook>>
}

/** A scenario with several seeds: what is true of one must not be luck. */
async function play(network: StreamNetwork, scenario: Scenario, seeds = 5): Promise<readonly Played[]> {
  const played: Played[] = []
  for (let seed = 1; seed <= seeds; seed++)
    for await (const { body, headers, note } of simulateDeliveries({ network, secret, scenario, seed })) {
      const delivery = await parseWebhook({ body, secret, signature: headers['x-signature'] })
      played.push({ wire: JSON.parse(body), body, note, delivery })
    }
  return played
}

const evm = async (scenario: Scenario, seeds?: number): Promise<readonly (Played & { delivery: EvmDelivery })[]> =>
  (await play('evm', scenario, seeds)) as never // the network says which
const aptos = async (scenario: Scenario, seeds?: number): Promise<readonly (Played & { delivery: AptosDelivery })[]> =>
  (await play('aptos', scenario, seeds)) as never

/** All texts of a value, at any depth. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

describe.each([
  ['evm', zWebhook],
  ['aptos', zAptosWebhook],
] as const)('a simulated delivery on %s', (network, schema) => {
  test.each(sound)('holds what the document declares, whole and nothing else: %s', async (scenario) => {
    const rows = network === 'evm' ? ['logs', 'erc20Transfers'] : ['transactions', 'coinTransfers', 'coinDeposits']
    for (const { wire, delivery } of await play(network, scenario)) {
      expect(JSON.parse(toJson(schema.parse(wire)))).toMatchObject(wire) // without what it does not know
      expect(Object.keys(wire).sort()).toEqual(Object.keys(schema.shape).sort())
      expect(delivery).toMatchObject({ kind: network, issues: [] })
      for (const group of rows) expect(wire[group], group).not.toEqual([])
      expect(wire.streamId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
      expect(Object(wire.block).hash).toMatch(/^0x[\da-f]{64}$/)
      expect(textsIn(wire).filter((text) => text === '' || /^0x(?!([\da-f]{40}|[\da-f]{64}|1)$)/.test(text))).toEqual(
        [],
      )
    }
  })

  test.each([...sound, 'test', 'poison'] as const)('says what it is: %s', async (scenario) => {
    const played = await play(network, scenario, 1)
    const notes = played.map(({ note }) => note)
    expect(notes.every((note) => note.length > 5)).toBe(true)
    expect(new Set(notes).size).toBe(notes.length)
  })

  test('comes twice as the same bytes, then as a retry', async () => {
    const [first, again, retry] = await play(network, 'duplicates', 1)
    expect(again?.body).toBe(first?.body)
    expect(retry?.wire).toEqual({ ...first?.wire, retries: 1 })
    expect(first?.wire.retries).toBe(0)
  })

  test('has every group of records in the test delivery, empty, and all texts blank', async () => {
    const [{ wire } = {}] = await play(network, 'test', 1)
    expect(Object.keys(Object(wire)).sort()).toEqual(Object.keys(schema.shape).sort())
    expect(Object.keys(Object(wire?.block)).sort()).toEqual(Object.keys(schema.shape.block.shape).sort())
    expect(Object.values(Object(wire)).filter(Array.isArray).flat()).toEqual([])
    expect(new Set(textsIn(wire))).toEqual(new Set(['']))
  })
})

describe.each([
  ['solana', zSolanaWebhook, sound],
  ['bitcoin', zBitcoinWebhook, [...sound, 'replaced']],
] as const)('a simulated delivery on %s', (network, schema, scenarios) => {
  test.each(scenarios)('holds what the document declares and nothing else: %s', async (scenario) => {
    for (const { wire, delivery } of await play(network, scenario)) {
      expect(JSON.parse(toJson(schema.parse(wire)))).toMatchObject(wire) // without what it does not know
      expect(delivery).toMatchObject({ kind: network, issues: [] })
      expect(wire.transactions).not.toEqual([])
      expect(textsIn(wire)).not.toContain('')
    }
  })

  test.each([...scenarios, 'test', 'poison'] as const)('says what it is: %s', async (scenario) => {
    const notes = (await play(network, scenario, 1)).map(({ note }) => note)
    expect(new Set(notes).size).toBe(notes.length)
  })

  test('has as many rows in the scenario poison as its note says', async () => {
    for (const { delivery, note } of await play(network, 'poison')) {
      const { transactions, issues } = delivery as SolanaDelivery
      const changes = network === 'solana' ? transactions.flatMap(({ tokenChanges }) => tokenChanges ?? []) : []
      const counts = [transactions.length, issues.length, ...(network === 'solana' ? [changes.length] : [])]
      expect(note.match(/\d+/g)?.map(Number)).toEqual(counts)
    }
  })

  test('of the scenario test is the one that the provider prints', async () => {
    const [{ wire } = {}] = await play(network, 'test', 1)
    expect(wire).toEqual(printed[network].test)
  })

  test.each(scenarios)('is confirmed where its note says to credit: %s', async (scenario) => {
    for (const { note, wire } of await play(network, scenario, 1))
      if (/credit (now|this|the transfers of|the payments of)/.test(note)) expect(wire.confirmed).toBe(true)
  })
})

test('the test delivery has the content of the recorded one', async () => {
  const [delivery] = await evm('test', 1)
  expect(delivery?.wire).toEqual(JSON.parse(recorded.body))
})

test.each(sound)('the logs of a delivery are its transfers: %s', async (scenario) => {
  for (const { delivery } of await evm(scenario)) {
    const { events, undecoded } = decodeLogs(delivery)
    expect(undecoded).toEqual([])
    expect(events.map(({ name, args, log }) => ({ name, ...args, at: log.logIndex, in: log.address }))).toEqual(
      delivery.erc20Transfers.map(({ from, to, value, logIndex, contract }) => ({
        name: 'Transfer',
        from: from.toLowerCase(),
        to: to.toLowerCase(),
        value,
        at: logIndex,
        in: contract,
      })),
    )
    expect(new Set(delivery.erc20Transfers.map(({ logIndex }) => logIndex)).size).toBe(2)
    for (const { value, valueWithDecimals, tokenDecimals } of delivery.erc20Transfers)
      expect(parseUnits(String(valueWithDecimals), Number(tokenDecimals))).toBe(value)
  }
})

test.each(sound)('what a note says to credit is confirmed: %s', async (scenario) => {
  for (const { note, delivery } of await evm(scenario, 1))
    if (note.includes('credit now')) expect(delivery.confirmed).toBe(true)
})

test('a transfer of coins is a deposit, a withdrawal and a transaction too', async () => {
  for (const { wire, delivery } of await aptos('out-of-order')) {
    const { transactions, coinTransfers, coinDeposits, coinWithdrawals } = delivery
    const [transfer] = coinTransfers
    const transaction = { type: 'user_transaction', success: true, hash: transfer?.txHash, sender: transfer?.from }
    expect(transactions).toMatchObject([transaction])
    expect(transactions[0]?.gasUsed).toBeGreaterThan(0n)
    expect(transfer?.value).toBeGreaterThan(0n)
    expect(coinDeposits).toMatchObject([{ txHash: transfer?.txHash, address: transfer?.to, value: transfer?.value }])
    expect(coinWithdrawals).toMatchObject([
      { txHash: transfer?.txHash, address: transfer?.from, value: transfer?.value },
    ])
    const [row] = Object(wire).coinTransfers
    expect(parseUnits(row.valueWithDecimals, row.coin.decimals)).toBe(transfer?.value)
  }
})

test('blocks follow one another in number, time and versions', async () => {
  const byNumber = (a: Played, b: Played): number => Number(block(a).number) - Number(block(b).number)
  const block = ({ wire }: Played): Readonly<Record<string, string>> => Object(wire.block)
  const steps = (of: readonly Played[], field: string): readonly number[] =>
    of.slice(1).map((each, index) => Number(block(each)[field]) - Number(Object(block(of[index] ?? each))[field]))
  const blocks = [...(await evm('out-of-order', 1))].filter(({ wire }) => wire.confirmed).sort(byNumber)
  expect([steps(blocks, 'number'), steps(blocks, 'timestamp')]).toEqual([
    [1, 1],
    [12, 12],
  ])
  const finals = [...(await aptos('out-of-order', 1))].sort(byNumber)
  expect([steps(finals, 'number'), steps(finals, 'timestamp')]).toEqual([
    [1, 1],
    [250_000, 250_000],
  ])
  for (const [index, { wire }] of finals.entries()) {
    const { firstVersion, lastVersion } = Object(wire.block)
    expect(Number(lastVersion)).toBeGreaterThan(Number(firstVersion))
    const next = finals[index + 1]
    if (next) expect(Number(block(next).firstVersion)).toBe(Number(lastVersion) + 1)
  }
})

test('a seed of its own moves the blocks and the order in which they come', async () => {
  const orders = new Set<string>()
  for (const played of [await evm('out-of-order', 20), await aptos('out-of-order', 20)]) {
    const size = played.length / 20
    for (let seed = 0; seed < 20; seed++) {
      const numbers = played.slice(seed * size, (seed + 1) * size).map(({ wire }) => Number(Object(wire.block).number))
      orders.add(numbers.map((number) => number - Math.min(...numbers)).join())
    }
  }
  expect(orders.size).toBeGreaterThan(15)
})

describe('poison', () => {
  test('has as many rows of each kind as its note says', async () => {
    for (const { delivery, note } of await evm('poison')) {
      const { events, undecoded } = decodeLogs(delivery)
      const counts = [delivery.erc20Transfers.length, delivery.issues.length, events.length, undecoded.length]
      expect(note.match(/\d+/g)?.map(Number)).toEqual(counts)
    }
    for (const { delivery, note } of await aptos('poison'))
      expect(note.match(/\d+/g)?.map(Number)).toEqual([delivery.coinTransfers.length, delivery.issues.length])
  })

  test('has a number that JSON.parse rounds, and a field that is no prototype', async () => {
    for (const { body, wire } of [...(await evm('poison', 1)), ...(await aptos('poison', 1))]) {
      expect(body).toMatch(/"value":123456789012345678901234567890[,}]/)
      expect(Object.getOwnPropertyDescriptor(wire, '__proto__')?.value).toEqual({ confirmed: true })
    }
  })

  test('has logs that are foreign, anonymous and cut short', async () => {
    const [{ delivery } = {}] = await evm('poison', 1)
    const { undecoded } = decodeLogs(delivery ?? {})
    expect(undecoded.map(({ topic0, topic2, data }) => [topic0?.length, topic2?.length, data.length])).toEqual([
      [66, 66, 66],
      [undefined, undefined, 66],
      [66, 66, 6],
    ])
  })

  test('repeats no row in the place of another', async () => {
    const [{ delivery } = {}] = await evm('poison', 1)
    for (const rows of [delivery?.logs, delivery?.erc20Transfers]) {
      const places = rows?.map(({ logIndex }) => logIndex)
      expect(new Set(places).size).toBe(places?.length)
    }
  })
})

test('random values are those of mulberry32', () => {
  const { below } = createRandom(1)
  // as its author's own code gives them
  expect([1, 2, 3, 4].map(() => below(2 ** 32))).toEqual([2693262067, 11749833, 2265367787, 4213581821])
})
