import { afterEach, expect, test, vi } from 'vitest'
import { type Client, createClient } from '../../src/index.js'
import { createLimiter } from '../../src/limits.js'
import { createMockFetch } from '../../src/mock.js'
import { getPortfolio } from '../../src/portfolio.js'
import { logTo } from '../../src/telemetry.js'

// Next.js doesn't prerender a page that reads the time of day or asks for chance before its first request.

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const works: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  'a call': ({ evm }) => evm.getNativeBalance({ address }),
  'a list, page by page': ({ evm }) => evm.getWalletTokenTransfers({ address }).take(1),
  'many calls': ({ many, evm }) => many(evm.getNativeBalance, [{ address }]),
  'a portfolio': (client) => getPortfolio(client, { wallets: [address], chains: ['eth'] }),
}

test.each(Object.entries(works))('%s and its client need no clock that a prerenderer forbids', async (_, work) => {
  const answers = createMockFetch()
  const read: string[] = []
  let isSent = false
  const note = (what: string): void => void (isSent || read.push(what))
  const fetch: typeof globalThis.fetch = (input, init) => {
    isSent = true
    return answers(input, init)
  }
  const RealDate = Date
  class WatchedDate extends RealDate {
    constructor(...given: [] | [number]) {
      if (given.length === 0) note('new Date()')
      super(...(given as [number]))
    }
    static override now(): number {
      note('Date.now()')
      return RealDate.now()
    }
  }
  vi.stubGlobal('Date', WatchedDate)
  vi.spyOn(Math, 'random').mockImplementation(() => {
    note('Math.random()')
    return 0.5
  })
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    note('crypto.getRandomValues()')
    return bytes
  })
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    note('crypto.randomUUID()')
    return '0-0-0-0-0'
  })
  const limiter = createLimiter({ requestsPerSecond: 1000, budget: { units: 1e6, per: 'day' } })
  const client = createClient({ apiKey: 'test', fetch, limiter, hooks: logTo({ debug() {}, info() {}, warn() {} }) })
  await work(client)
  expect(isSent).toBe(true)
  expect(read).toEqual([])
})
