import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

/** How to serve the playground. */
export interface ServeOptions {
  /** Wished port; the next free one is taken when it is not free. */
  readonly port: number
  /** Where the mock server is. */
  readonly mockUrl: string
  /** Folder for the built page. */
  readonly outDir?: string
}

/** A playground that is served. */
export interface PlaygroundServer {
  readonly url: string
  close(): Promise<void>
}

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url))
const cached = fileURLToPath(new URL('../../node_modules/.cache/ledgerline/playground/', import.meta.url))

/** Builds the page, which takes about a second, and serves it. */
export async function servePlayground({ port, mockUrl, outDir = cached }: ServeOptions): Promise<PlaygroundServer> {
  const shared = {
    configFile,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_MOCK_URL': JSON.stringify(mockUrl) },
    build: { outDir, emptyOutDir: true },
  } as const
  await inProduction(() => build(shared))
  const server = await preview({ ...shared, preview: { port, host: '127.0.0.1', open: false } })
  const address = server.httpServer.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${actual}/`,
    close: () => server.close(),
  }
}

/** Vite builds for whom NODE_ENV says: a test's would give React for developers, slow and with doubled effects. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
