import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, preview } from 'vite'
import type { NodeListener } from '../../src/proxy.js'
import { builtPage } from './builtPage.js'

/** How to serve the playground. */
export interface ServeOptions {
  /** Preferred port; if it is in use, the next free one is taken. */
  readonly port: number
  /** Where the mock server is. */
  readonly mockUrl: string
  /** What answers below a path of the page's origin, such as `/chain`. */
  readonly proxy?: { readonly path: string; readonly listener: NodeListener } | undefined
}

/** A playground that is served. */
export interface PlaygroundServer {
  readonly url: string
  /** Folder of the built page; gone when the server is closed. */
  readonly folder: string
  close(): Promise<void>
}

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url))

/** Serves the page, which is built where that was not done before. */
export async function servePlayground({ port, mockUrl, proxy }: ServeOptions): Promise<PlaygroundServer> {
  const folder = ownFolder()
  await buildPlayground(folder.path, mockUrl)
  const server = await withoutSignals(() =>
    preview({
      configFile,
      logLevel: 'error',
      build: { outDir: folder.path },
      plugins: proxy ? [mounted(proxy)] : [],
      preview: { port, host: '127.0.0.1', open: false },
    }),
  )
  const address = server.httpServer.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${actual}/`,
    folder: folder.path,
    async close() {
      await server.close()
      folder.remove()
    },
  }
}

/**
 * Puts the built page into a folder, for any file server and any path.
 *
 * @param mockUrl where its mock server is; without one, the page answers by itself
 */
export async function buildPlayground(folder: string, mockUrl?: string): Promise<void> {
  cpSync(await builtPage(), folder, { recursive: true })
  if (mockUrl === undefined) return
  const index = join(folder, 'index.html')
  const told = `<meta name="mock-server" content="${mockUrl}" />`
  writeFileSync(index, readFileSync(index, 'utf8').replace('<title>', `${told}\n    <title>`))
}

/** Answers what is below the path, before the files of the page. */
function mounted({ path, listener }: NonNullable<ServeOptions['proxy']>): Plugin {
  return {
    name: 'proxy',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith(`${path}/`)) listener(request, response)
        else next()
      })
    },
  }
}

/** A folder for this process alone, as the page holds the URL of its own mock server; gone when the process ends. */
function ownFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'ledgerline-playground-'))
  const remove = (): void => {
    process.off('exit', remove)
    rmSync(path, { recursive: true, force: true })
  }
  process.on('exit', remove)
  return { path, remove }
}

/**
 * On SIGTERM, Vite would end the whole process with code 143: whoever starts the server decides when and how it ends.
 */
async function withoutSignals<T>(work: () => Promise<T>): Promise<T> {
  const before = process.listeners('SIGTERM')
  const result = await work()
  for (const listener of process.listeners('SIGTERM')) if (!before.includes(listener)) process.off('SIGTERM', listener)
  return result
}
