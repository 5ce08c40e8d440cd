import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { breakIt, nfts, nftTable, openMenu, rest, run, show, startPlayground } from './harness.js'

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
          openMenu(page).then(() => page.getByRole('button', { name: kind, exact: true }).click()),
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

  test('keeps an address whole while its tools show', () =>
    visit('#/evm/getWalletTokenTransfers', async (page) => {
      await run(page)
      const cell = page.locator('.table-body [role=gridcell][data-type=address]').first()
      await cell.hover()
      const [text, tools] = await Promise.all(['.value', '.cell-tools'].map((part) => cell.locator(part).boundingBox()))
      expect(text && text.x + text.width).toBeLessThanOrEqual(tools?.x ?? 0)
    }))

  test('shows the rows that have a word in them, and the columns that are chosen', () =>
    visit('#/evm/getWalletTokenBalancesPrice', async (page) => {
      await run(page)
      await page.getByLabel('Filter rows').fill('usd coin')
      await expect.poll(() => symbols(page)).toEqual(['USDC'])
      await page.getByLabel('Filter rows').fill('nothing has this')
      await page.getByText('No row contains that.').waitFor()
      await page.getByLabel('Filter rows').fill('')
      await openMenu(page)
      await page.locator('.column-menu summary').click()
      await page.getByLabel('usdPrice', { exact: true }).uncheck()
      await page.getByRole('columnheader', { name: /^usdPrice\b/ }).waitFor({ state: 'detached' })
      await page.locator('.column-menu').getByRole('button', { name: 'Show all' }).click()
      await page.getByRole('columnheader', { name: /^usdPrice\b/ }).waitFor()
    }))

  test('keeps what names a row in sight beside the last column, and marks spam', () =>
    visit('#/evm/getWalletTokenBalancesPrice', async (page) => {
      await page.route('**/evm/**', async (route) => {
        const response = await route.fetch()
        if (route.request().method() === 'OPTIONS') return route.fulfill({ response })
        const body = await response.json()
        Object.assign(body.result[1], { possible_spam: true })
        await route.fulfill({ response, json: body })
      })
      await run(page)
      const table = page.locator('.table')
      await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
      const [left, name] = [
        (await table.boundingBox())?.x ?? 0,
        await page.locator('[role=gridcell][data-pinned]').first().boundingBox(),
      ]
      expect(name?.x).toBeCloseTo(left + 52, 0)
      expect(await page.locator('[data-pinned] .badge').allTextContents()).toEqual(['spam'])
    }))

  test('of many columns, keeps those in sight in the page, and the one that names the rows; the keyboard reaches all', () =>
    visit('#/evm/getWalletTokenBalancesPrice', async (page) => {
      await page.route('**/evm/**', async (route) => {
        const response = await route.fetch()
        if (route.request().method() === 'OPTIONS') return route.fulfill({ response })
        const body = await response.json()
        await route.fulfill({ response, json: { ...body, result: Array(500).fill(body.result[0]) } })
      })
      await run(page)
      const headers = page.getByRole('columnheader')
      const all = Number(await page.locator('.table').getAttribute('aria-colcount'))
      expect(all).toBeGreaterThan(20)
      expect(await headers.count()).toBeLessThan(15)
      expect(await page.locator('[role=gridcell]').count()).toBeLessThan(500)
      await page.locator('[role=grid]').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('End')
      const last = page.locator(`[role=columnheader][aria-colindex="${all}"]`)
      expect(await last.locator('button').evaluate((button) => button === document.activeElement)).toBe(true)
      await expect.poll(() => page.locator(`[role=gridcell][aria-colindex="${all}"]`).count()).toBeGreaterThan(5)
      await page.locator('[role=gridcell][data-pinned]').first().waitFor()
      expect(await headers.count()).toBeLessThan(15)
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

describe('text that is marked with the mouse', () => {
  /** Draws the mouse over the first characters of a text, and says what is marked. */
  const mark = async (page: Page, text: Locator): Promise<string> => {
    await text.scrollIntoViewIfNeeded()
    await rest(page)
    const { x = 0, y = 0, height = 0 } = (await text.boundingBox()) ?? {}
    await page.mouse.move(x + 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + 40, y + height / 2, { steps: 4 })
    await page.mouse.up()
    return page.evaluate(() => String(getSelection()))
  }

  test('in a table opens no row; the next click does', () =>
    visit(nftTable, async (page) => {
      await run(page)
      const value = page.locator('.table-body [role=gridcell]:nth-child(2) .value').first()
      const marked = await mark(page, value)
      expect(marked).not.toBe('')
      expect(await value.textContent()).toContain(marked)
      expect(await page.locator('dialog.row-detail').count()).toBe(0)
      await page.locator('.table-body [role=gridcell]:nth-child(3) .value').first().click()
      await page.locator('dialog.row-detail').waitFor()
    }))

  test('in a tree folds no line; the next click does', () =>
    visit('#/evm/getBlock', async (page) => {
      await run(page)
      await show(page, 'Wire')
      const lines = page.locator('.tree-line[aria-expanded=true]')
      await lines.first().waitFor()
      const open = await lines.count()
      expect(await mark(page, lines.last().locator('.key'))).not.toBe('')
      expect(await lines.count()).toBe(open)
      await lines.last().locator('.twig').click()
      await expect.poll(() => lines.count()).toBeLessThan(open)
    }))
})

describe('the sheet of a row', () => {
  test('is closed by a click beside it, not by one in it, and the page behind it stays', () =>
    visit(nftTable, async (page) => {
      await page.setViewportSize({ width: 1200, height: 700 })
      await run(page)
      await page.locator('.table-body [role=row]').first().click()
      const sheet = page.locator('dialog.row-detail')
      await sheet.locator('header').click({ position: { x: 5, y: 5 } })
      await rest(page)
      const { x = 0, y = 0 } = (await sheet.boundingBox()) ?? {}
      const scrolled = await page.evaluate(() => scrollY)
      await page.mouse.move(x - 20, y + 20)
      await page.mouse.wheel(0, -200)
      await sheet.getByRole('button', { name: 'Next', exact: true }).press('Enter')
      await sheet.filter({ hasText: 'Row 2' }).waitFor()
      await rest(page)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      await page.mouse.click(x - 20, y + 20)
      await sheet.waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid')
      await page.mouse.move(900, 150)
      await page.mouse.wheel(0, -200)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled)
    }))
})

describe('a sheet', () => {
  test('stays open for who drags out of it or into it, and for a click on its edge', () =>
    visit(nftTable, async (page) => {
      await run(page)
      await page.locator('.table-body [role=row]').first().click()
      const sheet = page.locator('dialog.row-detail')
      const { x = 0, y = 0, height = 0 } = (await sheet.boundingBox()) ?? {}
      const beside = [x - 20, y + 20] as const
      const within = [x + 3, y + height - 3] as const // its padding: the dialog itself is hit
      for (const [from, to] of [
        [within, beside],
        [beside, within],
        [within, within],
      ] as const) {
        await page.mouse.move(...from)
        await page.mouse.down()
        await page.mouse.move(...to)
        await page.mouse.up()
        expect(await sheet.count(), `${from} to ${to}`).toBe(1)
      }
      await page.mouse.click(...beside)
      await sheet.waitFor({ state: 'detached' })
    }))

  test('closes beside text that is marked on the page', () =>
    visit(nftTable, async (page) => {
      await run(page)
      await page.locator('.table-body [role=row]').first().focus()
      await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body))
      await page.locator('.table').press('Enter')
      const sheet = page.locator('dialog.row-detail')
      const { x = 0, y = 0 } = (await sheet.boundingBox()) ?? {}
      await page.mouse.click(x - 20, y + 20)
      await sheet.waitFor({ state: 'detached' })
    }))
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
    visit(nfts, async (page) => {
      await breakIt(page, 'Broken row')
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
