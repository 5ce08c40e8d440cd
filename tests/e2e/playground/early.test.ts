import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { nfts, startPlayground } from './harness.js'

const { visit } = startPlayground({ fresh: true })

/** Lets the search arrive half a second late. */
const slowly = (page: Page): Promise<unknown> =>
  page.route('**/Palette*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })

describe('keys that are pressed while the search is on its way', () => {
  test('are what it searches for, and go nowhere else', () =>
    visit(nfts, async (page) => {
      await slowly(page)
      const address = page.locator('#input-address')
      await address.focus()
      const before = await address.inputValue()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('getBlokc')
      await page.keyboard.press('Backspace')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('ck')
      await page.locator('.palette[open]').waitFor()
      await page.keyboard.type('Stats')
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'getBlockStats' }).waitFor()
      expect(await page.locator('[cmdk-input]').inputValue()).toBe('getBlockStats')
      expect(await address.inputValue()).toBe(before)
    }))

  test('give it up, if one is Escape', () =>
    visit(nfts, async (page) => {
      await slowly(page)
      const arrived = page.waitForResponse('**/Palette*.js')
      await page.keyboard.press('Control+k')
      await page.keyboard.press('Escape')
      await arrived
      await page.locator('#input-address').fill('0x12')
      expect(await page.locator('#input-address').inputValue()).toBe('0x12')
      expect(await page.locator('.palette').count()).toBe(0)
      await page.keyboard.press('Control+k')
      await page.locator('.palette[open]').waitFor()
    }))
})
