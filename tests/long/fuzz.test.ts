import { describe, expect, test } from 'vitest'
import { allEntries } from '../support/catalogue.js'
import { fuzz } from '../support/fuzz/fuzz.js'
import { allSubjects, type Subject } from '../support/fuzz/subjects.js'

const entries = await allEntries()
const subjects = await allSubjects()

test('every operation is among what is mutated, and deliveries of both families', () => {
  const names = new Set(subjects.map(({ name }) => name.split(' ')[0]))
  expect([...names].sort()).toEqual([...entries.map(({ api, id }) => `${api}.${id}`), 'delivery'].sort())
  expect(subjects.map(({ name }) => name)).toEqual(expect.arrayContaining(['delivery evm test', 'delivery aptos test']))
})

test('mutated answers and deliveries throw nothing but our errors, end soon, clamp no time and keep the rows beside a poisoned one', async () => {
  const { failures, refused, kept } = await fuzz(subjects, 0, 10_000)
  expect(failures).toEqual([])
  // That both happen shows that the mutations are neither too mild nor too wild.
  expect([refused > 1000, kept > 1000]).toEqual([true, true])
}, 60_000)

describe('the fuzzer finds', () => {
  const text = JSON.stringify({ rows: [{ id: '1' }, { id: '2' }, { id: '3' }] })
  const idsOf = (wire: unknown): unknown[] => Object(wire).rows.map((row: { id: unknown }) => row.id)
  const subject = (decode: Subject['decode']): Subject => ({
    name: 'rows',
    text,
    lists: [['rows', 'rows']],
    decode,
    isExpected: (error) => error instanceof SyntaxError,
  })
  const findings = async (decode: Subject['decode']) => (await fuzz([subject(decode)], 0, 2000)).failures.join('\n')

  test('errors that are not ours', async () => {
    expect(await findings((body) => ({ rows: idsOf(JSON.parse(body)) }))).toContain('TypeError')
  })

  test('rows that are lost beside a poisoned one', async () => {
    const rowsOf = (body: string): unknown[] => [Object(JSON.parse(body)).rows].flat().map((row) => Object(row).id)
    const decode = (body: string) => ({ rows: rowsOf(body).every((id) => typeof id === 'string') ? rowsOf(body) : [] })
    expect(await findings(decode)).toMatch(/row \d of rows cost others/)
  })

  test('times that are clamped', async () => {
    const decode = (body: string) => ({
      rows: [JSON.parse(body).rows].flat().map((row) => new Date(Math.min(Number(Object(row).id), 8.64e15))),
    })
    expect(await findings(decode)).toContain('clamped a time')
  })

  test('prototypes that are changed', async () => {
    try {
      Object.assign(Object.prototype, { polluted: 1 })
      expect(await findings((body) => JSON.parse(body))).toContain('changed Object.prototype')
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted')
    }
  })
})
