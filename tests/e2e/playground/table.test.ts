import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { run, startPlayground } from './harness.js'

const { visit } = startPlayground()

const numbers = (page: Page): Promise<readonly string[]> => page.locator('.table-body .ordinal').allTextContents()

const symbols = (page: Page): Promise<readonly string[]> =>
  page.locator('.table-body [role=row] [role=gridcell]:nth-child(3)').allTextContents()

describe('the table', () => {
  test('the most valuable tokens come first by one click, stay so in the row’s sheet, and leave so', () =>
    visit('#/evm/getWalletTokenBalancesPrice', async (page) => {
      await run(page)
      expect(await symbols(page)).toEqual(['ETH', 'USDC', 'WETH'])
      await page.getByRole('columnheader', { name: /^usdValue\b/ }).click()
      expect(await symbols(page)).toEqual(['USDC', 'ETH', 'WETH'])
      expect(await numbers(page)).toEqual(['2', '1', '3'])
      await page.locator('.table-body [role=row]').first().click()
      await page.locator('dialog h2', { hasText: 'Row 2' }).waitFor()
      await page.locator('dialog').getByRole('button', { name: 'Next' }).click()
      await page.locator('dialog h2', { hasText: 'Row 1' }).waitFor()
      await page.keyboard.press('Escape')
      for (const kind of ['CSV', 'JSON', 'NDJSON']) {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: kind, exact: true }).click(),
        ])
        expect(readFileSync(await file.path(), 'utf8').match(/\b(?:ETH|USDC|WETH)\b/g), kind).toEqual([
          'USDC',
          'ETH',
          'WETH',
        ])
      }
    }))

  test('keeps a number whole while its way to an explorer shows', () =>
    visit('#/aptos/getCoinTransfersByBlockHeights', async (page) => {
      await run(page)
      const cell = page.locator('.table-body [role=gridcell]:has(a)[data-numeric]').first()
      await cell.hover()
      const [text, tools] = await Promise.all(['.value', '.cell-tools'].map((part) => cell.locator(part).boundingBox()))
      expect(tools && tools.x + tools.width).toBeLessThanOrEqual(text?.x ?? 0)
    }))

  test('is sorted by keyboard, either way, and then stands as the answer has it', () =>
    visit('#/evm/getWalletTokenBalancesPrice', async (page) => {
      await run(page)
      await page.locator('[role=grid]').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowRight')
      const header = page.getByRole('columnheader', { name: /^symbol/ })
      expect(await header.locator('button').evaluate((button) => button === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      expect([await header.getAttribute('aria-sort'), await symbols(page)]).toEqual([
        'ascending',
        ['ETH', 'USDC', 'WETH'],
      ])
      await page.keyboard.press('Enter')
      expect([await header.getAttribute('aria-sort'), await symbols(page)]).toEqual([
        'descending',
        ['WETH', 'USDC', 'ETH'],
      ])
      await page.keyboard.press('Enter')
      expect([await header.getAttribute('aria-sort'), await numbers(page)]).toEqual([null, ['1', '2', '3']])
      expect(await page.locator('dialog').count()).toBe(0)
    }))

  test('what a token is worth is in sight without scrolling sideways', () =>
    visit(
      '#/evm/getWalletTokenBalancesPrice',
      async (page) => {
        await run(page)
        const [table, column] = [
          await page.locator('.table').boundingBox(),
          await page.getByRole('columnheader', { name: /^usdValue\b/ }).boundingBox(),
        ]
        expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThan((table?.x ?? 0) + (table?.width ?? 0))
      },
      { viewport: { width: 1280, height: 720 } },
    ))
})

describe('the edge of the table', () => {
  test('is shaded while columns go on behind it, and no longer at the last one', () =>
    visit('#/evm/getWalletTokenBalancesPrice', async (page) => {
      await run(page)
      await page.locator('.table[data-more]').waitFor()
      await page.locator('.table').evaluate((table) => table.scrollTo({ left: table.scrollWidth }))
      await page.locator('.table:not([data-more])').waitFor()
    }))
})

describe('an issue', () => {
  test('leads to its row, also where several pages have one at the same path', () =>
    visit('', async (page) => {
      await page.locator('.fault', { hasText: 'row' }).click()
      await run(page)
      await page.getByRole('button', { name: 'Next page' }).click()
      await page.locator('.tally', { hasText: '2 pages' }).waitFor()
      await page.locator('.issues').getByRole('button', { name: 'Show all' }).click()
      expect(await page.locator('.issues code', { hasText: /^\/result\/1\/token_address$/ }).count()).toBe(2)
      await page.locator('.issues').getByRole('button', { name: 'Show row 5' }).click()
      await page.locator('dialog', { hasText: 'Row 5' }).getByText('/result/1/token_address').waitFor()
      expect(await page.locator('dialog').textContent()).toContain('left this row out')
    }))
})
