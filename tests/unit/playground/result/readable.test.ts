import { describe, expect, test } from 'vitest'
import type { ShapeField } from '../../../../playground/app/catalogue/details.js'
import { contextIn } from '../../../../playground/app/result/meaning.js'
import { readable } from '../../../../playground/app/result/readable.js'
import type { Display, Role } from '../../../../src/operation/display.js'

const context = { row: undefined, chain: '0x1', network: undefined }
const textOf = (value: unknown, format: string, as?: Role): string =>
  readable(value, { format, ...(as && { display: { as } }) }, context).text

test('the price of gas is told in gwei, an amount in the currency of its chain', () => {
  expect(textOf(13_482_000_001n, 'wei', 'gas-price')).toBe('13.482000001 gwei')
  expect(textOf(13_482_000_001n, 'wei')).toBe('0.000000013482000001 ETH')
})

test('an amount in base units has commas, what names a thing has none, and neither has what is copied', () => {
  for (const role of ['amount', 'supply', 'quantity'] as const)
    expect(textOf(10_000_000_000n, 'uint256', role)).toBe('10,000,000,000')
  for (const role of ['id', 'ordinal', undefined] as const)
    expect(textOf(10_000_000_000n, 'uint256', role)).toBe('10000000000')
  expect(textOf(2_268_741_093_655_280_741_982n, 'uint256', 'amount')).toBe('2,268,741,093,655,280,741,982')
  expect(textOf(10n ** 32n, 'uint256', 'amount')).toBe('10000000…00000000')
  expect(readable(10_000n, { display: { as: 'amount' } }, context).full).toBe('10000n')
})

test('money has cents, and a small price its digits', () => {
  const said = [130_400.5, 0, -2, 73_502.42123, 1.00012, 0.5, 0.00001234, 1.5e-9].map((value) => textOf(value, 'usd'))
  expect(said).toEqual([
    '$130,400.50',
    '$0.00',
    '-$2.00',
    '$73,502.42',
    '$1.0001',
    '$0.50',
    '$0.00001234',
    '$0.0000000015',
  ])
})

test('a share has two decimals, and a small one its digits', () => {
  const said = [12.3456, 100, 0, 0.0011435472119, -0.5].map((value) => textOf(value, 'percent'))
  expect(said).toEqual(['12.35 %', '100 %', '0 %', '0.00114 %', '-0.5 %'])
})

test('dollars and percent stand alike, whether the wire sends a number or text; a change has its sign', () => {
  const said = (value: unknown, format: string, display: Display): string =>
    readable(value, { format, display }, context).text
  expect(said('60685.494028', 'decimal', { as: 'price', unit: 'usd' })).toBe('$60,685.49')
  expect(said(60685.494028, 'usd', { as: 'price' })).toBe('$60,685.49')
  expect(said('1.25', 'decimal', { as: 'change', unit: 'percent' })).toBe('+1.25 %')
  expect(said(-3, 'usd', { as: 'change' })).toBe('-$3.00')
  expect(said(184250, 'count', { as: 'quantity' })).toBe('184,250')
  expect(said('1e+21', 'decimal', { as: 'supply' })).toBe('1e+21')
})

test('bytes beyond a hash are shown by their ends and their number', () => {
  expect(readable(`0x${'ab'.repeat(68)}`, { format: 'hex' }, context)).toMatchObject({
    text: '0xabab…abab 68 bytes',
    type: 'hex',
  })
})

test('of a list, hex is shown by its ends and words by their beginning', () => {
  expect(textOf(['Transfer(address,address,uint256)', `0x${'ab'.repeat(20)}`], '')).toBe(
    '[ Transfer(address,address,uint256), 0xabab…abab ]',
  )
  expect(textOf(['a'.repeat(50)], '')).toBe(`[ ${'a'.repeat(40)}… ]`)
})

describe('of Solana', () => {
  const solana = { ...context, chain: undefined, solana: 'mainnet' }
  const wallet = 'kXB7FfzdrfZpAZEW3TZcp8a8CwQbsowa6BdfAHZ4gVs'
  const signature = '3o9NfCBWaDEb8JLJGdp8tfWwXURNokanCvUJf9A9f5nFqmZkRvWcfhkek4t47UhRDSGKHsSzi8MBusin8H7x7YYD'

  test('lamports are told in SOL', () => {
    expect(readable(902_329_912n, { format: 'lamports' }, solana).text).toBe('0.902329912 SOL')
  })

  test('an address and a signature are shown by their ends, in their own case, and lead to its explorer', () => {
    expect(readable(wallet, { format: 'solana-address' }, solana)).toEqual({
      text: 'kXB7Ff…4gVs',
      full: wallet,
      type: 'address',
      href: `https://explorer.solana.com/address/${wallet}`,
    })
    expect(readable(signature, { format: 'transaction-hash' }, { ...solana, solana: 'devnet' })).toMatchObject({
      full: signature,
      type: 'hash',
      href: `https://explorer.solana.com/tx/${signature}?cluster=devnet`,
    })
  })
})

test('a chain is told by its name, Solana among them, and so is an address of its row explored', () => {
  expect(textOf('0x89', 'evm-or-solana-chain')).toBe('Polygon Mainnet')
  expect(textOf('solana', 'evm-or-solana-chain')).toBe('Solana')
  const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const place: ShapeField = {
    name: 'place',
    description: '',
    shape: { kind: 'scalar', type: 'string', format: 'evm-or-solana-chain' },
  }
  const ofRow = contextIn({ place: 'solana' }, [place], context)
  expect(readable(mint, { format: 'evm-or-solana-address' }, ofRow).href).toBe(
    `https://explorer.solana.com/address/${mint}`,
  )
  expect(contextIn({ chain: 'solana' }, [], context).chain).toBe('0x1') // a name alone says nothing
})

test('a status is a word, and a fee in whole coins has the currency of its chain', () => {
  expect(readable(1, { format: 'index', display: { as: 'status' } }, context)).toMatchObject({
    text: 'Success',
    full: '1',
  })
  expect(readable(false, { display: { as: 'status' } }, context)).toMatchObject({ text: 'Failed', full: 'false' })
  expect(
    readable('0.00063', { format: 'decimal', display: { unit: 'native' } }, { ...context, chain: '0x89' }).text,
  ).toBe('0.00063 POL')
})
