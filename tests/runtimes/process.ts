import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Context, Kept } from './report.js'

/**
 * Runs the promises in a process of a folder in which the package is installed.
 *
 * @throws {Error} when the process fails, or does not end by itself.
 */
export async function runProcess(
  folder: string,
  command: readonly [path: string, ...flags: string[]],
  context: Context,
): Promise<readonly Kept[]> {
  const [path, ...flags] = command
  const given = [...flags, `${folder}/hosts/process.js`, JSON.stringify(context)]
  const { LEDGERLINE_API_KEY: _, MORALIS_API_KEY: __, ...own } = process.env
  const env = { ...own, DENO_NO_UPDATE_CHECK: '1', NODE_OPTIONS: '' }
  const { stdout } = await promisify(execFile)(path, given, { cwd: folder, env, timeout: 60_000, maxBuffer: 1e7 })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
