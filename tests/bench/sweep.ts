import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { buildPlayground } from '../../playground/app/serve.js'
import { createMockServer } from '../../playground/mock/server/server.js'
import { launchChromium } from '../support/chromium.js'
import { serveFiles } from '../support/fileServer.js'
import { look, lookAtViews } from '../support/sweep/look.js'
import { sweptOperations } from '../support/sweep/operations.js'
import { listen, walk } from '../support/sweep/walk.js'

// npm run sweep [-- word]: every operation of every API from the palette, in the built page, answered by the page itself
// and by the mock server: each has a result, nothing complains, and axe finds nothing in any view, in both themes. With a
// word, those operations that have it in their name.

const [word = ''] = process.argv.slice(2)
const operations = sweptOperations().filter(({ api, id }) => `${api}/${id}`.toLowerCase().includes(word.toLowerCase()))
const browser = await launchChromium()
const server = await createMockServer({ port: 0 })
let failed = 0
try {
  failed += await sweep(browser, 'the page by itself', undefined)
  failed += await sweep(browser, 'the mock server', server.url)
} finally {
  await Promise.all([browser.close(), server.close()])
}
console.log(failed === 0 ? '\nNothing found.' : `\n${failed} findings.`)
if (failed > 0) process.exitCode = 1

/** Brings back what an operation removed: in the page, what it remembers goes with it. */
async function forget(page: Page, mockUrl: string | undefined): Promise<void> {
  if (mockUrl) await fetch(`${mockUrl}/__mock/reset`, { method: 'POST' })
  else await page.reload()
  await page.locator('.operation:not([aria-busy]) .operation-id').waitFor()
}

async function sweep(browser: Browser, name: string, mockUrl: string | undefined): Promise<number> {
  console.log(`\nAnswered by ${name}`)
  const start = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-sweep-'))
  await buildPlayground(folder, mockUrl)
  const files = await serveFiles(folder)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(15_000)
  const complaints = listen(page)
  const seen = new Set<string>()
  let count = 0
  const tell = (place: string, findings: readonly string[]): void => {
    count += findings.length
    for (const finding of findings) console.log(`  ${place.padEnd(44)} ${finding}`)
  }
  try {
    await page.goto(files.url)
    await page.locator('h1').waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      tell(`first page, ${colorScheme}`, await look(page))
    }
    for (const operation of operations) {
      const place = `${operation.api}.${operation.id}`
      const found = await walk(page, operation).catch((error: Error) => [String(error.message).split('\n')[0] ?? ''])
      tell(place, [...found, ...complaints()])
      if (found.length === 0) tell(place, await lookAtViews(page, seen).catch((error: Error) => [error.message]))
      if (operation.removes) await forget(page, mockUrl)
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    const views = [...seen].sort().join('; ')
    console.log(
      `  ${operations.length} operations, ${count} findings, ${seconds} s. Looked at in both themes: ${views}`,
    )
  } finally {
    await page.close()
    files.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return count
}
