import { expect, test } from 'vitest'
import type { InputDetails } from '../../../../playground/app/catalogue/details.js'
import { fieldErrorsOf } from '../../../../playground/app/form/fieldErrors.js'
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
  expect(fieldErrorsOf(getNativeBalance, [address], { address: '0x123' })).toEqual({
    address: { text: 'Invalid address provided: 0x123', hints: ['0x and 40 hex digits'] },
  })
})
