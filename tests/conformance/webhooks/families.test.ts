import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWebhookHandler, type WebhookHandlerOptions } from '../../../src/webhooks.js'
import { evmWire, signed } from '../../support/webhooks/delivery.js'
import { bitcoin, eclipse, litecoin, solana, sui, unknownWires } from '../../support/webhooks/families.js'
import { listen, servers } from '../../support/webhooks/servers.js'

const secret = 'a secret of the tests'
let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** A handler on a server of node:http, with all that it tells. */
async function serve(options: Partial<WebhookHandlerOptions> = {}) {
  const onDelivery = vi.fn()
  const onIssue = vi.fn()
  const onError = vi.fn()
  const handler = createWebhookHandler({ secret, onDelivery, onIssue, onError, ...options })
  const server = await listen(servers['node:http'](handler))
  close = server.close
  const post = async (wire: unknown, signature?: string): Promise<number> => {
    const body = typeof wire === 'string' ? wire : JSON.stringify(wire)
    const headers = { 'x-signature': signature ?? (await signed(body)).signature }
    const response = await fetch(server.url, { method: 'POST', body, headers })
    await response.arrayBuffer()
    return response.status
  }
  return { post, onDelivery, onIssue, onError }
}

test.each(unknownWires)('a delivery of %s is handed on and acknowledged', async (_, wire) => {
  const { post, onDelivery, onIssue } = await serve()
  expect(await post(wire)).toBe(200)
  expect(onDelivery).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'unknown', raw: wire }),
    expect.objectContaining({ key: expect.stringMatching(/^unknown:0x[\da-f]{64}$/) }),
  )
  expect(onIssue).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '', code: 'unknown_union', raw: wire }),
    expect.objectContaining({ kind: 'unknown' }),
  )
})

describe('a delivery of an unknown family', () => {
  test('is handed on once and told once, however often it comes; another body is another delivery', async () => {
    const { post, onDelivery, onIssue } = await serve()
    for (const wire of [litecoin, litecoin, { ...litecoin, retries: 3 }]) expect(await post(wire)).toBe(200)
    expect([onDelivery, onIssue].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(await post({ ...litecoin, confirmed: true })).toBe(200)
    expect([onDelivery, onIssue].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  })

  test('is told once, when the code that failed at first has taken it', async () => {
    const { post, onDelivery, onIssue } = await serve()
    onDelivery.mockRejectedValueOnce(new Error('database is down'))
    expect([await post(sui), await post(sui)]).toEqual([500, 200])
    expect([onDelivery, onIssue].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  })

  test.each(['evm', 'solana', 'bitcoin', 'aptos'] as const)(
    'never fails a handler of %s, whose code does not get it: it is acknowledged and told',
    async (network) => {
      const { post, onDelivery, onIssue } = await serve({ network })
      expect([await post(eclipse), await post(eclipse), await post(sui)]).toEqual([200, 200, 200])
      expect([onDelivery, onIssue].map(({ mock }) => mock.calls.length)).toEqual([0, 2])
    },
  )

  test('is a warning on the console, once, where nobody asks for it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { post } = await serve({ onIssue: undefined })
    expect([await post(sui), await post(eclipse)]).toEqual([200, 200])
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('chainId sui-mainnet'))
  })

  test('that nobody has signed is 401, and nobody is told', async () => {
    const { post, onDelivery, onIssue } = await serve()
    expect(await post(eclipse, `0x${'0'.repeat(64)}`)).toBe(401)
    expect([onDelivery, onIssue].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })
})

test('a delivery of a known family that cannot be decoded is 400, and no issue', async () => {
  const { post, onDelivery, onIssue } = await serve()
  const broken = [evmWire({ block: null }), { network: 'mainnet', streamId: 's', block: { number: '1' } }]
  expect([await post(broken[0]), await post(broken[1])]).toEqual([400, 400])
  expect([onDelivery, onIssue].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('the test delivery of every family, also an empty body, is 200 and reaches nobody', async () => {
  for (const network of [undefined, 'evm', 'solana', 'bitcoin', 'aptos'] as const) {
    const { post, onDelivery, onIssue, onError } = await serve({ network, decode: 'strict' })
    for (const wire of ['', '{}', solana.test, bitcoin.test, { ...sui, streamId: '' }, evmWire({ streamId: '' })])
      expect(await post(wire)).toBe(200)
    expect([onDelivery, onIssue, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
    await close?.()
  }
  close = undefined
})

const known = [
  ['solana', 'unconfirmed', solana.unconfirmed, solana.confirmed],
  ['solana', 'confirmed', solana.confirmed, solana.unconfirmed],
  ['bitcoin', 'mempool', bitcoin.mempool, bitcoin.mined],
  ['bitcoin', 'mined', bitcoin.mined, bitcoin.confirmed],
  ['bitcoin', 'confirmed', bitcoin.confirmed, bitcoin.mempool],
] as const

describe.each(known)('a delivery of %s, %s,', (network, state, wire, other) => {
  test('is handed on once, with its kind and a key, however often it comes', async () => {
    const { post, onDelivery, onIssue, onError } = await serve({ decode: 'strict' })
    for (const copy of [wire, wire, { ...wire, retries: 3 }]) expect(await post(copy)).toBe(200)
    const key = new RegExp(`^${wire.streamId}:${wire.chainId}:[^:]+:${state}:0x[\\da-f]{64}$`)
    expect(onDelivery).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: network, issues: [], raw: wire }),
      expect.objectContaining({ key: expect.stringMatching(key) }),
    )
    expect([onIssue, onError].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  test('is another one than that of another phase', async () => {
    const { post, onDelivery } = await serve({ network })
    expect([await post(wire), await post(other)]).toEqual([200, 200])
    expect(onDelivery).toHaveBeenCalledTimes(2)
  })

  test('is 400 where another family is asked for, and 401 unsigned', async () => {
    const { post, onDelivery } = await serve({ network: network === 'solana' ? 'bitcoin' : 'solana' })
    expect([await post(wire), await post(wire, `0x${'0'.repeat(64)}`)]).toEqual([400, 401])
    expect(onDelivery).not.toHaveBeenCalled()
  })
})

test('phases with the same body are told apart by their key', async () => {
  const { post, onDelivery } = await serve()
  const { block, ...rest } = bitcoin.mined
  const same = [
    { ...rest, block },
    { ...rest, block: { ...block, hash: 'mempool' } },
    { ...rest, block, confirmed: true },
  ]
  for (const wire of same) expect(await post(wire)).toBe(200)
  const keys = onDelivery.mock.calls.map(([, { key }]) => String(key).split(':').slice(2, 4).join())
  expect(keys).toEqual([`${block.hash},mined`, 'mempool,mempool', `${block.hash},confirmed`])
})

test('a delivery of Solana without a slot, or of Bitcoin without a hash, is 400', async () => {
  const { post } = await serve()
  const broken = [
    { ...solana.confirmed, block: { blockHash: '7xJ9' } },
    { ...bitcoin.confirmed, block: { height: '1' } },
    { ...bitcoin.confirmed, block: null },
  ]
  for (const wire of broken) expect(await post(wire)).toBe(400)
})
