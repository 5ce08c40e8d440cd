import { describe, expect, test } from 'vitest'
import { nfts, nftTable, open, run, shoot, show, startPlayground } from './harness.js'
import { misfits } from './misfits.js'

describe.each([24])('where the browser is told to use type of %i pixels', (fontSize) => {
  const { visit } = startPlayground({ fontSize })

  test('the page uses it, rows and lines included', () =>
    visit(nftTable, async (page) => {
      await run(page)
      const sizeOf = (selector: string, what: 'font-size' | 'height'): Promise<number> =>
        page
          .locator(selector)
          .first()
          .evaluate((box, name) => Number.parseFloat(getComputedStyle(box).getPropertyValue(name)), what)
      expect(await sizeOf('body', 'font-size')).toBeCloseTo((15 / 16) * fontSize, 2)
      expect(await sizeOf('.table-body [role=row]', 'height')).toBeCloseTo((33 / 16) * fontSize, 1)
      await show(page, 'Tree')
      expect(await sizeOf('.tree-line', 'height')).toBeCloseTo((26 / 16) * fontSize, 1)
      const second = await page
        .locator('.tree-line')
        .nth(1)
        .evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).f)
      expect(second).toBeCloseTo((26 / 16) * fontSize, 1)
    }))

  test.each([360])('nothing is cut off in a window of %i pixels', (width) =>
    visit(
      nfts,
      async (page) => {
        for (const hash of ['#/evm/getWalletNFTs', '#/streams/createEvmStream', '#/evm/getBlock']) {
          await open(page, hash)
          await run(page)
          expect(await misfits(page), hash).toEqual([])
          await shoot(page, `type-${fontSize}-${width}-${hash.split('/').at(-1)}`)
        }
      },
      { viewport: { width, height: 800 }, hasTouch: width < 500 },
    ),
  )
})
