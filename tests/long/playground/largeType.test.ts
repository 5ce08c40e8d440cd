import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { nfts, open, run, shoot, startPlayground } from '../../e2e/playground/harness.js'

/** What leaves the window, and words that stand where they do not fit. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
    const cut = [...document.querySelectorAll('button, label, h1, h2, p, dt, dd, legend')].filter(
      (box) =>
        box.checkVisibility() &&
        !box.closest('.unseen') &&
        getComputedStyle(box).display !== 'inline' &&
        box.scrollHeight > box.clientHeight + 3,
    )
    const outside = [...document.querySelectorAll('.topbar :is(button, label), .sheet :is(input, button)')].filter(
      (box) =>
        box.checkVisibility() &&
        (box.getBoundingClientRect().right > innerWidth || box.getBoundingClientRect().left < 0),
    )
    return [...scrolls, ...[...cut, ...outside].map((box) => `${box.className} ${box.textContent?.slice(0, 30)}`)]
  })

describe.each([24])('where the browser is told to use type of %i pixels', (fontSize) => {
  const { visit } = startPlayground({ fontSize })

  test.each([1440])('nothing is cut off in a window of %i pixels', (width) =>
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
