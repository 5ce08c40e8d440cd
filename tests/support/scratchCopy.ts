import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * Copies what the repository holds, and links the packages it needs, so that a test may change everything. The generator's
 * cache is linked too: what was made of documents that the copy leaves as they are is not made again.
 *
 * @returns the path of the copy; whoever made it removes it
 */
export function scratchCopy(): string {
  const home = mkdtempSync(join(tmpdir(), 'ledgerline-copy-'))
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of stdout.split('\n').filter((name) => name !== '')) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    cpSync(file, join(home, file))
  }
  mkdirSync('node_modules/.cache', { recursive: true })
  mkdirSync(join(home, 'node_modules'))
  for (const name of readdirSync('node_modules')) {
    symlinkSync(resolve('node_modules', name), join(home, 'node_modules', name))
  }
  return home
}
