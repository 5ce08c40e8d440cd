import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlerText } from '../../playground/app/webhooks/HandlerSample.js'
import { signWebhook } from '../../src/webhooks.js'
import { erc20Transfer, evmWire, recorded, secret } from '../support/webhooks/delivery.js'

// The guide's server, letter for letter, in a process of its own: what kills it kills no test.

const root = fileURLToPath(new URL('../..', import.meta.url))
const seen: string[] = []
let folder = ''
let server: ChildProcess
let urls: { readonly 'node:http': string; readonly Express: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerline-'))
  const outfile = join(folder, 'server.cjs')
  await build({
    stdin: { contents: `${before}\n${await guideBlock()}\n${after}`, resolveDir: root, loader: 'ts' },
    alias: { 'ledgerline/webhooks': join(root, 'src/webhooks.ts') },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
  })
  server = fork(outfile, { env: { ...process.env, SECRETS: JSON.stringify([secret, recorded.secret]) } })
  server.on('message', ({ tag }: { tag?: string }) => tag && seen.push(tag))
  urls = await answerOf<typeof urls>('urls')
})

afterAll(async () => {
  server.kill()
  await rm(folder, { recursive: true })
})

describe.each(['node:http', 'Express'] as const)('the guide, in %s', (name) => {
  const post = async (body: string, signature?: string): Promise<number> => {
    const headers = { 'x-signature': signature ?? (await signWebhook({ body, secret })) }
    const response = await fetch(urls[name], { method: 'POST', body, headers })
    await response.arrayBuffer()
    return response.status
  }

  test('takes a delivery', async () => {
    expect(await post(JSON.stringify(evmWire({ tag: `first of ${name}`, erc20Transfers: [erc20Transfer] })))).toBe(200)
    await expect.poll(() => seen).toContain(`first of ${name}`) // by another way than the answer
  })

  test('answers the test delivery with 200 and a stranger with 401', async () => {
    expect(await post(recorded.body, recorded.signature)).toBe(200)
    expect(await post('{}', recorded.signature)).toBe(401)
  })

  test('outlives clients that break off amid the body', async () => {
    for (let count = 0; count < 20; count++) await breakOff(urls[name], count % 2 === 0)
    expect(await post(JSON.stringify(evmWire({ tag: `after them in ${name}` })))).toBe(200)
    expect(server.exitCode).toBeNull()
  })

  test('keeps little of 50 MB without a signature, whether it is told their length or not', async () => {
    const { rss } = await answerOf<{ rss: number }>('memory')
    const sizes = [true, false, true, false, true, false]
    expect(await Promise.all(sizes.map((isTold) => postHuge(urls[name], isTold)))).toEqual(sizes.map(() => 413))
    const { peak } = await answerOf<{ peak: number }>('memory')
    // Three times 10 MB may be kept until it is known that more comes, and are grown into; all of it is 300 MB and more.
    expect(peak - rss).toBeLessThan(200e6)
    expect(await post(JSON.stringify(evmWire({ tag: `after 300 MB in ${name}` })))).toBe(200)
  }, 60_000)
})

test('no sample falls back to a secret that everybody knows: where none is set, anybody could sign', async () => {
  const guide = await readFile(join(root, 'docs/guide/webhooks.md'), 'utf8')
  for (const sample of [guide, handlerText]) {
    expect(sample).toMatch(/secret: process\.env\.\w+ \?\? ''/)
    expect(sample).not.toMatch(/SECRET \?\? '[^']/)
  }
})

/** The first block of the guide that makes a server. */
async function guideBlock(): Promise<string> {
  const guide = await readFile(join(root, 'docs/guide/webhooks.md'), 'utf8')
  const blocks = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block)
  return blocks.find((block) => block.includes('createServer(')) ?? ''
}

/** What the guide leaves to the reader. Servers listen on a free port, whichever they ask for. */
const before = `
import express from 'express'
import http from 'node:http'
const secret = JSON.parse(process.env.SECRETS)
const onDelivery = ({ tag }) => process.send({ tag })
const app = express()
const servers = []
const listen = http.Server.prototype.listen
http.Server.prototype.listen = function () {
  servers.push(this)
  this.keepAliveTimeout = 60_000 // a busy test must not find its connection closed
  return listen.call(this, 0, '127.0.0.1')
}
`

const after = `
app.listen(3000)
const urlOf = (server) => 'http://127.0.0.1:' + server.address().port + '/webhook'
let peak = 0
setInterval(() => { peak = Math.max(peak, process.memoryUsage.rss()) }, 5)
process.on('message', (question) => {
  const rss = process.memoryUsage.rss()
  if (question === 'urls') process.send({ urls: { 'node:http': urlOf(servers[0]), Express: urlOf(servers[1]) } })
  else process.send({ memory: { rss, peak } })
  peak = rss
})
`

async function answerOf<T>(question: 'urls' | 'memory'): Promise<T> {
  server.send(question)
  for (;;) {
    const [message] = await once(server, 'message')
    if (question in message) return message[question]
  }
}

/** Sends half a body, then cuts the connection: with a reset, or as somebody who hangs up. */
async function breakOff(url: string, isReset: boolean): Promise<void> {
  const { port, pathname } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`POST ${pathname} HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"half`)
  await new Promise((resolve) => setTimeout(resolve, 20))
  if (isReset) socket.resetAndDestroy()
  else socket.destroy()
  await once(socket, 'close')
}

/** Sends 50 MB, of which no part is kept here either. */
function postHuge(url: string, isTold: boolean): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-signature': recorded.signature, ...(isTold && { 'content-length': 50_000_000 }) }
    const request = httpRequest(url, { method: 'POST', headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    request.on('error', reject)
    const chunk = Buffer.alloc(500_000, 'x')
    let sent = 0
    const send = (): void => {
      while (sent++ < 100) if (!request.write(chunk)) return void request.once('drain', send)
      request.end()
    }
    send()
  })
}
