import { describe, expect, test } from 'vitest'
import { breakIt, inspect, nfts, nftTable, passTime, run, shoot, show, startPlayground } from './harness.js'

const { visit } = startPlayground({ fresh: true })

describe('breaking it', () => {
  const refused = /status of 4|status of 5|ERR_/
  test.each([
    ['400', 'ApiError', 'a retry would get the same 400', /^Attempts1Time\d+ msCost≤ 50 CU$/],
    ['401', 'AuthenticationError', 'Check apiKey', /^Attempts1/],
    ['404', 'NotFoundError', 'The resource is not found', /^Attempts1/],
    ['500', 'ServerError', 'After 3 attempts it gave up', /^Attempts3Time\d+ msCost≤ 150 CU$/],
    [
      'Timeout',
      'TimeoutError',
      'got no complete answer within 1500 ms',
      /^Attempts3Time(?:[4-9]|\d\d)\d{3} msCost≤ 150 CU$/,
    ],
  ])(
    '%s is explained, and the inspector tells the time and what all attempts may have cost',
    (fault, name, text, figures) =>
      visit(
        nfts,
        async (page) => {
          await page.clock.install()
          await breakIt(page, fault)
          await page.locator('.run').click()
          await passTime(page, page.locator('.failure'))
          const said = await page.locator('.failure').textContent()
          expect(said).toContain(name)
          expect(said).toContain(text)
          if (fault === '500') await shoot(page, 'error-500')
          await inspect(page)
          const told = await page.locator('.figures > div').allTextContents()
          expect(told.filter((text) => !text.startsWith('Size')).join('')).toMatch(figures)
        },
        { mayComplain: refused },
      ),
  )

  test('the body of the response is shown, beside the error and on the wire', () =>
    visit(
      nfts,
      async (page) => {
        await breakIt(page, '400')
        await page.locator('.run').click()
        const body = page.locator('.failure-body pre')
        await body.waitFor()
        const { message } = JSON.parse((await body.textContent()) ?? '')
        expect(await page.locator('.failure h2').textContent()).toContain(message)
        await show(page, 'Wire')
        expect(JSON.parse((await body.textContent()) ?? '')).toMatchObject({ message })
      },
      { mayComplain: refused },
    ))

  test('a live host that a browser cannot reach names CORS, offline and the proxy', () =>
    visit(
      nfts,
      async (page, context) => {
        await page.route('https://**', (route) => route.abort())
        await page.getByLabel('Live').check({ force: true })
        await page.getByLabel('API key').fill('any')
        await page.keyboard.press('Escape')
        await page.clock.install()
        await page.locator('.run').click()
        const said = page.locator('.failure')
        await passTime(page, said)
        expect(await said.textContent()).toMatch(
          /CORS: a browser reports the same error.*LEDGERLINE_API_KEY=… npm start/s,
        )
        expect(await said.textContent()).not.toContain('offline')
        await context.setOffline(true)
        await page.locator('.run').click()
        await passTime(page, said.filter({ hasText: 'This browser is offline.' }))
        await said.getByRole('button', { name: 'enter the base URL of a proxy' }).click()
        await page.locator('#live-url').waitFor()
      },
      { mayComplain: refused },
    ))

  test('429 counts down between attempts and at the end', () =>
    visit(
      nfts,
      async (page) => {
        // noted by the page itself: a busy machine may look only when the second attempt has begun
        const shown = await page.evaluateHandle(() => {
          const texts = new Set<string | null>()
          new MutationObserver(() => {
            for (const { textContent } of document.querySelectorAll('.waiting .countdown')) texts.add(textContent)
          }).observe(document.body, { subtree: true, childList: true, characterData: true })
          return texts
        })
        await page.clock.install()
        await breakIt(page, 'Rate limit')
        await page.locator('.run').click()
        await passTime(page, page.locator('.failure .countdown'))
        const texts = await shown.evaluate((set) => [...set])
        expect(texts).toContainEqual(expect.stringContaining('Attempt 2 in'))
        const failure = await page.locator('.failure').textContent()
        for (const told of ['RateLimitError', 'retries', 'limiter that keeps calls below'])
          expect(failure).toContain(told)
      },
      { mayComplain: refused },
    ))

  test('a retry that succeeds is told, for the page that needed it', () =>
    visit(
      nfts,
      async (page) => {
        await page.clock.install()
        await breakIt(page, 'Rate limit, once')
        await page.locator('.run').click()
        await passTime(page, page.locator('.tally b', { hasText: '2 attempts' }))
        await inspect(page)
        const story = page.locator('.inspector .explanation')
        const steps = () => story.locator('li').allTextContents()
        const told = [
          expect.stringMatching(/^Attempt 1 failed \(RATE_LIMITED\)\. The client waited \d+ ms and retried\.$/),
          'The last attempt succeeded, so your code never notices.',
        ]
        await story.waitFor()
        expect(await steps()).toEqual(told)
        await show(page, 'Response')
        await page.locator('button', { hasText: 'Next page' }).click()
        await passTime(page, page.locator('.tally', { hasText: '2 pages' }))
        await inspect(page)
        await story.waitFor()
        expect(await steps()).toEqual(told)
        expect(await page.locator('.figures').textContent()).toMatch(/^Attempts4/)
        await shoot(page, 'rescued')
      },
      { mayComplain: refused },
    ))

  test('a failure of the second page counts its own attempts', () =>
    visit(
      nfts,
      async (page) => {
        await run(page)
        await page.route(/cursor=/, (route) => route.abort())
        await page.clock.install()
        await page.locator('button', { hasText: 'Next page' }).click()
        await passTime(page, page.locator('.failure'))
        expect(await page.locator('.failure').textContent()).toContain('After 3 attempts')
      },
      { mayComplain: refused },
    ))

  test('a 404 of an operation that documents it is null', () =>
    visit(
      '#/evm/getTransaction',
      async (page) => {
        await breakIt(page, '404')
        await run(page)
        expect(await page.locator('.outcome').textContent()).toContain('null. Nothing was found')
      },
      { mayComplain: refused },
    ))

  test('a poisoned row is left out and marked in its place', () =>
    visit(nftTable, async (page) => {
      await breakIt(page, 'Broken row')
      await run(page)
      expect(await page.locator('[data-lost]').textContent()).toContain('/result/1/token_address')
      expect(await page.locator('.table-body [role=row]').count()).toBe(3)
      await shoot(page, 'poisoned')
    }))

  test('a call is cancelled', () =>
    visit(
      nfts,
      async (page) => {
        await breakIt(page, 'Timeout')
        await page.locator('.run').click()
        await page.locator('.waiting', { hasText: 'Waiting' }).waitFor()
        await page.locator('.cancel').click()
        await page.locator('.waiting', { hasText: 'Cancelled' }).waitFor()
        expect(await page.locator('.run').isEnabled()).toBe(true)
        await inspect(page)
        expect(await page.locator('.attempts').textContent()).toContain('Cancelled by you')
      },
      { mayComplain: refused },
    ))
})
