export type { MockChain, MockReorg } from './mock/chain/mockChain.js'
export type { MockBlock, MockBlocks, MockDelivery } from './mock/chain/newBlocks.js'
export type { MockFaults } from './mock/faults/faultOption.js'
export { createMockFetch, type MockFetch, type MockFetchOptions } from './mock/mockFetch.js'
