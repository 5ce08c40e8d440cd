import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright-core'
import { beforeAll, expect, inject } from 'vitest'
import { launchChromium } from '../../support/chromium.js'
import type {} from './serve.setup.js'

/** What a visit may be given beside its address. */
export interface VisitOptions extends BrowserContextOptions {
  /** Complaints of the console that are expected; what nothing caught never is. */
  readonly mayComplain?: RegExp
  readonly search?: string
  /** A page that is loaded for this visit: of what happens while it loads, or that leaves what only a load takes away. */
  readonly fresh?: boolean
}

/** The playground of the test run in a browser. */
export interface Playground {
  /** Folder of the built page. */
  readonly folder: string
  /**
   * Opens the page as on a first visit; what the console complained about must be expected. Where nothing that the test
   * asks for tells the difference, it is a page that another test has left, which has forgotten all of it: to load one
   * takes longer than most tests.
   */
  visit(
    hash: string,
    act: (page: Page, context: BrowserContext) => Promise<void>,
    options?: VisitOptions,
  ): Promise<void>
  /** The same, of a page that is served elsewhere. */
  visitAt(
    url: string,
    hash: string,
    act: (page: Page, context: BrowserContext) => Promise<void>,
    options?: VisitOptions,
  ): Promise<void>
}

const desktop = { width: 1440, height: 900 }
const screenshots = fileURLToPath(new URL('../screenshots/', import.meta.url))

/** What the browser's own settings say. */
interface BrowserSettings {
  /** Size of type, in pixels. */
  readonly fontSize?: number
  readonly scrollbars?: 'overlay' | 'classic'
}

/** What all visits of a file have in common. */
interface Settings extends BrowserSettings {
  /** The page is loaded for each, and scrolls smoothly, as for who comes the first time. */
  readonly fresh?: boolean
}

/** Visits to one page, before another is loaded. */
const visitsOfPage = 40

/** A page that has been left by a test, and begins anew. */
interface LeftPage {
  readonly page: Page
  readonly context: BrowserContext
  visits: number
}

/** The pages of this process that wait for a visit, by browser and context. */
const leftPages = new WeakMap<Browser, Map<string, LeftPage>>()

/** The browsers of this process, by their settings: the next file takes the one that is open. It ends with the process. */
const browsers = new Map<string, Promise<Browser>>()

async function browserOf({ fontSize = 16, scrollbars = 'overlay' }: BrowserSettings): Promise<Browser> {
  const key = `${fontSize} ${scrollbars}`
  const open = await browsers.get(key)
  if (open?.isConnected()) return open
  const launched = launchChromium([`--blink-settings=defaultFontSize=${fontSize}`], { scrollbars })
  browsers.set(key, launched)
  return launched
}

/**
 * Opens the playground for the tests of a file, each time without storage, cookies or what was done before.
 *
 * @param settings - what the browser's own settings say, and whether each visit is a first one
 */
export function startPlayground(settings: Settings = {}): Playground {
  const { url, folder } = inject('playground')
  let browser: Browser
  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true })
    browser = await browserOf(settings)
  })
  const visitAt: Playground['visitAt'] = async (
    at,
    hash,
    act,
    { mayComplain, search = '', fresh, ...options } = {},
  ) => {
    const { viewport = desktop, colorScheme = 'light', ...rest } = options
    const left = leftPages.get(browser) ?? new Map<string, LeftPage>()
    leftPages.set(browser, left)
    const reducedMotion = settings.fresh ? 'no-preference' : 'reduce'
    const key = JSON.stringify([at, rest])
    const isFresh = settings.fresh || fresh || search !== '' || act.length > 1 // who asks for the context changes it
    const before = isFresh ? undefined : left.get(key)
    if (before) left.delete(key)
    const context = before?.context ?? (await browser.newContext({ viewport, reducedMotion, ...rest }))
    const complaints: string[] = []
    const uncaught: string[] = []
    let isClean = false
    try {
      const page = before?.page ?? (await context.newPage())
      page.setDefaultTimeout(60_000)
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => uncaught.push(String(error)))
      const underWay = new Set<Request>()
      let refused = 0
      page.on('request', (request) => underWay.add(request))
      page.on('requestfinished', (request) => underWay.delete(request))
      page.on('requestfailed', () => refused++)
      page.on('response', (response) => {
        if (response.status() >= 400) refused++ // which may be retried after the visit
      })
      await page.emulateMedia({ colorScheme })
      if (before) {
        await page.setViewportSize(viewport ?? desktop)
        await page.mouse.move(0, 0)
        await page.evaluate(begin, hash)
      } else await page.goto(`${at}${search}${hash}`)
      await page.locator('.run').waitFor()
      await act(page, context)
      expect(uncaught).toEqual([])
      expect(complaints.filter((text) => !mayComplain?.test(text))).toEqual([])
      // what the page loads ahead of time arrives soon; a call that is held never does
      for (let tries = 0; !isFresh && underWay.size > 0 && tries < 10; tries++) await page.waitForTimeout(20)
      isClean = !isFresh && refused + underWay.size === 0 && context.pages().length === 1
      page.removeAllListeners()
      await page.unrouteAll({ behavior: 'ignoreErrors' }) // a request that is held may go on when the page is gone
      const visits = (before?.visits ?? 0) + 1
      if (isClean && visits < visitsOfPage) {
        left.set(key, { page, context, visits })
      } else isClean = false
    } finally {
      if (!isClean) await context.close()
    }
  }
  return { folder, visitAt, visit: (...args) => visitAt(url, ...args) }
}

/** Runs in the page: ends the visit before, and begins one at an address. */
function begin(hash: string): void {
  dispatchEvent(new Event('playground:end'))
  getSelection()?.removeAllRanges()
  scrollTo({ top: 0, behavior: 'instant' })
  history.replaceState(null, '', `${location.pathname}${hash}`)
  dispatchEvent(new Event('playground:begin'))
}

/** A paged list with something to see in it: where a test begins that needs no operation in particular. */
export const nfts = '#/evm/getWalletNFTs'

/** The same list as a table, where it would be a gallery. */
export const nftTable = `${nfts}?~view=decoded`

/** Runs the operation that is shown, and waits for what comes of it. */
export async function run(page: Page): Promise<void> {
  await page.locator('.run').click()
  await page.locator('.outcome').locator('.table, .record, .gallery, .plot, .failure, .unrun b').first().waitFor()
}

/** Makes the next run go wrong, by the label of a fault. */
export async function breakIt(page: Page, fault: string): Promise<void> {
  await page.getByLabel('Simulate error').selectOption({ label: fault })
}

/** Shows a pane beside the inputs, or a view of the answer, by its name. */
export async function show(page: Page, name: string): Promise<void> {
  const isPane = ['Response', 'Code', 'Wire', 'Inspector'].includes(name)
  if (!isPane) await page.getByRole('tab', { name: 'Response', exact: true }).click()
  await page.getByRole('tab', { name, exact: true }).click()
}

/** Shows the wire beside what was decoded of it. */
export async function showBeside(page: Page): Promise<void> {
  await show(page, 'Wire')
  await page.getByLabel('Beside decoded').check({ force: true })
}

/** Shows how the answer was got. */
export async function inspect(page: Page): Promise<void> {
  await show(page, 'Inspector')
  await page.locator('.inspector').waitFor()
}

/** Lets the time of the page run ahead until something is there: the client waits between attempts, the test does not. */
export async function passTime(page: Page, end: Locator): Promise<void> {
  const tillThen = async (): Promise<boolean> => {
    await page.clock.runFor(250)
    return end.isVisible()
  }
  await expect.poll(tillThen, { interval: 20 }).toBe(true)
}

/** Opens the menu of the answer. */
export async function openMenu(page: Page): Promise<void> {
  if (!(await page.locator('.menu').isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click()
}

/** Loads the pages up to the number that the menu says. */
export async function loadPages(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('button', { name: 'Load', exact: true }).click()
}

/** Goes to another operation. */
export async function open(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
  const id = hash.split('/')[2]?.split('?')[0] ?? ''
  await page.locator('.operation:not([aria-busy]) .operation-id', { hasText: new RegExp(`^${id}$`) }).waitFor()
}

/** Keeps a picture for people to look at, where `SCREENSHOTS` is set. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await rest(page)
  await page.screenshot({ path: `${screenshots}${name}.png` })
}

/**
 * Waits until the page scrolls no more: amid a smooth scroll, the header is where nobody ever sees it. Frames are
 * counted, not milliseconds: on a busy machine a scroll moves seldom.
 */
export function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === last ? still + 1 : 0
    }
  })
}
