import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Runs the command of an installed package, in a process of its own.
 *
 * @param script - the file of the command, in the package
 * @throws {Error} with what the command complains about.
 */
export async function runCommand(name: string, script: string, args: readonly string[]): Promise<void> {
  const home = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  const command = promisify(execFile)(process.execPath, [join(home, script), ...args])
  await command.catch(({ stderr, stdout, message }) => {
    throw new Error(`${name} failed: ${withoutStack(stderr || stdout || message)}`)
  })
}

/** What a command says, but for where in its own code it was. */
const withoutStack = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim()
