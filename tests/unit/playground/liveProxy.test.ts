import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLiveProxy, proxyPath } from '../../../playground/liveProxy.js'
import { type AnswerServer, startAnswerServer } from '../../support/answerServer.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const server = createServer()
let service: AnswerServer
let url: string

beforeAll(async () => {
  service = await startAnswerServer()
  server.on('request', createLiveProxy('key-of-the-reader', { baseUrl: service.url }))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${proxyPath}`
})
afterAll(async () => {
  server.close()
  await service.close()
})

const ask = (path: string, site: string, method = 'GET') =>
  fetch(url + path, { method, headers: { 'sec-fetch-site': site } })

test('the page reads with the key that the reader has, and no page of another site does', async () => {
  service.answer({ body: { balance: '7' } })
  const path = `/evm/${address}/balance?chain=0x1`
  expect(await (await ask(path, 'same-origin')).json()).toEqual({ balance: '7' })
  for (const site of ['cross-site', 'same-site']) expect((await ask(path, site)).status).toBe(403)
  expect((await ask(path, 'none')).status).toBe(401)
  expect(service.arrivals.map(({ headers }) => headers['x-api-key'])).toEqual(['key-of-the-reader'])
})

test('it neither writes, nor reads secrets', async () => {
  service.answer({ body: {} })
  expect((await ask('/streams/settings', 'same-origin')).status).toBe(403)
  expect((await ask('/streams/streams/evm/1', 'same-origin', 'DELETE')).status).toBe(403)
  expect(service.arrivals).toEqual([])
})
