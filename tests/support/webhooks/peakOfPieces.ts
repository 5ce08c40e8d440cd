import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { build } from 'esbuild'

/** Bodies that arrive in pieces and never end. */
export interface Pieces {
  /** Bytes of a piece. */
  readonly piece: number
  /** Bytes of a body. */
  readonly body: number
  /** Bytes of all bodies that the handler may hold: its option `maxUnverified`. */
  readonly maxUnverified: number
}

/**
 * Sends twice as many bytes as a webhook handler may hold of bodies that aren't verified, to a server in a process of
 * its own, from a bundle.
 *
 * @returns bytes of memory that the process took on top of what it took before, at its peak
 */
export async function peakOfPieces({ piece, body, maxUnverified }: Pieces): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pieces-'))
  const outfile = join(folder, 'server.mjs')
  const server = { contents: program(maxUnverified), resolveDir: process.cwd(), loader: 'ts' } as const
  await build({ stdin: server, bundle: true, format: 'esm', platform: 'node', outfile })
  const child = fork(outfile)
  const answerTo = async (question: string): Promise<number> => {
    const answered = once(child, 'message')
    child.send(question)
    const [answer] = await answered
    return answer
  }
  const sockets: Socket[] = []
  try {
    await once(child, 'spawn')
    const port = await answerTo('port')
    const bodies = Math.ceil((2 * maxUnverified) / body)
    // one after the other, so that the last ones grow while those before them are held
    for (let at = 0; at < bodies; at++) sockets.push(await sendPieces(port, piece, body))
    return await answerTo('peak')
  } finally {
    for (const socket of sockets) socket.destroy()
    child.kill()
    rmSync(folder, { recursive: true })
  }
}

/** Sends all of a body but its end. */
async function sendPieces(port: number, piece: number, body: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}) // the server closes connections of bodies that made room
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  const headers = ['host: x', `x-signature: 0x${'a'.repeat(64)}`, `content-length: ${body + 1}`]
  socket.write(`POST / HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  const bytes = Buffer.alloc(piece, ' ')
  for (let sent = 0; sent < body && !socket.destroyed; sent += piece) {
    if (socket.write(bytes.subarray(0, Math.min(piece, body - sent))))
      await setImmediate() // a piece of its own
    else await Promise.race([once(socket, 'drain'), closed])
  }
  return socket
}

const program = (maxUnverified: number): string => `
import { createServer } from 'node:http'
import { createWebhookHandler, toNodeListener } from './src/webhooks.ts'
const handle = createWebhookHandler({
  secret: 'a secret of the bench', maxUnverified: ${maxUnverified}, timeout: 600_000,
  onDelivery() {}, onError() {},
})
const server = createServer(toNodeListener(handle)).listen(0, '127.0.0.1')
const before = process.memoryUsage.rss()
const sockets = []
server.on('connection', (socket) => sockets.push(socket))
const received = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0)
async function untilAllIsRead() {
  for (let last = -1; last < received(); ) {
    last = received()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
process.on('message', async (question) => {
  if (question === 'peak') await untilAllIsRead()
  if (question === 'peak') process.send(process.resourceUsage().maxRSS * 1024 - before)
  else if (server.listening) process.send(server.address().port)
  else server.once('listening', () => process.send(server.address().port))
})
`
