import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startPlayground } from './harness.js'

const { visit } = startPlayground()
const small = { viewport: { width: 1280, height: 800 } }

/** Names of the form's fields, of those that have `only`, of which a bar hides a part. */
const hidden = (page: Page, only = ''): Promise<readonly string[]> =>
  page.evaluate((state) => {
    const bar = document.querySelector('.runbar')?.getBoundingClientRect()
    const top = document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0
    const fields = document.querySelectorAll(`:is(.fields, .lab-step) :is(input, select, textarea, button)${state}`)
    return [...fields].flatMap((field) => {
      const box = field.getBoundingClientRect()
      const isClear =
        !field.checkVisibility({ contentVisibilityAuto: true }) ||
        box.height === 0 ||
        (box.top >= top && box.bottom <= (bar?.top ?? innerHeight))
      return isClear ? [] : [field.id || (field.textContent ?? '')]
    })
  }, only)

describe('the bar with Run', () => {
  test('covers no field of the webhook lab, simulated or not', () =>
    visit(
      '#/webhooks',
      async (page) => {
        expect(await hidden(page)).toEqual([])
        await page.getByRole('button', { name: 'Simulate' }).click()
        await page.locator('.run:enabled').waitFor()
        expect(await hidden(page)).toEqual([])
      },
      small,
    ))

  test.each([
    ['Tab', 'webhookUrl'],
    ['Shift+Tab', 'webhookUrl'],
  ])('hides nothing that %s gives the focus, in a form longer than the window', (key) =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        const seen = new Set<string>()
        await page.locator(key === 'Tab' ? '#input-webhookUrl' : '.run').focus()
        for (let step = 0; step < 40; step++) {
          await page.keyboard.press(key)
          const id = await page.evaluate(() => document.activeElement?.id ?? '')
          if (id) seen.add(id)
          expect(await hidden(page, ':focus'), id).toEqual([])
        }
        expect(seen.size).toBeGreaterThan(8)
      },
      small,
    ),
  )

  test('gives way to a field that is typed in', () =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        await page.evaluate(() => {
          const field = document.querySelector('#input-description')?.getBoundingClientRect()
          const bar = document.querySelector('.runbar')?.getBoundingClientRect()
          scrollTo({ top: (field?.top ?? 0) - (bar?.top ?? 0) + 8, behavior: 'instant' })
        })
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('#input-description')?.focus({ preventScroll: true }),
        )
        expect(await hidden(page, ':focus')).toEqual(['input-description'])
        await page.keyboard.type('x')
        await expect.poll(() => hidden(page, ':focus')).toEqual([])
      },
      { viewport: { width: 1280, height: 600 } },
    ))
})
