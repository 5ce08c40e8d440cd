import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { rest, startPlayground } from './harness.js'

const { visit } = startPlayground()
const small = { viewport: { width: 1280, height: 800 } }

/** Names of the form's fields, of those that have `only`, of which a bar hides a part. */
const hidden = (page: Page, only = ''): Promise<readonly string[]> =>
  page.evaluate((state) => {
    const bar = document.querySelector('.runbar')?.getBoundingClientRect()
    const isAbove = bar !== undefined && bar.top < innerHeight / 2
    const top = (isAbove ? bar : document.querySelector('.topbar')?.getBoundingClientRect())?.bottom ?? 0
    const bottom = isAbove ? innerHeight : (bar?.top ?? innerHeight)
    const fields = document.querySelectorAll(
      `:is(.fields, .lab-form .lab-step) :is(input, select, textarea, button)${state}`,
    )
    return [...fields].flatMap((field) => {
      const box = field.getBoundingClientRect()
      const isClear =
        !field.checkVisibility({ contentVisibilityAuto: true }) ||
        box.height === 0 ||
        (box.top >= top && box.bottom <= bottom)
      return isClear ? [] : [field.id || (field.textContent ?? '')]
    })
  }, only)

/** Fills a form with its longest example. */
const longForm = (page: Page): Promise<void> => page.locator('.examples .chip').nth(1).click()

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
        await longForm(page)
        const seen = new Set<string>()
        await page.locator(key === 'Tab' ? '#input-webhookUrl' : '.panes > .tabs .tab[data-state=active]').focus()
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
        await longForm(page)
        await page.evaluate(() => {
          const [field, bar, above] = ['#input-description', '.runbar', '.topbar'].map((selector) =>
            document.querySelector(selector)?.getBoundingClientRect(),
          )
          const stuck = (above?.bottom ?? 0) + (bar?.height ?? 0)
          scrollTo({ top: (field?.top ?? 0) - stuck + 12, behavior: 'instant' })
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

  test.each(['Enter', 'Run'])('hides no input that %s complains about', (way) =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        await longForm(page)
        await page.locator('#input-webhookUrl').fill('')
        await page.locator('#input-description').focus()
        await page.locator('#input-webhookUrl').evaluate((field) => {
          const bar = document.querySelector('.runbar')?.getBoundingClientRect()
          const stuck = (document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0) + (bar?.height ?? 0)
          scrollBy({ top: field.getBoundingClientRect().top - stuck + 12, behavior: 'instant' })
        })
        expect(await hidden(page, '#input-webhookUrl')).toEqual(['input-webhookUrl'])
        if (way === 'Enter') await page.keyboard.press('Enter')
        else await page.locator('.run').click()
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('input-webhookUrl')
        expect(await hidden(page, ':focus')).toEqual([])
      },
      small,
    ),
  )

  test.each(['#input-description', '.run'])('runs once, however long Enter is held in %s', (place) =>
    visit('#/streams/createEvmStream', async (page) => {
      await longForm(page)
      let sent = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/streams/evm')) sent++
      })
      await page.locator(place).focus()
      for (let held = 0; held < 5; held++) {
        await page.keyboard.down('Enter') // from the second on, a repetition
        await page.locator('.outcome .record').waitFor()
        await page.waitForTimeout(50)
      }
      await page.keyboard.up('Enter')
      expect(sent).toBe(1)
      await page.keyboard.press('Enter')
      await expect.poll(() => sent).toBe(2)
    }),
  )

  test('changes data once by a double click', () =>
    visit('#/streams/setSettings', async (page) => {
      let sent = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/streams/settings')) sent++
      })
      const press = async (clickCount: number): Promise<void> => {
        const { x = 0, y = 0 } = (await page.locator('.run').boundingBox()) ?? {}
        await page.mouse.move(x + 5, y + 5)
        await page.mouse.down({ clickCount })
        await page.mouse.up({ clickCount })
      }
      await press(1)
      await page.locator('.outcome .answer').waitFor()
      await page.locator('.tally', { hasText: '200' }).waitFor()
      await rest(page)
      await press(2) // what browsers call the second half of a double click
      await page.waitForTimeout(100)
      expect(sent).toBe(1)
      await page.locator('.run').click()
      await expect.poll(() => sent).toBe(2)
    }))

  test('is pressed by Ctrl Enter from a text area, where Enter is a new line', () =>
    visit('#/evm/runContractFunction', async (page) => {
      const abi = page.locator('#input-abi')
      const before = await abi.inputValue()
      await abi.focus()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Enter')
      expect(await abi.inputValue()).toBe(`${before}\n`)
      expect(await page.locator('.tally').count()).toBe(0)
      await page.keyboard.down('Control')
      await page.keyboard.press('Enter')
      await page.locator('.outcome').locator('.record, .tree, .failure').first().waitFor()
      await expect
        .poll(() => page.locator('.answer').evaluate((box) => box.getBoundingClientRect().top))
        .toBeLessThan(600)
      await rest(page)
      const scrolled = await page.evaluate(() => scrollY)
      await page.keyboard.up('Control')
      await rest(page)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      expect(await abi.inputValue()).toBe(`${before}\n`)
    }))

  test('leaves Ctrl Enter to a link, which opens beside the page', () =>
    visit('#/evm/getNativeBalance', async (page, context) => {
      await page.locator('#input-address').fill('vitalik.eth')
      await page.getByRole('link', { name: 'Find its address' }).focus()
      const opened = context.waitForEvent('page')
      await page.keyboard.press('Control+Enter')
      await opened
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Find its address')
    }))

  test('never covers a text area that grows line by line', () =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        await longForm(page)
        const field = page.locator('#input-topic0')
        await field.focus()
        for (let line = 0; line < 12; line++) {
          await page.keyboard.press('Enter')
          expect(await hidden(page, ':focus'), `line ${line}`).toEqual([])
        }
      },
      { viewport: { width: 1280, height: 600 } },
    ))

  test('is pressed by Ctrl Enter in the webhook lab', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.run:enabled').waitFor()
      await page.locator('#lab-body').press('Control+Enter')
      await page.locator('.verdict-line[data-good]').first().waitFor()
    }))
})
