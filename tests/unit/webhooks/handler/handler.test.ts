import { describe, expect, test, vi } from 'vitest'
import { createWebhookHandler, type Delivery, parseWebhook, signWebhook } from '../../../../src/webhooks.js'
import { expectLogs } from '../../../support/expectLogs.js'
import { recorded, secret, transferAbi } from '../../../support/webhooks/delivery.js'
import { delivery, requestOf } from '../../../support/webhooks/request.js'

expectLogs('error') // of what is refused, where nothing takes it

describe('the answer', () => {
  test('is 200 once the user code is done, and the code gets the decoded delivery', async () => {
    const seen: Delivery[] = []
    const handle = createWebhookHandler({ secret, network: 'evm', onDelivery: (delivery) => seen.push(delivery) })
    const response = await handle(await requestOf(delivery()))
    expect(response.status).toBe(200)
    expect(seen).toMatchObject([{ kind: 'evm', erc20Transfers: [{ value: 2n ** 256n - 1n }] }])
  })

  test('may come before the work: a body from a queue is the same delivery again', async () => {
    const seen: Delivery[] = []
    const queue: Uint8Array[] = []
    const onDelivery = (delivery: Delivery, { body }: { readonly body: Uint8Array }) => {
      seen.push(delivery)
      queue.push(body)
    }
    expect((await createWebhookHandler({ secret, onDelivery })(await requestOf(delivery()))).status).toBe(200)
    for (const body of queue)
      seen.push(await parseWebhook({ body, signature: await signWebhook({ body, secret }), secret }))
    expect(seen).toHaveLength(2)
    expect(seen[1]).toEqual(seen[0])
  })

  test('is the same for options that are getters of a class', async () => {
    const seen: Delivery[] = []
    class Options {
      get secret() {
        return secret
      }
      get network() {
        return 'aptos' as const
      }
      get onDelivery() {
        return (delivery: Delivery) => seen.push(delivery)
      }
    }
    const response = await createWebhookHandler(new Options())(await requestOf(delivery()))
    expect([response.status, seen]).toEqual([400, []]) // an EVM delivery where Aptos is wanted
  })

  test('is 200 for the test delivery, which the user code never sees', async () => {
    const onDelivery = vi.fn()
    const handle = createWebhookHandler({ secret: recorded.secret, onDelivery })
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: recorded.body,
      headers: { 'x-signature': recorded.signature },
    })
    expect((await handle(request)).status).toBe(200)
    expect(onDelivery).not.toHaveBeenCalled()
  })

  test.each([
    ['no signature', (request: Request) => request.headers.delete('x-signature')],
    ['a wrong signature', (request: Request) => request.headers.set('x-signature', recorded.signature)],
    ['half a signature', (request: Request) => request.headers.set('x-signature', '0x1234')],
  ])('is 401 for %s', async (_, change) => {
    const onDelivery = vi.fn()
    const onError = vi.fn()
    const request = await requestOf(delivery())
    change(request)
    const response = await createWebhookHandler({ secret, onDelivery, onError })(request)
    expect([response.status, await response.text()]).toEqual([401, 'Signature is not valid'])
    expect(onDelivery).not.toHaveBeenCalled()
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'INVALID_SIGNATURE' }), request)
  })

  test('is 401 for a GET, as a browser or a scanner sends it', async () => {
    const handle = createWebhookHandler({ secret, onDelivery: vi.fn() })
    expect((await handle(new Request('http://localhost/'))).status).toBe(401)
  })

  test.each([
    ['garbage', 'hello'],
    ['a list', '[]'],
    ['a delivery without its block', '{"chainId":"0x1","streamId":"s"}'],
    ['bytes that are not UTF-8', Uint8Array.of(0xff)],
  ])('is 400 for %s that is signed', async (_, body) => {
    const onDelivery = vi.fn()
    const response = await createWebhookHandler({ secret, onDelivery })(await requestOf(body))
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/^The body is not a delivery: /)
    expect(onDelivery).not.toHaveBeenCalled()
  })

  test('is 400 for a delivery that breaks its contract, in strict mode only', async () => {
    const body = delivery({ logs: [null] })
    const statuses = []
    for (const decode of ['tolerant', 'strict'] as const) {
      statuses.push((await createWebhookHandler({ secret, decode, onDelivery: vi.fn() })(await requestOf(body))).status)
    }
    expect(statuses).toEqual([200, 400])
  })

  test('is 400 for a delivery of another network than asked for', async () => {
    const handle = createWebhookHandler({ secret, network: 'aptos', onDelivery: vi.fn() })
    expect((await handle(await requestOf(delivery()))).status).toBe(400)
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('database is down')
      },
    ],
    ['rejects', () => Promise.reject(new Error('database is down'))],
    [
      'throws an error of ours',
      () => {
        throw Object.assign(new Error('database is down'), { code: 'INVALID_SIGNATURE' })
      },
    ],
    ['throws nothing at all', () => Promise.reject(undefined)],
  ])('is 500 when the user code %s, and says nothing about why', async (_, onDelivery) => {
    const onError = vi.fn()
    const request = await requestOf(delivery())
    const response = await createWebhookHandler({ secret, onDelivery, onError })(request)
    expect([response.status, await response.text()]).toEqual([500, 'The delivery was not processed'])
    expect(onError).toHaveBeenCalledOnce()
  })
})

test('what reads a request and throws is a 500 that says nothing about why', async () => {
  const onError = vi.fn()
  const request = await requestOf(delivery())
  const failure = new Error('a secret of the framework')
  vi.spyOn(request.headers, 'get').mockImplementation(() => {
    throw failure
  })
  const response = await createWebhookHandler({ secret, onDelivery: vi.fn(), onError })(request)
  expect([response.status, await response.text()]).toEqual([500, 'The delivery was not processed'])
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, request)
})

test('an ABI of your own takes the place of that of the stream', async () => {
  const onDelivery = vi.fn()
  const handle = createWebhookHandler({ secret, abi: transferAbi, onDelivery })
  await handle(await requestOf(delivery({ abi: [] })))
  expect(onDelivery.mock.lastCall?.[0].abi).toBe(transferAbi)
})

describe('the errors', () => {
  test('of your code go to the console when nobody asks for them', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failure = new Error('database is down')
    await createWebhookHandler({ secret, onDelivery: () => Promise.reject(failure) })(await requestOf(delivery()))
    expect(log).toHaveBeenCalledExactlyOnceWith(failure)
  })

  test('of requests by strangers do not reach the console', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await createWebhookHandler({ secret, onDelivery: vi.fn() })(new Request('http://localhost/'))
    expect(log).not.toHaveBeenCalled()
  })

  test('of a secret that is wrong reach it once', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const handle = createWebhookHandler({ secret: 'another', onDelivery: vi.fn() })
    const statuses = [
      (await handle(await requestOf(delivery()))).status,
      (await handle(await requestOf(delivery()))).status,
    ]
    expect(statuses).toEqual([401, 401])
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'INVALID_SIGNATURE' }))
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('no log')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no log'))],
  ])('do not change the answer when the hook that is told of them %s', async (_, onError) => {
    const handle = createWebhookHandler({ secret, onDelivery: vi.fn(), onError })
    expect((await handle(new Request('http://localhost/'))).status).toBe(401)
  })
})

test('any of several secrets may have signed', async () => {
  const handle = createWebhookHandler({ secret: ['newer', secret], onDelivery: vi.fn() })
  expect((await handle(await requestOf(delivery()))).status).toBe(200)
})

test('a secret may come from a function, which is called for signed requests alone', async () => {
  const read = vi.fn(async () => [secret])
  const handle = createWebhookHandler({ secret: read, onDelivery: vi.fn(), onError: vi.fn() })
  expect((await handle(new Request('http://localhost/', { method: 'POST', body: '{}' }))).status).toBe(401)
  expect(read).not.toHaveBeenCalled()
  expect((await handle(await requestOf(delivery()))).status).toBe(200)
})

test.each([undefined, '', [], ['', secret], () => undefined, async () => ' '])(
  'a secret that is not set (%o) fails the first request, not the module that makes the handler',
  async (unset) => {
    const [onDelivery, onError] = [vi.fn(), vi.fn()]
    const handle = createWebhookHandler({ secret: unset, onDelivery, onError })
    const response = await handle(await requestOf(delivery()))
    expect([response.status, await response.text()]).toEqual([500, expect.stringMatching(/^Param secret is required/)])
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ code: 'INVALID_ARGUMENT' }), expect.any(Request)]])
    expect(onDelivery).not.toHaveBeenCalled()
  },
)

test.each([
  [{ secret: 7 }, /^Invalid option: secret\n/],
  [{ onDelivery: undefined }, /^Invalid option: onDelivery\n/],
  [{ maxBody: 0 }, /^Invalid option: maxBody = 0/],
  [{ maxBody: Number.NaN }, /^Invalid option: maxBody = NaN/],
  [{ network: 'sui' }, /^Incorrect network provided\. Got "sui"/],
])('options that cannot work (%j) are refused when the handler is made', (change, message) => {
  const options = { secret, onDelivery: vi.fn(), ...change }
  expect(() => Reflect.apply(createWebhookHandler, undefined, [options])).toThrow(message)
})
