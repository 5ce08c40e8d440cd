import { expect, test } from 'vitest'
import { run, startPlayground } from './harness.js'

const { visit } = startPlayground()

test('the theme that is chosen in one tab is that of the others, and opening a tab chooses none', () =>
  visit('', async (page, context) => {
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

test('the runs and the connection of a tab are its own', () =>
  visit('', async (page, context) => {
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('.run').waitFor()
    await run(page)
    await page.getByLabel('Live').check({ force: true })
    expect(await other.locator('.history-entry').count()).toBe(0)
    expect(await other.getByLabel('Mock').isChecked()).toBe(true)
  }))
