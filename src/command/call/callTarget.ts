import { loadTarget } from '../catalogue/loadApi.js'
import type { Reporter } from '../shell/reporter.js'
import type { Shell } from '../shell/shell.js'
import { callOperation } from './callOperation.js'

/**
 * Loads an operation and calls it.
 *
 * @returns the exit code
 */
export async function callTarget(
  api: string,
  id: string,
  args: readonly string[],
  shell: Shell,
  reporter: Reporter,
): Promise<number> {
  return callOperation(await loadTarget(api, id), args, shell, reporter)
}
