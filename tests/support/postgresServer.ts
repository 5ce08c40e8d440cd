import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from './debian.js'
import { freePort } from './freePort.js'

const run = promisify(execFile)

/** A real Postgres in a folder and on a loopback port of its own. */
export interface PostgresServer {
  /** What a `pg` Pool takes: the superuser `postgres`, without a password. */
  readonly connectionString: string
  readonly port: number
  /** Ends it: `fast` as an operator does, which breaks off what runs; `crash` without any farewell. */
  stop(how?: 'fast' | 'crash'): Promise<void>
  /** Starts it again with the data it had. */
  start(): Promise<void>
  /** Stops it and removes its folder. */
  close(): Promise<void>
}

/**
 * Starts a Postgres: that of `POSTGRES_PATH`, Debian's newest, or one that is installed now.
 *
 * @param settings - of `postgresql.conf`, such as `{ max_connections: '200' }`
 * @throws {Error} with the reason when there is none and none can be installed.
 */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const postgres = await findPostgres()
  const owner = await serverUser()
  const folder = await mkdtemp(join(tmpdir(), 'ledgerline-postgres-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const initdb = postgres.replace(/postgres$/, 'initdb')
  const data = join(folder, 'data')
  await run(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...owner,
    cwd: folder,
  })
  const port = await freePort()
  const quick = { fsync: 'off', full_page_writes: 'off' } // what is written outlives the process, though not the machine
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...quick, ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess | undefined
  let watcher: ChildProcess | undefined
  const stop = async (how: 'fast' | 'crash' = 'fast'): Promise<void> => {
    const ending = server
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
    watcher?.kill()
  }
  const start = async (): Promise<void> => {
    server = spawn(postgres, ['-D', data, ...options], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    watcher = endWithThisProcess(Number(server.pid), folder)
    await ready(server)
  }
  await start()
  return {
    connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    stop,
    start,
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Ends a server and removes its folder once this process is gone, however it ends: vitest ends its workers with a signal.
 * The pipe to the watcher closes then.
 */
function endWithThisProcess(server: number, folder: string): ChildProcess {
  const script = 'read _; kill -QUIT "$0"; sleep 2; rm -rf "$1"'
  const watcher = spawn('sh', ['-c', script, String(server), folder], {
    detached: true, // Ctrl-C is for those it watches
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  return watcher
}

/**
 * Path of the program.
 *
 * @throws {Error} with the reason when there is none and none can be installed.
 */
export async function findPostgres(): Promise<string> {
  const folder = '/usr/lib/postgresql'
  const versions = await readdir(folder).catch(() => [])
  const newestFirst = [...versions].sort((a, b) => Number(b) - Number(a))
  const onPath = (process.env.PATH ?? '').split(':').map((place) => join(place, 'postgres'))
  return findProgram({
    name: 'Postgres',
    variable: 'POSTGRES_PATH',
    // what Debian's package of this year and those before it install
    places: [...newestFirst, '17', '15'].map((version) => join(folder, version, 'bin/postgres')).concat(onPath),
    packages: ['postgresql'],
  })
}

/** Who runs it: Postgres refuses to run as root. */
async function serverUser(): Promise<{ readonly uid: number; readonly gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const idOf = async (user: string, kind: '-u' | '-g'): Promise<number> =>
    Number((await run('id', [kind, user])).stdout)
  const user = await idOf('postgres', '-u').then(
    () => 'postgres',
    () => 'nobody',
  )
  return { uid: await idOf(user, '-u'), gid: await idOf(user, '-g') }
}

/** Resolves when the server takes connections; its log says so. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`Postgres ended before it was ready:\n${log}`)))
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = `${log}${text}`.slice(-10_000)
      if (/ready to accept connections/.test(log)) resolve()
    })
  })
}
