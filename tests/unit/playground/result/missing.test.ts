import { expect, test } from 'vitest'
import { missingLines } from '../../../../playground/app/result/missing.js'

test('a chain says once why it is missing: by its error, by the service’s words, or by the reason', () => {
  const failed = { chain: 'Base', reason: 'failed', code: 'INTERNAL_SERVER_ERROR', message: 'Too late' } as const
  const lines = missingLines(
    [
      failed,
      failed,
      { chain: 'Gnosis', reason: 'stopped' },
      { chain: 'Fantom', reason: 'failed', error: new Error('Lost\nmore') },
    ],
    ({ chain }) => chain,
  )
  expect(lines).toEqual([
    { name: 'Base', why: 'Too late', code: 'INTERNAL_SERVER_ERROR' },
    { name: 'Gnosis', why: 'Not asked, because an earlier call ended the run.' },
    { name: 'Fantom', why: 'Lost' },
  ])
})
