import { expect, test } from 'vitest'
import { inputsText } from '../../../../playground/app/run/inputsText.js'

test('the inputs of a run are said in a line, without what is empty or secret', () => {
  const draft = {
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    chain: 'polygon',
    limit: '5',
    empty: '',
    tokens: ['a', 'b'],
    secret: 'hidden',
    more: 'x',
  }
  expect(inputsText(draft, ['secret'])).toBe('0xd8dA…6045, polygon, limit 5, a, b …')
  expect(inputsText({})).toBe('')
})
