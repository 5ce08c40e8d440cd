import { describe, expect, test } from 'vitest'
import { unknownFields } from '../../src/operation/decode/unknownFields.js'
import { allEntries, type Entry, rowsOf } from '../support/catalogue.js'
import { recordingsOf } from '../support/recordings.js'
import { resolve } from '../support/schemas.js'

const entries = (await allEntries()).filter(({ examples }) => examples.length > 0)
const from = { chain: '0x1' }

describe('an answer that its document describes has no unknown fields', () => {
  test.each(entries)('$api $id', ({ constant, examples }) => {
    for (const { name, value } of examples) expect(unknownFields(constant, value, from), name).toEqual([])
  })
})

const added = 'field_of_next_year'

describe('a field that no document has is found in a row, where rows are described', () => {
  test.each(entries.filter(hasDescribedRows))('$api $id', (entry) => {
    const value = structuredClone(entry.examples[0]?.value)
    const items = entry.operation['x-page']?.items
    for (const row of items === undefined ? [value].flat() : rowsOf(entry, value))
      Object.assign(Object(row), { [added]: 1 })
    const where = items === undefined ? (Array.isArray(value) ? '/*' : '') : items === '.' ? '/*' : `/${items}/*`
    expect(unknownFields(entry.constant, value, from)).toEqual([`${where}/${added}`])
  })
})

/** Fields of recordings that the service did not send. */
const ofTheRecorder: Readonly<Record<string, readonly string[]>> = {
  'aptos-mockGetBlockByHeight-0': ['/__headers'],
}

describe('a recorded answer has no fields that its document does not know', () => {
  const recordings = recordingsOf(['evm', 'aptos', 'aptosNode', 'solana', 'streams']).flatMap((recording) => {
    const entry = entries.find(({ api, id }) => api === recording.api && id === recording.operationId)
    return entry && recording.status < 300 ? [{ ...recording, entry }] : []
  })

  test.each(recordings)('$id', ({ id, entry, response }) => {
    expect(unknownFields(entry.constant, response, from)).toEqual(ofTheRecorder[id] ?? [])
  })

  test('and there are some', () => {
    expect(recordings.length).toBeGreaterThan(30)
  })
})

/** Whether the rows of its answer, or the answer itself, are objects with fields of their own, of one kind. */
function hasDescribedRows({ document, operation, answer }: Entry): boolean {
  const whole = resolve(document, answer)
  const items = operation['x-page']?.items ?? '.'
  const list = items === '.' ? whole : resolve(document, whole.properties?.[items] ?? {})
  return resolve(document, list.items ?? list).properties !== undefined
}
