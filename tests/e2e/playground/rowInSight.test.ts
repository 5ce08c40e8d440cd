import { expect, test } from 'vitest'
import { nfts, nftTable, open, rest, run, startPlayground } from './harness.js'

const windows = { overlay: startPlayground(), classic: startPlayground({ scrollbars: 'classic' }) }
const operations = [
  nfts,
  '#/evm/getPairCandlesticks',
  '#/evm/getBlock',
  nftTable,
  '#/streams/createEvmStream',
  '#/aptosNode/getAccountTransactions',
]

test.each([
  [1280, 720, 'classic'],
  [390, 844, 'overlay'],
] as const)('after Run the first row is in sight at %i by %i with %s scrollbars', (width, height, scrollbars) =>
  windows[scrollbars].visit(
    nfts,
    async (page) => {
      const taken = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
      expect(taken > 0).toBe(scrollbars === 'classic')
      for (const hash of operations) {
        await open(page, hash)
        await run(page)
        await rest(page)
        const row = await page.locator('.table-body [role=row], .gallery li, .plot, .sheet-line').first().boundingBox()
        const bar = await page.locator('.runbar').boundingBox()
        const [top, bottom] = width < 800 ? [52, bar?.y ?? 0] : [(bar?.y ?? 0) + (bar?.height ?? 0), height]
        expect(row?.y, hash).toBeGreaterThanOrEqual(top)
        expect((row?.y ?? 0) + (row?.height ?? 0), hash).toBeLessThanOrEqual(bottom)
      }
    },
    { viewport: { width, height } },
  ),
)
