import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inspect, loadPages, nfts, open, passTime, run, startPlayground } from './harness.js'

const { visit } = startPlayground()

/** Calls of an API whose answers wait. */
interface Held {
  /** How many calls with a method came. */
  sent(method: string): number
  /** Lets their answers come, and those of all later ones. */
  letGo(): void
}

/** Holds every answer of an API back. */
async function hold(page: Page, api: string): Promise<Held> {
  const methods: string[] = []
  let letGo = (): void => {}
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/${api}/**`, async (route) => {
    methods.push(route.request().method())
    await isOver
    await route.continue().catch(() => undefined) // a call that was aborted has nobody to answer
  })
  return { sent: (method) => methods.filter((each) => each === method).length, letGo }
}

/** Answers every call with a 429 that asks for so many seconds. */
async function refuseAll(page: Page, seconds: number): Promise<void> {
  const headers = {
    'retry-after': String(seconds),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': '*',
  }
  await page.route('**/evm/**', (route) =>
    route.fulfill({ status: 429, headers, json: { message: 'Too many requests' } }),
  )
}

describe('while one looks at another operation', () => {
  test('a run goes on, and what it creates is created once', () =>
    visit('#/streams/createEvmStream', async (page) => {
      const { sent, letGo } = await hold(page, 'streams')
      await page.locator('.run').click()
      await expect.poll(() => sent('PUT')).toBe(1)
      await open(page, '#/evm/getBlock')
      await page.goBack()
      letGo()
      await page.locator('.outcome .record').waitFor()
      expect(sent('PUT')).toBe(1)
      await inspect(page)
      expect(await page.locator('.figures div').first().textContent()).toBe('Attempts1')
    }))

  test('what was run is sent at once, also where its result is never opened', () =>
    visit('#/streams/createEvmStream', async (page) => {
      const { sent, letGo } = await hold(page, 'streams')
      letGo()
      let bringView = (): void => undefined
      const view = new Promise<void>((done) => {
        bringView = done
      })
      await page.route('**/assets/Outcome-*.js', async (route) => {
        await view
        await route.continue()
      })
      await page.reload()
      await page.locator('.run').click()
      await open(page, '#/evm/getBlock')
      await expect.poll(() => sent('PUT')).toBe(1)
      bringView()
      await page.locator('.history-entry').click()
      await page.locator('.outcome .record').waitFor()
      expect(sent('PUT')).toBe(1)
    }))

  test('nobody reads on: all pages end with the one under way', () =>
    visit(nfts, async (page) => {
      await run(page)
      const { sent, letGo } = await hold(page, 'evm')
      await loadPages(page)
      await expect.poll(() => sent('GET')).toBe(1)
      await open(page, '#/streams/getStats')
      letGo()
      await page.waitForTimeout(300)
      await page.goBack()
      await page.locator('.tally', { hasText: '6 rows · 2 pages' }).waitFor()
      expect(sent('GET')).toBe(1)
    }))

  test('a wait goes on, and what failed long ago can be retried at once', () =>
    visit(
      nfts,
      async (page) => {
        await run(page)
        await page.clock.install()
        await refuseAll(page, 1)
        await page.getByRole('button', { name: 'Next page' }).click()
        const wait = page.locator('.failure .countdown')
        await passTime(page, wait.filter({ hasText: 'You can retry now.' }))
        await open(page, '#/evm/getBlock')
        await page.goBack()
        expect(await wait.textContent()).toBe('You can retry now.')
      },
      { fresh: true, mayComplain: /429/ },
    ))

  test('its run is still cancelled when one is back', () =>
    visit('#/evm/getBlock', async (page) => {
      await hold(page, 'evm')
      await page.locator('.run').click()
      await page.locator('.waiting', { hasText: 'Waiting' }).waitFor()
      await open(page, '#/streams/getStats')
      await page.goBack()
      await page.locator('.cancel').click()
      await page.locator('.waiting', { hasText: 'Cancelled' }).waitFor()
    }))
})

describe('while pages are read', () => {
  test('Cancel ends it with the page under way', () =>
    visit(nfts, async (page) => {
      await run(page)
      const { sent, letGo } = await hold(page, 'evm')
      await loadPages(page)
      await expect.poll(() => sent('GET')).toBe(1)
      await page.locator('.cancel').click()
      letGo()
      await page.waitForTimeout(300)
      expect(sent('GET')).toBe(1)
      expect(await page.locator('.tally').textContent()).toContain('3 rows · 1 page')
    }))

  test('each that is refused has a countdown of its own', () =>
    visit(
      nfts,
      async (page) => {
        await run(page)
        await page.clock.install()
        await refuseAll(page, 1)
        const wait = page.locator('.failure .countdown')
        await page.getByRole('button', { name: 'Next page' }).click()
        await passTime(page, wait.filter({ hasText: 'You can retry now.' }))
        await refuseAll(page, 60) // longer than the client waits for
        await page.getByRole('button', { name: 'Next page' }).click()
        await passTime(page, wait.filter({ hasText: 'You can retry in' }))
        await inspect(page)
        expect(await page.locator('.figures div').first().textContent()).toBe('Attempts5')
      },
      { fresh: true, mayComplain: /429/ },
    ))
})
