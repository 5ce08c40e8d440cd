import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDescribed } from '../../../../playground/app/build/described.js'
import { referenceUrl } from '../../../../playground/app/catalogue/referenceUrl.js'

test('every operation leads to the page of the reference that describes it', () => {
  const operations = readDescribed().flatMap(({ manifest: { api, operations } }) =>
    operations.map(({ id, tag }) => ({ api, id, tag })),
  )
  const pages = operations.map((operation) => referenceUrl('https://docs.example/', operation) ?? '')
  expect(pages).toContain('https://docs.example/docs/reference/evm/balance.html#getnativebalance')
  const files = pages.map((page) => page.replace(/^https:\/\/docs\.example\/(.*)\.html#.*$/, '$1.md'))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('where nobody said where the docs are, there is no link', () => {
  expect(referenceUrl(undefined, { api: 'evm', tag: 'nft', id: 'getWalletNFTs' })).toBeUndefined()
})
