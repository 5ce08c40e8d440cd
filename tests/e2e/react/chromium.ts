import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const debian = '/usr/bin/chromium'

/**
 * Starts Chromium: that of `CHROMIUM_PATH`, Debian's, playwright's own, or one that apt-get installs now.
 *
 * @throws when there is none to be had: tests in a browser fail then, they are not skipped
 */
export function launchChromium(): Promise<Browser> {
  const own = chromium.executablePath()
  const found = [process.env.CHROMIUM_PATH, debian, own].find((path) => path && existsSync(path))
  if (!found) install()
  return chromium.launch({
    executablePath: found ?? debian,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

function install(): void {
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' })
  } catch (cause) {
    throw new Error('No Chromium: set CHROMIUM_PATH, or install one with `npx playwright-core install chromium`', {
      cause,
    })
  }
}
