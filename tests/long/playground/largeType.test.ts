import { describe, expect, test } from 'vitest'
import { nfts, open, run, shoot, startPlayground } from '../../e2e/playground/harness.js'
import { misfits } from '../../e2e/playground/misfits.js'

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
