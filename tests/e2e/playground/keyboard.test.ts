import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { nfts, open, run, startPlayground } from './harness.js'

const { visit } = startPlayground()

/** Walks with Tab through all of the page, and tells of each stop that shows no focus, has no name or cannot be seen. */
async function walk(page: Page): Promise<{ readonly stops: number; readonly bad: readonly string[] }> {
  const bad = new Set<string>()
  await page.locator('.skip').focus() // the first of all
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body || at.matches('.skip')) return undefined
      const ringed = [at, at.nextElementSibling, at.parentElement].some(
        (box) => box && getComputedStyle(box).outlineStyle !== 'none' && getComputedStyle(box).outlineWidth !== '0px',
      )
      const { top, bottom, left, right, width } = at.getBoundingClientRect()
      const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0
      const problem = ringed ? (inSight ? '' : 'out of sight') : 'no ring'
      return { problem, what: `${at.tagName} ${at.className} ${at.id} ${at.textContent?.slice(0, 30)}` }
    })
    if (!seen) return { stops, bad: [...bad] }
    if (seen.problem) bad.add(`${seen.problem}: ${seen.what}`)
  }
  return { stops: 400, bad: [...bad, 'there is no end'] }
}

/** What can be pressed or typed into but has no name, as a screen reader has it. */
async function nameless(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const roles = [
    'button',
    'link',
    'textbox',
    'combobox',
    'checkbox',
    'radio',
    'spinbutton',
    'tab',
    'grid',
    'tree',
    'progressbar',
  ]
  return nodes
    .filter(
      ({ ignored, role, name }) => !ignored && roles.includes(String(role?.value)) && !String(name?.value ?? '').trim(),
    )
    .map(({ role, properties }) => `${role?.value} ${JSON.stringify(properties?.slice(0, 2))}`)
}

describe('by keyboard alone', () => {
  test.each(['#/evm/getWalletNFTs', '#/streams/createEvmStream', '#/evm/getBlock', '#/webhooks'])(
    'every stop of %s can be seen and has a name, and there is an end',
    (hash) =>
      visit(nfts, async (page) => {
        await page.emulateMedia({ reducedMotion: 'reduce' }) // where the focus is, is then in sight at once
        if (hash === '#/webhooks') {
          await page.goto(page.url().replace(/#.*/, hash))
          await page.getByRole('button', { name: 'Simulate' }).click()
          await page.locator('.run:enabled').click()
          await page.locator('.verdict-line').waitFor()
        } else {
          await open(page, hash)
          await run(page)
        }
        const { stops, bad } = await walk(page)
        expect(bad).toEqual([])
        expect(stops).toBeGreaterThan(30)
        expect(await nameless(page)).toEqual([])
      }),
  )

  test('a delivery is simulated, damaged, refused, signed and accepted', () =>
    visit('#/webhooks', async (page) => {
      const tabTo = async (name: RegExp): Promise<void> => {
        for (let step = 0; step < 250; step++) {
          await page.keyboard.press('Tab')
          const at = await page.evaluate(() => {
            const { activeElement } = document
            return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
          })
          if (name.test(at)) return
        }
        throw new Error(`Tab does not lead to ${name}`)
      }
      const said = (text: string): Promise<void> =>
        page.locator('[data-testid=announcer]', { hasText: text }).waitFor({ state: 'attached' })
      await tabTo(/^Scenario$/)
      await tabTo(/^Simulate$/)
      await page.keyboard.press('Enter')
      await said('simulated')
      await page.locator('#lab-body').focus()
      await page.keyboard.type(' ')
      await tabTo(/^Verify and decode$/)
      await page.keyboard.press('Enter')
      await said('Rejected')
      await tabTo(/^Sign$/)
      await page.keyboard.press('Enter')
      await said('Signed')
      await tabTo(/^Verify and decode$/)
      await page.keyboard.press('Enter')
      await said('The signature is valid')
    }))
})
