import { expect, test } from 'vitest'
import { readDescribed } from '../../../../playground/app/build/described.js'
import { detailsOf } from '../../../../playground/app/build/details.js'
import { type AnsweredCall, answerOf } from '../../../../playground/app/result/answer.js'

const details = new Map(readDescribed().map((described) => [described.manifest.api, detailsOf(described)]))

/** On which chain or network the answer of a call is. */
function placeOf(api: string, id: string, input: Readonly<Record<string, unknown>> = {}) {
  const loaded = { entry: { api, id }, operation: {}, details: details.get(api)?.[id] }
  const { chain, network, solana } = answerOf({ loaded, input } as unknown as AnsweredCall, [], {}).context
  return [chain, network, solana]
}

test('an answer is on the chain or network of its call, or on the one that is usual', () => {
  expect(placeOf('evm', 'getBlock', { chain: '0x2105' })).toEqual(['0x2105', undefined, undefined])
  expect(placeOf('evm', 'getBlock')).toEqual(['0x1', undefined, undefined])
  expect(placeOf('aptosNode', 'getLedgerInfo', { network: 'testnet' })).toEqual([undefined, 'testnet', undefined])
  expect(placeOf('solana', 'getPortfolio')).toEqual([undefined, undefined, 'mainnet'])
})

test('an answer of a call that asks all chains is on none of them', () => {
  expect(placeOf('evm', 'getTrendingTokens')).toEqual([undefined, undefined, undefined])
})
