import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * Runs a command, and gives what it prints.
 *
 * @throws {Error} with all that a command printed which fails.
 */
export async function run(
  command: string,
  args: readonly string[],
  cwd = process.cwd(),
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const options = { cwd, env, maxBuffer: 1e8, timeout: 600_000 }
  const ran = execute(command, args, options).catch(({ stdout, stderr, message }) => {
    throw new Error([`${command} ${args.join(' ')} failed`, stdout, stderr || message].join('\n'))
  })
  return (await ran).stdout
}

/** Runs a command in this terminal, where it may ask for a one-time password. */
export async function runHere(command: string, args: readonly string[]): Promise<void> {
  const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'close')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

export const npm = (args: readonly string[], cwd?: string): Promise<string> => run('npm', args, cwd)
