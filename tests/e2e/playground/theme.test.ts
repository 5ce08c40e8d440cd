import { expect, test } from 'vitest'
import { nfts, startPlayground } from './harness.js'

const { visit } = startPlayground({ fresh: true })

test('the theme that is chosen in one tab is that of the others, and opening a tab chooses none', () =>
  visit(nfts, async (page, context) => {
    const themeOf = (tab: typeof page): Promise<string | undefined> =>
      tab.evaluate(() => document.documentElement.dataset.theme)
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('.run').waitFor()
    expect(await other.evaluate(() => localStorage.length)).toBe(0)
    await page.locator('.topbar .icon-button').click()
    await expect.poll(() => themeOf(other)).toBe('light')
    await other.locator('.topbar .icon-button').click()
    await expect.poll(() => themeOf(page)).toBe('dark')
    await other.evaluate(() => localStorage.clear())
    await expect.poll(() => themeOf(page)).toBeUndefined()
  }))

test('the theme that was chosen is there before anything is painted', () =>
  visit(nfts, async (page) => {
    await page.locator('.topbar .icon-button').click()
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.topbar')) return
        observer.disconnect()
        Reflect.set(window, 'began', document.documentElement.dataset.theme ?? 'system')
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    const began = await page.waitForFunction(() => Reflect.get(window, 'began'))
    expect(await began.jsonValue()).toBe('light')
  }))
