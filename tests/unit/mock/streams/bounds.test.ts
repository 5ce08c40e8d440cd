import { expect, test } from 'vitest'
import { createStreamBook } from '../../../../src/mock/streams/book.js'
import { runMockServer } from '../../../support/mockServer.js'

const { ask } = runMockServer({ apis: ['streams'] })

test('the mock keeps the account of a key that is in use, and forgets that of one used a hundred keys ago', async () => {
  const write = (key: string) =>
    ask('/streams/settings', { method: 'POST', key, body: { region: 'us-east-1' } }).then(({ status }) => status)
  const regionOf = async (key: string) => JSON.stringify((await ask('/streams/settings', { key })).body)
  const fresh = await regionOf('nobody')
  expect([await write('busy'), await write('idle')]).toEqual([200, 200])
  const changed = await regionOf('busy')
  expect(changed).not.toBe(fresh)
  for (let count = 0; count < 100; count++) {
    await regionOf(`stranger ${count}`)
    if (count % 10 === 0) await regionOf('busy')
  }
  expect([await regionOf('busy'), await regionOf('idle')]).toEqual([changed, fresh])
})

test('a book keeps the latest thousand streams, with the latest ten thousand addresses of each', () => {
  const book = createStreamBook([], () => 'an id')
  for (let count = 0; count < 1010; count++) {
    book.put({ id: String(count) })
    book.watch(String(count), ['0x1'])
  }
  expect([book.list().length, book.find('9'), book.find('10')?.id]).toEqual([1000, undefined, '10'])
  expect([book.addresses('9').length, book.addresses('10').length]).toEqual([0, 1])
  book.watch(
    '10',
    Array.from({ length: 10_000 }, (_, at) => `0x${at + 2}`),
  )
  const kept = book.addresses('10').map(({ address }) => address)
  expect([kept.length, kept.includes('0x1'), kept.includes('0x10001')]).toEqual([10_000, false, true])
})
