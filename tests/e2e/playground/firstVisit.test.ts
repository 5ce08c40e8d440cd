import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { run, shoot, startPlayground } from './harness.js'

const { visit, folder } = startPlayground()

describe('the first visit', () => {
  test('decoded NFTs of a busy wallet are one click away', () =>
    visit('', async (page) => {
      await run(page)
      expect(await page.locator('.table-body [role=row]').count()).toBe(3)
      expect(await page.locator('.table').textContent()).toContain('BoredApeYachtClub')
      expect(await page.locator('.inspector').textContent()).toContain('50 CU')
      await shoot(page, 'nfts-light')
    }))

  test('who comes to no operation in particular is told what this is', () =>
    visit('', async (page) => {
      const welcome = page.locator('.welcome', { hasText: 'a typed client for on-chain data' })
      expect(await welcome.isVisible()).toBe(true)
      await page.locator('.sidebar a', { hasText: /^getBlock$/ }).click()
      await page.locator('.operation-id', { hasText: /^getBlock$/ }).waitFor()
      expect(await welcome.count()).toBe(0)
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

  test('the first screen weighs at most 250 KB gzipped', () =>
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
      expect(total).toBeLessThanOrEqual(250_000)
    }))

  test('a mock server that takes its time is still the one that is asked', () =>
    visit('', async (page) => {
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
        const notice = page.locator('.notice', { hasText: 'can’t be reached, so this page answers by itself' })
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
      '',
      async (page) => {
        await page.getByRole('button', { name: 'Connection settings' }).click()
        const state = page.locator('.mock-state [role=status]')
        const told = 'The server at http://127.0.0.1:9 is not running.'
        await state.filter({ hasText: told }).waitFor()
        await page.getByRole('button', { name: 'Check again' }).click()
        await state.filter({ hasText: /is not running\. Checked at \d\d:\d\d:\d\d\.$/ }).waitFor()
      },
      { search: '?mock=http://127.0.0.1:9', mayComplain: /ERR_|Failed to load/ },
    ))

  test('a mock server that is not there is no obstacle: the page says so and answers by itself', () =>
    visit(
      '',
      async (page) => {
        await page.locator('.notice', { hasText: 'The mock server at http://127.0.0.1:9 can’t be reached' }).waitFor()
        expect(await page.getByLabel('Mock').isChecked()).toBe(true)
        await run(page)
        expect(await page.locator('.table-body [role=row]').count()).toBe(3)
      },
      { search: '?mock=http://127.0.0.1:9', mayComplain: /ERR_|Failed to load/ },
    ))
})
