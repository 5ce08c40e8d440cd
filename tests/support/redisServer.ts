import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './debian.js'
import { freePort } from './freePort.js'

/** A real Redis in a folder and on a loopback port of its own. It writes nothing to disk. */
export interface RedisServer {
  readonly url: string
  readonly port: number
  /** Ends it without any farewell. */
  kill(): Promise<void>
  /** Stops its process, which then answers nothing while its connections stay. */
  freeze(): void
  thaw(): void
  /** Starts it again, empty. */
  start(): Promise<void>
  /** Stops it and removes its folder. */
  close(): Promise<void>
}

/**
 * Starts a Redis: that of `REDIS_PATH`, of Debian, or one that is installed now.
 *
 * @throws {Error} with the reason when there is none and none can be installed.
 */
export async function startRedis(): Promise<RedisServer> {
  const redis = await findRedis()
  const folder = await mkdtemp(join(tmpdir(), 'ledgerline-redis-'))
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  let server: ChildProcess | undefined
  const killAtExit = (): void => void server?.kill('SIGKILL')
  const kill = async (): Promise<void> => {
    const ending = server
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await ended
  }
  const start = async (): Promise<void> => {
    server = spawn(redis, options, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
    await ready(server)
  }
  process.once('exit', killAtExit)
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    start,
    async close() {
      await kill()
      process.off('exit', killAtExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Path of the program.
 *
 * @throws {Error} with the reason when there is none and none can be installed.
 */
export function findRedis(): Promise<string> {
  const onPath = (process.env.PATH ?? '').split(':').map((place) => join(place, 'redis-server'))
  return findProgram({
    name: 'Redis',
    variable: 'REDIS_PATH',
    places: ['/usr/bin/redis-server', ...onPath],
    packages: ['redis-server'],
  })
}

/** Resolves when the server takes connections; its log says so. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`Redis ended before it was ready:\n${log}`)))
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      log = `${log}${text}`.slice(-10_000)
      if (/Ready to accept connections/.test(log)) resolve()
    })
  })
}
