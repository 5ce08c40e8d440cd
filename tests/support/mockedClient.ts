import { createClient, type Issue } from '../../src/index.js'
import { createMockFetch, type MockFetchOptions } from '../../src/mock.js'

/** A client whose calls are answered in the process. */
export function mockedClient(options: MockFetchOptions = {}, more: Parameters<typeof createClient>[0] = {}) {
  const issues: Issue[] = []
  const mock = createMockFetch(options)
  const hooks = { onIssue: (issue: Issue) => issues.push(issue) }
  return { mock, issues, client: createClient({ apiKey: 'test', fetch: mock, retries: 0, hooks, ...more }) }
}
