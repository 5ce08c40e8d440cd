import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.js'
import { nfts } from '../unit/react/wire.js'

// The React layer in Chromium, on a server that counts what arrives. React's development build: StrictMode mounts twice.

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

describe.each([
  { major: '19', alias: {} },
  { major: '18', alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },
])('React $major', ({ major, alias }) => {
  let site: Site
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    site = await startSite(alias)
  })
  afterAll(() => site?.close())

  beforeEach(async () => {
    site.calls.length = 0
    site.aborted.length = 0
    complaints = []
    page = await browser.newPage()
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  })
  afterEach(() => page.close())

  const open = async (path: string): Promise<void> => {
    await page.goto(`${site.url}${path}`)
    expect(await page.title()).toMatch(new RegExp(`^${major}\\.`))
  }
  /** What React 18 does no differently. */
  const once = test.runIf(major === '19')
  const balances = () => page.locator('.balance').allTextContents()
  const step = () => page.click('#step')
  /** Long enough for a second request to arrive, if there were one. */
  const settle = () => page.waitForTimeout(200)

  test('a component in StrictMode sends one request', async () => {
    await open('/one')
    await expect.poll(balances).toEqual(['32072641059427543093'])
    await settle()
    expect(site.calls).toEqual([`/evm/${wallet}/balance?chain=0x1`])
    expect(complaints).toEqual([])
  })

  once('a chain that fails is missing beside the last complete answer, and is read again alone', async () => {
    await open('/many')
    const told = () => page.locator('#many').textContent()
    await expect.poll(told).toMatch(/^complete 9, last 9 at \d+$/)
    site.fail('chain=0x89')
    await page.click('#refetch')
    await expect.poll(told).toMatch(/^at least 6 without polygon: failed, last 9 at \d+$/)
    site.fail(undefined)
    site.calls.length = 0
    await page.click('#retry')
    await expect.poll(told).toMatch(/^complete 9, last 9 at \d+$/)
    expect(site.calls).toEqual([`/evm/${wallet}/balance?chain=0x89&to_block=3`])
  })

  once('components that ask the same, in other words, share one request', async () => {
    await open('/shared')
    await expect.poll(balances).toEqual(Array(3).fill('32072641059427543093'))
    const call = `/evm/${wallet}/balance?chain=0x1`
    expect([...site.calls].sort()).toEqual([call, `${call}&to_block=100000000000000000000`])
    expect(complaints).toEqual([])
  })

  test('unmounting aborts the request', async () => {
    await open('/leaving')
    await expect.poll(() => site.calls.length).toBe(1)
    expect(await balances()).toEqual(['reading'])
    expect(site.aborted).toEqual([])
    await step()
    await expect.poll(() => site.aborted).toEqual(site.calls)
    await settle()
    expect(site.calls.length).toBe(1)
    expect(complaints).toEqual([])
  })

  once('a bigint input never breaks a key', async () => {
    await open('/bigint')
    await expect.poll(balances).toEqual(['1'])
    await step()
    await expect.poll(balances).toEqual(['2'])
    await step()
    await expect.poll(balances).toEqual(['1000000000000000000000000000000'])
    expect(complaints).toEqual([])
  })

  once('an input that cannot be encoded is shown, and mended by the next', async () => {
    await open('/mended')
    await expect.poll(balances).toEqual([expect.stringMatching(/^InputError: Invalid address provided: vitalik/)])
    expect(site.calls).toEqual([])
    await step()
    await expect.poll(balances).toEqual(['32072641059427543093'])
    expect(complaints).toEqual([])
  })

  once('inputs that are not there yet are waited for', async () => {
    await open('/later')
    await settle()
    expect(await balances()).toEqual(['idle'])
    expect(site.calls).toEqual([])
    await step()
    await expect.poll(balances).toEqual(['32072641059427543093'])
    expect(site.calls.length).toBe(1)
    expect(complaints).toEqual([])
  })

  test('suspense shows the fallback, then the data of one request', async () => {
    const release = site.hold()
    await open('/suspense')
    await expect.poll(() => page.locator('#fallback').count()).toBe(1)
    release()
    await expect.poll(balances).toEqual(['32072641059427543093'])
    await settle()
    expect(site.calls.length).toBe(1)
    expect(complaints).toEqual([])
  })

  once('an error under suspense arrives at the boundary', async () => {
    await open('/boundary')
    await expect.poll(balances).toEqual(['InputError'])
    expect(site.calls).toEqual([])
  })

  once('pages are read one by one, to the last', async () => {
    const rows = () => page.locator('#nfts li').allTextContents()
    const end = () => page.textContent('#end')
    await open('/pages')
    await expect.poll(rows).toEqual(['#1 2023', '#2 2023'])
    expect(await end()).toBe('more')
    await page.click('#next')
    await expect.poll(rows).toEqual(['#1 2023', '#2 2023', '#3 2023'])
    expect(await end()).toBe('all')
    expect(site.calls.length).toBe(2)
    expect(complaints).toEqual([])
  })

  test('the server renders data, and the browser takes it over without a request', async () => {
    const html = await (await fetch(`${site.url}/ssr`)).text()
    expect(html).toContain('32 ether')
    expect(html).toContain('no such block')
    expect(html).toMatch(/<li>#(<!-- -->)?1/)
    site.calls.length = 0
    await open('/ssr')
    const fromServer = site.calls.splice(0)
    expect(fromServer.length).toBe(3)
    await settle()
    expect(await page.textContent('#balance')).toBe('32 ether')
    expect(await page.textContent('#block')).toBe('no such block')
    expect(site.calls).toEqual([])
    expect(complaints).toEqual([])
    await page.click('#next')
    await expect.poll(() => page.locator('#nfts li').count()).toBe(3)
    expect(site.calls).toEqual([`/evm/${wallet}/nft?chain=0x1&limit=2&cursor=a`])
  })
})

const wallet = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

/** A server of the API and of the pages that ask it, on one port. */
interface Site {
  readonly url: string
  /** Calls of the API that arrived. */
  readonly calls: string[]
  /** Those whose connection the browser gave up. */
  readonly aborted: string[]
  /** Holds answers back until the function it returns is called. */
  hold(): () => void
  /** Lets calls fail whose URL has a text; none without one. */
  fail(part: string | undefined): void
  close(): Promise<void>
}

async function startSite(alias: Record<string, string>): Promise<Site> {
  const calls: string[] = []
  const aborted: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-react-'))
  const [script, render] = await Promise.all([bundlePage(alias), bundleServer(alias, join(folder, 'server.cjs'))])
  let held = Promise.resolve()
  let failing: string | undefined
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', url)
    const sendPage = (html: string, state = ''): void => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      const data = `<script id="state" type="application/json">${state}</script>`
      response.end(
        `<!doctype html><link rel="icon" href="data:,"><div id="root">${html}</div>${data}<script src="/page.js"></script>`,
      )
    }
    if (address.pathname === '/page.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.end(script)
    } else if (address.pathname === '/ssr') {
      const { html, state } = await render(url)
      sendPage(html, state)
    } else if (address.pathname.startsWith('/evm/')) {
      const call = `${address.pathname}${address.search}`
      calls.push(call)
      response.on('close', () => response.writableFinished || aborted.push(call))
      await held
      const { status, body } = failing && call.includes(failing) ? { status: 400, body: {} } : answerOf(address)
      if (body) response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    } else sendPage('')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    calls,
    aborted,
    hold() {
      let release = (): void => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    fail(part) {
      failing = part
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

/** What the API answers; nothing for the address that is never answered. */
function answerOf({ pathname, searchParams }: URL): { status: number; body?: object } {
  if (pathname.startsWith('/evm/block/')) return { status: 404, body: { message: 'No block found' } }
  if (pathname.endsWith('/nft')) {
    return { status: 200, body: searchParams.get('cursor') === 'a' ? nfts(['3'], null) : nfts(['1', '2'], 'a') }
  }
  if (!pathname.startsWith(`/evm/${wallet}`)) return { status: 200 }
  const toBlock = searchParams.get('to_block')
  const balance = toBlock === null || toBlock === String(10n ** 20n) ? '32072641059427543093' : toBlock
  return { status: 200, body: { balance } }
}

const shared = { bundle: true, define: { 'process.env.NODE_ENV': '"development"' }, logLevel: 'error' } as const

async function bundlePage(alias: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    ...shared,
    alias,
    entryPoints: [fileURLToPath(new URL('react/page.tsx', import.meta.url))],
    format: 'iife',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

async function bundleServer(alias: Record<string, string>, outfile: string): Promise<Render> {
  const entryPoints = [fileURLToPath(new URL('react/server.tsx', import.meta.url))]
  await build({ ...shared, alias, entryPoints, format: 'cjs', platform: 'node', outfile })
  return createRequire(import.meta.url)(outfile).render
}

type Render = (baseUrl: string) => Promise<{ readonly html: string; readonly state: string }>
