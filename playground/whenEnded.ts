import { execFileSync } from 'node:child_process'

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
    const text = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8', stdio: 'pipe' })
    const [, above, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(text) ?? []
    return above !== undefined && /(?:^|\/)-?(?:ba|da|a|z|k)?sh$/.test(name) ? Number(above) : parent
  } catch {
    return parent // a system without `ps`, as Windows: then only the parent is watched
  }
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
