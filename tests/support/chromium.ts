import { type Browser, chromium } from 'playwright-core'
import { findProgram } from './debian.js'

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
 * Starts Chromium: the one of `CHROMIUM_PATH`, the system's without or with windows, Chrome, Playwright's download, or one that is installed now.
 *
 * @throws {Error} with the reason when there is none and none can be installed. Browser tests are never skipped silently.
 */
export async function launchChromium(
  settings: readonly string[] = [],
  { scrollbars = 'overlay' }: { readonly scrollbars?: 'overlay' | 'classic' } = {},
): Promise<Browser> {
  const executablePath = await findProgram({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // the headless shell first: without the windows of a desktop browser, a page opens in half the time
    places: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
      chromium.executablePath(),
    ],
    packages: ['chromium-headless-shell'],
  })
  // without that flag, which Playwright sets, scrollbars take the room that they take on a desktop
  const ignoreDefaultArgs = scrollbars === 'classic' ? ['--hide-scrollbars'] : []
  return chromium.launch({ executablePath, args: [...quiet, ...settings], ignoreDefaultArgs })
}
