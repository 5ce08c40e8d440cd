import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { isSelector, parseSelector } from '../../../src/values/selector.js'

test.each(['$from', '$to', '$contract', '$args.owner'])('%s is a selector', (text) => {
  expect(parseSelector(text)).toBe(text)
  expect(isSelector(text)).toBe(true)
})

test.each(['', '$', 'from', ' $from', '0x1', undefined, null, 7, ['$from']])('%j is no selector', (value) => {
  expect(isSelector(value)).toBe(false)
  expect(() => Reflect.apply(parseSelector, undefined, [value])).toThrow(InputError)
  expect(() => Reflect.apply(parseSelector, undefined, [value])).toThrow(/^Invalid selector string provided$/m)
})
