import { once } from 'node:events'
import { connect, createServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWebhookHandler, signWebhook, toNodeListener } from '../../../../src/webhooks.js'
import { evmWire, secret } from '../../../support/webhooks/delivery.js'

/** Of the right form, made with no secret. */
const junk = `0x${'0'.repeat(64)}`
const body = JSON.stringify(evmWire())
const closers: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

describe('over HTTP/2', () => {
  async function startHttp2() {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const server = createServer(toNodeListener(createWebhookHandler({ secret, onDelivery: () => {} })))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    closers.push(
      () => session.destroy(),
      () => server.close(),
    )
    const ask = (method: string, headers = {}, sent?: string | Buffer, ends = true) => {
      const stream = session.request({ ':method': method, ':path': '/', ...headers }, { endStream: sent === undefined })
      stream.on('error', () => undefined).resume()
      if (sent !== undefined) stream.write(sent)
      if (ends && sent !== undefined) stream.end()
      const closed = once(stream, 'close')
      return { stream, closed, status: once(stream, 'response').then(([{ ':status': status }]) => status) }
    }
    return { ask, log, server }
  }

  test('a large body without a signature is 401 and its stream closed, and the session goes on', async () => {
    const { ask } = await startHttp2()
    for (let count = 0; count < 20; count++) {
      const { status, closed, stream } = ask('POST', {}, Buffer.alloc(200_000), false)
      expect(await status).toBe(401)
      await closed
      expect(stream.rstCode).toBe(0)
    }
    const genuine = ask('POST', { 'x-signature': await signWebhook({ body, secret }) }, body)
    expect(await genuine.status).toBe(200)
  })

  test.each([
    ['TRACE', 405],
    ['TRACK', 405],
    ['track', 405],
    ['get', 405],
    ['FOO', 401],
    ['M-SEARCH', 401],
  ])('%s is %d, and no line of a log', async (method, status) => {
    const { ask, log } = await startHttp2()
    expect(await ask(method).status).toBe(status)
    expect(await ask(method, { 'x-signature': junk }).status).toBe(status)
    expect(await ask(method, { 'x-signature': junk }).status).toBe(status)
    expect(log.mock.calls.length).toBeLessThanOrEqual(1) // that a signature was wrong
  })

  test('what is sent with a method that is refused is not waited for', async () => {
    const { ask } = await startHttp2()
    const { status, closed, stream } = ask('get', {}, Buffer.alloc(200_000), false)
    expect(await status).toBe(405)
    await closed
    expect(stream.rstCode).toBe(0)
  })

  test('a body that is reset on its way leaves nothing behind and writes no line', async () => {
    const { ask, log } = await startHttp2()
    for (let count = 0; count < 5; count++) {
      const { stream, closed } = ask('POST', { 'x-signature': junk }, body.slice(0, 50), false)
      await new Promise((resolve) => setTimeout(resolve, 20))
      stream.close(8)
      await closed
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(log.mock.calls.length).toBeLessThanOrEqual(1)
  })
})
