import { expect, test } from 'vitest'
import { lostListOf } from '../../../../src/inbox/store/lostLists.js'
import { parseWebhook } from '../../../../src/webhooks.js'
import { createStream } from '../../../support/inbox/stream.js'
import { signed } from '../../../support/webhooks/delivery.js'

const request = await signed(JSON.stringify(createStream().delivery(1)))
const delivery = await parseWebhook({ ...request, network: 'evm' })
const issueAt = (path: string) => ({ path, code: 'invalid_value' as const, message: 'expected list', raw: 5 })

test.each([
  ['/logs', '/logs: expected list'],
  ['/nftApprovals', '/nftApprovals: expected list'],
  ['/logs/0/data', undefined],
  ['/nativeBalances', undefined],
])('of an issue at %s, the reason is %s', (path, reason) => {
  expect(lostListOf({ ...delivery, issues: [issueAt(path)] })).toBe(reason)
})

test('of more issues than are recorded, some may be of rows that nobody has read', () => {
  const issues = Array.from({ length: 10_000 }, () => issueAt('/logs/0/data'))
  expect(lostListOf({ ...delivery, issues: issues.slice(1) })).toBeUndefined()
  expect(lostListOf({ ...delivery, issues })).toBe('It has 10000 issues or more, so rows may be missing')
})
