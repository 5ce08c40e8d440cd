import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { truncate } from '../../../src/errors/truncate.js'
import { createRedactor, redactHeaders, rememberRedactor } from '../../../src/transport/redact.js'

test('a text with a secret anywhere comes out without it', () => {
  const secret = fc
    .string({ unit: 'binary', minLength: 6 })
    .filter((text) => text === text.trim() && !'[redacted]'.includes(text))
  fc.assert(
    fc.property(secret, fc.string(), fc.string(), (key, before, after) => {
      const redact = createRedactor([key])
      expect(redact(before + key + after)).not.toContain(key.trim())
      const spelling = JSON.stringify(key).slice(1, -1)
      expect(redact(JSON.stringify({ [key]: key }))).not.toContain(spelling)
      expect(redact(JSON.stringify(`${before} ${key} ${after}`))).not.toContain(spelling)
    }),
  )
})

test('a secret is hidden from its first to its last character, as it is and in JSON', () => {
  const special = fc.constantFrom('"', '\\', '\n', '\u0007', '/', '~', 'a', 'é', ' ')
  const secret = fc.string({ unit: special, minLength: 6 }).filter((text) => text === text.trim())
  fc.assert(
    fc.property(secret, (key) => {
      const redact = createRedactor([key])
      expect(redact(key)).toBe('[redacted]')
      expect(redact(JSON.stringify(key))).toBe('"[redacted]"')
    }),
  )
})

test('the JSON of a secret that begins with the secret is hidden to its end', () => {
  const key = 'secret\\'
  expect(createRedactor([key])(JSON.stringify([key]))).toBe('["[redacted]"]')
})

test.each([
  ['a secret that begins with another', ['AKIA-1234', 'akia-1234:hush'], 'akia-1234:hush'],
  ['a spelling that begins with the secret', ['secret-~'], 'secret-~0'],
])('%s is hidden to its end', (_, secrets, text) => {
  expect(createRedactor(secrets)(`at ${text}.`)).toBe('at [redacted].')
})

test('a secret of three characters is found as a word, one of two is not looked for', () => {
  expect(createRedactor(['a1b'])('a1b, a1bc')).toBe('[redacted], a1bc')
  expect(createRedactor(['a1'])('a1, a1c')).toBe('a1, a1c')
})

test('a short secret is found as a word of its own', () => {
  const redact = createRedactor(['abc12'])
  expect(redact('bad key abc12, (abc12)')).toBe('bad key [redacted], ([redacted])')
  expect(redact('xabc12 abc123')).toBe('xabc12 abc123')
})

test('what was written over a secret is not read again', () => {
  expect(createRedactor(['redact'])('a redact b')).toBe('a [redacted] b')
})

test('a text without a secret comes out as it is', () => {
  expect(createRedactor(['secret'])('nothing here')).toBe('nothing here')
})

test('where there is no secret every text comes out as it is', () => {
  expect(createRedactor([])('nothing here')).toBe('nothing here')
  expect(createRedactor(['', 'ab'])('ab cd')).toBe('ab cd')
})

test('a key that changes is hidden as the one before it was', () => {
  const redactorOf = rememberRedactor()
  expect(redactorOf(['first-key'])('first-key')).toBe('[redacted]')
  expect(redactorOf(['second-key'])('first-key second-key')).toBe('first-key [redacted]')
})

test('a secret in a URL is found as it is spelled there', () => {
  const secret = 'a b/c+d='
  expect(createRedactor([secret])(`/x?k=${encodeURIComponent(secret)}`)).toBe('/x?k=[redacted]')
})

test('a secret that is the name of a field is found in the path to it', () => {
  const secret = 'ab/cd~ef~1'
  expect(createRedactor([secret])('/result/ab~1cd~0ef~01/0')).toBe('/result/[redacted]/0')
})

test('a secret is found as messages quote it', () => {
  const secret = 'abc\u0085def\u00a0ghi'
  expect(createRedactor([secret])(truncate(`got ${secret}`))).toBe('got [redacted]')
})

test('a secret that is no valid text does not throw', () => {
  for (const secret of ['\ud800abcdef', '\ud800abc\udfffdef\ud800'])
    expect(createRedactor([secret])(`x ${secret}`)).toBe('x [redacted]')
})

test('credentials in headers are hidden by name, secrets in other values by what they are', () => {
  const headers = { 'X-Api-Key': 'k', Authorization: 'b', Cookie: 'c', 'x-other': 'has secret inside', accept: 'json' }
  expect(redactHeaders(Object.entries(headers), createRedactor(['secret']))).toEqual({
    'X-Api-Key': '[redacted]',
    Authorization: '[redacted]',
    Cookie: '[redacted]',
    'x-other': 'has [redacted] inside',
    accept: 'json',
  })
})

describe('a member with the name of a secret', () => {
  const redact = createRedactor([], ['secretKey'])
  const secret = 'a"b\\c\nd'

  test('has its value hidden in JSON that was cut short, whatever characters are in it', () => {
    const json = JSON.stringify({ secretKey: secret, other: 1 })
    expect(redact(json.slice(0, -1))).toBe('{"secretKey":"[redacted]","other":1')
    for (let end = json.indexOf('a') + 1; end < json.length; end++) {
      expect(redact(json.slice(0, end))).toMatch(/^\{"secretKey":"\[redacted\](\\?$|")/)
    }
  })

  test('has its value hidden in JSON within JSON', () => {
    const json = JSON.stringify({ log: JSON.stringify({ secretKey: secret, other: 1 }) })
    expect(redact(json)).toBe('{"log":"{\\"secretKey\\":\\"[redacted]\\",\\"other\\":1}"}')
  })

  test('has a number hidden, too', () => {
    expect(redact('{"secretKey": 12.5e7, "other": 5')).toBe('{"secretKey": [redacted], "other": 5')
  })
})
