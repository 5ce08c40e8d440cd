import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../src/operation/decoding.js'
import { allEntries, apis, pagesOf, rowsOf } from '../support/catalogue.js'

const entries = await allEntries()

test('there are four APIs with 143 operations', () => {
  const counts = apis.map((api) => [api, entries.filter((entry) => entry.api === api).length])
  expect(Object.fromEntries(counts)).toEqual({ evm: 73, aptos: 29, node: 16, streams: 25 })
})

test.each(entries)('every example of an answer of $api $id decodes in strict mode without an issue', (entry) => {
  expect(entry.examples).not.toEqual([])
  for (const { name, value } of entry.examples) {
    const decoding = createDecoding(value, { strict: true, from: { chain: '0x1' } })
    expect(entry.constant.decode(value, decoding), name).not.toBe(undefined)
    expect(decoding.issues, name).toEqual([])
    expect(decoding.inexact, name).toBe(false)
  }
})

describe('a paged operation shows three pages, and the way from each to the next', () => {
  const paged = entries.filter((entry) => entry.operation['x-page'])

  test.each(paged)('$api $id', (entry) => {
    const pages = pagesOf(entry)
    expect(pages.map((page) => page.name)).toEqual(['page1', 'page2', 'last'])
    for (const page of pages.slice(0, 2)) expect(rowsOf(entry, page.value).length).toBeGreaterThan(0)
  })
})
