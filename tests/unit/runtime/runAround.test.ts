import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, test } from 'vitest'
import type { AttemptEvent, ClientHooks } from '../../../src/index.js'
import { address, runServer } from '../client/harness.js'

// The hook aroundRequest: where the requests of a call run is the user's, whether they do is not.

const harness = runServer()
const storage = new AsyncLocalStorage<string>()

/** Makes a call with hooks; gives what the storage held in its fetch, once per request. */
async function contextsOf(hooks: ClientHooks | readonly ClientHooks[], statuses: number[] = []): Promise<unknown[]> {
  const seen: unknown[] = []
  const fetch: typeof globalThis.fetch = async () => {
    await Promise.resolve()
    seen.push(storage.getStore())
    return new Response('{"balance":"7"}', { status: statuses.shift() ?? 200 })
  }
  const client = harness.client({ hooks, fetch, retries: { limit: 1, minDelay: 0 } })
  expect(await client.evm.getNativeBalance({ address })).toEqual({ balance: 7n })
  expect(storage.getStore()).toBeUndefined()
  return seen
}

test('each attempt runs in the context in which the hook sends it, and is described to it', async () => {
  const events: AttemptEvent[] = []
  const aroundRequest: ClientHooks['aroundRequest'] = (event, send) => {
    events.push(event)
    storage.run(`attempt ${event.attempt}`, send)
  }
  expect(await contextsOf({ aroundRequest }, [503])).toEqual(['attempt 1', 'attempt 2'])
  expect(events).toMatchObject([1, 2].map((attempt) => ({ operation: 'getNativeBalance', api: 'evm', attempt })))
})

test('of several hooks the first is outermost, and one without it is passed over', async () => {
  const within = (name: string): ClientHooks => ({
    aroundRequest: (_, send) => storage.run(`${storage.getStore() ?? ''}/${name}`, send),
  })
  expect(await contextsOf([within('a'), { onRequest() {} }, within('b')])).toEqual(['/a/b'])
})

describe('a request is sent once, whatever a hook does:', () => {
  test.each<[string, ClientHooks['aroundRequest']]>([
    ['it does not send', () => undefined],
    ['it sends twice', (_, send) => [send(), send()]],
    [
      'it throws',
      () => {
        throw new Error('mine')
      },
    ],
    ['it rejects', async () => Promise.reject(new Error('mine'))],
    ['it sends too late', (_, send) => setTimeout(send, 5)],
    ['it changes what it is told', (event, send) => [Object.assign(event, { url: 'x', attempt: 9 }), send()]],
  ])('%s', async (_, aroundRequest) => {
    expect(await contextsOf({ aroundRequest })).toEqual([undefined])
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
})
