import { getBlock, getWalletNFTs, web3ApiVersion } from 'ledgerline/evm'
import { expect, test } from 'vitest'
import { formatOutcome } from '../../../../playground/app/run/outcomeLine.js'
import type { Run } from '../../../../playground/app/run/run.js'
import { createRunLog } from '../../../../playground/app/run/runLog.js'

const nfts = { result: [{}, {}, {}] }

/** How the calls of a run end: with a status and data, with a status alone, or with neither. */
type End = readonly [status?: number, data?: unknown]

/** The line of a run of an operation whose calls end so. */
function lineOf(operation: object, ends: readonly End[], cancel = false): string | undefined {
  const log = createRunLog()
  for (const [status, ...data] of ends) {
    log.begin()
    log.add({ kind: 'request', attempt: 1, method: 'GET', url: '', headers: {} })
    if (status) log.add({ kind: 'response', attempt: 1, status, elapsed: 1, headers: {} })
    if (data.length > 0)
      log.answer({ data: data[0] } as never) // all that is read of it
    else log.fail(1, new Error('failed'))
    log.end()
  }
  if (cancel) log.add({ kind: 'cancelled' })
  return formatOutcome({ loaded: { operation } } as Run, log.read())
}

test.each<[what: string, line: string | undefined, operation: object, ends: readonly End[]]>([
  ['nothing', undefined, getBlock, []],
  ['a record', '200 · 1 record', getBlock, [[200, {}]]],
  ['a value', '200 · 1 value', web3ApiVersion, [[200, 'v2.2']]],
  ['nothing found', '404 · null', getBlock, [[404, null]]],
  ['a refusal', '500 · failed', getBlock, [[500]]],
  ['no answer', 'Failed', getBlock, [[]]],
  ['a page', '200 · 3 rows', getWalletNFTs, [[200, nfts]]],
  [
    'two pages',
    '200 · 6 rows',
    getWalletNFTs,
    [
      [200, nfts],
      [200, nfts],
    ],
  ],
  ['a page, then a refusal', '500 · failed · 3 rows', getWalletNFTs, [[200, nfts], [500]]],
  ['a page, then no answer', 'Failed · 3 rows', getWalletNFTs, [[200, nfts], []]],
  ['a page, a refusal, a page', '200 · 6 rows', getWalletNFTs, [[200, nfts], [500], [200, nfts]]],
])('says how a run ends: %s', (_what, line, operation, ends) => {
  expect(lineOf(operation, ends)).toBe(line)
})

test('the status is that of the last attempt, if it had one', () => {
  const log = createRunLog()
  log.begin()
  log.add({ kind: 'request', attempt: 1, method: 'GET', url: '', headers: {} })
  log.add({ kind: 'response', attempt: 1, status: 500, elapsed: 1, headers: {} })
  log.add({ kind: 'request', attempt: 2, method: 'GET', url: '', headers: {} })
  log.fail(1, new Error('failed'))
  log.end()
  expect(formatOutcome({ loaded: { operation: getBlock } } as Run, log.read())).toBe('Failed')
})

test('what was cancelled keeps the rows it has', () => {
  expect(lineOf(getWalletNFTs, [[200, nfts], []], true)).toBe('Cancelled · 3 rows')
  expect(lineOf(getBlock, [[]], true)).toBe('Cancelled')
})
