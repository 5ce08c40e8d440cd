import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inspect, nfts, nftTable, run, shoot, show, startPlayground } from './harness.js'

const { visit } = startPlayground()
const classic = startPlayground({ scrollbars: 'classic' })

describe('looks', () => {
  test('code that is longer than its sheet says how much is below, and goes there', () =>
    visit('#/streams/createEvmStream', async (page) => {
      await page.locator('.chip').nth(1).click()
      const more = page.locator('.code-more')
      await more.waitFor()
      const before = Number.parseInt((await more.textContent())?.replace('↓', '') ?? '', 10)
      expect(before).toBeGreaterThan(10)
      await shoot(page, 'long-code')
      await more.click()
      await expect
        .poll(async () => Number.parseInt((await more.textContent())?.slice(2) ?? '', 10))
        .toBeLessThan(before)
      for (let step = 0; step < 20 && !(await more.textContent())?.includes('top'); step++) {
        await more.click()
        await page.waitForTimeout(50)
      }
      await more.click()
      await page.locator('.code-more', { hasText: `${before} more lines` }).waitFor()
    }))

  test.each([1440, 1121, 565, 390])('the button that copies code stands on no line and no tab at %i pixels', (width) =>
    visit(
      nfts,
      async (page) => {
        const button = await boxOf(page, '.code-body > .copy')
        const [code, last] = [await boxOf(page, '.code'), await boxOf(page, '.code-sheet .tab:last-of-type')]
        expect(button.bottom).toBeLessThanOrEqual(code.top)
        expect(button.left >= last.right || button.top >= last.bottom).toBe(true)
      },
      { viewport: { width, height: 844 } },
    ),
  )

  test('code that fits its sheet says nothing', () =>
    visit(nfts, async (page) => {
      await page.locator('.code').waitFor()
      expect(await page.locator('.code-more').count()).toBe(0)
    }))

  test.each([1440, 1280, 390])('an address is seen whole in its input at %i pixels', (width) =>
    visit(
      nfts,
      async (page) => {
        const [needed, shown] = await page
          .locator('#input-address')
          .evaluate((box) => [box.scrollWidth, box.clientWidth])
        expect(needed).toBe(shown)
      },
      { viewport: { width, height: 844 } },
    ),
  )

  test('a long token id is shortened once, and so that its cell shows all that is left', () =>
    visit(nftTable, async (page) => {
      await run(page)
      await page.getByRole('button', { name: 'Next page' }).click()
      const cell = page.locator('[role=gridcell][data-type=bigint]', { hasText: '…' }).first()
      await cell.waitFor()
      expect(await cell.locator('.value').textContent()).toMatch(/^\d{8}…\d{8}$/)
      expect(await cell.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    }))

  test('a sheet has the room for all of a long number', () =>
    visit('#/evm/getBlock', async (page) => {
      await run(page)
      await page.locator('.sheet-line .value', { hasText: /^\d{22,}$/ }).waitFor()
    }))

  test('the tree of an answer that is one text has no name before it', () =>
    visit('#/evm/runContractFunction', async (page) => {
      await run(page)
      await show(page, 'Wire')
      await page.locator('.tree-line', { hasText: '"Wrapped Ether"' }).waitFor()
      expect(await page.locator('.tree-line .key').count()).toBe(0)
    }))

  test('a list of one row says "1 row"', () =>
    visit('#/evm/getTransactionVerbose', async (page) => {
      await run(page)
      await page.locator('.nested h3', { hasText: /^logs 1 row$/ }).waitFor()
    }))

  test('on a phone nothing stands aside of its line: not the button under the terms, not the one above the code', () =>
    visit(
      nfts,
      async (page) => {
        const leftOf = async (selector: string): Promise<number> => {
          const box = await page.locator(selector).first().boundingBox()
          return box?.x ?? Number.NaN
        }
        const [copy, before] = [
          await boxOf(page, '.terms .copy .swap'),
          await boxOf(page, '.terms > :nth-last-child(2)'),
        ]
        const startsLine = copy.top >= before.bottom
        expect(copy.left).toBeCloseTo(startsLine ? await leftOf('.terms') : before.right + 16, 0)
        expect(await leftOf('.code-body > .copy')).toBe((await leftOf('.code')) + 44) // right of the margin, with the text
        await shoot(page, 'phone-buttons')
      },
      { viewport: { width: 390, height: 844 } },
    ))

  test('the heading of the runs of this visit is one line', () =>
    visit(nfts, async (page) => {
      await run(page)
      const heading = page.locator('.history h2')
      await heading.scrollIntoViewIfNeeded()
      expect((await heading.boundingBox())?.height).toBeLessThan(48)
    }))

  test('the ends of a chart over some seconds are told apart', () =>
    visit('#/evm/getWalletTransactions', async (page) => {
      await page.route('**/evm/**', async (route) => {
        const response = await route.fetch()
        if (route.request().method() === 'OPTIONS') return route.fulfill({ response })
        const body = await response.json()
        for (const [index, row] of body.result.entries())
          row.block_timestamp = `2024-01-01T00:00:${10 + index * 7}.000Z`
        await route.fulfill({ response, json: body })
      })
      await run(page)
      await show(page, 'Chart')
      await page.getByLabel('Show').selectOption('')
      const ends = await page.locator('.spans figcaption span').allTextContents()
      expect(ends[0]).toBe('2024-01-01 00:00:10')
      expect(ends.at(-1)).toMatch(/^2024-01-01 00:00:(17|24|31|38|45)/)
    }))

  test('no two things of a sheet with several lists share an id', () =>
    visit('#/streams/createEvmStream', async (page) => {
      await page.locator('.examples .chip').nth(1).click()
      await run(page)
      await page.locator('.outcome [role=grid]').nth(1).waitFor()
      expect(await page.locator('.outcome [role=grid]').count()).toBeGreaterThan(1)
      const twice = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
        return ids.filter((id, place) => ids.indexOf(id) !== place)
      })
      expect(twice).toEqual([])
    }))

  test('an answer that is one value stands in a sheet like any other', () =>
    visit('#/evm/runContractFunction', async (page) => {
      await run(page)
      expect(await page.locator('.record dl.sheet-lines dd').allTextContents()).toEqual(['Wrapped Etherstring'])
    }))

  test('a column is as wide as what stands in it', () =>
    visit('#/evm/getWalletHistory', async (page) => {
      await run(page)
      const cut = await page.locator('.table').evaluate((table) =>
        [...table.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
          const text = cell.textContent ?? ''
          return text.length < 32 && cell.scrollWidth > cell.clientWidth ? [text] : []
        }),
      )
      expect(cut).toEqual([])
    }))

  test('the webhook lab ends with its button', () =>
    visit('#/webhooks', async (page) => {
      const [form, bar] = [await page.locator('.lab-form').boundingBox(), await page.locator('.runbar').boundingBox()]
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo((form?.y ?? 0) + (form?.height ?? 0), 0)
    }))

  test('a chart over time is as high as its figures, small or below zero', () =>
    visit('#/evm/getWalletTransactions', async (page) => {
      await run(page)
      await show(page, 'Chart')
      await page.getByLabel('Show').selectOption('value')
      expect(await page.locator('.spans figcaption').textContent()).toContain('value, max 0.1')
      const heights = await page
        .locator('.spans .column')
        .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))))
      expect(Math.max(...heights)).toBeGreaterThan(200)
    }))

  test('what is wrong with an input is said beside Run, and not over the code', () =>
    visit(nfts, async (page) => {
      await page.locator('#input-address').fill(`0x${'0'.repeat(80)}`)
      await page.locator('.run').click()
      await page.locator('.runbar-note[data-bad]').waitFor()
      const [needed, shown] = await page.locator('.runbar').evaluate((bar) => [bar.scrollWidth, bar.clientWidth])
      expect(needed).toBe(shown)
    }))

  test('a small object within a sheet takes no more room than its lines', () =>
    visit('#/evm/getWalletStats', async (page) => {
      await run(page)
      expect((await page.locator('.nested .record').first().boundingBox())?.height).toBeLessThan(60)
    }))

  test('the ring around a table with the focus is whole, beside its rows too', () =>
    visit('#/evm/getWalletTokenTransfers', async (page) => {
      await run(page)
      await page.locator('.table').focus()
      await page.keyboard.press('ArrowDown')
      const table = await page.locator('.table').boundingBox()
      const row = await page.locator('.table-body [role=row]').nth(1).boundingBox()
      const middle = (row?.y ?? 0) + (row?.height ?? 0) / 2
      const ring = await colourAt(page, (table?.x ?? 0) + 200, (table?.y ?? 0) - 1)
      expect(await colourAt(page, (table?.x ?? 0) - 1, middle)).toEqual(ring)
      expect(await colourAt(page, (table?.x ?? 0) + (table?.width ?? 0) + 1, middle)).toEqual(ring)
    }))

  test('the button of a request stands in the line of its attempt, also where fingers need more room', () =>
    visit(
      nfts,
      async (page) => {
        await run(page)
        await inspect(page)
        const middles = await page.evaluate(() =>
          ['.attempts .copy .swap', '.attempts b'].map((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect()
            return (box?.top ?? 0) + (box?.height ?? 0) / 2
          }),
        )
        expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(3)
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ))

  test('what a chart shows is chosen in two fields of one width on a phone', () =>
    visit(
      '#/evm/getWalletTokenBalancesPrice',
      async (page) => {
        await run(page)
        await show(page, 'Chart')
        await page.locator('.picker').first().waitFor()
        const widths = await page.locator('.picker select').evaluateAll((all) => all.map((each) => each.clientWidth))
        expect(widths[0]).toBe(widths[1])
      },
      { viewport: { width: 390, height: 844 } },
    ))

  test('the figures of a chart fit a phone, however large', () =>
    visit(
      '#/evm/getTopCryptoCurrenciesByMarketCap',
      async (page) => {
        await run(page)
        await show(page, 'Chart')
        await page.locator('.bar-value').first().waitFor()
        const [needed, shown] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        expect(needed).toBeLessThanOrEqual(shown)
      },
      { viewport: { width: 390, height: 844 } },
    ))

  test.each(['light', 'dark'] as const)(
    'the search dims all of the page in the %s theme, scrollbar and all',
    (colorScheme) =>
      classic.visit(
        '#/streams/createEvmStream',
        async (page) => {
          const { width, inner } = await page.evaluate(() => ({
            width: innerWidth,
            inner: document.documentElement.clientWidth,
          }))
          expect(inner).toBeLessThan(width)
          const before = await colourAt(page, inner - 4, 300)
          await page.keyboard.press('Control+k')
          await page.locator('.palette').waitFor()
          const dimmed = await colourAt(page, inner - 4, 300)
          expect(dimmed).not.toEqual(before)
          const gutter = await colourAt(page, width - 4, 300)
          for (const [part, tone] of dimmed.entries()) expect(Math.abs((gutter[part] ?? 0) - tone)).toBeLessThan(3)
        },
        { colorScheme },
      ),
  )

  test('how long to wait is told in one line', () =>
    visit(
      nfts,
      async (page) => {
        const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }
        const headers = { ...cors, 'retry-after': '8' } // the longest that the client waits
        await page.route('**/evm/**', (route) => route.fulfill({ status: 429, headers, json: {} }))
        await page.locator('.run').click()
        const left = page.locator('.waiting .countdown b')
        await left.waitFor()
        expect((await left.boundingBox())?.x).toBeGreaterThan(
          ((await page.locator('.waiting .countdown').boundingBox())?.x ?? 0) + 40,
        )
      },
      { mayComplain: /429/ },
    ))
})

/** The colour of the page at a point, as red, green, blue. */
async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const picture = await page.screenshot({ clip: { x: Math.floor(x), y: Math.floor(y), width: 1, height: 1 } })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)) // the page's policy refuses to fetch data:
    const image = await createImageBitmap(new Blob([bytes]))
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    pen?.drawImage(image, 0, 0)
    return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }, picture.toString('base64'))
}

/** Where an element is, once it is there. */
async function boxOf(page: Page, selector: string): Promise<Record<'top' | 'bottom' | 'left' | 'right', number>> {
  const { top, bottom, left, right } = await page
    .locator(selector)
    .evaluate((box) => box.getBoundingClientRect().toJSON())
  return { top, bottom, left, right }
}
