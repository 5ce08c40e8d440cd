import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverOnce } from '../../../../playground/mock/deliveries/deliverOnce.js'
import { isOfThisMachine } from '../../../../playground/mock/server/loopback.js'
import { runMockServer } from '../../../support/mockServer.js'

const mock = runMockServer({ sendOnce: deliverOnce })
const shared = runMockServer({ sendOnce: deliverOnce, host: '0.0.0.0', apis: ['evm'] })
const got: { readonly signature: unknown; readonly body: string }[] = []
const handler = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  got.push({ signature: request.headers['x-signature'], body })
  response.writeHead(302, { location: 'https://example.com/' }).end()
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => handler.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(handler.address() as AddressInfo).port}/hook`
})
afterAll(() => {
  handler.close()
})

const send = async (given: unknown, origin?: string) => {
  const response = await fetch(`${mock.url}/__mock/deliver`, {
    method: 'POST',
    body: typeof given === 'string' ? given : JSON.stringify(given),
    headers: origin === undefined ? {} : { origin },
  })
  return { status: response.status, body: await response.json() }
}

test('a delivery is posted once, as it is, and the status is told; a redirect is not followed', async () => {
  const answer = await send({ url, body: '{"a":1}', signature: '0xab' }, 'http://localhost:5173')
  expect(answer).toEqual({ status: 200, body: { accepted: false, status: '302', elapsed: expect.any(Number) } })
  expect(got).toEqual([{ signature: '0xab', body: '{"a":1}' }])
})

test.each(['https://example.com/hook', 'http://169.254.169.254/', 'http://10.0.0.1/', 'file:///etc/passwd'])(
  'nothing is sent to another machine: %s',
  async (elsewhere) => {
    expect((await send({ url: elsewhere, body: '{}', signature: '' })).status).toBe(403)
  },
)

test('a page of another origin cannot make it send anything', async () => {
  const before = got.length
  expect((await send({ url, body: '{}', signature: '' }, 'https://example.com')).status).toBe(403)
  expect(got).toHaveLength(before)
})

test.each(['', '[]', '{"url":1}'])('what is no delivery is refused: %j', async (text) => {
  expect((await send(text)).status).toBe(400)
})

const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address

test.skipIf(!ownAddress)('where others reach the server, they reach no handler through it', async () => {
  const before = got.length
  const { port } = new URL(shared.url)
  const response = await fetch(`http://${ownAddress}:${port}/__mock/deliver`, {
    method: 'POST',
    body: JSON.stringify({ url, body: '{}', signature: '' }),
  })
  expect(response.status).toBe(403)
  expect(got).toHaveLength(before)
})

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['192.0.2.2', false],
  ['::ffff:192.0.2.2', false],
  ['127.0.0.1.example.com', false],
  [undefined, false],
])('the other end %s is of this machine: %s', (address, expected) => {
  expect(isOfThisMachine(address)).toBe(expected)
})
