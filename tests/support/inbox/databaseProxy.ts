import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What becomes of what a client sends: cut off before it is passed on, or once it was answered, and nobody hears it. */
export type Cut = 'before' | 'answer' | undefined

/** A way to a server that may break. */
export interface BreakableWay {
  /** Where clients connect. */
  readonly port: number
  /** From now on nothing passes, and nobody is told: as when a host vanishes. */
  fallSilent(): void
  /** Nothing passes on the connections that there are, and nobody is told; new ones are as before. It also ends a silence. */
  loseConnections(): void
  close(): Promise<void>
}

/** A way to a Postgres that may break. */
export interface DatabaseProxy extends BreakableWay {
  readonly connectionString: string
}

/** Puts a way before a Postgres, as `breakableWay` does. */
export async function databaseProxy(connectionString: string, onSent?: (text: string) => Cut): Promise<DatabaseProxy> {
  const url = new URL(connectionString)
  const way = await breakableWay({ port: Number(url.port), host: url.hostname }, onSent)
  url.host = `127.0.0.1:${way.port}`
  return { ...way, connectionString: url.href }
}

/**
 * Puts a way before a server.
 *
 * @param onSent - gets what a client sends, and says whether its connection breaks
 */
export async function breakableWay(
  target: { readonly port: number; readonly host: string },
  onSent: (text: string) => Cut = () => undefined,
): Promise<BreakableWay> {
  const sockets = new Set<Socket>()
  let isSilent = false
  let generation = 0
  const server = createServer((client) => {
    const upstream = connect(target)
    let isAnswerCut = false
    const mine = generation
    const isMute = (): boolean => isSilent || mine < generation
    const destroy = (): void => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', destroy)
      socket.on('close', () => isMute() || destroy())
    }
    client.on('data', (data) => {
      if (isMute()) return
      const cut = onSent(data.toString('latin1'))
      if (cut === 'before') return destroy()
      isAnswerCut ||= cut === 'answer'
      upstream.write(data)
    })
    upstream.on('data', (data) => {
      if (isAnswerCut) destroy()
      else if (!isMute()) client.write(data)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port, // listening on a port
    fallSilent() {
      isSilent = true
    },
    loseConnections() {
      isSilent = false
      generation++
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
