import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from './command.js'

/** A registry that this machine has for a while: what is published here, and the rest of npm. */
export interface LocalRegistry {
  readonly url: string
  /** A folder of its own, for the rehearsal. */
  readonly folder: string
  publish(tarball: string): Promise<void>
  stop(): void
}

/**
 * Starts a registry on a port of the loopback address. It does the three things of a registry that `npm publish` and `npm
 * install` need: it takes a package, tells its versions and hands out its tarball; for all others it sends npm to where
 * npm is sent otherwise.
 */
export async function startRegistry(): Promise<LocalRegistry> {
  const upstream = (await npm(['config', 'get', 'registry'])).trim().replace(/\/$/, '')
  const server = createServer(serve(upstream))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo // listening on a port, not on a pipe
  const url = `http://127.0.0.1:${port}/`
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-registry-'))
  writeFileSync(join(folder, '.npmrc'), `//127.0.0.1:${port}/:_authToken=anybody\n`) // npm publishes nothing without
  return {
    url,
    folder,
    async publish(tarball) {
      await npm(['publish', tarball, '--ignore-scripts', `--registry=${url}`], folder)
    },
    stop() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What `npm publish` sends: what is told of the package, and its tarballs in base64. */
interface Published {
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>
}

function serve(upstream: string): RequestListener {
  const published = new Map<string, Published>()
  return async (request, response) => {
    const [name = '', , file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/')
    if (request.method === 'PUT') {
      published.set(name, JSON.parse(await textOf(request)))
      response.writeHead(201).end('{}')
      return
    }
    const { _attachments: tarballs, ...known } = published.get(name) ?? {}
    const tarball = file && tarballs?.[file]
    if (tarball) response.end(Buffer.from(tarball.data, 'base64'))
    else if (tarballs) response.end(JSON.stringify(known))
    else if (name === 'ledgerline') response.writeHead(404).end('{}')
    else response.writeHead(302, { location: upstream + request.url }).end()
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
