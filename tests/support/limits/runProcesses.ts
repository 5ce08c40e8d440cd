import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import type { LimiterOptions, LimiterUsage } from '../../../src/limits.js'

/** What each process does. */
export interface Load {
  /** URL of the service that counts. */
  readonly server: string
  /** URL of Redis or Postgres; `memory` for none. */
  readonly store: string
  readonly key: string
  readonly limits: Omit<LimiterOptions, 'store'>
  /** Units of the cheapest and the dearest call. */
  readonly calls: readonly [number, number]
  readonly atOnce: number
  readonly seconds: number
}

/** How a process ended. */
export interface Outcome {
  readonly usage?: LimiterUsage | undefined
  /** How often calls failed, by message. */
  readonly failures: Readonly<Record<string, number>>
}

/** Runs a load in some processes at once, and gives how each ended. */
export async function runProcesses(count: number, load: Load): Promise<readonly Outcome[]> {
  const cache = join('node_modules', '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'load-'))
  try {
    const program = await bundled(folder)
    const one = async (name: string): Promise<Outcome> => {
      const given = JSON.stringify({ ...load, name })
      const { stdout } = await promisify(execFile)(process.execPath, [program, given], {
        timeout: load.seconds * 1000 + 60_000,
      })
      return JSON.parse(stdout)
    }
    return await Promise.all(Array.from({ length: count }, (_, at) => one(String(at))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The program in one file, which starts at once. */
async function bundled(folder: string): Promise<string> {
  const outfile = join(folder, 'process.mjs')
  const entryPoints = [fileURLToPath(new URL('process.ts', import.meta.url))]
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' })
  return outfile
}
