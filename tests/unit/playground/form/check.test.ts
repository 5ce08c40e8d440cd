import { expect, test } from 'vitest'
import type { InputDetails } from '../../../../playground/app/catalogue/details.js'
import { complaintsOf } from '../../../../playground/app/form/check.js'
import { getNativeBalance } from '../../../../src/evm.js'

const address: InputDetails = {
  name: 'address',
  wire: 'address',
  in: 'path',
  required: true,
  deprecated: false,
  description: 'The wallet.',
  control: { kind: 'text', type: 'string' },
}

test('what is wrong stands beside its input with what would be right, and not where it was given', () => {
  expect(complaintsOf(getNativeBalance, [address], { address: '0x123' })).toEqual({
    address: { text: 'Invalid address provided: 0x123', hints: ['0x and 40 hex digits'] },
  })
})
