import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2'
import { type AddressInfo, connect, type Socket } from 'node:net'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWebhookHandler, signWebhook, toNodeListener, type WebhookHandler } from '../../../../src/webhooks.js'
import { evmWire, secret } from '../../../support/webhooks/delivery.js'

const onDelivery = vi.fn()
const onError = vi.fn()
const body = JSON.stringify(evmWire({ tag: 'café' }))
let servers: Server[] = []
let handle: WebhookHandler
let log = vi.spyOn(console, 'error')

beforeEach(() => {
  onDelivery.mockReset()
  onError.mockReset()
  handle = createWebhookHandler({ secret, maxBody: 10_000, onDelivery, onError })
  log = vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  servers = []
})

async function listen(listener: RequestListener): Promise<Server & { readonly url: string; readonly port: number }> {
  const server = createServer(listener)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(server, { port, url: `http://127.0.0.1:${port}/webhook` })
}

async function post(url: string, headers: Readonly<Record<string, string>> = {}): Promise<readonly [number, string]> {
  const signature = await signWebhook({ body, secret })
  const response = await fetch(url, { method: 'POST', body, headers: { 'x-signature': signature, ...headers } })
  return [response.status, await response.text()]
}

/** A connection whose bytes are written by hand; gives what came back once it is closed. */
async function dial(port: number): Promise<{ readonly socket: Socket; readonly received: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  const received = once(socket, 'close').then(() => text)
  await once(socket, 'connect')
  return { socket, received }
}

/** Of the right form, made with no secret. */
const junk = `x-signature: 0x${'0'.repeat(64)}`

const head = (rest: string, method = 'POST', path = '/webhook'): string =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\n${rest}\r\n\r\n`

const connectionsOf = (server: Server) => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))

describe('a client', () => {
  test.each(['destroy', 'resetAndDestroy'] as const)('that breaks off amid the body ends quietly (%s)', async (end) => {
    const server = await listen(toNodeListener(handle))
    const { socket, received } = await dial(server.port)
    socket.write(`${head(`content-length: 1000\r\n${junk}`)}{"half`)
    await once(server, 'request')
    await new Promise((resolve) => setTimeout(resolve, 20))
    socket[end]()
    await received
    await expect.poll(() => onError).toHaveBeenCalledOnce()
    expect(onError.mock.lastCall?.[0]).toMatchObject({ code: 'INVALID_PAYLOAD' })
    expect([await connectionsOf(server), log.mock.calls]).toEqual([0, []])
  })

  test.each([
    ['without a text', undefined, 0],
    ['with a text', new Error('database is down'), 1],
  ])('that is gone before its answer %s is written ends quietly', async (_, failure, told) => {
    const server = await listen(toNodeListener(handle))
    const { socket, received } = await dial(server.port)
    let finish = (): void => undefined
    onDelivery.mockReturnValue(
      new Promise<void>((resolve, reject) => {
        finish = failure ? () => reject(failure) : resolve
      }),
    )
    socket.write(
      head(`content-length: ${Buffer.byteLength(body)}\r\nx-signature: ${await signWebhook({ body, secret })}`),
    )
    socket.write(body)
    await expect.poll(() => onDelivery).toHaveBeenCalledOnce()
    socket.destroy()
    await received
    finish()
    await expect.poll(() => onError).toHaveBeenCalledTimes(told)
    onDelivery.mockReset()
    const [status] = await post(server.url)
    expect([status, onDelivery.mock.calls.length, log.mock.calls]).toEqual([200, told, []])
  })

  test('that never ends its body is told 413, read on for a while, and cut off', async () => {
    const server = await listen(toNodeListener(handle))
    const { socket, received } = await dial(server.port)
    socket.write(head(`transfer-encoding: chunked\r\n${junk}`))
    let sent = 0
    const sending = setInterval(() => {
      sent += 1000
      socket.write(`3e8\r\n${'x'.repeat(1000)}\r\n`)
    }, 1)
    expect(await received).toMatch(/^HTTP\/1\.1 413 .*The body is longer than 10000 bytes/s)
    clearInterval(sending)
    expect(sent).toBeLessThan(500_000)
    expect(await connectionsOf(server)).toBe(0)
  })

  test.each([
    ['OPTIONS', '*'],
    ['PUT', 'http://another.host/'],
    ['DELETE', '//'],
    ['GET', '/%zz?\\'],
    ['HEAD', '/'],
  ])('that sends %s %s is answered as any stranger', async (method, path) => {
    const server = await listen(toNodeListener(handle))
    const { socket, received } = await dial(server.port)
    socket.write(head('connection: close', method, path))
    expect(await received).toMatch(/^HTTP\/1\.1 401 /)
    expect(log).not.toHaveBeenCalled()
  })
})

describe('a method that a Request cannot have', () => {
  const handler = vi.fn(async () => new Response('done'))
  beforeEach(() => handler.mockClear())

  test.each(['TRACE', 'TRACK'])('is answered 405, and gets to no handler: %s', async (method) => {
    const server = await listen(toNodeListener(handler))
    const { socket, received } = await dial(server.port)
    socket.write(head('connection: close', method))
    expect(await received).toMatch(/^HTTP\/1\.1 (405|400) /) // Node itself knows no TRACK
    expect(handler).not.toHaveBeenCalled()
  })

  test.each(['TRACE', 'get', 'Post', 'put'])('is 405 over HTTP/2 too, which takes any text: %s', async (method) => {
    const server = createHttp2Server(toNodeListener(handler))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const session = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const [headers] = await once(session.request({ ':method': method, ':path': '/' }).end(), 'response')
    session.close()
    server.close()
    expect([headers[':status'], handler.mock.calls]).toEqual([405, []])
  })
})

describe('the handler', () => {
  test('is told the host that HTTP/2 calls :authority', async () => {
    const hosts: unknown[] = []
    const server = createHttp2Server(
      toNodeListener(async (request) => {
        hosts.push(request.headers.get('host'))
        return new Response()
      }),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const session = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await once(session.request({ ':path': '/', ':authority': 'app.example' }).end(), 'response')
    session.close()
    server.close()
    expect(hosts).toEqual(['app.example'])
  })

  test('gets method, path and headers', async () => {
    const server = await listen(toNodeListener(handle))
    await post(`${server.url}?from=here`, { 'x-signature': 'none', 'x-forwarded-for': '192.0.2.1' })
    const request: Request = onError.mock.lastCall?.[1]
    expect([request.method, request.url]).toEqual(['POST', 'http://localhost/webhook?from=here'])
    expect(request.headers.get('x-forwarded-for')).toBe('192.0.2.1')
  })

  test('is asked by HTTP/2 too', async () => {
    const server = createHttp2Server(toNodeListener(handle))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const session = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const stream = session.request({
      ':method': 'POST',
      ':path': '/webhook',
      'x-signature': await signWebhook({ body, secret }),
    })
    stream.end(body)
    const [headers] = await once(stream, 'response')
    session.close()
    server.close()
    expect(headers[':status']).toBe(200)
    expect(onDelivery).toHaveBeenCalledOnce()
  })

  test('that cancels the body before it answers gets its answer through', async () => {
    const refuse: WebhookHandler = async (request) => {
      await request.body?.cancel()
      return new Response('no', { status: 413, headers: { 'x-reason': 'size' } })
    }
    const server = await listen(toNodeListener(refuse))
    const { socket, received } = await dial(server.port)
    socket.write(`${head('content-length: 1000')}{"half`)
    expect(await received).toMatch(/^HTTP\/1\.1 413 .*x-reason: size.*no$/s)
    expect(await connectionsOf(server)).toBe(0)
  })

  test.each([
    ['rejects', () => Promise.reject(new Error('mine'))],
    [
      'throws',
      () => {
        throw new Error('mine')
      },
    ],
    ['gives no answer', async () => undefined],
    ['gives the answer of a failure', async () => Response.error()],
  ])('that %s is a 500, and told to the console', async (_, handler) => {
    const server = await listen(toNodeListener(handler as WebhookHandler))
    expect(await post(server.url)).toEqual([500, ''])
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
  })

  test.each([undefined, null, {}])('that is no function is refused: %j', (handler) => {
    expect(() => Reflect.apply(toNodeListener, undefined, [handler])).toThrow(
      expect.objectContaining({ name: 'InputError', message: 'Param handler takes a function' }),
    )
  })
})

describe('a body that was read before', () => {
  const explained =
    /^The body of the request was read before the handler got it\n.*\n.*Express: mount it before .*express\.raw\(.*\n.*express\.json\(\{ verify: .*\n.*rawBody: true.*\n.*Fastify: .*\n.*Elsewhere: do not call request\.json\(\)/

  test('into an object is a 500 that explains it, told as the handler tells errors', async () => {
    const server = await listen(express().use(express.json()).post('/webhook', toNodeListener(handle)))
    const [status, text] = await post(server.url, { 'content-type': 'application/json' })
    expect([status, text]).toEqual([500, expect.stringMatching(explained)])
    expect(onError.mock.lastCall?.[0]).toMatchObject({ name: 'InputError', message: text })
  })

  test('goes to the console when nobody asks for errors', async () => {
    const silent = createWebhookHandler({ secret, onDelivery })
    const server = await listen(express().use(express.json()).post('/webhook', toNodeListener(silent)))
    await post(server.url, { 'content-type': 'application/json' })
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'InputError' }))
  })

  test('and left nowhere is a 500 too', async () => {
    const server = await listen(async (request, response) => {
      for await (const _ of request);
      toNodeListener(handle)(request, response)
    })
    expect(await post(server.url)).toEqual([500, expect.stringMatching(explained)])
  })

  test.each([
    ['express.raw()', express.raw({ type: '*/*' })],
    ['express.text()', express.text({ type: '*/*' })],
    ['express.json(), which leaves other contents alone', express.json()],
    ['express.urlencoded(), which leaves other contents alone', express.urlencoded()],
  ])('is taken behind %s', async (_, parser) => {
    const server = await listen(express().use(parser).post('/webhook', toNodeListener(handle)))
    expect(await post(server.url, { 'content-type': 'text/plain;charset=utf-8' })).toEqual([200, ''])
    expect(onDelivery.mock.lastCall?.[0]).toMatchObject({ tag: 'café' })
  })

  /** What a platform does before your code runs; `keep` says how it keeps the bytes. */
  const platform =
    (keep: (bytes: Buffer) => unknown): RequestListener =>
    (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        const bytes = Buffer.concat(chunks)
        Object.assign(request, { rawBody: keep(bytes), body: JSON.parse(bytes.toString()) })
        toNodeListener(handle)(request, response)
      })
    }

  test.each<[string, (bytes: Buffer) => unknown]>([
    ['a Buffer, as Cloud Functions, Firebase and NestJS do', (bytes) => bytes],
    ['text', (bytes) => bytes.toString()],
    ['an ArrayBuffer', (bytes) => new Uint8Array(bytes).buffer],
  ])('is taken from request.rawBody, beside what was parsed: %s', async (_, keep) => {
    const server = await listen(platform(keep))
    expect(await post(server.url, { 'content-type': 'application/json' })).toEqual([200, ''])
    expect(onDelivery.mock.lastCall?.[0]).toMatchObject({ tag: 'café' })
  })

  test.each([undefined, null, true, 7, {}])('is lost all the same where rawBody is %j', async (rawBody) => {
    const server = await listen(platform(() => rawBody))
    expect(await post(server.url)).toEqual([500, expect.stringMatching(explained)])
  })

  test('is taken from what the hint says to keep: express.json({ verify })', async () => {
    const verify = (request: object, _: unknown, bytes: Buffer) => Object.assign(request, { rawBody: bytes })
    const server = await listen(express().use(express.json({ verify })).post('/webhook', toNodeListener(handle)))
    expect(await post(server.url, { 'content-type': 'application/json' })).toEqual([200, ''])
  })

  test('is beyond the limit all the same', async () => {
    const small = createWebhookHandler({ secret, maxBody: 100, onDelivery })
    const server = await listen(
      express()
        .use(express.raw({ type: '*/*' }))
        .post('/webhook', toNodeListener(small)),
    )
    expect(await post(server.url)).toEqual([413, 'The body is longer than 100 bytes'])
  })

  test('may come as text', async () => {
    const server = await listen((request, response) => {
      toNodeListener(handle)(request.setEncoding('utf8'), response)
    })
    expect(await post(server.url)).toEqual([200, ''])
  })
})

test('an answer that somebody else has given stands', async () => {
  const server = await listen((request, response) => {
    toNodeListener(handle)(request, response)
    response.writeHead(503).end('too late')
  })
  expect(await post(server.url)).toEqual([503, 'too late'])
  expect(log).not.toHaveBeenCalled()
})

test('what somebody else has answered is left as it is, quietly', async () => {
  const listener = toNodeListener(handle)
  const server = await listen((request, response) => {
    response.writeHead(503).flushHeaders()
    listener(request, response)
    setTimeout(() => response.end('busy'), 100)
  })
  expect(await post(server.url)).toEqual([503, 'busy'])
  expect(onDelivery).toHaveBeenCalledOnce()
  expect(log).not.toHaveBeenCalled()
})

test('an answer that cannot be written goes to the console, and no further', async () => {
  const failure = new Error('a middleware is broken')
  const server = await listen((request, response) => {
    response.end = () => {
      setTimeout(() => response.destroy(), 10)
      throw failure
    }
    toNodeListener(handle)(request, response)
  })
  await post(server.url).catch(() => undefined)
  expect(log).toHaveBeenCalledWith(failure)
})
