import { execFile } from 'node:child_process'
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

export const npm = (args: readonly string[], cwd?: string): Promise<string> => run('npm', args, cwd)
