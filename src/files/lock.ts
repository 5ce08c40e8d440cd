import { type FileHandle, link, open, readdir, readFile, readlink, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '../errors/configuration.js'
import { memberOfThrown } from '../errors/thrownText.js'

/** A lock that this process holds. It renews it until it gives it back. */
export interface Lock {
  /**
   * Makes sure that nobody has taken the lock over, as another process may once this one has slept for half a minute.
   *
   * @throws {ConfigurationError} if somebody has.
   */
  assertHeld(): Promise<void>
  /** Gives the lock back. */
  release(): Promise<void>
}

/** Who holds a lock, as it stands in its file. */
interface Holder {
  readonly pid: number
  readonly host: string
  /** When the process started, where the system says so: pids are used again. */
  readonly started: string
  /** Distinguishes holders within one process. */
  readonly id: string
  /** The start of the machine and the namespace of the pid, on Linux: containers may share a host name. */
  readonly boot?: string | undefined
  readonly namespace?: string | undefined
}

/**
 * Takes a lock, which is a file. It is free if its process has ended, as far as that can be known here: a pid means
 * nothing on another machine or in another container. There it is free once it wasn't renewed for 30 seconds.
 *
 * @param path - the lock file
 * @param what - the file that it protects, for the error
 * @throws {ConfigurationError} if a running process holds it.
 */
export async function takeLock(path: string, what: string): Promise<Lock> {
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    started: await startOf(process.pid),
    id: `${process.pid}.${Math.random()}`,
    ...(await surroundings()),
  }
  const file = (await create(path, own)) ?? (await takeOver(path, own, what))
  const renewal = setInterval(() => void renew(file, own).catch(() => undefined), renewEvery).unref() // the next does
  await removeOldDrafts(what)
  return {
    async assertHeld() {
      let holder = await readHolder(path)
      if (holder?.id === own.id) return
      await sleep(50) // another process may have moved it aside for a moment, to look whose it is
      holder = await readHolder(path)
      if (holder?.id !== own.id) throw lost(what, holder)
    },
    async release() {
      clearInterval(renewal)
      await file.close()
      if ((await readHolder(path))?.id === own.id) await rm(path, { force: true })
    },
  }
}

/** Milliseconds between renewals, and those after the last one until a lock is free. */
const renewEvery = 5_000
const freeAfter = 30_000

/** Replaces a lock that is free. */
async function takeOver(path: string, own: Holder, what: string): Promise<FileHandle> {
  const holder = await readHolder(path)
  if (holder && !(await isFree(holder, path, own))) throw busy(what, path, holder)
  const aside = `${path}.${own.id}.tmp`
  if (holder && (await hasMoved(path, aside))) {
    const moved = await readHolder(aside)
    // another process was quicker, and this is its lock: give it back
    if (moved?.id !== holder.id) await link(aside, path).catch(() => undefined) // or it finds that it is lost
    await rm(aside, { force: true })
  }
  const file = await create(path, own)
  if (file) return file
  throw busy(what, path, await readHolder(path))
}

const hasMoved = (path: string, aside: string): Promise<boolean> =>
  rename(path, aside).then(
    () => true,
    (error: unknown) => {
      if (memberOfThrown(error, 'code') === 'ENOENT') return false // its holder has just given it back
      throw error
    },
  )

/** Whether a lock may be taken over. */
async function isFree(holder: Holder, path: string, own: Holder): Promise<boolean> {
  const { boot, namespace } = holder
  const isOf01 = boot === undefined // it knew no more than the host, and renews nothing
  if (holder.host === own.host && (isOf01 || isHere({ boot, namespace }, own)) && !(await isRunning(holder)))
    return true
  return !isOf01 && (await sinceRenewal(path, own)) > freeAfter
}

/** Whether a pid means the same process here. */
const isHere = ({ boot, namespace }: Pick<Holder, 'boot' | 'namespace'>, own: Holder): boolean =>
  boot === own.boot &&
  namespace === own.namespace &&
  (process.platform !== 'linux' || (boot !== '' && namespace !== ''))

/** Milliseconds since a lock was renewed, by the clock of the file system: those of two machines may differ. */
async function sinceRenewal(path: string, { id }: Holder): Promise<number> {
  const probe = `${path}.${id}.tmp`
  const file = await open(probe, 'w')
  try {
    await file.writeFile(id)
    await file.sync()
    const now = await file.stat()
    const { mtimeMs } = await stat(path).catch(() => now) // given back meanwhile: whoever has it now renews it
    return Math.abs(now.mtimeMs - mtimeMs) // a time in the future is of a clock that was set
  } finally {
    await file.close()
    await rm(probe, { force: true })
  }
}

/** Writes the same text again, into the file that was created: never into the lock of another. */
async function renew(file: FileHandle, own: Holder): Promise<void> {
  await file.write(JSON.stringify(own), 0)
  await file.sync() // or a network file system keeps it to itself
}

function busy(what: string, path: string, holder: Holder | undefined): ConfigurationError {
  return new ConfigurationError(`Another process is writing ${what}${nameOf(holder)}`, {
    hints: ['Wait for it to end, or write somewhere else', `If no such process runs any more, delete ${path}`],
  })
}

function lost(what: string, holder: Holder | undefined): ConfigurationError {
  return new ConfigurationError(`This process no longer holds the lock of ${what}${nameOf(holder)}`, {
    hints: ['It slept for more than 30 seconds, or the lock was deleted. What it read since then is not written'],
  })
}

const nameOf = (holder: Holder | undefined): string => (holder ? ` (process ${holder.pid} on ${holder.host})` : '')

/**
 * Creates a file with its whole text at once, so that nobody reads an empty one.
 *
 * @returns the open file; `undefined` if there is one already
 */
async function create(path: string, own: Holder): Promise<FileHandle | undefined> {
  const draft = `${path}.${own.id}.tmp`
  const file = await open(draft, 'w')
  try {
    await file.write(JSON.stringify(own), 0)
    await link(draft, path)
    return file
  } catch (error) {
    await file.close()
    const code = memberOfThrown(error, 'code')
    if (code === 'EEXIST') return undefined
    if (code === 'ENOENT') return create(path, own) // its draft was removed as an old one: the machine slept
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Reads who holds a lock; `undefined` if there is none, or the file is not one of ours. */
async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const { pid, host, started, id, boot, namespace } = JSON.parse(await readFile(path, 'utf8'))
    return { pid: Number(pid), host: String(host), started: String(started), id: String(id), boot, namespace }
  } catch {
    return undefined
  }
}

/** Whether a process of this machine, and of this container, still runs. */
async function isRunning({ pid, started }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0) // sends nothing
  } catch (error) {
    return memberOfThrown(error, 'code') === 'EPERM' // it runs, as another user
  }
  return started === (await startOf(pid))
}

/** When a process started, in ticks since the machine did; empty where the system doesn't say. */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text.slice(text.lastIndexOf(')')).split(' ')[20] ?? ''
}

/** What distinguishes this machine and container from others of the same name; empty where the system doesn't say. */
async function surroundings(): Promise<Required<Pick<Holder, 'boot' | 'namespace'>>> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return { boot: boot.trim(), namespace: await readlink('/proc/self/ns/pid').catch(() => '') }
}

/** Removes what killed processes have left beside a file, an hour ago or more. */
async function removeOldDrafts(what: string): Promise<void> {
  const name = basename(what)
  for (const found of await readdir(dirname(what)).catch(() => [])) {
    if (!found.startsWith(`${name}.`) || !isDraft.test(found.slice(name.length))) continue
    const path = join(dirname(what), found)
    const { mtimeMs = Number.POSITIVE_INFINITY } = (await stat(path).catch(() => undefined)) ?? {}
    if (mtimeMs < Date.now() - draftAge) await rm(path, { force: true })
  }
}

/** A file's draft, its state's or its lock's, with the pid of who wrote it. */
const isDraft = /^(\.state\.json|\.lock)?(\.turn)?\.\d+(\.\d+(\.\d+)?(e-\d+)?)?\.tmp$/

/** Milliseconds after which nobody writes a draft any more. */
const draftAge = 3_600_000
