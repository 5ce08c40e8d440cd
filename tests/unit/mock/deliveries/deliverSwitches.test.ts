import { describe, expect, it } from 'vitest'
import { isLoopback } from '../../../../playground/mock/server/loopback.js'
import { readSwitches } from '../../../../playground/mock/switches.js'

describe('a webhook', () => {
  it.each([
    'http://127.0.0.1:3000/hook',
    'http://127.8.9.10/',
    'http://127.1:80',
    'http://localhost:3000',
    'http://[::1]:3000/hook',
    'https://LOCALHOST/hook',
  ])('may be at %s', (url) => expect(isLoopback(url)).toBe(true))

  it.each([
    'http://example.org/hook',
    'http://127.0.0.1.example.org/',
    'http://localhost.example.org/',
    'http://example-localhost/',
    'http://127.0.0.1@example.org/',
    'http://10.0.0.1/',
    'http://128.0.0.1/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://[2001:db8::1]/',
    'ftp://127.0.0.1/',
    '127.0.0.1:3000',
    '',
  ])('may not be at %j', (url) => {
    expect(isLoopback(url)).toBe(false)
    expect(() => readSwitches(['--deliver', url])).toThrow(/--deliver takes a URL on this machine/)
  })
})

describe('the switches', () => {
  it.each(['http://user:pw@127.0.0.1:3000/', 'http://user@localhost/', 'http://:pw@localhost/'])(
    'refuse %s, which fetch would',
    (url) => {
      expect(() => readSwitches(['--deliver', url])).toThrow(/^--deliver takes a URL without user and password/)
    },
  )

  it('sign with the demo secret unless they name another', () => {
    const url = 'http://127.0.0.1:3000/hook'
    expect(readSwitches(['--deliver', url])).toEqual({ deliver: { url, secret: 'mock-secret' } })
    expect(readSwitches(['--deliver', url, '--secret', 'mine'])).toEqual({ deliver: { url, secret: 'mine' } })
  })

  it('take the family of chains from a switch', () => {
    const url = 'http://127.0.0.1:3000/hook'
    expect(readSwitches(['--deliver', url, '--network', 'aptos'])).toEqual({
      deliver: { url, secret: 'mock-secret', network: 'aptos' },
    })
    expect(() => readSwitches(['--deliver', url, '--network', 'sui'])).toThrow(
      '--network takes evm, solana, bitcoin, aptos; not sui',
    )
    expect(() => readSwitches(['--network', 'evm'])).toThrow('--network picks deliveries: it needs --deliver')
  })

  it('refuse a secret that signs nothing, and one that is empty', () => {
    expect(() => readSwitches(['--secret', 'mine'])).toThrow('--secret signs deliveries: it needs --deliver')
    expect(() => readSwitches(['--deliver', 'http://localhost/', '--secret', ''])).toThrow('--secret must not be empty')
  })
})
