import { spawnSync } from 'node:child_process'

/** Whether a command can be called here; what needs git or curl cannot be tried on a machine that has none. */
export function hasProgram(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined
}
