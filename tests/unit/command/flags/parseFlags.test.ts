import { describe, expect, test } from 'vitest'
import { flagName } from '../../../../src/command/flags/flag.js'
import { assertNoKey, parseFlags } from '../../../../src/command/flags/parseFlags.js'

const flags = [
  { name: 'exclude-spam', also: ['excludeSpam'], about: '' },
  { name: 'quiet', short: 'q', about: '' },
  { name: 'address', takes: 'text', about: '' },
  { name: 'chains', takes: 'text', many: true, about: '' },
] as const

const values = (...args: readonly string[]) => Object.fromEntries(parseFlags(args, flags).values)

describe('an option that takes nothing', () => {
  test.each([
    [['--exclude-spam'], true],
    [['--excludeSpam'], true],
    [['--no-exclude-spam'], false],
    [['--exclude-spam=false'], false],
    [['--exclude-spam', 'false'], false],
    [['--exclude-spam', 'true'], true],
  ] as const)('%j', (args, expected) => {
    expect(values(...args)).toEqual({ 'exclude-spam': expected })
  })

  test('has a short form', () => {
    expect(values('-q')).toEqual({ quiet: true })
  })

  test('is neither here nor there with another value', () => {
    expect(() => values('--exclude-spam=maybe')).toThrow('--exclude-spam is true or false')
  })
})

describe('an option that takes a value', () => {
  test('takes what follows, also a negative number', () => {
    expect(values('--address', '-5')).toEqual({ address: ['-5'] })
    expect(values('--address=--odd')).toEqual({ address: ['--odd'] })
  })

  test('is passed once, unless it is a list', () => {
    expect(values('--chains', 'eth', '--chains=base')).toEqual({ chains: ['eth', 'base'] })
    expect(() => values('--address', 'a', '--address', 'b')).toThrow('--address was passed twice')
  })

  test('does not take another option for its value', () => {
    expect(() => values('--address', '--quiet')).toThrow('--address needs a value: --address text')
    expect(() => values('--address')).toThrow('--address needs a value')
  })
})

test('an unknown option names the one that was meant', () => {
  expect(() => values('--exclud-spam')).toThrow(/Unknown option --exclud-spam\n.*Did you mean --exclude-spam\?/)
  expect(() => values('--no-address')).toThrow('Unknown option --no-address')
})

test('a key among the arguments is refused and not repeated', () => {
  for (const arg of ['--api-key=abc', '--apiKey=abc', '--api-key', '--key=abc'])
    expect(() => assertNoKey([arg])).toThrow(/^A key is not passed as an argument(?!.*abc)/s)
})

test('names are split where a reader splits them', () => {
  const names = ['excludeSpam', 'includeNFTs', 'toBlock', 'NFTs', 'walletAddressOrPublicKey', 'dex2', 'usdPrice']
  expect(names.map(flagName)).toEqual([
    'exclude-spam',
    'include-nfts',
    'to-block',
    'nfts',
    'wallet-address-or-public-key',
    'dex2',
    'usd-price',
  ])
})
