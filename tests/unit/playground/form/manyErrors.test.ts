import { expect, test } from 'vitest'
import { manyErrorsOf } from '../../../../playground/app/form/manyErrors.js'
import { getNativeBalance } from '../../../../src/evm.js'

const text = { kind: 'text', type: 'string' } as const
const inputs = ['address', 'chain'].map((name) => ({
  name,
  wire: name,
  in: 'query' as const,
  required: false,
  deprecated: false,
  description: '',
  control: text,
}))
const details = { description: '', inputs, examples: [], answer: { shape: { kind: 'any' } } } as const

const errorsOf = (chain: readonly string[]) =>
  manyErrorsOf(
    { operation: getNativeBalance, details },
    { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', chain },
    { name: 'chain', chains: chain },
  )

test('each chain is judged by itself, and one is needed', () => {
  expect(errorsOf(['eth', 'base'])).toEqual({})
  expect(errorsOf(['ethh', 'eth'])).toMatchObject({ chain: { text: expect.stringContaining('ethh') } })
  expect(errorsOf([])).toMatchObject({ chain: { text: 'No chain is chosen' } })
})
