import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { ConfigurationError } from '../errors/configuration.js'
import { memberOfThrown } from '../errors/thrownText.js'

/** Who holds a lock. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** When the process started, where the system says so: pids are used again. */
  readonly started: string
  /** Distinguishes holders within one process. */
  readonly id: string
}

/**
 * Takes a lock, which is a file. That of a process that has ended is taken over.
 *
 * @param path - the lock file
 * @param what - what it protects, for the error
 * @returns a function that gives the lock back
 * @throws {ConfigurationError} if a running process holds it.
 */
export async function takeLock(path: string, what: string): Promise<() => Promise<void>> {
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    started: await startOf(process.pid),
    id: String(Math.random()),
  }
  const text = JSON.stringify(own)
  if (!(await create(path, text))) await takeOver(path, text, what)
  return async () => {
    if ((await readHolder(path))?.id === own.id) await rm(path, { force: true })
  }
}

/** Replaces a lock whose holder has ended. One process at a time does so, or two could both believe they have it. */
async function takeOver(path: string, text: string, what: string): Promise<void> {
  const turn = `${path}.turn`
  if (!(await create(turn, text))) {
    const other = await readHolder(turn)
    if (other && (await isRunning(other))) throw busy(what, path, other)
    await rm(turn, { force: true })
    if (!(await create(turn, text))) throw busy(what, path, await readHolder(turn))
  }
  try {
    const holder = await readHolder(path)
    if (holder && (await isRunning(holder))) throw busy(what, path, holder)
    if (holder) await rm(path, { force: true }) // nobody else may: this is the only turn, and its holder has ended
    if (!(await create(path, text))) throw busy(what, path, await readHolder(path)) // another was quicker
  } finally {
    await rm(turn, { force: true })
  }
}

function busy(what: string, path: string, holder: Holder | undefined): ConfigurationError {
  const by = holder ? ` (process ${holder.pid} on ${holder.host})` : ''
  return new ConfigurationError(`Another process is writing ${what}${by}`, {
    hints: ['Wait for it to end, or write somewhere else', `If no such process runs any more, delete ${path}`],
  })
}

/** Creates a file with its whole text at once, so that nobody reads an empty one. Returns whether there was none. */
async function create(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${Math.random()}.tmp`
  await writeFile(draft, text)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (memberOfThrown(error, 'code') === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Reads who holds a lock; `undefined` if there is none, or the file is not one of ours. */
async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const { pid, host, started, id } = JSON.parse(await readFile(path, 'utf8'))
    return { pid: Number(pid), host: String(host), started: String(started), id: String(id) }
  } catch {
    return undefined
  }
}

/** Whether a holder still runs. Of a process on another machine nobody here can tell, so it counts as running. */
async function isRunning({ pid, host, started }: Holder): Promise<boolean> {
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0) // sends nothing
  } catch (error) {
    return memberOfThrown(error, 'code') === 'EPERM' // it runs, as another user
  }
  return started === (await startOf(pid))
}

/** When a process started, in ticks since the machine did; empty where the system doesn't say. */
async function startOf(pid: number): Promise<string> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return ''
  }
}
