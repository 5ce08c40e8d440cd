import { expect, test } from 'vitest'
import { dollars, shortAmount } from '../../../../playground/app/portfolio/dollars.js'

test.each([
  ['0', '$0.00'],
  ['1500.25', '$1,500.25'],
  ['5275.879', '$5,275.87'],
  ['123456789012345678901234.5', '$123,456,789,012,345,678,901,234.50'],
  ['0.004', 'less than $0.01'],
  ['0.000', '$0.00'],
])('%s dollars never look like more than they are', (text, written) => expect(dollars(text)).toBe(written))

test.each([
  ['1.25', '1.25'],
  ['1234567', '1,234,567'],
  ['0.123456789', '0.123456…'],
])('%s tokens: what is cut off is marked', (text, written) => expect(shortAmount(text)).toBe(written))
