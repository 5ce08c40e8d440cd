import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { nfts, run, shoot, show, startPlayground } from '../../e2e/playground/harness.js'

const { visit } = startPlayground()
const forced = { forcedColors: 'active' } as const

const backgroundOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

describe('where the system gives the colours', () => {
  test('what is chosen is told from the rest, and the bars of a chart are seen', () =>
    visit(
      '#/evm/getWalletTokenBalancesPrice',
      async (page) => {
        const differs = async (chosen: string, other: string): Promise<void> =>
          expect(await backgroundOf(page, chosen), chosen).not.toBe(await backgroundOf(page, other))
        await run(page)
        await differs('.outcome .tab[data-state=active]', '.outcome .tab[data-state=inactive]')
        await differs('.connection input:checked + span', '.connection input:not(:checked) + span')
        await differs('.side-section a[aria-current]', '.side-section a:not([aria-current])')
        await show(page, 'Wire')
        await differs('.outcome .segments input:checked + span', '.outcome .segments input:not(:checked) + span')
        await show(page, 'Chart')
        await page.locator('.bar').first().waitFor()
        await differs('.bar', '.outcome')
        await shoot(page, 'forced-colours')
      },
      forced,
    ))

  test('the hit that Enter opens is told from the others', () =>
    visit(
      nfts,
      async (page) => {
        await page.keyboard.press('Control+k')
        const hit = '.palette [cmdk-item][data-selected=true]'
        await page.locator(hit).waitFor()
        const other = await backgroundOf(page, '.palette [cmdk-item][data-selected=false]')
        expect(await backgroundOf(page, hit)).not.toBe(other)
      },
      forced,
    ))
})
