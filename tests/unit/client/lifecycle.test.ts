import { describe, expect, test } from 'vitest'
import { NotFoundError } from '../../../src/errors/api.js'
import type { Lifecycle } from '../../../src/operation/lifecycle.js'
import { address, plainOperation, runServer } from './harness.js'

const harness = runServer()

const removed: Lifecycle = { status: 'removed', on: '2024-12-06', replacement: 'getOther' }
const told = 'The provider removed it on 2024-12-06: use getOther instead'

/** The error of a call of an operation with this lifecycle that the service answers with a status. */
async function errorOf(lifecycle: Lifecycle, status: number): Promise<{ readonly hints: readonly string[] }> {
  harness.server.answer({ status, body: { message: 'no' } })
  const operation = plainOperation({ lifecycle })
  return await Promise.resolve(harness.client().call(operation, {})).then(
    () => expect.fail('the call succeeded'),
    (error) => error,
  )
}

describe('a call of a removed operation', () => {
  test.each([400, 404, 410])('is sent, and fails with %i and its end as the first hint', async (status) => {
    const { hints } = await errorOf(removed, status)
    expect(hints[0]).toBe(told)
    expect(harness.server.arrivals.length).toBeGreaterThan(0)
  })

  test('keeps what the service said behind it', async () => {
    const error = await errorOf(removed, 404)
    expect(error).toBeInstanceOf(NotFoundError)
    expect(error.hints).toEqual([told, expect.stringMatching(/no$/)])
  })

  test.each([401, 429, 500])('fails with %i as any other', async (status) => {
    const { hints } = await errorOf(removed, status)
    expect(hints.join()).not.toContain('removed')
  })

  test('tells a day by which it was removed, where no other is known', async () => {
    const { hints } = await errorOf({ status: 'removed', goneBy: '2026-03-04' }, 404)
    expect(hints[0]).toBe('The provider had removed it by 2026-03-04')
  })

  test('gives its answer where there still is one', async () => {
    harness.server.answer({ body: { a: 1 } })
    await expect(harness.client().call(plainOperation({ lifecycle: removed }), {})).resolves.toEqual({ a: 1 })
  })
})

describe('a call of an operation whose end is announced', () => {
  test('tells of it once that day has come', async () => {
    const { hints } = await errorOf({ status: 'announced', on: '2024-12-06' }, 404)
    expect(hints[0]).toBe('The provider announced its removal for 2024-12-06')
  })

  test('does not before', async () => {
    const { hints } = await errorOf({ status: 'announced', on: '9999-12-06' }, 404)
    expect(hints.join()).not.toContain('removal')
  })
})

describe('a nullable operation that is gone', () => {
  const nullable = plainOperation({ nullable: true, lifecycle: removed })

  test('gives null with an issue that says so', async () => {
    harness.server.answer({ status: 404, body: { message: 'no' } })
    const { data, issues } = await harness
      .client({ hooks: { onIssue: () => {} } })
      .call(nullable, {})
      .withResponse()
    expect(data).toBeNull()
    expect(issues).toEqual([{ path: '', code: 'missing_value', message: told, raw: { message: 'no' } }])
  })

  test('is an error where decoding is strict', async () => {
    harness.server.answer({ status: 404, body: { message: 'no' } })
    await expect(harness.client({ decode: 'strict' }).call(nullable, {})).rejects.toThrow(told)
  })

  test('gives null without an issue while it is served', async () => {
    harness.server.answer({ status: 404, body: { message: 'no' } })
    const { data, issues } = await harness
      .client()
      .call(plainOperation({ nullable: true }), {})
      .withResponse()
    expect([data, issues]).toEqual([null, []])
  })
})

describe('an operation that needs a plan', () => {
  test.each([401, 403])('names it when it fails with %i', async (status) => {
    const { hints } = await errorOf({ status: 'live', plan: 'pro' }, status)
    expect(hints[0]).toBe("It requires the provider's plan pro or a higher one")
  })

  test('does not when the service has a failure', async () => {
    const { hints } = await errorOf({ status: 'live', plan: 'pro' }, 500)
    expect(hints.join()).not.toContain('plan')
  })
})

describe("operations of the provider's gateway for Aptos nodes", () => {
  const notFound = { status: 404, body: { message: 'no block' } }

  test('tell of its end', async () => {
    harness.server.answer(notFound)
    const deprecated: string[] = []
    const client = harness.client({ hooks: { onDeprecated: (id) => deprecated.push(id) } })
    await expect(client.aptosNode.getBlockByHeight({ blockHeight: 1 })).rejects.toThrow('removed it on 2024-11-22')
    expect(deprecated).toEqual(['getBlockByHeight'])
  })

  test('say nothing of it to a plain node', async () => {
    harness.server.answer(notFound)
    const deprecated: string[] = []
    const client = harness.client({
      aptosNode: 'fullnode',
      baseUrl: { aptosNode: harness.server.url },
      hooks: { onDeprecated: (id) => deprecated.push(id) },
    })
    const error = await client.aptosNode.getBlockByHeight({ blockHeight: 1 }).catch((reason: unknown) => reason)
    expect(String(error)).toContain('no block')
    expect(String(error)).not.toContain('2024-11-22')
    expect(deprecated).toEqual([])
  })
})

describe('what a limiter is told', () => {
  test('is what a call is expected to cost for each chain, and whose it is', async () => {
    const asked: unknown[] = []
    const limiter = {
      acquire: async (cost: number, _signal?: AbortSignal, attempt?: object) => void asked.push({ cost, ...attempt }),
    }
    harness.server.answer({ body: { total_networth_usd: '1', chains: [] } })
    await harness.client({ limiter }).evm.getWalletNetWorth({ address, chains: ['0x1', '0x89'] })
    expect(asked).toEqual([{ cost: 500, operation: 'getWalletNetWorth', api: 'evm' }])
  })

  test('is nothing of a call to an Aptos full node, which the service does not count', async () => {
    const asked: unknown[] = []
    const limiter = { acquire: async (cost: number) => void asked.push(cost) }
    harness.server.answer({ body: { gas_estimate: 100 } })
    const client = harness.client({ aptosNode: 'fullnode', baseUrl: { aptosNode: harness.server.url }, limiter })
    await client.aptosNode.estimateGasPrice()
    expect(asked).toEqual([])
  })
})

describe('an operation at the host of another API', () => {
  const hosted = plainOperation({ api: 'aptos', host: 'evm', servers: { '': 'https://evm.test' } })

  test('goes where that one goes under one baseUrl', async () => {
    harness.server.answer({ body: {} })
    await harness.client().call(hosted, {})
    expect(harness.server.arrivals.at(-1)?.url).toBe('/evm/plain')
  })

  test("follows that one's own baseUrl", () => {
    const { url } = harness
      .client({ baseUrl: { evm: 'https://evm.example', aptos: 'https://a.example' } })
      .prepare(hosted, {})
    expect(url).toBe('https://evm.example/plain')
  })
})
