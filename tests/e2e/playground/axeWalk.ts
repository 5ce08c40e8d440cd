import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFindings, ofColours } from './axe.js'
import { open, run, shoot, show, showBeside } from './harness.js'

/** Goes from the form of a paged list to all that there is to see, and asks axe at every stop. */
export async function walkWithAxe(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const rules = colorScheme === 'dark' ? ofColours : undefined
  const check = async (state: string): Promise<void> => expect(await axeFindings(page, rules), state).toEqual([])
  await check('form')
  await run(page)
  await check('table')
  await shoot(page, `table-${colorScheme}`)
  for (const view of ['Wire', 'Inspector', 'Code', 'Chart']) {
    await show(page, view)
    await check(view)
  }
  await showBeside(page)
  await page.locator('.diff table').waitFor()
  await check('beside')
  await show(page, 'Gallery')
  await page.keyboard.press('Control+k')
  await page.locator('[cmdk-item]').first().waitFor()
  await check('palette')
  await page.keyboard.press('Escape')
  await open(page, '#/streams/createEvmStream')
  await check('long form')
  await page.evaluate(() => {
    location.hash = '#/webhooks'
  })
  await page.locator('.lab').waitFor()
  await check('webhook lab')
  await page.locator('.brand').click()
  await page.locator('.landing .result-head').waitFor()
  await check('landing')
  await shoot(page, `landing-${colorScheme}`)
}
