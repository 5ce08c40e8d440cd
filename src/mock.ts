export type { MockFaults } from './mock/faults/faultOption.js'
export { createMockFetch, type MockFetch, type MockFetchOptions } from './mock/mockFetch.js'
