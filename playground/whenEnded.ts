import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Milliseconds between checks whether npm is still running. */
const pulse = 500

/**
 * Calls `end`, once, when the process is told to end or the npm that started it is gone: a signal sent only to npm
 * never arrives here, and an invisible process would keep the port.
 */
export function whenEnded(end: () => void): void {
  let isOver = false
  const once = (): void => {
    if (isOver) return
    isOver = true
    end()
  }
  for (const signal of signals) process.once(signal, once)
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const npm = npmAbove(parent)
  setInterval(() => {
    if (process.ppid !== parent || !isThere(npm)) once()
  }, pulse).unref()
}

/** npm runs a script in a shell, which some shells replace with the command: npm is the parent or the one above. */
function npmAbove(parent: number): number {
  try {
    const { name, above } = process.platform === 'linux' ? processInFile(parent) : processByCommand(parent)
    return above > 0 && /(?:^|\/)-?(?:ba|da|a|z|k)?sh$/.test(name) ? above : parent
  } catch {
    return parent // a system without `ps`, as Windows: then only the parent is watched
  }
}

/** The program of a process, and the id of the one that started it. */
interface Process {
  readonly name: string
  readonly above: number
}

/** Linux tells in a file, as `12 (sh) S 7 …`: slim images have no `ps`. */
function processInFile(pid: number): Process {
  const [, name = '', above] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return { name, above: Number(above) }
}

function processByCommand(pid: number): Process {
  const text = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
  const [, above, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(text) ?? []
  return { name, above: Number(above) }
}

/** Signal 0 is not delivered; it only tests whether the process exists. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
