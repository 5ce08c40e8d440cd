import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deserializeData, serializeData } from '../../../src/react.js'

const overJson = (data: unknown): unknown => deserializeData(JSON.parse(JSON.stringify(serializeData(data))))

/** Data as decoders give them, with keys and texts that look like marks. */
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.bigInt(),
    fc.date({ noInvalidDate: true }),
    fc.string(),
    fc.constantFrom('bigint', 'date', 'object', '1', '$'),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('$', 'value', '__proto__')), tie('value'), {
      noNullPrototype: true,
    }),
  ),
})).value

test('any data is the same after JSON, whatever its keys look like', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(overJson(value)).toStrictEqual(value)
    }),
    { numRuns: 1000 },
  )
})

test('metadata that looks like a mark stays what it is', () => {
  const spam = JSON.parse('{"$":"bigint","value":"no number","__proto__":{"$":"date"}}')
  expect(overJson({ metadata: spam })).toStrictEqual({ metadata: spam })
  expect(overJson({ $: 'object', value: { $: 'date', value: 1 } })).toStrictEqual({
    $: 'object',
    value: { $: 'date', value: 1 },
  })
})

test('an invalid date stays invalid', () => {
  expect(overJson(new Date(Number.NaN))).toEqual(new Date(Number.NaN))
})

test('data of another realm is read like our own', () => {
  const foreign = runInNewContext('({ at: new Date(5), n: 5n, list: [{ n: 6n }] })')
  expect(overJson(foreign)).toStrictEqual({ at: new Date(5), n: 5n, list: [{ n: 6n }] })
})

test('what other queries keep passes untouched', () => {
  class Money {}
  const own = { money: new Money(), map: new Map(), absent: undefined, call: () => 1, nan: Number.NaN }
  expect(serializeData(own)).toStrictEqual(own)
  expect(deserializeData(own)).toStrictEqual(own)
  expect(deserializeData({ $: 'another mark', n: [1] })).toStrictEqual({ $: 'another mark', n: [1] })
})

test('objects without a prototype keep their fields', () => {
  const bare: unknown = Object.assign(Object.create(null), { value: 1n })
  expect(overJson({ bare })).toStrictEqual({ bare: { value: 1n } })
})

test.each([
  { $: 'bigint', value: 1 },
  { $: 'bigint' },
  { $: 'object', value: 'text' },
  { $: 'object' },
  { $: 7, value: { a: 1 } },
])('%j, which nothing here writes, is read as it is', (foreign) => {
  expect(deserializeData(foreign)).toStrictEqual(foreign)
})
