import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { nfts, rest, run, shoot, startPlayground } from './harness.js'

const { visit, folder } = startPlayground({ fresh: true })

describe('the first visit', () => {
  test('what a busy wallet holds is there unasked, and its NFTs are one click away', () =>
    visit('', async (page) => {
      await page.locator('.holdings tr', { hasText: 'USD Coin' }).first().waitFor()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(await page.locator('.history').count()).toBe(0) // nobody ran anything
      await page.getByRole('button', { name: 'Its NFTs' }).click()
      await page.locator('.gallery', { hasText: 'BoredApeYachtClub' }).waitFor()
      expect(await page.locator('.gallery li').count()).toBe(3)
      await shoot(page, 'landing-light')
      await page.getByRole('link', { name: 'All inputs and code' }).click()
      await page.locator('.operation-id', { hasText: 'getWalletNFTs' }).waitFor()
      await page.locator('.gallery', { hasText: 'BoredApeYachtClub' }).waitFor()
    }))

  test('the choices stay whole below the top bar when one of them is answered', () =>
    visit(
      '',
      async (page) => {
        await page.locator('.holdings').waitFor()
        await page.getByRole('button', { name: 'Its NFTs' }).click()
        await page.locator('.gallery li').first().waitFor()
        await rest(page)
        const [bar, choices] = [
          await page.locator('.topbar').boundingBox(),
          await page.locator('.choices').boundingBox(),
        ]
        expect(choices?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      },
      { viewport: { width: 1280, height: 720 } },
    ))

  test.each([
    ['https://solscan.io/account/kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs', 'Solana address', /dogwifhat/],
    ['0x8b06a518546e991efa69e4ac5a1650c2461e8e36b690da794f1a4c8081d65aae', 'Transaction hash', /gasUsed/],
    ['vitalik.eth', 'ENS name of 0xd8', /USD Coin/],
  ])('%s is recognised and answered as it is typed', (text, kind, answer) =>
    visit('', async (page) => {
      await page.locator('.holdings').waitFor()
      await page.locator('#ask-text').fill(text)
      await page.locator('#ask-reading', { hasText: kind }).waitFor()
      await page.locator('.outcome :is(.record, .table, .holdings)', { hasText: answer }).first().waitFor()
    }),
  )

  test('64 hex digits may be an Aptos account too, and what is behind a name follows it', () =>
    visit('', async (page) => {
      const id = page.locator('.choice[aria-pressed=true] code')
      await page.locator('.chip', { hasText: 'Transaction' }).click()
      await page.getByLabel('Aptos address').check({ force: true })
      await expect.poll(() => id.textContent()).toBe('aptosNode.getAccountTransactions')
      await page.locator('.chip', { hasText: 'ENS name' }).click()
      await page.getByRole('button', { name: 'Its NFTs' }).click()
      await expect.poll(() => id.textContent()).toBe('evm.getWalletNFTs')
      await page.locator('.gallery', { hasText: 'BoredApeYachtClub' }).waitFor()
    }))

  test('a lookup has an address, which shows it again', () =>
    visit('', async (page, context) => {
      await page.locator('#ask-text').fill('0x1111111111111111111111111111111111111110')
      await page.getByRole('button', { name: 'Its history' }).click()
      await page.waitForFunction(() => /^#\/\?text=0x1{39}0&about=history$/.test(location.hash))
      const other = await context.newPage()
      await other.goto(page.url())
      await other.locator('.choice[aria-pressed=true]', { hasText: 'Its history' }).waitFor()
      expect(await other.locator('#ask-text').inputValue()).toMatch(/^0x1{39}0$/)
    }))

  test('something is painted before any script of the page runs', () =>
    visit('', async (page) => {
      await page.route('**/assets/*.js', () => undefined) // they never come
      await page.reload({ waitUntil: 'commit' })
      await page.locator('.topbar', { hasText: 'ledgerline' }).waitFor()
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    }))

  test('a live call is made when somebody asks for it, not while typing', () =>
    visit('', async (page) => {
      await page.locator('.holdings').waitFor()
      let sent = 0
      await page.route('https://**', (route) => {
        sent++
        return route.abort()
      })
      await page.getByLabel('Live').check({ force: true })
      await page.getByLabel('API key').fill('any')
      await page.keyboard.press('Escape')
      await page.locator('#ask-text').fill('0x1111111111111111111111111111111111111110')
      await page.locator('.unrun', { hasText: 'Press Look up' }).waitFor()
      await page.waitForTimeout(400)
      expect(sent).toBe(0)
    }))

  test('the webhook lab is in sight, above the operations', () =>
    visit(
      '',
      async (page) => {
        const box = await page.locator('.sidebar a', { hasText: 'Webhook lab' }).boundingBox()
        expect(box?.y).toBeLessThan(200)
      },
      { viewport: { width: 1280, height: 720 } },
    ))

  test('the first screen weighs at most 252 KB gzipped', () =>
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
      const files = readdirSync(join(folder, 'assets'))
      const sizes = loaded.map((path) => {
        const file = files.find((name) => path.endsWith(name)) ?? ''
        return gzipSync(readFileSync(join(folder, 'assets', file))).length
      })
      const total = sizes.reduce((sum, size) => sum + size, 0)
      console.log(`playground, first screen: ${(total / 1000).toFixed(1)} kB gzip in ${sizes.length} files`)
      expect(sizes.length).toBeGreaterThan(5)
      expect(total).toBeLessThanOrEqual(252_000)
    }))

  test('a mock server that takes its time is still the one that is asked', () =>
    visit(nfts, async (page) => {
      await page.route(/:\d+\/$/, async (route) => {
        if (route.request().resourceType() === 'fetch') await new Promise((done) => setTimeout(done, 3500))
        await route.continue()
      })
      await page.reload()
      await page.locator('.run').waitFor()
      await page.waitForTimeout(3200)
      expect(await page.locator('.notice').count()).toBe(0)
      expect(await page.getByLabel('Mock').isChecked()).toBe(true)
    }))

  test('a mock server that stops is missed at the next call; then the page answers, until it is back', () =>
    visit(
      '#/evm/getNativeBalance',
      async (page) => {
        const mock = await page.locator('.code-body').first().textContent()
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(mock ?? '')?.[0]
        const notice = page.locator('.notice', { hasText: 'can’t be reached, so this page plays the service itself' })
        await page.route(`${url}/**`, (route) => route.abort('connectionrefused'))
        await page.locator('.run').click()
        await notice.waitFor()
        await page.locator('.failure').waitFor()
        await page.locator('.run').click()
        await page.locator('.record').waitFor()
        expect(await notice.count()).toBe(1)
        await page.unroute(`${url}/**`)
        await page.locator('.run').click()
        await notice.waitFor({ state: 'detached' })
      },
      { mayComplain: /ERR_|Failed to load/ },
    ))

  test('whoever looks for the mock server again is told when that was, also where nothing has changed', () =>
    visit(
      nfts,
      async (page) => {
        await page.getByRole('button', { name: 'Connection settings' }).click()
        const state = page.locator('.mock-state [role=status]')
        const told = 'The server at http://127.0.0.1:9 isn’t running.'
        await state.filter({ hasText: told }).waitFor()
        await page.getByRole('button', { name: 'Check again' }).click()
        await state.filter({ hasText: /isn’t running\. Checked at \d\d:\d\d:\d\d\.$/ }).waitFor()
      },
      { search: '?mock=http://127.0.0.1:9', mayComplain: /ERR_|Failed to load/ },
    ))

  test('a mock server that is not there is no obstacle: the page says so and answers by itself', () =>
    visit(
      nfts,
      async (page) => {
        await page.locator('.notice', { hasText: 'The mock server at http://127.0.0.1:9 can’t be reached' }).waitFor()
        expect(await page.getByLabel('Mock').isChecked()).toBe(true)
        await run(page)
        expect(await page.locator('.gallery li').count()).toBe(3)
      },
      { search: '?mock=http://127.0.0.1:9', mayComplain: /ERR_|Failed to load/ },
    ))
})
