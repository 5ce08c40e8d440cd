import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { breakIt, nfts, open, rest, run, startPlayground } from './harness.js'

const { visit } = startPlayground({ fresh: true })

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((box) => box.getBoundingClientRect().top)

describe('after Run', () => {
  test.each([
    [1200, 800],
    [390, 844],
  ])('the result of a long form comes into sight in a window of %i by %i, and the focus stays', (width, height) =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        await page.locator('#input-description').focus()
        await page.keyboard.press('Enter')
        await page.locator('.outcome .record').waitFor()
        await page.waitForFunction(() => {
          const top = document.querySelector('.answer')?.getBoundingClientRect().top ?? -1
          return top > 52 && top < 200
        })
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('input-description')
        expect(await page.locator('.tally').textContent()).toMatch(/^200 · 1 record/)
      },
      { viewport: { width, height } },
    ),
  )

  test('who holds Enter until the answer is there stays with the answer', () =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        await page.locator('#input-description').focus()
        await page.keyboard.down('Enter')
        await page.locator('.outcome .record').waitFor()
        await expect.poll(() => topOf(page, '.answer')).toBeLessThan(200)
        await page.keyboard.up('Enter')
        expect(await topOf(page, '.answer')).toBeLessThan(200)
      },
      { viewport: { width: 1200, height: 800 } },
    ))

  test('a result that is there before what shows it comes into sight too', () =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        const answered = page.waitForResponse((response) => response.url().endsWith('/streams/evm'))
        await page.route('**/assets/Outcome-*.js', async (route) => {
          await answered
          await route.continue()
        })
        await page.reload()
        await page.locator('#input-description').press('Enter')
        await page.locator('.outcome .record').waitFor()
        await expect.poll(() => topOf(page, '.answer')).toBeLessThan(200)
      },
      { viewport: { width: 390, height: 844 } },
    ))

  test('an answer comes to the top before what tells its fields apart is loaded', () =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        let held = 0
        let release = (): void => {}
        const shown = new Promise<void>((resolve) => {
          release = resolve
        })
        await page.route('**/assets/streams-*.js', async (route) => {
          if (await page.locator('.run').isVisible()) {
            held++ // one of the page before the reload may be among them
            await shown
          }
          await route.continue().catch(() => undefined)
        })
        await page.reload()
        await page.locator('#input-description').press('Enter')
        await expect.poll(() => topOf(page, '.answer')).toBeLessThan(200)
        expect(held).toBeGreaterThan(0)
        release()
        await page.locator('.outcome .record').waitFor()
        expect(await topOf(page, '.answer')).toBeLessThan(200)
      },
      { viewport: { width: 390, height: 844 } },
    ))

  test('another operation begins at its top', () =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        await run(page)
        await page.waitForFunction(() => scrollY > 300)
        await page.locator('.sidebar a', { hasText: /^getEvmStreams$/ }).click()
        await page.locator('.operation-id', { hasText: /^getEvmStreams$/ }).waitFor()
        expect(await page.evaluate(() => scrollY)).toBe(0)
      },
      { viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' },
    ))

  test('who comes back to a result is at the top of its operation', () =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        await run(page)
        await page.waitForFunction(() => scrollY > 300)
        await open(page, '#/streams/getEvmStreams')
        await open(page, '#/streams/createEvmStream')
        await page.locator('.outcome .record').waitFor()
        expect(await page.evaluate(() => scrollY)).toBe(0)
      },
      { viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' },
    ))

  test('who wants less motion gets there at once', () =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        await page.evaluate(() => {
          const { scrollIntoView } = Element.prototype
          Element.prototype.scrollIntoView = function (options) {
            document.body.dataset.motion = typeof options === 'object' ? options.behavior : ''
            scrollIntoView.call(this, options)
          }
        })
        await run(page)
        await page.locator('body[data-motion=instant]').waitFor()
        expect(await topOf(page, '.answer')).toBeLessThan(200)
      },
      { viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' },
    ))

  test.each([
    [1280, 720],
    [1440, 900],
  ])('beside its inputs, a run of %i by %i moves nothing, and one bar says what came', (width, height) =>
    visit(
      nfts,
      async (page) => {
        const places = () =>
          page.evaluate(() =>
            ['.runbar', '#input-address', '.panes > .tabs', '.workbench'].map((selector) => {
              const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
              return [selector, x, y, width].join()
            }),
          )
        const before = await places()
        await run(page)
        await rest(page)
        expect(await places()).toEqual(before)
        expect(await page.locator('.outcome').textContent()).toMatch(/3 rows/)
        expect((await page.locator('main').textContent())?.match(/3 rows/g)).toHaveLength(1)
        await breakIt(page, '401')
        await page.locator('.run').click()
        await page.locator('.failure').waitFor()
        expect(await page.locator('.tally').textContent()).toMatch(/^401 · failed/)
        expect(await page.locator('.runbar-note').textContent()).toBe('Mock: The key is missing, wrong or revoked.')
        expect(await places()).toEqual(before)
      },
      { mayComplain: /401/, viewport: { width, height } },
    ),
  )

  test('every operation shows at least 240 pixels of its answer beside its inputs', () =>
    visit(
      '#/streams/createEvmStream',
      async (page) => {
        for (const hash of ['#/streams/createEvmStream', '#/evm/runContractFunction', '#/evm/getWalletHistory']) {
          await open(page, hash)
          await run(page)
          await rest(page)
          const top = await topOf(page, '.answer')
          expect(720 - top, hash).toBeGreaterThan(240)
        }
      },
      { viewport: { width: 1280, height: 720 } },
    ))
})
