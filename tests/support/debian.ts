import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Held while something is installed: the other processes of a run wait for it, and start nothing that is half there. */
const lock = join(tmpdir(), 'ledgerline-install.lock')

/** A program that Debian has. */
export interface Program {
  readonly name: string
  /** Environment variable that may name its path. */
  readonly variable: string
  /** Where it may be, Debian's place among them. */
  readonly places: readonly string[]
  /** What to install when it is at none of them. */
  readonly packages: readonly string[]
}

/**
 * Path of a program; installs Debian's when there is none.
 *
 * @throws {Error} with the reason when there is none and none can be installed.
 */
export async function findProgram({ name, variable, places, packages }: Program): Promise<string> {
  const asked = process.env[variable]
  if (asked && !existsSync(asked)) throw new Error(`${variable} is ${asked}, but nothing is there`)
  if (asked) return asked
  if (existsSync(lock)) await run('flock', [lock, 'true'])
  const found = places.find((place) => existsSync(place))
  if (found) return found
  const problem = await install(packages)
  const installed = places.find((place) => existsSync(place))
  if (installed) return installed
  throw new Error(`No ${name}: looked at ${places.join(', ')}; ${problem} Or set ${variable}.`)
}

/** Installs packages of Debian; gives what stood in the way. */
async function install(packages: readonly string[]): Promise<string> {
  const command = `apt-get install -y ${packages.join(' ')}`
  if (process.getuid?.() !== 0) return `${command} needs root.`
  try {
    const script = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`
    await run('flock', [lock, 'sh', '-c', script])
    return `${command} put it elsewhere.`
  } catch (error) {
    return `${command} failed: ${error instanceof Error ? error.message : String(error)}`
  }
}
