import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A runtime from npm. */
export interface RuntimePackage {
  /** Name of the package. */
  readonly name: string
  /** A version, or the range of which the newest one is taken. */
  readonly version: string
  /** Path of the executable inside the package. */
  readonly executable: string
}

/** An executable that is there. */
export interface Executable {
  readonly path: string
  readonly version: string
}

/**
 * Installs a runtime into `node_modules/.cache/runtimes`, once. They are no devDependencies because together they are about
 * 1.1 GB.
 *
 * @throws {Error} with npm's words when it cannot be had.
 */
export function obtain({ name, version, executable }: RuntimePackage): Executable {
  const folder = join(process.cwd(), 'node_modules', '.cache', 'runtimes', `${name}-${version}`)
  const place = join(folder, 'node_modules', name)
  if (!existsSync(join(place, executable))) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    try {
      execFileSync('npm', ['install', ...quiet, `${name}@${version}`], { cwd: folder, stdio: 'pipe' })
    } catch (error) {
      throw new Error(`npm install ${name}@${version} failed: ${wordsOf(error)}`)
    }
  }
  if (!existsSync(join(place, executable))) throw new Error(`${name}@${version} has no ${executable} on this machine`)
  return {
    path: join(place, executable),
    version: JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version,
  }
}

function wordsOf(error: unknown): string {
  const { stderr, message } = Object(error)
  return String(stderr || message)
    .split('\n')
    .filter((line) => /error/i.test(line))
    .slice(0, 3)
    .join(' ')
}
