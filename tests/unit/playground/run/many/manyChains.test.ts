import { getNativeBalance, reviewContracts } from 'ledgerline/evm'
import { JsxEmit, transpileModule } from 'typescript'
import { describe, expect, test } from 'vitest'
import { readDescribed } from '../../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../../playground/app/build/details.js'
import { manyChainsOf, manyInputOf } from '../../../../../playground/app/run/many/manyChains.js'
import { manyStyles } from '../../../../../playground/app/run/snippet/manyStyles.js'

const described = readDescribed().find(({ manifest }) => manifest.api === 'evm')
const details = described ? detailsOf(described) : {}
const loaded = (operation: typeof getNativeBalance | typeof reviewContracts) =>
  ({ entry: { api: 'evm', id: operation.id }, operation, details: details[operation.id] }) as never
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

describe('an operation over several chains', () => {
  test('a form with a list of chains has a call for each, once', () => {
    const over = manyChainsOf(loaded(getNativeBalance), { address, chain: ['eth', ' base', 'eth', ''] })
    expect(over?.inputs).toEqual([
      { address, chain: 'eth' },
      { address, chain: 'base' },
    ])
    expect(manyChainsOf(loaded(getNativeBalance), { address, chain: 'eth' })).toBeUndefined()
  })

  test('an operation that changes something runs on one', () => {
    expect(manyInputOf(loaded(getNativeBalance))).toBe('chain')
    expect(manyInputOf(loaded(reviewContracts))).toBeUndefined()
  })

  test('its code has the inputs once, and the chains beside them', () => {
    const over = manyChainsOf(loaded(getNativeBalance), { address, chain: ['eth', 'base'] })
    if (!over) throw new Error('The form has a list')
    const code = manyStyles.small?.(loaded(getNativeBalance), over, {})
    expect(code).toContain(`['eth', 'base'].map((chain) => ({\n  address: '${address}',\n  chain,\n}))`)
    expect(code).toContain('await caller.many(getNativeBalance, inputs)')
  })

  test.each(['client', 'small', 'react'])('the code in the style %s is code', (style) => {
    const over = manyChainsOf(loaded(getNativeBalance), { address, chain: ['eth', 'base'] })
    if (!over) throw new Error('The form has a list')
    const text = manyStyles[style]?.(loaded(getNativeBalance), over, { inProcess: true }) ?? ''
    const { diagnostics } = transpileModule(text, {
      reportDiagnostics: true,
      fileName: 'pasted.tsx',
      compilerOptions: { jsx: JsxEmit.ReactJSX },
    })
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([])
    expect(text).toMatch(/many\(|useMany\(/)
  })
})
