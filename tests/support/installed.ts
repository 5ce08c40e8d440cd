import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs packages of npm into a folder of their own in `node_modules/.cache`, once. They are no devDependencies, because
 * only long tests use them.
 *
 * @param packages - with their exact versions, such as `kysely@0.29.9`
 * @returns the path of their `node_modules`
 */
export function installed(...packages: readonly string[]): string {
  const cache = join(process.cwd(), 'node_modules', '.cache', 'installed')
  const place = join(cache, createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 16))
  if (!existsSync(place)) {
    mkdirSync(cache, { recursive: true })
    const stage = mkdtempSync(join(cache, 'stage-'))
    writeFileSync(join(stage, 'package.json'), '{ "type": "module", "private": true }')
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
    execFileSync('npm', ['install', ...quiet, ...packages], { cwd: stage, stdio: ['ignore', 'ignore', 'inherit'] })
    try {
      renameSync(stage, place)
    } catch (error) {
      rmSync(stage, { recursive: true })
      if (!existsSync(place)) throw error // else another process was quicker
    }
  }
  return join(place, 'node_modules')
}
