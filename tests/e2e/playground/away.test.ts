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
