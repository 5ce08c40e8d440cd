import { expect, it } from 'vitest'
import { arrivals } from '../../../support/arrivals.js'
import { runMockServer } from '../../../support/mockServer.js'

const lines: string[] = []
const mock = runMockServer({ apis: ['evm'], log: (line) => lines.push(line) })
const wallet = '/evm/0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

/** The lines that requests are told in, each once its connection knows of the end, without the time they took. */
async function told(count: number, requests: readonly (() => Promise<unknown>)[]): Promise<readonly string[]> {
  lines.length = 0
  for (const request of requests) await request().catch(() => undefined)
  await expect.poll(() => lines).toHaveLength(count)
  return lines.map((line) => line.replace(/ \d+ ms$/, ' … ms'))
}

it('each request is told in a line, without its key', async () => {
  const key = 'a-key-that-nobody-may-see'
  const requests = [
    () => mock.ask(`${wallet}/nft?limit=2`, { key }),
    () => mock.ask(`${wallet}/nft?colour=red`, { key }),
    () => mock.ask(`${wallet}/nft`, { key: null }),
    () => mock.ask('/evm/nft/getMultipleNFTs', { method: 'POST', key, body: {} }),
  ]
  expect(await told(4, requests)).toEqual([
    `200 GET    ${wallet}/nft?limit=2 … ms`,
    `400 GET    ${wallet}/nft?colour=red … ms`,
    `401 GET    ${wallet}/nft … ms`,
    '400 POST   /evm/nft/getMultipleNFTs … ms',
  ])
})

it('a request without a complete answer is told by dashes', async () => {
  const headers = { 'x-mock-fault': 'timeout' }
  const hasty = () => {
    const leaving = new AbortController()
    void arrivals(1).then(() => leaving.abort())
    return mock.ask(wallet, { headers, signal: leaving.signal })
  }
  expect(await told(1, [hasty])).toEqual([`--- GET    ${wallet} … ms`])
})

it('the preflight of a browser is not told', async () => {
  const preflight = () => fetch(`${mock.url}${wallet}`, { method: 'OPTIONS' })
  expect(await told(1, [preflight, () => mock.ask(wallet)])).toEqual([`200 GET    ${wallet} … ms`])
})
