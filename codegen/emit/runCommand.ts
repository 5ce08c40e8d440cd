import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Runs the command of an installed package, in its own process.
 *
 * @param script - the file of the command, in the package
 * @throws {Error} with the output of a command that fails.
 */
export async function runCommand(name: string, script: string, args: readonly string[]): Promise<void> {
  const home = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  const command = promisify(execFile)(process.execPath, [join(home, script), ...args])
  await command.catch(({ stderr, stdout, message }) => {
    throw new Error(`${name} failed: ${withoutStack(stderr || stdout || message)}`)
  })
}

/** Removes the stack trace from a command's output. */
const withoutStack = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim()
