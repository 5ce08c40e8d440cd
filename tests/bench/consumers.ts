import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkPackage } from '../support/packed.js'

/** The package as its users have it, in a folder with programs that use it. */
export interface Consumers {
  readonly folder: string
  /** Runs a program in a process of its own, and gives what it prints as JSON. */
  run(program: string, ...given: readonly string[]): unknown
  remove(): void
}

/** Builds and packs the package, and lays `tests/bench/consumer` beside it. */
export function layOutConsumers(): Consumers {
  const folder = linkPackage()
  cpSync('tests/bench/consumer', folder, { recursive: true })
  return {
    folder,
    run: (program, ...given) =>
      JSON.parse(execFileSync(process.execPath, [join(folder, program), ...given], { encoding: 'utf8' })),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Starts the server of the benchmarks in a process of its own. */
export async function startBenchServer(): Promise<{ readonly url: string; close(): void }> {
  const server = fork('tests/bench/server.ts', { execArgv: ['--import', 'tsx'] })
  const [url] = await once(server, 'message')
  return { url: String(url), close: () => void server.kill() }
}
