import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** How a process of the command ended. */
export interface CommandRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Options of a run. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** What its stdin holds; nothing by default. */
  readonly input?: string
  /** Whether more may come on stdin, which never does. */
  readonly isOpen?: boolean
  /** Runs it on a terminal of so many columns: what both streams print is then in `stdout`. */
  readonly columns?: number
  /** Is given the process, and what it has printed so far, with each piece. */
  readonly onOutput?: (child: ChildProcess, stdout: string, stderr: string) => void
  /** Run by a shell, with the command as `ledgerline`: a pipe, a redirection. */
  readonly shell?: string
}

/** Runs the command of a packed package, as its users do. */
export function runPacked(folder: string, args: readonly string[], options: RunOptions = {}): Promise<CommandRun> {
  const { env, input = '', isOpen = false, columns, onOutput, shell } = options
  const program = [process.execPath, join(folder, 'node_modules/ledgerline/dist/command.js')]
  const [file = '', ...rest] = shell
    ? ['bash', '-c', `ledgerline() { ${program.map(quoted).join(' ')} "$@"; }; ${shell}`]
    : columns === undefined
      ? [...program, ...args]
      : ['script', '-qec', `stty cols ${columns}; ${[...program, ...args].map(quoted).join(' ')}`, '/dev/null']
  const child = spawn(file, rest, { cwd: folder, env: { PATH: process.env.PATH, HOME: folder, ...env }, stdio: 'pipe' })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    onOutput?.(child, stdout, stderr)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
    onOutput?.(child, stdout, stderr)
  })
  child.stdin.on('error', () => {}) // it may end before it has read everything
  child.stdin.write(input)
  if (!isOpen) child.stdin.end()
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, stdout, stderr }))
  })
}

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`
