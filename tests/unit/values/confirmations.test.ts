import { expect, test } from 'vitest'
import { confirmationsOf } from '../../../src/values.js'

test.each([
  ['eth', 12],
  ['0x01', 12],
  [10n, 500],
  [42161, 18],
  ['Base', 100],
  ['solana', 100],
  ['solana_mainnet', 100],
  ['Bitcoin', 2],
  ['btc-mainnet', 2],
])('the service confirms a block of %s after %d more', (chain, blocks) => {
  expect(confirmationsOf(chain)).toBe(blocks)
})

test.each(['sei', '0x5', 'nowhere', 'constructor', '__proto__', '', Number.NaN, -1])(
  'for %s it states nothing',
  (chain) => {
    expect(confirmationsOf(chain)).toBeUndefined()
  },
)
