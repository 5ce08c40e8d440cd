export type { MockAnswer, MockAnswers } from './mock/answers/ownAnswer.js'
export type { MockFault, MockFaults } from './mock/faults/faultOption.js'
export { createMockFetch, type MockFetch, type MockFetchOptions } from './mock/mockFetch.js'
