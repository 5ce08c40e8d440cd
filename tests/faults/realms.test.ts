import vm from 'node:vm'
import { describe, expect, test } from 'vitest'
import { getDateToBlock } from '../../src/evm.js'
import { operationQuery, serializeData } from '../../src/react.js'
import { parseAptosAddress, toJson } from '../../src/values.js'
import { runServer } from '../unit/client/harness.js'

// Code in a vm context, an iframe or a test runner has a `Date` and a `Uint8Array` of its own.

const harness = runServer()
const elsewhere = (source: string) => vm.runInNewContext(source)
const moment = elsewhere("new Date('2024-01-01T00:00:00Z')")
const iso = '2024-01-01T00:00:00.000Z'

test('these are values of another realm', () => {
  expect(moment instanceof Date).toBe(false)
})

describe('a date of another realm is a date', () => {
  test('as an input', async () => {
    harness.server.answer({ body: { date: iso, block: 1, timestamp: 1 } })
    await harness.client({ hooks: { onIssue: () => {} } }).evm.getDateToBlock({ date: moment })
    expect(harness.server.arrivals[0]?.query.get('date')).toBe(iso)
  })

  test('in the query of a custom request', async () => {
    harness.server.answer({ body: {} })
    await harness.client().request({ api: 'evm', method: 'GET', path: '/x', query: { at: moment, all: [moment] } })
    expect(Object.fromEntries(harness.server.arrivals[0]?.query ?? [])).toEqual({ at: iso, 'all[]': iso })
  })

  test('in the body of a custom request', async () => {
    harness.server.answer({ body: {} })
    await harness.client().request({ api: 'evm', method: 'POST', path: '/x', body: { at: moment } })
    expect(JSON.parse(harness.server.arrivals[0]?.body ?? '')).toEqual({ at: iso })
  })

  test('in toJson', () => expect(toJson({ at: moment })).toBe(`{"at":"${iso}"}`))

  test('in the keys of queries', () => {
    const key = (date: Date) => operationQuery(harness.client(), getDateToBlock, { date }).queryKey
    expect(key(moment)).toEqual(key(new Date(iso)))
  })

  test('in dehydrated data', () => expect(serializeData(moment)).toEqual({ $: 'date', value: iso }))
})

test('an invalid date is refused in every realm, never sent as null', async () => {
  for (const at of [new Date(Number.NaN), elsewhere('new Date(NaN)')]) {
    const { evm, request } = harness.client()
    await expect(evm.getDateToBlock({ date: at })).rejects.toThrow('Param date is not valid')
    const custom = request({ api: 'evm', method: 'POST', path: '/x', body: { at } })
    await expect(custom).rejects.toThrow('expected JSON, valid dates, got Invalid Date')
  }
})

test('bytes of another realm are an Aptos address', () => {
  expect(parseAptosAddress(elsewhere('new Uint8Array(32)'))).toBe(`0x${'0'.repeat(64)}`)
})

test('toJson refuses a promise of another realm, which JSON would write as an empty object', () => {
  expect(() => toJson(elsewhere('Promise.resolve()'))).toThrow('toJson takes values, got a promise')
})
