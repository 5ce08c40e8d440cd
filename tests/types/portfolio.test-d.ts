import { expectTypeOf, test } from 'vitest'
import type { DoubtfulToken, Portfolio, PortfolioToken } from '../../src/portfolio.js'

test('a portfolio says what is doubtful, and has a total only where it is complete', () => {
  expectTypeOf<Portfolio['doubtful']>().toEqualTypeOf<readonly DoubtfulToken[]>()
  expectTypeOf<DoubtfulToken>().toEqualTypeOf<{
    readonly token: PortfolioToken
    readonly reason: 'amounts' | 'worth' | 'price'
  }>()
  expectTypeOf<Portfolio['usd']>().not.toHaveProperty('total')
})
