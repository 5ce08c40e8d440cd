import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../support/chromium.js'
import { findProgram } from '../support/debian.js'
import { type RunningProgram, startProgram, startScreen, versionOf } from './program.js'

/** A browser that shows a page. */
export interface OpenBrowser extends RunningProgram {
  version(): string
}

/**
 * Opens a page in a browser of its own, which nothing drives afterwards: only Chromium has a driver on npm.
 *
 * @throws {Error} with the reason when the browser cannot be had.
 */
export type OpenPage = (url: string) => Promise<OpenBrowser>

/** Opens a page in Chromium. */
export const openInChromium: OpenPage = async (url) => {
  const chromium = await launchChromium()
  const ended = new Promise<never>((_, reject) => {
    chromium.once('disconnected', () => reject(new Error('Chromium ended')))
  })
  ended.catch(() => {}) // it ends when it is told to
  try {
    await (await chromium.newPage()).goto(url)
  } catch (error) {
    await chromium.close()
    throw error
  }
  return { version: () => chromium.version(), ended, close: () => chromium.close() }
}

/** Opens a page in Firefox. */
export const openInFirefox: OpenPage = async (url) => {
  const path = await findProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  })
  const home = emptyHome()
  const off = ['datareporting.policy.dataSubmissionEnabled', 'app.normandy.enabled', 'browser.aboutwelcome.enabled']
  writeFileSync(join(home.path, 'user.js'), off.map((name) => `user_pref('${name}', false);\n`).join(''))
  const args = ['--headless', '--no-remote', '--profile', home.path, url]
  const firefox = startProgram(path, args, { HOME: home.path })
  return { version: () => versionOf(path), ended: firefox.ended, close: () => closeAll(firefox, home) }
}

/** Opens a page in WebKit, as GTK has it. */
export const openInWebkit: OpenPage = async (url) => {
  const path = await findProgram({
    name: 'WebKit',
    variable: 'WEBKIT_PATH',
    places: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    packages: ['libwebkit2gtk-4.1-0'],
  })
  const xvfb = { name: 'Xvfb', variable: 'XVFB_PATH', places: ['/usr/bin/Xvfb'], packages: ['xvfb'] }
  const screen = await startScreen(await findProgram(xvfb))
  const home = emptyHome()
  const env = { HOME: home.path, DISPLAY: screen.display }
  const webkit = startProgram(path, [url], env)
  return { version: () => versionOf(path, env), ended: webkit.ended, close: () => closeAll(webkit, screen, home) }
}

interface Home {
  readonly path: string
  close(): Promise<void>
}

/** A folder for what a browser writes. */
function emptyHome(): Home {
  const path = mkdtempSync(join(tmpdir(), 'ledgerline-browser-'))
  return { path, close: async () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

async function closeAll(...parts: readonly { close(): Promise<void> }[]): Promise<void> {
  for (const part of parts) await part.close()
}
