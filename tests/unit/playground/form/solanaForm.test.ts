import { expect, test } from 'vitest'
import { readDescribed } from '../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../playground/app/build/details.js'
import { inputOf } from '../../../../playground/app/catalogue/draft.js'
import { formatRoute, parseRoute } from '../../../../playground/app/catalogue/route.js'
import { fieldErrorsOf } from '../../../../playground/app/form/fieldErrors.js'
import { getPortfolio } from '../../../../src/solana.js'

const address = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'

test('an address in base58 keeps its case in a form and in the address bar, and is checked by the client', () => {
  const described = readDescribed().find(({ manifest }) => manifest.api === 'solana')
  const inputs = described && detailsOf(described).getPortfolio?.inputs
  const route = parseRoute(formatRoute({ api: 'solana', id: 'getPortfolio' }, { address }))
  const draft = route.page === 'operation' ? route.draft : {}
  expect(inputOf(inputs ?? [], draft)).toEqual({ address })
  expect(fieldErrorsOf(getPortfolio, inputs ?? [], draft)).toEqual({})
  const typo = { address: `${address.slice(0, -1)}0` }
  expect(fieldErrorsOf(getPortfolio, inputs ?? [], typo)).toEqual({
    address: { text: `Invalid address provided: ${typo.address}`, hints: [expect.stringContaining('base58')] },
  })
})
