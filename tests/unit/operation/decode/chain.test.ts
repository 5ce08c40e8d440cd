import { describe, expect, test } from 'vitest'
import { evmChain } from '../../../../src/operation/decode/chain.js'

describe('chains', () => {
  test.each([
    ['0x1', '0x1'],
    ['eth', '0x1'],
    ['1', '0x1'],
    [137, '0x89'],
    ['0x0089', '0x89'],
    ['BSC', '0x38'],
  ])('%j is %s', (value, id) => expect(evmChain(value)).toBe(id))

  test.each(['', 'nowhere', '0x', '0x0', 0, -1, null, {}])('%j is no chain', (value) =>
    expect(evmChain(value)).toBe(undefined),
  )
})
