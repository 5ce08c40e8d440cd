import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import axe from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueOf } from '../../playground/app/build/catalogue.js'
import { readModels } from '../../playground/app/build/models.js'
import { type PlaygroundServer, servePlayground } from '../../playground/app/serve.js'
import { createMockServer, type MockServer } from '../../playground/mock/server.js'
import { launchChromium } from '../support/chromium.js'

const desktop = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
const screenshots = new URL('./screenshots/', import.meta.url).pathname
const outDir = mkdtempSync(join(tmpdir(), 'ledgerline-playground-'))
const catalogue = catalogueOf(readModels())

let mock: MockServer
let site: PlaygroundServer
let browser: Browser

beforeAll(async () => {
  mkdirSync(screenshots, { recursive: true })
  mock = await createMockServer({ port: 0 })
  site = await servePlayground({ port: 0, mockUrl: mock.url, outDir })
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([site?.close(), mock?.close()])
  rmSync(outDir, { recursive: true, force: true })
})

/** Opens a page of its own and closes it again; what the console complained about must be expected. */
async function visit(
  hash: string,
  act: (page: Page, context: BrowserContext) => Promise<void>,
  options: BrowserContextOptions & { readonly mayComplain?: RegExp; readonly search?: string } = {},
): Promise<void> {
  const { mayComplain, search = '', ...rest } = options
  const context = await browser.newContext({ viewport: desktop, ...rest })
  const complaints: string[] = []
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(`${site.url}${search}${hash}`)
    await page.locator('.run').waitFor()
    await act(page, context)
    expect(complaints.filter((text) => !mayComplain?.test(text))).toEqual([])
  } finally {
    await context.close()
  }
}

async function run(page: Page): Promise<void> {
  await page.locator('.run').click()
  await page.locator('.outcome').locator('.table, .record, .failure, .unrun b').first().waitFor()
}

const shoot = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: `${screenshots}${name}.png` })

describe('the first visit', () => {
  test('decoded NFTs of a busy wallet are one click away', () =>
    visit('', async (page) => {
      await run(page)
      expect(await page.locator('.table-body [role=row]').count()).toBe(3)
      expect(await page.locator('.table').textContent()).toContain('BoredApeYachtClub')
      expect(await page.locator('.inspector').textContent()).toContain('50 CU')
      await shoot(page, 'nfts-light')
    }))

  test('the first screen weighs at most 200 KB gzipped', () =>
    visit('', async (page) => {
      // What comes later is loaded ahead of the first run, once the first screen stands.
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.run')) return
          observer.disconnect()
          performance.mark('first screen')
        }).observe(document, { childList: true, subtree: true })
      })
      await page.reload()
      await page.locator('.run').waitFor()
      const loaded = await page.evaluate(() => {
        const stands = performance.getEntriesByName('first screen')[0]?.startTime ?? 0
        return performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= stands)
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.includes('/assets/'))
      })
      const files = readdirSync(join(outDir, 'assets'))
      const sizes = loaded.map((path) => {
        const file = files.find((name) => path.endsWith(name)) ?? ''
        return gzipSync(readFileSync(join(outDir, 'assets', file))).length
      })
      const total = sizes.reduce((sum, size) => sum + size, 0)
      console.log(`playground, first screen: ${(total / 1000).toFixed(1)} kB gzip in ${sizes.length} files`)
      expect(sizes.length).toBeGreaterThan(5)
      expect(total).toBeLessThanOrEqual(200_000)
    }))

  test('without a mock server the page says so and only live works', () =>
    visit(
      '',
      async (page) => {
        await page.locator('.notice').filter({ hasText: 'No mock server is reachable' }).waitFor()
        expect(await page.locator('.connection input').nth(1).isChecked()).toBe(true)
        await run(page)
        expect(await page.locator('.failure').textContent()).toContain('apiKey is not set')
      },
      { search: '?mock=http://127.0.0.1:9', mayComplain: /ERR_|Failed to load/ },
    ))
})

describe('every operation', () => {
  test.each(catalogue.map((api) => [api.name, api] as const))(
    '%s: the main flow of a paged and of a plain one',
    (name, api) =>
      visit('', async (page) => {
        const entries = api.tags.flatMap(({ operations }) => operations).filter(({ method }) => method === 'GET')
        const chosen = [entries.find(({ paged }) => paged), entries.find(({ paged }) => !paged)]
        for (const entry of chosen.filter((each) => each !== undefined)) {
          await open(page, `#/${name}/${entry.id}`)
          await run(page)
          expect(await page.locator('.failure').count(), entry.id).toBe(0)
          for (const view of ['Wire', 'Diff', 'Decoded']) {
            await page.getByRole('tab', { name: view, exact: true }).click()
            await page
              .locator('.outcome [role=tabpanel][data-state=active]')
              .locator('.tree, table, .table, .record, .unrun')
              .first()
              .waitFor()
          }
          await page.getByRole('tab', { name: 'curl' }).click()
          expect(await page.locator('.code-sheet').textContent()).toContain('LEDGERLINE_API_KEY')
        }
      }),
  )

  test('has a page, and its first example is taken by the client', () =>
    visit('', async (page) => {
      const ids = catalogue
        .flatMap(({ tags }) => tags)
        .flatMap(({ operations }) => operations.map(({ api, id }) => `${api}/${id}`))
      const faults = await page.evaluate(async (all) => {
        const faults: string[] = []
        for (const each of all) {
          const id = each.slice(each.indexOf('/') + 1)
          location.hash = `#/${each}`
          const end = performance.now() + 5000
          const isThere = (): boolean => document.querySelector('.code-sheet .code')?.textContent?.includes(id) === true
          while (performance.now() < end && !isThere()) await new Promise((next) => requestAnimationFrame(next))
          if (!isThere()) faults.push(`${each} has no page`)
          const complaint = document.querySelector('.complaint')?.textContent
          if (complaint) faults.push(`${each}: ${complaint}`)
        }
        return faults
      }, ids)
      expect(faults).toEqual([])
      expect(ids.length).toBeGreaterThan(100)
    }))

  test('a deprecated one leads to its replacement', () =>
    visit('#/evm/getBlockStats', async (page) => {
      await page.locator('.operation-head .notice a').click()
      await page.locator('.operation-id', { hasText: /^getBlock$/ }).waitFor()
    }))
})

async function open(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
  const id = hash.split('/')[2]?.split('?')[0] ?? ''
  await page.locator('.operation:not([aria-busy]) .operation-id', { hasText: new RegExp(`^${id}$`) }).waitFor()
}

describe('finding', () => {
  test('Ctrl K finds operations by the fields of their answers', () =>
    visit('', async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').fill('rarityLabel')
      await page.locator('[cmdk-item]', { hasText: 'getWalletNFTs' }).waitFor()
      await page.locator('[cmdk-input]').fill('getPairPrice')
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'getPairPrice' }).waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.operation-id', { hasText: 'getPairPrice' }).waitFor()
    }))

  test('the sidebar filters', () =>
    visit('', async (page) => {
      await page.getByLabel('Filter operations').fill('coin balances')
      await page
        .locator('.sidebar a', { hasText: /CoinBalances/ })
        .first()
        .waitFor()
      expect(await page.locator('.sidebar a', { hasText: 'getWalletNFTs' }).count()).toBe(0)
    }))
})

describe('filling', () => {
  test('an address is judged as it is typed, in the client’s own words', () =>
    visit('', async (page) => {
      const input = page.locator('#input-address')
      await input.fill('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9604')
      expect(await page.locator('#about-address').textContent()).toContain('Invalid address provided')
      await input.fill('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
      expect(await page.locator('.verdict').textContent()).toContain('checksum holds')
      await input.fill('0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
      expect(await page.locator('.verdict').textContent()).toContain('breaks the checksum')
    }))

  test('the code follows every keystroke and never holds a key', () =>
    visit('#/evm/getWalletNFTs?address=0xd8da6bf26964af9d7eed9e03e53415d37aa96045&limit=5', async (page) => {
      await page.locator('#input-limit').fill('12')
      const code = page.locator('.code-sheet [role=tabpanel][data-state=active]')
      expect(await code.textContent()).toContain('limit: 12')
      for (const style of ['Client', 'Small bundle', 'React', 'curl']) {
        await page.getByRole('tab', { name: style, exact: true }).click()
        expect(await code.textContent()).toContain('process.env.LEDGERLINE_API_KEY')
      }
    }))

  test('what is missing is said, and nothing is sent', () =>
    visit('', async (page) => {
      await page.locator('#input-address').fill('')
      await page.locator('.run').click()
      expect(await page.locator('#about-address').textContent()).toBe('Param address is required')
      expect(await page.locator('.inspector').count()).toBe(0)
    }))

  test('a shared address opens with the same inputs', () =>
    visit(
      '#/evm/getWalletNFTs?address=0xd8da6bf26964af9d7eed9e03e53415d37aa96045&chain=polygon&excludeSpam=true&tokenAddresses%5B%5D=0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
      async (page) => {
        expect(await page.locator('#input-chain').inputValue()).toBe('0x89')
        const code = await page.locator('.code-sheet').textContent()
        expect(code).toContain("chain: 'polygon'")
        expect(code).toContain('excludeSpam: true')
        await page.locator('#input-limit').fill('7')
        await page.waitForFunction(() => location.hash.includes('limit=7'))
      },
    ))
})

describe('paging', () => {
  test('next page, then all of them to the end', () =>
    visit('', async (page) => {
      await run(page)
      await page.getByRole('button', { name: 'Next page' }).click()
      await page.locator('.tally', { hasText: '6 rows · 2 pages' }).waitFor()
      await page.getByRole('button', { name: /^All, up to/ }).click()
      await page.locator('.tally', { hasText: '8 rows · 3 pages · the end' }).waitFor()
      expect(await page.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true)
    }))

  test('rows leave as JSON, CSV and NDJSON', () =>
    visit('', async (page) => {
      await run(page)
      for (const [kind, part] of [
        ['JSON', '"tokenId": "7804"'],
        ['CSV', 'BoredApeYachtClub'],
        ['NDJSON', '"tokenId":"7804"'],
      ] as const) {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: kind, exact: true }).click(),
        ])
        expect(readFileSync(await file.path(), 'utf8')).toContain(part)
      }
    }))
})

describe('breaking it', () => {
  const refused = /status of 4|status of 5|ERR_/
  test.each([
    ['400', 'ApiError', '400 stays the same'],
    ['401', 'AuthenticationError', 'check apiKey'],
    ['404', 'NotFoundError', 'The resource is not found'],
    ['500', 'ServerError', 'After 3 attempts it gave up'],
    ['timeout', 'TimeoutError', 'got no complete answer within 1500 ms'],
  ])('%s is explained', (fault, name, text) =>
    visit(
      '',
      async (page) => {
        await page.locator('.fault', { hasText: fault }).click()
        await page.locator('.run').click()
        await page.locator('.failure').waitFor()
        const said = await page.locator('.failure').textContent()
        expect(said).toContain(name)
        expect(said).toContain(text)
        if (fault === '500') await shoot(page, 'error-500')
      },
      { mayComplain: refused },
    ),
  )

  test('429 counts down between attempts and at the end', () =>
    visit(
      '',
      async (page) => {
        await page.locator('.fault', { hasText: '429' }).click()
        await page.locator('.run').click()
        await page.locator('.inspector .countdown', { hasText: 'Attempt 2 in' }).waitFor()
        await page.locator('.failure .countdown').waitFor()
        expect(await page.locator('.failure').textContent()).toContain('RateLimitError')
      },
      { mayComplain: refused },
    ))

  test('a 404 of an operation that documents it is null', () =>
    visit(
      '#/evm/getTransaction',
      async (page) => {
        await page.locator('.fault', { hasText: '404' }).click()
        await run(page)
        expect(await page.locator('.outcome').textContent()).toContain('null. There is no such thing')
      },
      { mayComplain: refused },
    ))

  test('a poisoned row is left out and marked in its place', () =>
    visit('', async (page) => {
      await page.locator('.fault', { hasText: 'poison' }).click()
      await run(page)
      expect(await page.locator('[data-lost]').textContent()).toContain('/result/1/token_address')
      expect(await page.locator('.table-body [role=row]').count()).toBe(3)
      await shoot(page, 'poisoned')
    }))

  test('a call is cancelled', () =>
    visit(
      '',
      async (page) => {
        await page.locator('.fault', { hasText: 'timeout' }).click()
        await page.locator('.run').click()
        await page.locator('.inspector', { hasText: 'attempt 1' }).waitFor()
        await page.locator('.cancel').click()
        await page.locator('.waiting', { hasText: 'Cancelled' }).waitFor()
        expect(await page.locator('.run').isEnabled()).toBe(true)
        expect(await page.locator('.attempts').textContent()).toContain('cancelled by you')
      },
      { mayComplain: refused },
    ))
})

describe('live', () => {
  let big: Server
  let bigUrl = ''
  const seen: (string | undefined)[] = []
  beforeAll(async () => {
    const body = tenMegabytes()
    big = createServer((request, response) => {
      const key = request.headers['x-api-key']
      if (request.method !== 'OPTIONS') seen.push(Array.isArray(key) ? key[0] : key)
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      }
      response.writeHead(200, headers).end(request.method === 'OPTIONS' ? '' : body)
    })
    await new Promise<void>((resolve) => big.listen(0, '127.0.0.1', resolve))
    const address = big.address()
    bigUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => {
    big.close()
    big.closeAllConnections()
  })

  const goLive = async (page: Page): Promise<void> => {
    await page.getByLabel('Live').check({ force: true })
    await page.getByLabel('API key').fill('key-that-nobody-may-see')
    await page.getByLabel('Base URL').fill(bigUrl)
    await page.keyboard.press('Escape')
  }

  test('the key is sent, and is in no address, storage, history, code or page, nor anywhere after a reload', () =>
    visit('#/evm/getNativeBalance', async (page, context) => {
      await goLive(page)
      await open(page, '#/evm/getWalletNFTs')
      await run(page)
      expect(seen.at(-1)).toBe('key-that-nobody-may-see')
      await page.locator('.headers button').first().click()
      expect(await page.locator('.headers').first().textContent()).toContain('[redacted]')
      const traces = async (): Promise<string> => {
        const stored = await page.evaluate(() =>
          JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
        )
        return stored + (await page.content()) + JSON.stringify(await context.storageState())
      }
      expect(await traces()).not.toContain('nobody-may-see')
      await page.reload()
      await page.locator('.run').waitFor()
      expect(await traces()).not.toContain('nobody-may-see')
      await page.getByLabel('Live').check({ force: true })
      expect(await page.getByLabel('API key').inputValue()).toBe('')
    }))

  test('an answer of 10 MB is shown and scrolls within bounds', () =>
    visit('', async (page) => {
      await goLive(page)
      const start = Date.now()
      await run(page)
      await page.locator('.table-body [role=row]').first().waitFor()
      const shown = Date.now() - start
      const rows = await page.locator('.table-body [role=row]').count()
      const slowest = await page.locator('.table').evaluate(async (table) => {
        let worst = 0
        for (let step = 1; step <= 40; step++) {
          const before = performance.now()
          table.scrollTop = (table.scrollHeight / 40) * step
          await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
          worst = Math.max(worst, performance.now() - before)
        }
        return worst
      })
      const heap = await page.evaluate(() => {
        const memory: unknown = Reflect.get(performance, 'memory')
        return typeof memory === 'object' && memory ? Number(Reflect.get(memory, 'usedJSHeapSize')) : 0
      })
      console.log(
        `playground, 10 MB: shown after ${shown} ms, slowest scroll step ${slowest.toFixed(0)} ms, heap ${(heap / 1e6).toFixed(0)} MB`,
      )
      expect(await page.locator('.inspector').textContent()).toMatch(/1\d\.\d\d MB/)
      expect(rows).toBeLessThan(60)
      expect(shown).toBeLessThan(6000)
      expect(slowest).toBeLessThan(400)
      expect(heap).toBeLessThan(400e6)
    }))
})

/** A wallet with enough NFTs for ten megabytes. */
function tenMegabytes(): string {
  const row = {
    token_address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
    contract_type: 'ERC721',
    owner_of: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
    block_number: '18842207',
    block_number_minted: '12354871',
    name: 'BoredApeYachtClub',
    symbol: 'BAYC',
    token_hash: '23fab67ce187b8db5339fcb053b326d0',
    last_token_uri_sync: '2023-12-22T15:30:11.417Z',
    last_metadata_sync: '2023-12-22T15:30:23.902Z',
    metadata: JSON.stringify({
      image: 'ipfs://Qm',
      attributes: Array.from({ length: 6 }, () => ({ trait_type: 'Fur', value: 'Golden' })),
    }),
  }
  const result = Array.from({ length: 14_000 }, (_, index) => ({ ...row, token_id: String(index), amount: '1' }))
  return JSON.stringify({ status: 'SYNCED', page: 1, page_size: 14_000, cursor: null, result })
}

describe('this visit', () => {
  test('runs are remembered until reload and can be run again', () =>
    visit('', async (page) => {
      await run(page)
      await open(page, '#/evm/getNativeBalance')
      await run(page)
      expect(await page.locator('.history-entry').count()).toBe(2)
      await page.locator('.history-entry', { hasText: 'getWalletNFTs' }).click()
      await page.locator('.table', { hasText: 'BoredApeYachtClub' }).waitFor()
      await page.getByRole('button', { name: 'Run getNativeBalance again' }).click()
      await page.locator('.operation-id', { hasText: 'getNativeBalance' }).waitFor()
      await page.locator('.record').waitFor()
      expect(await page.locator('.history-entry').count()).toBe(3)
      await page.reload()
      await page.locator('.run').waitFor()
      expect(await page.locator('.history-entry').count()).toBe(0)
    }))
})

describe('the webhook lab', () => {
  test('a delivery is simulated, verified, damaged by one bit, signed again and decoded', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.run:enabled').click()
      await page.locator('.verdict-line[data-good]').waitFor()
      expect(await page.locator('.lab-result').textContent()).toContain('Transfer')
      await shoot(page, 'webhook-lab')
      await page.getByRole('button', { name: 'Flip one bit' }).click()
      await page.locator('.run').click()
      expect(await page.locator('.verdict-line[data-bad]').textContent()).toBe('Signature is not valid')
      await page.getByRole('button', { name: 'Sign', exact: true }).click()
      await page.locator('.run').click()
      await page.locator('.verdict-line[data-good]').waitFor()
    }))

  test('logs that no ABI explains stay undecoded', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.getByLabel(/^ABI/).fill('[]')
      await page.locator('.run:enabled').click()
      await page.locator('.lab-result', { hasText: 'None: no log fits' }).waitFor()
    }))
})

describe('kindness', () => {
  test('the whole way is walked by keyboard', () =>
    visit('', async (page) => {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the operation')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').waitFor()
      await page.keyboard.type('getWalletNFTs')
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'getWalletNFTs' }).waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.palette').waitFor({ state: 'detached' })
      await page.locator('#input-address').focus()
      await page.keyboard.press('Enter')
      await page.locator('.table').waitFor()
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'grid')) break
      }
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.locator('dialog.row-detail', { hasText: 'Row 2' }).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog.row-detail').waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid')
    }))

  test('results are announced', () =>
    visit('', async (page) => {
      await run(page)
      await page.locator('[data-testid=announcer]', { hasText: '3 rows on 1 pages' }).waitFor({ state: 'attached' })
    }))

  test.each(['light', 'dark'] as const)('axe finds nothing serious in the %s theme', (colorScheme) =>
    visit(
      '',
      async (page) => {
        await page.evaluate(axe.source)
        const check = async (state: string): Promise<void> => {
          const found = await page.evaluate(async () => {
            const checker: typeof axe = Reflect.get(globalThis, 'axe')
            const { violations } = await checker.run(document, { resultTypes: ['violations'] })
            return violations
              .filter(({ impact }) => impact === 'serious' || impact === 'critical')
              .map(
                ({ id, nodes }) =>
                  `${id}: ${nodes
                    .map(({ target }) => target.join(' '))
                    .slice(0, 4)
                    .join(', ')}`,
              )
          })
          expect(found, state).toEqual([])
        }
        await check('landing')
        await run(page)
        await check('table')
        await shoot(page, `table-${colorScheme}`)
        for (const view of ['Wire', 'Diff', 'Chart']) {
          await page.getByRole('tab', { name: view, exact: true }).click()
          await page.waitForTimeout(150)
          await check(view)
        }
        await page.keyboard.press('Control+k')
        await page.locator('[cmdk-item]').first().waitFor()
        await check('palette')
        await page.keyboard.press('Escape')
        await open(page, '#/streams/createEvmStream')
        await check('long form')
        await page.evaluate(() => {
          location.hash = '#/webhooks'
        })
        await page.locator('.lab').waitFor()
        await check('webhook lab')
      },
      { colorScheme },
    ),
  )

  test('a phone shows everything without scrolling sideways', () =>
    visit(
      '',
      async (page) => {
        const fits = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
        await run(page)
        expect(await fits()).toBe(true)
        await shoot(page, 'phone')
        for (const view of ['Wire', 'Diff', 'Chart']) {
          await page.getByRole('tab', { name: view, exact: true }).click()
          expect(await fits(), view).toBe(true)
        }
        for (const hash of ['#/streams/createEvmStream', '#/evm/runContractFunction', '#/node/simulateTransaction']) {
          await open(page, hash)
          expect(await fits(), hash).toBe(true)
        }
        await page.getByRole('button', { name: 'Operations', exact: true }).click()
        await page.getByLabel('Filter operations').waitFor()
        expect(await fits(), 'menu').toBe(true)
        await page.locator('.sidebar a', { hasText: 'Webhook lab' }).click()
        await page.getByRole('button', { name: 'Simulate' }).click()
        await page.locator('.run:enabled').click()
        await page.locator('.verdict-line').waitFor()
        expect(await fits(), 'webhook lab').toBe(true)
      },
      { viewport: phone, hasTouch: true },
    ))

  test('light or dark is chosen by the system, and by a switch that is remembered', () =>
    visit(
      '',
      async (page) => {
        const ground = (): Promise<string> =>
          page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
        const dark = await ground()
        await page.getByRole('button', { name: /^Theme/ }).click()
        expect(await ground()).not.toBe(dark)
        await page.reload()
        await page.locator('.run').waitFor()
        expect(await ground()).not.toBe(dark)
      },
      { colorScheme: 'dark' },
    ))
})
