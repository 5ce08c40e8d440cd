import { expect, test } from 'vitest'
import { nfts, run, startPlayground } from './harness.js'

const { visit } = startPlayground()

test('the runs and the connection of a tab are its own', () =>
  visit(nfts, async (page, context) => {
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('.run').waitFor()
    await run(page)
    await page.getByLabel('Live').check({ force: true })
    expect(await other.locator('.history-entry').count()).toBe(0)
    expect(await other.getByLabel('Mock').isChecked()).toBe(true)
  }))
