import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { buildPlayground } from '../../playground/app/serve.js'
import { launchChromium } from '../support/chromium.js'
import { type FileServer, serveFiles } from '../support/fileServer.js'

// npm run bench -- page: how soon the built page is there and shows rows, from a plain file server that zips, in a browser
// with nothing in its cache, on a line of 9 Mb/s with 40 ms of latency and a processor four times slower. Medians of five.

const targets = { paint: 1200, rows: 2000, load: 250_000 }
const rounds = 5
const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-page-'))
await buildPlayground(folder)
const files = await serveFiles(folder)
const browser = await launchChromium()
try {
  for (const [name, hash] of [
    ['the first page, which answers unasked', ''],
    ['an operation, run as soon as Run is there', `#/evm/getWalletNFTs?address=${wallet}`],
  ] as const) {
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, files, hash))
    console.log(` ${name}`)
    tell('first paint', median(visits.map(({ paint }) => paint)), targets.paint, 'ms')
    tell('first rows', median(visits.map(({ rows }) => rows)), targets.rows, 'ms')
    tell('load until the page stands', median(visits.map(({ load }) => load)), targets.load, 'bytes')
  }
} finally {
  await browser.close()
  files.close()
  rmSync(folder, { recursive: true, force: true })
}

interface Visit {
  /** Milliseconds from the start of the navigation. */
  readonly paint: number
  readonly rows: number
  /** Bytes on the line until the page could be used. */
  readonly load: number
}

async function visit(browser: Browser, { url }: FileServer, hash: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  try {
    const page = await context.newPage()
    await throttle(page)
    await page.addInitScript(noteWhenRowsAreThere)
    await page.goto(`${url}${hash}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0)
    const marks = await page.evaluate(() =>
      performance.getEntries().map((entry) => {
        const size = entry instanceof PerformanceResourceTiming ? entry.transferSize : 0
        return { name: entry.name, start: entry.startTime, size }
      }),
    )
    const startOf = (name: string): number => marks.find((mark) => mark.name === name)?.start ?? Number.NaN
    const early = marks.filter(({ start }) => start <= startOf('stands'))
    return {
      paint: startOf('first-contentful-paint'),
      rows: startOf('rows'),
      load: early.reduce((sum, { size }) => sum + size, 0),
    }
  } finally {
    await context.close()
  }
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 9_000_000 / 8,
    uploadThroughput: 3_000_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in the page: presses Run once it is there, and marks when the first row is. */
function noteWhenRowsAreThere(): void {
  new MutationObserver((_, observer) => {
    const run = document.querySelector<HTMLButtonElement>('.landing .run, .operation:not([aria-busy]) .run')
    if (run && performance.getEntriesByName('stands').length === 0) {
      performance.mark('stands')
      if (!run.closest('.landing')) run.click()
    }
    if (!document.querySelector('.outcome [role=row] [role=gridcell], .outcome .gallery li')) return
    performance.mark('rows')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

function tell(name: string, value: number, target: number, unit: string): void {
  const isMet = value <= target
  console.log(`  ${name}: ${Math.round(value)} ${unit} (target ${target})${isMet ? '' : '  MISSED'}`)
  if (!isMet) process.exitCode = 1
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
