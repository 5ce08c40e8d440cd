import { createServer, type Server } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspect, nfts, nftTable, open, run, startPlayground } from './harness.js'
import { walletOf } from './walletOf.js'

const { visit } = startPlayground()

const address = `0x${'ab'.repeat(20)}`

describe('live', () => {
  let service: Server
  let serviceUrl = ''
  const seen: (string | undefined)[] = []
  beforeAll(async () => {
    const body = walletOf(20)
    service = createServer((request, response) => {
      const key = request.headers['x-api-key']
      if (request.method !== 'OPTIONS') seen.push(Array.isArray(key) ? key[0] : key)
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      }
      response.writeHead(200, headers).end(request.method === 'OPTIONS' ? '' : body)
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const address = service.address()
    serviceUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => {
    service.close()
    service.closeAllConnections()
  })

  const goLive = async (page: Page): Promise<void> => {
    await page.getByLabel('Live').check({ force: true })
    await page.getByLabel('API key').fill('key-that-nobody-may-see')
    await page.getByLabel('Base URL').fill(serviceUrl)
    await page.keyboard.press('Escape')
  }

  test('a proxy of the page is a click away: calls go to its own origin, without a key', () =>
    visit('#/evm/getNativeBalance', async (page) => {
      const keys: (string | undefined)[] = []
      await page.route('**/chain/**', (route) => {
        keys.push(route.request().headers()['x-api-key'])
        return route.fulfill({ json: { balance: '7' } })
      })
      await page.getByLabel('Live').check({ force: true })
      await page.getByLabel('API key').fill('key-that-nobody-may-see')
      await page.getByRole('button', { name: 'Use this page’s proxy' }).click()
      expect(await page.getByLabel('Base URL').inputValue()).toBe('/chain')
      expect(await page.getByLabel('API key').inputValue()).toBe('')
      await page.keyboard.press('Escape')
      await run(page)
      await expect.poll(() => keys).toEqual([undefined])
    }))

  test('the key is sent, and is in no address, storage, history, code or page, nor anywhere after a reload', () =>
    visit('#/evm/getNativeBalance', async (page, context) => {
      await goLive(page)
      await open(page, '#/evm/getWalletNFTs')
      await run(page)
      expect(seen.at(-1)).toBe('key-that-nobody-may-see')
      await inspect(page)
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

  test('an answer of the mock is told from those of the live service', () =>
    visit(nfts, async (page) => {
      await run(page)
      expect(await page.locator('.stale').count()).toBe(0)
      await goLive(page)
      expect(await page.locator('.stale').textContent()).toContain('from the mock')
      expect(await page.locator('.runbar-note').textContent()).toBe('Calls the live service.')
      await run(page)
      expect(await page.locator('.stale').count()).toBe(0)
      await page.getByLabel('Mock').check({ force: true })
      expect(await page.locator('.stale').textContent()).toContain('the live service')
    }))

  test('whoever has no key is a click away from where it goes, also after the panel was closed', () =>
    visit(nfts, async (page) => {
      const enter = page.locator('.runbar').getByRole('button', { name: 'Enter API key' })
      expect(await enter.count()).toBe(0)
      await page.getByLabel('Live').check({ force: true })
      await page.keyboard.press('Escape')
      expect(await page.locator('.runbar-note').textContent()).toBe('Live calls need your API key.')
      await run(page)
      expect(await page.locator('.tally').textContent()).toBe('Failed')
      await enter.click()
      await page.locator('#live-key:focus').waitFor()
      await page.keyboard.type('key-that-nobody-may-see')
      await page.keyboard.press('Enter')
      await enter.waitFor({ state: 'detached' })
    }))

  test('on the first page, too, a missing key leads to where it goes', () =>
    visit('', async (page) => {
      await page.getByLabel('Live').check({ force: true })
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Look up' }).click()
      const failure = page.locator('.issues')
      await failure.waitFor()
      expect(await failure.textContent()).not.toContain('Pass apiKey')
      await failure.getByRole('button', { name: 'Enter your key' }).click()
      await page.locator('#live-key:focus').waitFor()
    }))

  test('what the mock says a name stands for is marked as an example, and the live service is asked anew', () =>
    visit('', async (page) => {
      const asked: string[] = []
      await page.route('**/chain/**', (route) => {
        asked.push(new URL(route.request().url()).pathname.toLowerCase())
        return route.fulfill({ json: { address: `0x${'5e'.repeat(20)}` } })
      })
      const reading = page.locator('#ask-reading')
      const lookUp = page.getByRole('button', { name: 'Look up' })
      await page.locator('#ask-text').fill('alice.eth')
      await reading.filter({ hasText: /of 0xd8.*Example data, not from the chain\.$/ }).waitFor()
      await page.locator('.landing-answer .holdings').waitFor()
      await page.getByLabel('Live').check({ force: true })
      await page.getByRole('button', { name: 'Use this page’s proxy' }).click()
      await page.keyboard.press('Escape')
      expect(await reading.textContent()).toBe('ENS name')
      await lookUp.click()
      await reading.filter({ hasText: /^ENS name of 0x5e5e5e\w+$/i }).waitFor()
      await lookUp.click()
      await expect
        .poll(() => asked.map((path) => path.split('/').slice(-2).join('/')))
        .toEqual(['ens/alice.eth', `0x${'5e'.repeat(20)}/tokens`])
      await page.getByLabel('Mock').check({ force: true })
      await reading.filter({ hasText: 'of 0xd8' }).waitFor()
    }))

  test('a result of another key or base URL says so', () =>
    visit('#/evm/getNativeBalance', async (page) => {
      await goLive(page)
      await run(page)
      expect(await page.locator('.stale').count()).toBe(0)
      await page.getByRole('button', { name: 'Connection settings' }).click()
      await page.getByLabel('Base URL').fill(`${serviceUrl}/other`)
      await page.locator('.stale', { hasText: 'The key or the base URL has changed' }).waitFor()
      await page.getByLabel('Base URL').fill(serviceUrl)
      await page.locator('.stale').waitFor({ state: 'detached' })
      await page.getByLabel('API key').fill('another')
      await page.locator('.stale').waitFor()
    }))

  test('a key that is entered for one host goes to no other, also when an earlier result is read on', () =>
    visit(nftTable, async (page) => {
      const keys: (string | undefined)[] = []
      await page.route(`${serviceUrl}/**`, (route) => {
        keys.push(route.request().headers()['x-api-key'])
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
        return route.fulfill({
          headers,
          json: { cursor: `after ${keys.length}`, result: [{ token_address: address, token_id: '1' }] },
        })
      })
      await goLive(page)
      await run(page)
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect.poll(() => keys).toEqual(Array(2).fill('key-that-nobody-may-see'))
      await page.getByRole('button', { name: 'Connection settings' }).click()
      await page.getByLabel('Base URL').fill(`${serviceUrl}/other`)
      await page.getByLabel('API key').fill('another')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Next page' }).click()
      await page.getByText('The base URL has changed since this run').first().waitFor()
      expect(keys).toHaveLength(2)
    }))

  test('what changed something on the mock does so on the live service when Run is pressed, not by a repeat', () =>
    visit('#/streams/updateEvmStreamStatus', async (page) => {
      await run(page)
      await goLive(page)
      const before = seen.length
      await page.getByRole('button', { name: 'Run updateEvmStreamStatus again' }).click()
      await page.locator('[data-testid=announcer]', { hasText: 'Press Run' }).waitFor({ state: 'attached' })
      expect(seen).toHaveLength(before)
    }))

  test('a proxy that adds the key is called without one, and the code calls it too', () =>
    visit('#/evm/getWalletNFTs', async (page) => {
      await page.getByLabel('Live').check({ force: true })
      await page.getByLabel('Base URL').fill(serviceUrl)
      await page.keyboard.press('Escape')
      expect(await page.locator('.runbar-note').textContent()).toBe('Calls your proxy, which adds the key.')
      const code = page.locator('.code-sheet [role=tabpanel][data-state=active] .code')
      expect(await code.textContent()).toContain(`apiKey: null, // the proxy adds it\n  baseUrl: '${serviceUrl}',\n`)
      await page.getByRole('tab', { name: 'curl' }).click()
      expect(await code.textContent()).not.toMatch(/x-api-key|mock/)
      await run(page)
      expect(seen.at(-1)).toBeUndefined()
      await page.locator('.gallery').waitFor()
    }))

  test.each([
    ['evm/getWalletNFTs', 'Calls the live service.'],
    ['evm/runContractFunction', 'Calls the live service.'], // a POST that only reads
    ['evm/reviewContracts', 'This POST changes data on the live service.'],
    ['streams/deleteEvmStream', 'This DELETE changes data on the live service.'],
  ])('who is about to call %s is told: %s', (operation, told) =>
    visit(`#/${operation}`, async (page) => {
      await goLive(page)
      expect(await page.locator('.runbar-note').textContent()).toBe(told)
    }),
  )

  test('the field for the key draws no complaint of the browser', () =>
    visit(nfts, async (page) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await page.getByLabel('Live').check({ force: true })
      await page.getByLabel('API key').fill('key-that-nobody-may-see')
      await page.waitForTimeout(1500)
      expect(said).toEqual([])
      await page.keyboard.press('Enter')
      await page.getByLabel('API key').waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('nobody-may-see')
    }))
})
