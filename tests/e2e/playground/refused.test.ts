import { describe, expect, test } from 'vitest'
import { nfts, open, run, startPlayground } from './harness.js'

const { visit } = startPlayground({ fresh: true })

describe('what the browser refuses', () => {
  test('the search that cannot be loaded leaves the page as it is, and comes once it can', () =>
    visit(
      nfts,
      async (page, context) => {
        await context.setOffline(true)
        const failure = page.getByText('Search couldn’t be loaded.')
        const tryAgain = async (): Promise<number> => {
          await page.keyboard.press('Control+k')
          return failure.count()
        }
        await expect.poll(tryAgain, { timeout: 15_000 }).toBe(1) // what else is announced may take its place
        expect(await page.locator('.run').isVisible()).toBe(true)
        await context.setOffline(false)
        await page.keyboard.press('Control+k')
        await page.locator('[cmdk-input]').waitFor()
      },
      { mayComplain: /Failed to load resource/ },
    ))

  test('a page that cannot be loaded says so, blames nobody, and can be loaded again', () =>
    visit(
      '#/evm/getBlock',
      async (page, context) => {
        await context.route('**/WebhookLab-*.js', (route) => route.abort())
        await page.evaluate(() => {
          location.hash = '#/webhooks'
        })
        await page.getByRole('heading', { name: 'This part of the page couldn’t be loaded' }).waitFor()
        await context.unroute('**/WebhookLab-*.js')
        await page.getByRole('button', { name: 'Reload the page' }).click()
        await page.getByRole('heading', { name: 'Webhook lab' }).waitFor()
      },
      { mayComplain: /Failed to load resource|dynamically imported module/ },
    ))

  test('an operation that cannot be loaded says so, is not asked for again and again, and comes with the next visit', () =>
    visit(
      '#/evm/getBlock',
      async (page, context) => {
        let refused = 0
        await context.route('**/streams-*.js', (route) => {
          refused += 1
          return route.abort()
        })
        await page.evaluate(() => {
          location.hash = '#/streams/getEvmStreams'
        })
        await page.getByRole('heading', { name: 'This part of the page couldn’t be loaded' }).waitFor()
        expect(refused).toBeLessThanOrEqual(3) // its operations, its form and its answers
        await context.unroute('**/streams-*.js')
        await open(page, '#/evm/getBlock')
        await open(page, '#/streams/getEvmStreams')
      },
      { mayComplain: /Failed to load resource|dynamically imported module/ },
    ))

  test('what could not be loaded while nobody waited for it is asked for by who comes back', () =>
    visit(
      '#/evm/getBlock',
      async (page, context) => {
        let release = (): void => {}
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        const refused: Promise<unknown>[] = []
        await context.route('**/streams-*.js', (route) => {
          refused.push(held.then(() => route.abort()))
        })
        await page.evaluate(() => {
          location.hash = '#/streams/getEvmStreams'
        })
        await expect.poll(() => refused.length).toBeGreaterThan(0)
        await open(page, '#/evm/getBlock')
        const failed = page.waitForEvent('requestfailed')
        release()
        await Promise.all([failed, ...refused])
        await context.unroute('**/streams-*.js')
        await open(page, '#/streams/getEvmStreams')
      },
      { mayComplain: /Failed to load resource/ },
    ))

  test('a description that could not be loaded ahead of time is asked for by the run', () =>
    visit(
      '#/webhooks',
      async (page, context) => {
        await open(page, '#/evm/getBlockStats')
        let refused = 0
        await context.route('**/streams-*.js', async (route) => {
          const there = page.locator('.operation:not([aria-busy]) .operation-id', { hasText: 'getEvmStreams' })
          if (!(await there.isVisible())) return route.continue()
          refused += 1
          return route.abort()
        })
        const failed = page.waitForEvent('requestfailed')
        await open(page, '#/streams/getEvmStreams')
        await failed
        expect(refused).toBe(1)
        await context.unroute('**/streams-*.js')
        await run(page)
      },
      { mayComplain: /Failed to load resource/ },
    ))

  test('a result whose description cannot be loaded says so, and comes with the next visit', () =>
    visit(
      '#/webhooks',
      async (page, context) => {
        await open(page, '#/evm/getBlockStats')
        let refused = 0
        await context.route('**/streams-*.js', async (route) => {
          const there = page.locator('.operation:not([aria-busy]) .operation-id', { hasText: 'getEvmStreams' })
          if (!(await there.isVisible())) return route.continue()
          refused += 1
          return route.abort()
        })
        await open(page, '#/streams/getEvmStreams')
        await page.locator('.run').click()
        await page.getByRole('heading', { name: 'This part of the page couldn’t be loaded' }).waitFor()
        expect(refused).toBeLessThanOrEqual(3) // on arrival, at the run, and for the result
        await context.unroute('**/streams-*.js')
        await open(page, '#/evm/getBlockStats')
        await open(page, '#/streams/getEvmStreams')
        await run(page)
      },
      { mayComplain: /Failed to load resource|dynamically imported module/ },
    ))

  test('a fault of the page itself is tried again with a button', () =>
    visit(
      '#/evm/getBlock',
      async (page) => {
        await page.evaluate(() => {
          const { toISOString } = Date.prototype
          Object.assign(globalThis, { mend: () => Object.assign(Date.prototype, { toISOString }) })
          Date.prototype.toISOString = () => {
            throw new Error('no clock')
          }
        })
        await page.locator('.run').click()
        await page.locator('[role=alert]', { hasText: 'This is a bug in the playground' }).waitFor()
        await page.evaluate('mend()')
        await page.getByRole('button', { name: 'Try again' }).click()
        await page.locator('.record').waitFor()
      },
      { mayComplain: /no clock/ },
    ))

  test('what shows results, and could not be loaded, comes with the next run', () =>
    visit(
      '#/webhooks',
      async (page, context) => {
        let refused = 0
        await context.route('**/Outcome-*.js', (route) => {
          refused += 1
          return refused === 1 ? route.abort() : route.continue()
        })
        await open(page, '#/evm/getBlock')
        await expect.poll(() => refused).toBe(1)
        await run(page)
        expect(await page.locator('.record').count()).toBe(1)
      },
      { mayComplain: /Failed to load resource/ },
    ))

  test('a clipboard that is refused still takes what is copied, and the focus stays', () =>
    visit(nfts, async (page) => {
      await page.evaluate(() => {
        Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
        document.addEventListener('copy', () => document.body.setAttribute('data-copy', String(getSelection())))
      })
      await page.locator('.terms .copy').focus()
      await page.keyboard.press('Enter')
      await page.locator('.terms .copy[data-copied]').waitFor()
      expect(await page.locator('body').getAttribute('data-copy')).toContain('#/evm/')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Copy link')
    }))

  test('what could not be copied in any way is not said to be copied', () =>
    visit(nfts, async (page) => {
      await page.evaluate(() => {
        Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
        document.execCommand = () => false
      })
      await page.locator('.terms .copy').click()
      await page.locator('.terms .copy [aria-hidden=false]', { hasText: /^Not copied$/ }).waitFor()
      await page.locator('[data-testid=announcer]', { hasText: 'Not copied' }).waitFor({ state: 'attached' })
    }))
})
