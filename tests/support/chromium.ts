import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

const run = promisify(execFile)

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts Chromium: the one of `CHROMIUM_PATH`, the system's, Playwright's own download, or one that is installed now.
 *
 * @throws {Error} with the reason when there is none and none can be installed. Browser tests are never skipped silently.
 */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: quiet })
}

/** Path of a Chromium; installs Debian's when there is none. */
export async function findChromium(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, but nothing is there`)
  const places = [asked, '/usr/bin/chromium', chromium.executablePath()]
  const found = places.find((place) => place && existsSync(place))
  if (found) return found
  const problem = await install()
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  throw new Error(
    `No Chromium for the browser tests. Looked at CHROMIUM_PATH, /usr/bin/chromium and ${chromium.executablePath()}; ${problem}`,
  )
}

/** Installs Debian's Chromium; gives what stood in the way. */
async function install(): Promise<string> {
  if (process.getuid?.() !== 0) return 'apt-get install -y chromium needs root.'
  try {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    return 'apt-get installed a chromium that is not in /usr/bin.'
  } catch (error) {
    return `apt-get install -y chromium failed: ${error instanceof Error ? error.message : String(error)}`
  }
}
