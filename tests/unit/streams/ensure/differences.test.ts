import { expect, test } from 'vitest'
import { differences } from '../../../../src/streams/ensure/differences.js'

const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const abi = [
  { type: 'event', name: 'Transfer', inputs: [{ name: 'to', type: 'address', indexed: true }] },
  { type: 'event', name: 'Approval', inputs: [] },
]
const trigger = { type: 'tx', contractAddress: '0xAb', functionAbi: { type: 'function', name: 'f' }, inputs: ['$from'] }

test.each([
  ['chains in another order', { chainIds: ['0x1', '0x2105'] }, { chainIds: ['0x2105', '0x1'] }],
  [
    'an event by its signature or its topic',
    { topic0: ['Transfer(address, address, uint256)'] },
    { topic0: [transfer] },
  ],
  ['no events', { topic0: [] }, { topic0: null }],
  ['an ABI in another order', { abi }, { abi: [...abi].reverse() }],
  ['a flag that the service leaves out', { demo: false }, {}],
  ['a URL with the slash that it gets', { webhookUrl: 'https://a.example' }, { webhookUrl: 'https://a.example/' }],
  [
    'conditions with defaults left out',
    { advancedOptions: [{ topic0: transfer }] },
    { advancedOptions: [{ topic0: 'Transfer(address,address,uint256)', filter: {}, includeNativeTxs: false }] },
  ],
  ['triggers in another case', { triggers: [trigger] }, { triggers: [{ ...trigger, contractAddress: '0xab' }] }],
  [
    'balances in another order',
    { getNativeBalances: [{ type: 'tx', selectors: ['$from', '$to'] }] },
    { getNativeBalances: [{ type: 'tx', selectors: ['$to', '$from'] }] },
  ],
])('%s: no difference', (_, given, held) => {
  expect(differences(given, held)).toEqual([])
})

test.each([
  ['a chain more', { chainIds: ['0x1', '0x2105'] }, { chainIds: ['0x1'] }],
  ['a chain less', { chainIds: ['0x1'] }, { chainIds: ['0x1', '0x2105'] }],
  ['another event', { topic0: ['Approval(address,address,uint256)'] }, { topic0: [transfer] }],
  ['another ABI', { abi }, { abi: [abi[0], { ...abi[1], inputs: [{ type: 'uint256' }] }] }],
  ['a flag', { demo: true }, {}],
  ['the case of a path', { webhookUrl: 'https://a.example/A' }, { webhookUrl: 'https://a.example/a' }],
  [
    'a filter',
    { advancedOptions: [{ topic0: transfer, filter: { eq: ['a', 1] } }] },
    { advancedOptions: [{ topic0: transfer }] },
  ],
  ['the case of base58', { programIds: ['Ab'] }, { programIds: ['aB'] }],
  ['a trigger less', { triggers: [] }, { triggers: [trigger] }],
])('%s: a difference', (_, given, held) => {
  expect(differences(given, held)).toEqual(Object.keys(given))
})

test('fields that are not given are not compared', () => {
  expect(differences({ tag: 'a' }, { tag: 'a', description: 'b', chainIds: ['0x1'] })).toEqual([])
})
