export type { MockFaults } from './mock/faultOption.js'
export { createMockFetch, type MockFetch, type MockFetchOptions } from './mock/mockFetch.js'
