import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { evmScenarios } from '../../../src/webhooks/simulate/evmScenarios.js'
import { shoot, startPlayground } from './harness.js'

const { visit } = startPlayground()

/** Simulates a scenario; gives the line of what the worker gets. */
async function simulate(page: Page, scenario: string): Promise<readonly string[]> {
  await page.getByLabel('Scenario').selectOption(scenario)
  await page.getByRole('button', { name: 'Simulate' }).click()
  await page.locator('.inbox-picture').waitFor()
  return line(page, /^Your worker gets/)
}

/** The cells of the first row that has such a name. */
const line = (page: Page, name: RegExp): Promise<readonly string[]> =>
  page
    .locator('.inbox-picture tr')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .first()
    .locator('td')
    .allInnerTexts()

describe('what an inbox makes of simulated deliveries', () => {
  test('every scenario of the simulator can be chosen', () =>
    visit('#/webhooks', async (page) => {
      const options = page.getByLabel('Scenario').locator('option')
      const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))
      expect(values).toEqual(Object.keys(evmScenarios))
    }))

  test('a copy gives the worker nothing, and transactions that moved orphan what they left', () =>
    visit('#/webhooks', async (page) => {
      expect(await simulate(page, 'duplicates')).toEqual(['4 final', ...Array(2).fill('Nothing: already known')])
      await page.getByRole('button', { name: /^3\. A retry/ }).click()
      await page.getByText('your worker gets nothing: already known.').waitFor()
      const cells = (await simulate(page, 'moved')).map((text) => text.split('\n'))
      expect(cells).toEqual([['4 provisional'], ['4 orphaned', '4 provisional'], ['4 final']])
      const stages = await line(page, /^erc20Transfer/)
      expect(stages).toEqual(['provisional\n, to your worker', 'orphaned\n, to your worker', 'orphaned'])
      await shoot(page, 'inbox-picture')
    }))

  test('what is shown is what is chosen: another scenario or network is simulated at once, an own body stays', () =>
    visit('#/webhooks', async (page) => {
      await simulate(page, 'moved')
      const body = page.getByLabel('Body, exactly as received')
      const chips = page.locator('fieldset[aria-label="Simulated deliveries"] .chip')
      const gets = () => line(page, /^Your worker gets/)
      await page.getByLabel('Scenario').selectOption('duplicates')
      await expect.poll(gets).toEqual(['4 final', ...Array(2).fill('Nothing: already known')])
      expect(await chips.last().textContent()).toMatch(/^3\. A retry/)
      expect(await body.inputValue()).toContain('"erc20Transfers"')
      await body.fill('{"mine":1}')
      await page.getByLabel('Scenario').selectOption('moved')
      await expect.poll(gets).toContain('4 orphaned\n4 provisional')
      expect(await body.inputValue()).toBe('{"mine":1}')
      await chips.first().click()
      await page.getByLabel('Network of the simulated').selectOption('aptos')
      await expect.poll(() => body.inputValue()).not.toContain('"erc20Transfers"')
    }))

  test('a block that vanished stays provisional until a sweep, which comes into sight on a phone too', () =>
    visit(
      '#/webhooks',
      async (page) => {
        await simulate(page, 'reorg')
        await page.getByRole('button', { name: 'Show every step' }).click()
        const sweep = page.getByRole('button', { name: 'Sweep', exact: true })
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('stage-scroll')
        expect((await line(page, /^erc20Transfer/)).at(-1)).toBe('provisional')
        await sweep.click()
        expect((await line(page, /^Your worker gets/)).at(-1)).toBe('4 orphaned')
        const box = await page.getByRole('columnheader', { name: 'Sweep' }).boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
        await page
          .locator('[data-testid=announcer]', { hasText: 'gets 4 orphaned events' })
          .waitFor({ state: 'attached' })
        await sweep.click()
        expect(await line(page, /^Your worker gets/)).toHaveLength(3)
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true },
    ))
})
