import { expect, test } from 'vitest'
import { toNdjson } from '../../../src/values/ndjson.js'

test('each row is a line of JSON that keeps every digit', () => {
  const text = toNdjson([{ value: 2n ** 256n - 1n, at: new Date(0) }, 'a\nb'])
  expect(text).toBe(`{"value":"${2n ** 256n - 1n}","at":"1970-01-01T00:00:00.000Z"}\n"a\\nb"\n`)
  expect(toNdjson([])).toBe('')
})

test('no line has half a surrogate pair, at which readers refuse the whole file', () => {
  expect(toNdjson([{ '\ud83d': ['\udc4d', '🌙'], name: '\\ud83d' }])).toBe(
    '{"\ufffd":["\ufffd","🌙"],"name":"\\\\ud83d"}\n',
  )
})
