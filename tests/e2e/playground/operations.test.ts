import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../../playground/app/build/catalogue.js'
import { readDescribed } from '../../../playground/app/build/described.js'
import { nfts, open, run, show, showBeside, startPlayground } from './harness.js'

const { visit } = startPlayground()
const catalogue = catalogueOf(readDescribed().map(({ manifest }) => manifest))

test('the style of code that was chosen is that of the next operation too', () =>
  visit(nfts, async (page) => {
    await page.getByRole('tab', { name: 'curl' }).click()
    await open(page, '#/streams/createEvmStream')
    expect(await page.locator('.code-sheet').textContent()).toContain('curl -X PUT')
  }))

test('the view of an answer that was chosen is that of the next run too, where it has one', () =>
  visit(nfts, async (page) => {
    const chosen = page.locator('.result-head .tab[data-state=active]')
    await run(page)
    for (const [index, view] of ['Tree', 'Chart'].entries()) {
      await show(page, view)
      await page.locator('.run').click()
      await page
        .locator('.history-entry')
        .nth(index + 1)
        .waitFor()
      await page.locator('.result-head').waitFor()
      expect(await chosen.textContent()).toBe(view)
    }
    await open(page, '#/evm/getBlock') // which has nothing to chart
    await run(page)
    expect(await chosen.textContent()).toBe('Record')
    await page.locator('.record, .table').first().waitFor()
  }))

test('an operation shows what it costs', () =>
  visit('#/evm/getBlock', async (page) => {
    const terms = page.locator('.terms')
    await expect.poll(() => terms.textContent()).toContain('100 compute units')
  }))

describe('every operation', () => {
  test.each(catalogue.map((api) => [api.name, api] as const))(
    '%s: the main flow of a paged and of a plain one',
    (name, api) =>
      visit(nfts, async (page) => {
        const entries = api.tags.flatMap(({ operations }) => operations).filter(({ method }) => method === 'GET')
        const chosen = [entries.find(({ paged }) => paged), entries.find(({ paged }) => !paged)]
        for (const entry of chosen.filter((each) => each !== undefined)) {
          await open(page, `#/${name}/${entry.id}`)
          await run(page)
          expect(await page.locator('.failure').count(), entry.id).toBe(0)
          for (const view of ['Wire', 'Inspector', 'Response']) {
            await show(page, view)
            await page
              .locator('.outcome .pane[data-state=active]')
              .locator('.tree, .inspector, .table, .record, .unrun')
              .first()
              .waitFor()
          }
          await show(page, 'Code')
          await page.getByRole('tab', { name: 'curl' }).click()
          expect(await page.locator('.code-sheet').textContent()).toContain('x-api-key: playground')
        }
      }),
  )

  test('one that the provider has removed leads to its replacement', () =>
    visit('#/evm/getBlockStats', async (page) => {
      await page.locator('.operation-head .notice a').click()
      await page.locator('.operation-id', { hasText: /^createEvmStream$/ }).waitFor()
    }))
})

describe('the difference between wire and decoded', () => {
  test.each([
    [1280, 5],
    [390, 2],
  ])('fits a window of %i pixels, with room for its values', (width, columns) =>
    visit(
      nfts,
      async (page) => {
        await run(page)
        await showBeside(page)
        const row = page.locator('.diff tbody tr', { hasText: 'token_address' }).first()
        await row.waitFor()
        const cells = await row.locator('td').evaluateAll((all) =>
          all.map((cell) => {
            const { left, width } = cell.getBoundingClientRect()
            return { left, width }
          }),
        )
        const scroller = await page.locator('.diff-scroll').evaluate((box) => [box.scrollWidth, box.clientWidth])
        expect(scroller[0]).toBe(scroller[1])
        expect(new Set(cells.map(({ left }) => Math.round(left))).size).toBe(columns)
        expect(cells[1]?.width).toBeGreaterThan(140)
        expect(cells[3]?.width).toBeGreaterThan(140)
      },
      { viewport: { width, height: 900 } },
    ),
  )

  test('is summed up in counts that add up', () =>
    visit(nfts, async (page) => {
      await run(page)
      await showBeside(page)
      await page.locator('.diff tbody tr').first().waitFor()
      const said = (await page.locator('.diff .note').textContent()) ?? ''
      const [total = 0, ...counts] = [...said.matchAll(/\d+/g)].map(Number)
      expect(said).toContain('renamed and typed')
      expect(counts.length).toBeGreaterThan(2)
      expect(counts.reduce((sum, count) => sum + count)).toBe(total)
    }))
})

describe('finding', () => {
  test('Ctrl K finds operations by the fields of their answers', () =>
    visit(nfts, async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').fill('rarityLabel')
      await page.locator('[cmdk-item]', { hasText: 'getWalletNFTs' }).waitFor()
      await page.locator('[cmdk-input]').fill('getPairPrice')
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'getPairPrice' }).waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.operation-id', { hasText: 'getPairPrice' }).waitFor()
    }))

  test.each(['webhook', 'Webhook lab', 'lab', 'verify signature'])('Ctrl K leads with %j to the webhook lab', (text) =>
    visit(nfts, async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').fill(text)
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'Webhook lab' }).waitFor()
      expect(await page.locator('[cmdk-item]').first().textContent()).toContain('Webhook lab')
      await page.keyboard.press('Enter')
      await page.locator('h1', { hasText: 'Webhook lab' }).waitFor()
    }),
  )

  test.each([
    ['swap', 'getWalletHistory'], // a word of its example
    ['portfolio', 'getWalletTokenBalancesPrice'], // a word of its description
    ['valuable nfts', 'getWalletNFTs'], // one of two words
    ['webhook secret', 'Webhook lab'],
    ['usd value of a wallet', 'getWalletNetWorth'],
  ])('Ctrl K finds with %j, which no name has, %s', (text, title) =>
    visit(nfts, async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').fill(text)
      await page.locator('[cmdk-item] .hit-id', { hasText: title }).first().waitFor()
    }),
  )

  test.each([
    ['usdValue', 'getWalletTokenBalancesPrice'],
    ['usd_value', 'getWalletTokenBalancesPrice'],
    ['to_block', 'getTokenPrice'],
  ])('Ctrl K puts what has exactly %j before what has it in a longer name', (text, title) =>
    visit(nfts, async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').fill(text)
      await page
        .locator('[cmdk-item] .hit-why', { hasText: new RegExp(`\\b${text}$`, 'i') })
        .first()
        .waitFor()
      const whys = await page.locator('[cmdk-item] .hit-why').allTextContents()
      const isExact = whys.map((why) => why.toLowerCase().endsWith(` ${text.toLowerCase()}`))
      expect(isExact.slice(0, isExact.lastIndexOf(true))).not.toContain(false)
      expect(await page.locator('[cmdk-item] .hit-id').allTextContents()).toContain(title)
    }),
  )

  test('Ctrl K looks past words that join others', () =>
    visit(nfts, async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').fill('block by date')
      await page.locator('[cmdk-item][data-selected=true]', { hasText: 'getDateToBlock' }).waitFor()
    }))

  test('Ctrl K says so when nothing has any of the words', () =>
    visit(nfts, async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').fill('zebra xylophone')
      await page.locator('[cmdk-empty]', { hasText: 'No results' }).waitFor()
    }))

  test('Ctrl K puts what has the words in its title before what has them elsewhere', () =>
    visit(nfts, async (page) => {
      await page.keyboard.press('Control+k')
      await page.locator('[cmdk-input]').fill('stream')
      await page.locator('[cmdk-item]', { hasText: 'EvmStream' }).first().waitFor()
      const titles = await page.locator('[cmdk-item] .hit-id').allTextContents()
      const isTitled = titles.map((title) => title.toLowerCase().includes('stream'))
      expect(isTitled.lastIndexOf(true)).toBeLessThan(
        isTitled.includes(false) ? isTitled.indexOf(false) : titles.length,
      )
    }))

  test('the sidebar shows where one is', () =>
    visit('#/streams/getStatsById', async (page) => {
      const current = page.locator('.sidebar a[aria-current]')
      const [list, item] = [await page.locator('.sidebar').boundingBox(), await current.boundingBox()]
      expect(await current.textContent()).toContain('getStatsById')
      expect(item?.y).toBeGreaterThanOrEqual(list?.y ?? 0)
      expect((item?.y ?? 0) + (item?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1)
    }))

  test('the sidebar filters', () =>
    visit(nfts, async (page) => {
      await page.getByLabel('Filter operations').fill('coin balances')
      await page
        .locator('.sidebar a', { hasText: /CoinBalances/ })
        .first()
        .waitFor()
      expect(await page.locator('.sidebar a', { hasText: 'getWalletNFTs' }).count()).toBe(0)
    }))

  test('fields of an answer say what they are, also those inside another', () =>
    visit('#/evm/getNFTSalePrices', async (page) => {
      await run(page)
      const told = (name: string) => page.locator('.nested [title]', { hasText: name }).first().getAttribute('title')
      expect(await told('lastSale')).toMatch(/sale/)
      expect(await told('buyer')).toMatch(/bought|buyer|paid/i)
    }))
})

describe('links to an explorer', () => {
  const linksOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
    page.evaluate(() => {
      const links: Record<string, string> = {}
      for (const link of document.querySelectorAll<HTMLAnchorElement>('.outcome a[href^="https://"]')) {
        const name =
          link.closest('.sheet-line')?.querySelector('dt') ?? link.closest('.tree-line')?.querySelector('.key')
        if (name) links[name.textContent ?? ''] = new URL(link.href).pathname.split('/')[1] ?? ''
      }
      return links
    })

  test('are at hashes of transactions and blocks, at addresses, and at nothing else', () =>
    visit('#/evm/getBlock', async (page) => {
      await run(page)
      const expected = { number: 'block', hash: 'block', parentHash: 'block', miner: 'address' }
      expect(await linksOf(page)).toEqual(expected)
      await show(page, 'Tree')
      await page.locator('.tree').waitFor()
      const { number: _, ...hashes } = expected
      expect(await linksOf(page)).toEqual(hashes)
    }))

  test('of a transaction lead to it, to its block and to who took part', () =>
    visit('#/evm/getTransaction', async (page) => {
      await run(page)
      expect(await linksOf(page)).toMatchObject({ hash: 'tx', blockHash: 'block', from: 'address', to: 'address' })
    }))
})
