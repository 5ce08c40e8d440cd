import { describe, expect, test } from 'vitest'
import { readDescribed } from '../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../playground/app/build/details.js'
import { filledWith } from '../../../../playground/app/catalogue/filledWith.js'
import { outcomes, samples } from '../../../../playground/app/catalogue/outcomes.js'
import { recognise, type ThingKind } from '../../../../playground/app/catalogue/recognise.js'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const long = `0x8b06a518546e991e${'fa69e4ac5a1650c2'.repeat(3)}`
const solana = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'
const xpub =
  'xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2jkwSB1icqYh2cfDfVxdx4df189oLKnC5fSwqPfgyP3hooxujYzAu3fDVmz'
const kindsOf = (text: string): readonly ThingKind[] => recognise(text).map(({ kind }) => kind)

describe('what was typed is recognised', () => {
  test.each<[string, readonly ThingKind[]]>([
    [evm, ['evm-address']],
    [evm.slice(2), ['evm-address']],
    [`  "${evm}",`, ['evm-address']],
    [`https://etherscan.io/address/${evm}#tokentxns`, ['evm-address']],
    [`0x${'0'.repeat(24)}${evm.slice(2)}`, ['evm-address']],
    [long, ['hash', 'aptos-address']],
    [`https://etherscan.io/tx/${long}`, ['hash']],
    [`https://explorer.aptoslabs.com/account/${long}?network=mainnet`, ['aptos-address']],
    ['0x1', ['aptos-address']],
    [solana, ['solana-address']],
    [`https://solscan.io/account/${solana}`, ['solana-address']],
    ['bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh', ['bitcoin-address']],
    ['bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1', ['bitcoin-address']],
    [xpub, ['xpub']],
    ['vitalik.eth', ['ens']],
    ['Some.Name.ETH', ['ens']],
    ['brad.crypto', ['domain']],
    ['18,908,895', ['block']],
  ])('%s', (text, kinds) => expect(kindsOf(text)).toEqual(kinds))

  test.each(['', '   ', 'nft transfers', 'getBlock', `${evm}0`, `${solana}l`, 'a@b.eth', '0x', 'http://', '1.5'])(
    'not %j',
    (text) => expect(recognise(text)).toEqual([]),
  )

  test('the thing is given without what stands around it', () => {
    expect(recognise(`<https://etherscan.io/token/${evm}>`)[0]?.value).toBe(evm)
    expect(recognise('VITALIK.eth')[0]?.value).toBe('vitalik.eth')
    expect(recognise('#18_908_895')[0]?.value).toBe('18908895')
  })
})

describe('what the first page offers', () => {
  const details = Object.fromEntries(readDescribed().map((api) => [api.manifest.api, detailsOf(api)]))
  const offered = Object.entries(outcomes).flatMap(([kind, all]) =>
    all.map(({ api, id }): [string, string, string] => [kind, api, id]),
  )

  test.each(offered)('of %s: %s.%s takes it', (kind, api, id) => {
    const thing = { kind: kind as ThingKind, value: 'x' } // a key of a record of kinds
    expect(filledWith(thing, details[api]?.[id]?.inputs ?? [])).toBeDefined()
  })

  test('every sample is what it is called', () => {
    const read = samples.map(({ value, kind }) => kind ?? kindsOf(value)[0])
    expect(read).toEqual(['evm-address', 'solana-address', 'xpub', 'aptos-address', 'hash', 'ens'])
    for (const { value, kind } of samples) if (kind) expect(kindsOf(value)).toContain(kind)
  })
})
