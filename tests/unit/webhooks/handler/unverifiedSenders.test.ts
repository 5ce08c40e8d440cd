import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import express from 'express'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createWebhookHandler,
  signWebhook,
  toNodeListener,
  type WebhookHandlerOptions,
} from '../../../../src/webhooks.js'
import { evmWire, secret } from '../../../support/webhooks/delivery.js'

/** Of the right form, made with no secret. */
const junk = `0x${'0'.repeat(64)}`
const body = JSON.stringify(evmWire())
const closers: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function start(options: Partial<WebhookHandlerOptions> = {}) {
  const errors: Error[] = []
  const onError = (error: unknown) => errors.push(error as Error)
  const handle = createWebhookHandler({ secret, onDelivery: () => {}, onError, ...options })
  const server = createServer(toNodeListener(handle))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closers.push(() => close(server))
  const { port } = server.address() as AddressInfo
  return { server, port, errors, url: `http://127.0.0.1:${port}/` }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** A connection on which a body has begun that never ends. */
function begin(port: number, bytes: number, signature: string | null = junk, length = bytes + 100_000) {
  const socket: Socket = connect(port, '127.0.0.1')
  const begun = { socket, answer: '' }
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    begun.answer += data
  })
  const header = signature === null ? '' : `x-signature: ${signature}\r\n`
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${header}content-length: ${length}\r\n\r\n`)
  socket.write(Buffer.alloc(bytes, 97))
  closers.push(() => socket.destroy())
  return begun
}

async function deliver(url: string, text = body): Promise<number> {
  const headers = { 'x-signature': await signWebhook({ body: text, secret }) }
  return (await fetch(url, { method: 'POST', body: text, headers })).status
}

const statusOf = ({ answer }: { readonly answer: string }) => answer.slice(9, 12)

describe('a request without a signature of the right form', () => {
  test.each([null, '0x1234', 'Bearer x'])('is 401 before its body has come (%s)', async (signature) => {
    const { port } = await start()
    const sender = begin(port, 10, signature)
    await expect.poll(() => sender.answer).toMatch(/^HTTP\/1\.1 401 .*Signature is not valid$/s)
  })

  test('is cut off before megabytes are read, and the answer arrives all the same', async () => {
    const { server, url } = await start()
    let read = 0
    server.on('connection', (socket) => socket.on('close', () => (read += socket.bytesRead)))
    const response = await fetch(url, { method: 'POST', body: new Uint8Array(9e6) })
    expect([response.status, await response.text()]).toEqual([401, 'Signature is not valid'])
    await expect.poll(() => read).toBeGreaterThan(0)
    expect(read).toBeLessThan(1e6)
    expect(await deliver(url)).toBe(200)
  })

  test('may be followed by another on its connection, if its body is small', async () => {
    const { port } = await start()
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    const ask = `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello`
    socket.write(ask + ask)
    await expect.poll(() => text.match(/HTTP\/1\.1 401/g)?.length).toBe(2)
    socket.destroy()
  })

  test('reaches the owner where errors are asked for, and the console never', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { url, errors } = await start()
    await fetch(url, { method: 'POST', body: 'x' })
    const silent = await start({ onError: undefined })
    await fetch(silent.url, { method: 'POST', body: 'x' })
    expect([errors.map(({ name }) => name), log.mock.calls]).toEqual([['WebhookError'], []])
  })
})

describe('a body that does not end', () => {
  test('is 408 when its time is over, and its connection closed', async () => {
    const { server, port, errors } = await start({ timeout: 100 })
    const sender = begin(port, 10)
    await once(sender.socket, 'close')
    expect(sender.answer).toMatch(/^HTTP\/1\.1 408 .*The body did not arrive within 100 ms/s)
    expect(errors).toMatchObject([{ name: 'TimeoutError', code: 'TIMEOUT', timeout: 100 }])
    const connections = await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
    expect(connections).toBe(0)
  })

  test('is 408 for requests of any server, and is cancelled', async () => {
    const cancel = vi.fn()
    const stream = new ReadableStream({ cancel, pull: () => new Promise(() => {}) })
    const init = { method: 'POST', body: stream, headers: { 'x-signature': junk }, duplex: 'half' } as RequestInit
    const handle = createWebhookHandler({ secret, timeout: 50, onError: () => {}, onDelivery: () => {} })
    expect((await handle(new Request('http://localhost/', init))).status).toBe(408)
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('does not shorten the time of your code: a delivery may arrive slowly and then be worked on', async () => {
    const { url } = await start({ timeout: 400, onDelivery: () => new Promise((resolve) => setTimeout(resolve, 250)) })
    const bytes = new TextEncoder().encode(body)
    const slow = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes.subarray(0, 10))
        await new Promise((resolve) => setTimeout(resolve, 250))
        controller.enqueue(bytes.subarray(10))
        controller.close()
      },
    })
    const headers = { 'x-signature': await signWebhook({ body, secret }) }
    const init = { method: 'POST', headers, body: slow, duplex: 'half' } as RequestInit
    expect((await fetch(url, init)).status).toBe(200)
  })

  test('is forgotten when its sender is gone', async () => {
    const { port, errors } = await start({ maxUnverified: 200_000 })
    const senders = [1, 2, 3].map(() => begin(port, 60_000))
    await new Promise((resolve) => setTimeout(resolve, 100))
    for (const { socket } of senders) socket.destroy()
    await expect.poll(() => errors.map(({ message }) => message)).toHaveLength(3)
    const stays = [1, 2, 3].map(() => begin(port, 60_000))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(stays.map(statusOf)).toEqual(['', '', ''])
  })
})

describe('when unverified senders hold all the room for unverified bodies', () => {
  test('by silence, a delivery gets through, and the one that began first is 408', async () => {
    const { port, url } = await start({ maxUnverified: 200_000 })
    const senders: ReturnType<typeof begin>[] = []
    for (let count = 0; count < 3; count++) {
      senders.push(begin(port, 60_000))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await deliver(url, JSON.stringify(evmWire({ tag: 'x'.repeat(50_000) })))).toBe(200)
    await expect.poll(() => senders.map(statusOf)).toEqual(['408', '', ''])
    expect(senders[0]?.answer).toContain('The body was the oldest still arriving, and had to make room for newer ones')
  })

  test('by trickles that never stop, a delivery that comes in pieces gets through', async () => {
    const { port } = await start({ maxUnverified: 1e6 })
    const senders = Array.from({ length: 30 }, () => begin(port, 60_000))
    const dripping = setInterval(() => {
      for (const { socket } of senders) socket.write('x')
    }, 5)
    closers.push(() => clearInterval(dripping))
    await new Promise((resolve) => setTimeout(resolve, 300))
    const text = JSON.stringify(evmWire({ tag: 'x'.repeat(300_000) }))
    const genuine = begin(port, 0, await signWebhook({ body: text, secret }), text.length)
    for (let at = 0; at < text.length; at += 20_000) {
      genuine.socket.write(text.slice(at, at + 20_000))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await expect.poll(() => statusOf(genuine)).toBe('200')
  })

  test('a single body may have all of it, and no more', async () => {
    const { port, url } = await start({ maxUnverified: 50_000 })
    const [largest, larger] = [begin(port, 50_000, junk, 50_000), begin(port, 0, junk, 50_001)]
    await expect.poll(() => [largest, larger].map(statusOf)).toEqual(['401', '413'])
    expect(await deliver(url)).toBe(200)
  })

  test('with 30 connections of 10 MB, no more than 200 MB of their bodies are kept, and a delivery gets through', async () => {
    const program = fileURLToPath(new URL('../../../support/webhooks/webhookProcess.ts', import.meta.url))
    const child = fork(program, {
      execArgv: ['--expose-gc', '--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    closers.push(() => child.kill())
    const [port] = (await once(child, 'message')) as [number]
    const held = async (): Promise<number> => {
      child.send('held')
      const [bytes] = await once(child, 'message')
      return bytes
    }
    const before = await held()
    const senders: ReturnType<typeof begin>[] = []
    for (let count = 0; count < 30; count++) senders.push(begin(port, 9.9e6, junk, 10e6))
    await expect.poll(() => senders.filter(({ answer }) => answer).length, { timeout: 20_000 }).toBeGreaterThan(15)
    expect(await deliver(`http://127.0.0.1:${port}/`)).toBe(200)
    const now = (await held()) - before
    expect(now).toBeGreaterThan(10e6) // of bodies that have begun
    expect(now).toBeLessThan(200e6)
  }, 60_000)
})

describe('the console', () => {
  test('has one line of each status that senders with any signature can cause', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const handle = createWebhookHandler({ secret, maxBody: 100, onDelivery: () => {} })
    const listener = toNodeListener(handle)
    const app = express().post('/json', express.json(), listener).post('/', listener)
    const server = createServer(app)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    closers.push(() => close(server))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const headers = { 'content-type': 'application/json', 'x-signature': junk }
    for (let count = 0; count < 3; count++) {
      await fetch(`${url}/json`, { method: 'POST', body: '{}', headers }) // 500: it was read before
      await fetch(url, { method: 'POST', body: '{}', headers }) // 401
      await fetch(url, { method: 'POST', body: 'x'.repeat(101), headers }) // 413
    }
    expect(log.mock.calls.map(([{ message }]) => message.split('\n')[0])).toEqual([
      'The body of the request was read before the handler got it',
      'Signature is not valid',
      'The body is longer than 100 bytes',
    ])
  })
})
