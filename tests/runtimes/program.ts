import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that runs until it is closed. */
export interface RunningProgram {
  /** Rejects when the program ends before it is closed. */
  readonly ended: Promise<never>
  close(): Promise<void>
}

/** Starts a program, with what the environment shall say besides. */
export function startProgram(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningProgram {
  return running(path, spawn(path, args, { stdio: 'ignore', env: { ...process.env, ...env } }))
}

/** A screen that nobody sees, for programs that need one. */
export interface Screen extends RunningProgram {
  /** What the environment variable `DISPLAY` has to say. */
  readonly display: string
}

/** Starts Xvfb, which chooses a number that is free. */
export async function startScreen(path: string): Promise<Screen> {
  const args = ['-displayfd', '3', '-nolisten', 'tcp']
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const screen = running(path, child)
  const [number] = await Promise.race([once(child.stdio[3] ?? child, 'data'), screen.ended])
  return { ...screen, display: `:${String(number).trim()}` }
}

/** The last word of what a program says of its version. */
export function versionOf(path: string, env: Readonly<Record<string, string>> = {}): string {
  const said = execFileSync(path, ['--version'], { encoding: 'utf8', env: { ...process.env, ...env } })
  return said.trim().split(' ').at(-1) ?? ''
}

function running(path: string, child: ChildProcess): RunningProgram {
  const exit = once(child, 'exit')
  const ended = exit.then(() => Promise.reject(new Error(`${path} ended`)))
  ended.catch(() => {}) // it ends when it is told to
  return {
    ended,
    async close() {
      child.kill()
      await exit
    },
  }
}
