import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, run, startPlayground } from './harness.js'

const { visit } = startPlayground()

/** Holds every answer of an API back, and tells how many calls with a method came. */
async function slowly(page: Page, api: string, delay: number): Promise<(method: string) => number> {
  const methods: string[] = []
  await page.route(`**/${api}/**`, async (route) => {
    methods.push(route.request().method())
    await new Promise((done) => setTimeout(done, delay))
    await route.continue().catch(() => undefined) // a call that was aborted has nobody to answer
  })
  return (method) => methods.filter((each) => each === method).length
}

/** Answers every call with a 429 that asks for a second. */
async function refuseAll(page: Page): Promise<void> {
  const headers = { 'retry-after': '1', 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }
  await page.route('**/evm/**', (route) =>
    route.fulfill({ status: 429, headers, json: { message: 'Too many requests' } }),
  )
}

describe('while one looks at another operation', () => {
  test('a run goes on, and what it creates is created once', () =>
    visit('#/streams/createEvmStream', async (page) => {
      const sent = await slowly(page, 'streams', 1200)
      await page.locator('.run').click()
      await expect.poll(() => sent('PUT')).toBe(1)
      await open(page, '#/evm/getBlock')
      await page.goBack()
      await page.locator('.outcome .record').waitFor()
      expect(sent('PUT')).toBe(1)
      expect(await page.locator('.figures div').first().textContent()).toBe('Attempts1')
    }))

  test('nobody reads on: all pages end with the one under way', () =>
    visit('', async (page) => {
      await run(page)
      const sent = await slowly(page, 'evm', 600)
      await page.getByRole('button', { name: /^Load up to/ }).click()
      await expect.poll(() => sent('GET')).toBe(1)
      await open(page, '#/streams/getStats')
      await page.waitForTimeout(1800)
      await page.goBack()
      await page.locator('.tally', { hasText: '6 rows · 2 pages' }).waitFor()
      expect(sent('GET')).toBe(1)
    }))

  test('a wait goes on, and what failed long ago can be retried at once', () =>
    visit(
      '',
      async (page) => {
        await run(page)
        await refuseAll(page)
        await page.getByRole('button', { name: 'Next page' }).click()
        const wait = page.locator('.failure .countdown')
        await wait.filter({ hasText: 'You can retry now.' }).waitFor()
        await open(page, '#/evm/getBlock')
        await page.goBack()
        expect(await wait.textContent()).toBe('You can retry now.')
      },
      { mayComplain: /429/ },
    ))

  test('its run is still cancelled when one is back', () =>
    visit('#/evm/getBlock', async (page) => {
      await slowly(page, 'evm', 4000)
      await page.locator('.run').click()
      await page.locator('.inspector', { hasText: 'attempt 1' }).waitFor()
      await open(page, '#/streams/getStats')
      await page.goBack()
      await page.locator('.cancel').click()
      await page.locator('.waiting', { hasText: 'Cancelled' }).waitFor()
    }))
})

describe('while pages are read', () => {
  test('Cancel ends it with the page under way', () =>
    visit('', async (page) => {
      await run(page)
      const sent = await slowly(page, 'evm', 600)
      await page.getByRole('button', { name: /^Load up to/ }).click()
      await expect.poll(() => sent('GET')).toBe(1)
      await page.locator('.cancel').click()
      await page.waitForTimeout(1500)
      expect(sent('GET')).toBe(1)
      expect(await page.locator('.tally').textContent()).toContain('3 rows · 1 page')
    }))

  test('each that is refused has a countdown of its own', () =>
    visit(
      '',
      async (page) => {
        await run(page)
        await refuseAll(page)
        const wait = page.locator('.failure .countdown')
        await page.getByRole('button', { name: 'Next page' }).click()
        await wait.filter({ hasText: 'You can retry now.' }).waitFor()
        await page.getByRole('button', { name: 'Next page' }).click()
        await wait.filter({ hasText: 'You can retry in' }).waitFor()
        expect(await page.locator('.figures div').first().textContent()).toBe('Attempts7')
      },
      { mayComplain: /429/ },
    ))
})
