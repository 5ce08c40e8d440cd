import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../src/operation/decode/decoding.js'
import { allEntries, pagesOf, rowsOf } from '../../support/catalogue.js'
import { resolve } from '../../support/schemas.js'

const entries = await allEntries()

/**
 * How many operations the package promises of each API. The only place in the tests that holds a number: every other
 * one counts the documents. An operation that comes raises its number here and in README.md; one that goes is a
 * breaking change.
 */
const promised: Readonly<Record<string, number>> = {
  evm: 105,
  aptos: 29,
  auth: 11,
  aptosNode: 17,
  solana: 18,
  streams: 25,
  universal: 19,
}

test.each(Object.entries(promised))('%s has at least the %i operations that are promised', (api, count) => {
  const own = entries.filter((entry) => entry.api === api)
  expect(own.length, 'an operation is gone; if it must be, lower `promised` here and README.md').toBeGreaterThanOrEqual(
    count,
  )
})

test.each(entries)('every example of an answer of $api $id decodes in strict mode without an issue', (entry) => {
  expect(entry.examples).not.toEqual([])
  for (const { name, value } of entry.examples) {
    const decoding = createDecoding(value, { strict: true, from: { chain: '0x1' } })
    expect(entry.constant.decode(value, decoding), name).not.toBe(undefined)
    expect(decoding.issues, name).toEqual([])
    expect(decoding.inexact, name).toBe(undefined)
  }
})

describe('a page says of its list what the others say', () => {
  const told = entries.filter(({ constant, examples }) => constant.page && examples.length > 0)

  test.each(told)('$api $id: the same total, which its rows do not exceed, and its own place', (entry) => {
    const fields = Object.entries(resolve(entry.document, entry.answer).properties ?? {})
    const wireOf = (role: string) => fields.find(([, field]) => resolve(entry.document, field)['x-list'] === role)?.[0]
    const pages = pagesOf(entry)
    const said = (role: string) =>
      pages.map(({ value }) => Object(value)[wireOf(role) ?? '']).filter((one) => one != null)
    const [totals, places, sizes, more] = ['total', 'page', 'size', 'has-next'].map(said)
    const rows = pages.reduce((sum, { value }) => sum + rowsOf(entry, value).length, 0)
    expect([0, pages.length]).toContain(totals?.length)
    expect(new Set(totals).size).toBeLessThanOrEqual(1)
    if (totals?.length) expect(totals[0]).toBeGreaterThanOrEqual(rows)
    if (places?.length) expect(places).toEqual(pages.map((_, index) => places[0] + index))
    if (sizes?.length) expect(sizes).toEqual(pages.map(() => sizes[0]))
    if (more?.length) expect(more).toEqual([true, true, false])
  })

  test('which is said by twenty operations and more', () => {
    const counting = told.filter((entry) => pagesOf(entry).every(({ value }) => Object(value).total > 0))
    expect(counting.length).toBeGreaterThanOrEqual(20)
  })
})

describe('a paged operation shows three pages, and the way from each to the next', () => {
  const paged = entries.filter((entry) => entry.operation['x-page'])

  test.each(paged)('$api $id', (entry) => {
    const pages = pagesOf(entry)
    expect(pages.map((page) => page.name)).toEqual(['page1', 'page2', 'last'])
    for (const page of pages.slice(0, 2)) expect(rowsOf(entry, page.value).length).toBeGreaterThan(0)
  })
})
