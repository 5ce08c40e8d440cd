import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

/** How many addresses a run wants, and how many of them the stream has. */
export interface EnsureLoad {
  readonly wanted: number
  readonly held: number
}

/** What a run took. */
export interface EnsurePeak {
  /** The most memory of the process in MB, with the runtime and the client. */
  readonly peak: number
  /** The same before the run. */
  readonly baseline: number
  readonly seconds: number
  /** How many addresses the service was sent. */
  readonly added: number
}

/** Runs `ensureStream` in a process of its own, from a bundle, against a service that only counts. */
export async function peakOf({ wanted, held }: EnsureLoad): Promise<EnsurePeak> {
  const folder = mkdtempSync(join(tmpdir(), 'ensure-'))
  let added = 0
  const stream = {
    id: 'stream',
    tag: 'deposits',
    webhookUrl: 'https://example.com/webhook',
    chainIds: ['0x1'],
    status: 'active',
  }
  let streams: object[] = held > 0 ? [stream] : []
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const { pathname, searchParams } = new URL(message.url ?? '', 'http://127.0.0.1')
    const answer = (body: object) => response.end(JSON.stringify(body))
    response.setHeader('content-type', 'application/json')
    if (message.method === 'PUT') streams = [stream]
    if (message.method === 'PUT') return answer(stream)
    if (!pathname.endsWith('/address')) return answer({ result: streams, total: streams.length })
    if (message.method === 'GET') {
      const start = Number(searchParams.get('cursor') ?? 0)
      const end = Math.min(start + 100, held)
      const result = Array.from({ length: end - start }, (_, at) => ({ address: addressAt(start + at) }))
      return answer({ result, total: held, ...(end < held && { cursor: String(end) }) })
    }
    added += [JSON.parse(Buffer.concat(chunks).toString()).address].flat().length
    return answer({ streamId: stream.id, address: addressAt(0) })
  })
  try {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on a port
    const file = join(folder, 'run.mjs')
    await build({
      stdin: { contents: program(url, wanted), resolveDir: process.cwd(), loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile: file,
    })
    return { ...JSON.parse(await outputOf(file)), added }
  } finally {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  }
}

const addressAt = (at: number): string => `0x${(at * 2654435761).toString(16).padStart(40, '0')}`

const program = (url: string, wanted: number): string => `
import { createCaller } from './src/index.ts'
import { ensureStream } from './src/streams.ts'
const addressAt = ${addressAt}
const megabytes = () => Math.round(process.resourceUsage().maxRSS / 1024)
async function* addresses() {
  for (let at = 0; at < ${wanted}; at++) yield addressAt(at)
}
const caller = createCaller({ apiKey: 'test', baseUrl: { streams: '${url}' } })
const baseline = megabytes()
const start = performance.now()
await ensureStream(caller, {
  ...{ family: 'evm', tag: 'deposits', webhookUrl: 'https://example.com/webhook', chainIds: ['eth'] },
  ...{ addresses: addresses(), remove: { max: 1 } },
})
const seconds = Math.round((performance.now() - start) / 100) / 10
console.log(JSON.stringify({ peak: megabytes(), baseline, seconds }))
`

/** What a program prints. */
function outputOf(file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`The run ended with ${code}`))))
  })
}
