import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a Postgres that may break. */
export interface DatabaseProxy {
  readonly connectionString: string
  /** From now on nothing passes, and nobody is told: as when a host vanishes. */
  fallSilent(): void
  close(): Promise<void>
}

/**
 * Puts a way before a Postgres.
 *
 * @param onSent - gets what a client sends; `true` breaks its connection instead of passing it on
 */
export async function databaseProxy(
  connectionString: string,
  onSent: (text: string) => boolean = () => false,
): Promise<DatabaseProxy> {
  const target = new URL(connectionString)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    const destroy = (): void => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', destroy)
      socket.on('close', () => isSilent || destroy())
    }
    client.on('data', (data) => {
      if (isSilent) return
      if (onSent(data.toString('latin1'))) destroy()
      else upstream.write(data)
    })
    upstream.on('data', (data) => isSilent || client.write(data))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(connectionString)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    connectionString: url.href,
    fallSilent() {
      isSilent = true
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
