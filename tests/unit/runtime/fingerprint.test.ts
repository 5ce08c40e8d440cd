import { expect, test } from 'vitest'
import { fingerprint, halfOf } from '../../../src/runtime/fingerprint.js'

// vectors of FNV-1a from the reference code of its authors
test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('the fingerprint of %j is that of the standard', (text, expected) => {
  expect(fingerprint(text)).toBe(expected)
})

test('hosts that differ in one character have fingerprints that differ, also in half the bits', () => {
  const hosts = Array.from({ length: 5000 }, (_, port) => `http://127.0.0.1:${3000 + port}/evm`)
  expect(new Set(hosts.map((host) => fingerprint(host))).size).toBe(hosts.length)
  expect(new Set(hosts.map((host) => halfOf(fingerprint(host)))).size).toBe(hosts.length)
  expect(halfOf(fingerprint('a'))).toMatch(/^[\da-f]{8}$/)
})
