import { expect, test } from 'vitest'
import { entriesIn } from '../../../../playground/app/form/entriesIn.js'

const [one, two] = ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D']

test.each([
  `["${one}", "${two}"]`,
  `${one}, ${two}`,
  `${one},\n${two},`,
  `"${one}"; '${two}'`,
  `${one} ${two}`,
  `[${one}, ${two}]`,
  `[\n  '${one}',\n  '${two}',\n]`,
])('a list is read as it was pasted: %s', (text) => {
  expect(entriesIn(text)).toEqual([one, two])
})

test('what stands one per line already is left as it is', () => {
  expect(entriesIn(`${one}\n${two}`)).toBeUndefined()
  expect(entriesIn(` ${one} \n\n${two}\n`)).toBeUndefined()
  expect(entriesIn('')).toBeUndefined()
})

test('an entry that has commas or spaces of its own stays whole', () => {
  expect(entriesIn('Transfer(address,address,uint256)')).toBeUndefined()
  expect(entriesIn('0x1::pool::Pool<0x1::a::A, 0x1::b::B>')).toBeUndefined()
  expect(entriesIn('Aptos Monkeys')).toBeUndefined()
  expect(entriesIn('Aptos Monkeys, Bruh Bears')).toEqual(['Aptos Monkeys', 'Bruh Bears'])
})
