import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A folder that is served. */
export interface FileServer {
  /** Where its index is, with a slash at the end. */
  readonly url: string
  close(): void
}

/** Serves the files of a folder below a path, as any file server does, and nothing else. */
export async function serveFiles(folder: string, path = '/'): Promise<FileServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://any')
    const name = pathname === path ? 'index.html' : normalize(pathname.slice(path.length))
    const bytes = pathname.startsWith(path) && !name.startsWith('..') ? await read(join(folder, name)) : undefined
    if (!bytes) return response.writeHead(404).end()
    const zipped = request.headers['accept-encoding']?.includes('gzip')
    const headers = { 'content-type': types[extname(name)] ?? 'application/octet-stream' }
    response.writeHead(200, zipped ? { ...headers, 'content-encoding': 'gzip' } : headers)
    response.end(zipped ? gzipSync(bytes) : bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const read = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}
