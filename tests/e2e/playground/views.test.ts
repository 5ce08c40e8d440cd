import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings, ofColours } from './axe.js'
import { breakIt, open, run, shoot, show, startPlayground } from './harness.js'

const { visit } = startPlayground()

const chart = (page: Page) => show(page, 'Chart')

describe('a sheet', () => {
  test('begins with the decoded call, folds its bytes and ends with what is empty', () =>
    visit('#/evm/getTransactionVerbose', async (page) => {
      await run(page)
      expect(await page.locator('.record-sentence').textContent()).toMatch(
        /^Success: 0x28c6…1d60 called transfer of 0xa0b8…eb48/,
      )
      const first = page.locator('.record > :nth-child(2)')
      expect(await first.getAttribute('class')).toBe('decoded-call')
      expect(await first.locator('h3').textContent()).toBe('transfer')
      expect(await first.locator('dt').allTextContents()).toEqual(['to', 'value'])
      const data = page.locator('.sheet-line', { hasText: /^data/ })
      expect(await data.locator('.value').textContent()).toBe('0xa905…60c0 68 bytes')
      await data.getByRole('button', { name: 'Show all' }).click()
      expect(await data.locator('.value').textContent()).toMatch(/^0xa9059cbb[\da-f]{128}$/)
      expect(await page.locator('.record > :last-child').getAttribute('class')).toBe('empties')
      expect(await page.locator('.record > .sheet-lines [data-type=null]').count()).toBe(0)
    }))

  test('draws a list of its own: what a wallet is worth by chain, in dollars', () =>
    visit('#/evm/getWalletNetWorth', async (page) => {
      await run(page)
      await page.locator('.nested', { hasText: 'chains' }).first().locator('label', { hasText: 'Chart' }).click()
      await page.locator('.bars .bar-label', { hasText: 'Ethereum Mainnet' }).waitFor()
      expect(await page.locator('.bars .bar-value').first().textContent()).toMatch(/^\$[\d,]+\.\d\d$/)
      await shoot(page, 'net-worth')
    }))
})

describe('a chart', () => {
  test('of prices is candlesticks, read out by the arrow keys', () =>
    visit('#/evm/getPairCandlesticks', async (page) => {
      await run(page) // which shows them at first
      const plot = page.getByRole('slider', { name: /^Candlesticks from/ })
      await plot.locator('.candle').nth(2).waitFor()
      await plot.focus()
      await page.keyboard.press('ArrowRight')
      expect(await plot.getAttribute('aria-valuetext')).toMatch(/: open .*, high .*, low .*, close .*, volume /)
      await page.keyboard.press('End')
      expect(await plot.getAttribute('aria-valuenow')).toBe('2')
      const ticks = await page.locator('.plot svg > g > text').allTextContents()
      expect(new Set(ticks.map((text) => text.length)).size, ticks.join()).toBe(1)
      const lowest = await page.locator('.plot svg > g > line').first().boundingBox()
      const volumes = await page
        .locator('.traded')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
      expect(Math.min(...volumes)).toBeGreaterThan(lowest?.y ?? 0)
      await shoot(page, 'candles')
    }))

  test('is as wide as a phone, with all its figures', () =>
    visit(
      '#/evm/getPairCandlesticks',
      async (page) => {
        await run(page)
        await chart(page)
        await page.locator('.candle').first().waitFor()
        const right = await page
          .locator('.spans text')
          .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
        expect(right).toBeLessThanOrEqual(390)
      },
      { viewport: { width: 390, height: 844 } },
    ))
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing in gallery, charts, sheet, lab and a failure in the %s theme',
  (colorScheme) =>
    visit(
      '#/webhooks',
      async (page) => {
        const rules = colorScheme === 'dark' ? ofColours : undefined
        await page.getByRole('button', { name: 'Simulate' }).click()
        await page.locator('.run:enabled').click()
        await page.getByLabel('Body, exactly as received').press('Space')
        await page.locator('.run').click()
        await page.locator('.verdict-line[data-bad]').waitFor()
        expect(await axeFindings(page, rules), 'lab').toEqual([])
        await shoot(page, `lab-${colorScheme}`)
        for (const [hash, tab] of [
          ['#/evm/getWalletNFTs', 'Gallery'],
          ['#/evm/getPairCandlesticks', 'Chart'],
          ['#/evm/getNFTHistoricalFloorPriceByContract', 'Chart'],
          ['#/evm/getTransactionVerbose', 'Record'],
        ] as const) {
          await open(page, hash)
          await run(page)
          await show(page, tab)
          await page.locator('.gallery, .spans svg, .decoded-call').first().waitFor()
          expect(await axeFindings(page, rules), hash).toEqual([])
          await shoot(page, `${hash.split('/').at(-1)}-${colorScheme}`)
        }
        await open(page, '#/evm/getNativeBalance')
        await breakIt(page, '401')
        await page.locator('.run').click()
        await page.locator('.failure').waitFor()
        expect(await axeFindings(page, rules), 'failure').toEqual([])
      },
      { colorScheme, fresh: true, mayComplain: /status of 401/ },
    ),
)
