import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Serves one request, well or badly. */
export type Behaviour = (response: ServerResponse, request: SeenRequest) => void

/** A request as it arrived. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A local server that misbehaves on demand. Every answer closes its connection, so an open socket is a call under way. */
export interface FaultServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string
  /** Every request so far. */
  readonly seen: readonly SeenRequest[]
  /** Sets what the next requests get, in order; the last behaviour stays. */
  next(...behaviours: readonly Behaviour[]): void
  /** Waits until a number of requests has arrived. */
  arrived(count: number): Promise<void>
  /** Open connections that carry a request. Idle ones do not count: after an abort, Node's fetch opens one in advance. */
  openSockets(): number
  close(): Promise<void>
}

/** Starts a server on a free port of the loopback. */
export async function startFaultServer(): Promise<FaultServer> {
  const seen: SeenRequest[] = []
  const sockets = new Set<Socket>()
  const busy = new Set<Socket>()
  let plan: readonly Behaviour[] = []
  let served = 0
  const server = createServer(async (request, response) => {
    response.shouldKeepAlive = false
    busy.add(request.socket)
    const arrival = { ...head(request), body: await textOf(request) }
    seen.push(arrival)
    const behaviour = plan[Math.min(served++, plan.length - 1)]
    if (behaviour) behaviour(response, arrival)
    else answer(500, 'no behaviour was set')(response, arrival)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => [sockets, busy].map((set) => set.delete(socket)))
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    next(...behaviours) {
      plan = behaviours
      served = 0
    },
    async arrived(count) {
      while (seen.length < count) await later(2)
    },
    openSockets: () => busy.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Gives an address on which nothing listens. */
export async function refusingUrl(): Promise<string> {
  const server = createTcpServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

/** Answers with a status; an object is sent as JSON. */
export function answer(status: number, body: unknown = '', headers: Readonly<Record<string, string>> = {}): Behaviour {
  return (response) => {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array
    const type = isRaw ? 'text/plain' : 'application/json'
    response.writeHead(status, { 'content-type': type, ...headers }).end(isRaw ? body : JSON.stringify(body))
  }
}

/** Answers with a status line of its own, as proxies do. */
export function statusLine(status: number, phrase: string, body = ''): Behaviour {
  return (response) => response.writeHead(status, phrase, { 'content-type': 'text/plain' }).end(body)
}

/** Resets the connection before anything is answered. */
export const resetBeforeHeaders: Behaviour = (response) => void response.socket?.resetAndDestroy()

/** Sends headers and half a body, then resets the connection. */
export const resetAmidBody: Behaviour = (response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('x'.repeat(500), () => response.socket?.resetAndDestroy())
}

/** Never answers. */
export const stalledHeaders: Behaviour = () => {}

/** Sends headers and the start of a body, then nothing. */
export const stalledBody: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"result":')
}

/** Sends a byte every few milliseconds, for ever. */
export const slowDrip: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(timer))
}

/** Ends the connection in good order, but before the promised length. */
export const truncated: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"result":[1,2', () => response.socket?.end())
}

/** Ends a chunked body without its last chunk. */
export const truncatedChunks: Behaviour = (response) => {
  response.shouldKeepAlive = true // with `connection: close`, Node's fetch takes the end of the connection for the end of the body
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"result":[1,2', () => response.socket?.end())
}

/** Sends a body packed with gzip, one byte of it changed. */
export const damagedGzip: Behaviour = (response) => {
  const packed = gzipSync(JSON.stringify(Array.from({ length: 5000 }, (_, index) => index * 7919)))
  packed.fill(0xff, packed.length >> 1, (packed.length >> 1) + 64)
  response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed)
}

/** Sends only the start of a body packed with gzip, and says that this is all. */
export function cutGzip(value: unknown): Behaviour {
  const packed = gzipSync(JSON.stringify(value))
  const half = packed.subarray(0, packed.length >> 1)
  return (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': half.length }).end(half)
  }
}

/** Sends text that says it is packed with gzip. */
export const fakeGzip: Behaviour = (response) => {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"result":[]}')
}

/** Sends a body that says it is packed more often than any reader unpacks; its text comes a little later. */
export const overPacked: Behaviour = async (response) => {
  response.writeHead(200, { 'content-encoding': Array(200).fill('gzip').join(', ') }).flushHeaders()
  await later(20)
  response.end('{"result":[]}')
}

/** Sends a body byte by byte, each as a chunk of its own. */
export function byteByByte(bytes: Uint8Array): Behaviour {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    for (const byte of bytes) {
      response.write(Uint8Array.of(byte))
      await later(1)
    }
    response.end()
  }
}

/** Sends a body of a number of bytes, packed or not, as fast as the reader takes it. */
export function long(bytes: number, status = 200): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(65_536, 0x20)
    let left = bytes - 2
    const pump = (): void => {
      while (left > 0 && !response.destroyed) {
        const part = chunk.subarray(0, Math.min(left, chunk.length))
        left -= part.length
        if (!response.write(part)) return void response.once('drain', pump)
      }
      response.end('[]')
    }
    pump()
  }
}

/** Sends a few kilobytes that unpack to `bytes` spaces. */
export function gzipBomb(bytes: number): Behaviour {
  const packed = gzipSync(Buffer.alloc(bytes, 0x20))
  return (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
}

function head({ method = '', url = '', headers }: IncomingMessage): Omit<SeenRequest, 'body'> {
  return {
    method,
    path: url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function listen(server: ReturnType<typeof createTcpServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port // a TCP server has no other kind of address
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
