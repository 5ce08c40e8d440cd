import { statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { servePlayground } from '../playground/app/serve.js'
import { createMockServer } from '../playground/mock/server/server.js'
import { launchChromium } from '../tests/support/chromium.js'

// npm run docs:pictures: the pictures of the README, each light and dark, taken from the playground and its mock server.

const folder = new URL('../docs/pictures/', import.meta.url)

/** Bytes that a picture may have. */
const most = 150_000

/** What is taken: under which name, at which address, and what is done there first. */
const scenes: readonly { readonly name: string; readonly hash: string; act(page: Page): Promise<void> }[] = [
  {
    name: 'playground',
    hash: '#/evm/getPairCandlesticks',
    async act(page) {
      await page.locator('.run').click()
      await page.locator('.candle').first().waitFor()
    },
  },
  {
    name: 'webhook-lab',
    hash: '#/webhooks?network=evm&scenario=unconfirmed-then-confirmed',
    async act(page) {
      await page.locator('.lab-step .chip').first().waitFor()
      await page.locator('.run').click()
      await page.locator('.verdict-line[data-good]').waitFor()
    },
  },
]

const mock = await createMockServer({ port: 0 })
const playground = await servePlayground({ port: 0, mockUrl: mock.url })
const browser = await launchChromium()
try {
  await mock.warmUp() // else the first picture shows how long a cold start took
  for (const { name, hash, act } of scenes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const file = fileURLToPath(new URL(`${name}-${colorScheme}.webp`, folder))
      await take(browser, { url: `${playground.url}${hash}`, colorScheme, act, file })
      const { size } = statSync(file)
      console.log(`${file.slice(file.lastIndexOf('/') + 1)}: ${Math.round(size / 1000)} KB`)
      if (size > most) throw new Error(`${file} has ${size} bytes, more than ${most}`)
    }
  }
} finally {
  await browser.close()
  await Promise.all([playground.close(), mock.close()])
}

interface Take {
  readonly url: string
  readonly colorScheme: 'light' | 'dark'
  act(page: Page): Promise<void>
  readonly file: string
}

async function take(browser: Browser, { url, colorScheme, act, file }: Take): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.locator('.run').waitFor()
    await act(page)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => scrollTo(0, 0))
    const session = await context.newCDPSession(page) // Playwright itself writes no WebP
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
    writeFileSync(file, Buffer.from(data, 'base64'))
  } finally {
    await context.close()
  }
}
