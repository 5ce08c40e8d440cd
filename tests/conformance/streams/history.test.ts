import { expect, test } from 'vitest'
import { createDecoding } from '../../../src/operation/decode/decoding.js'
import { entriesOf, rowsOf } from '../../support/catalogue.js'

const history = (await entriesOf('streams')).find(({ id }) => id === 'getHistory')
if (!history) throw new Error('no history')
const entry = history

/** The first delivery of an EVM stream in the examples, of another chain. */
function decodeOfChain(chainId: unknown) {
  const wire = structuredClone(entry.examples.map(({ value }) => value)).find(
    (page) => Object(Object(rowsOf(entry, page)[0]).payload).chainId,
  )
  const row = Object(rowsOf(entry, wire)[0])
  row.payload.chainId = chainId
  const decoding = createDecoding(wire, { strict: false })
  return { row: Object(rowsOf(entry, entry.constant.decode(wire, decoding))[0]), issues: decoding.issues }
}

test.each([
  ['', '0x1'],
  [null, '0x1'],
  ['0x89', '0x89'],
])('a kept delivery of chain %j is one of %s', (sent, chain) => {
  const { row, issues } = decodeOfChain(sent)
  expect([row.payload.chainId, issues]).toEqual([chain, []])
})

test.each(['atlantis', '0x', -1, true, {}])(
  'a kept delivery of the chain %j is left out with an issue, and its row stays: a guess would replay it on another',
  (sent) => {
    const { row, issues } = decodeOfChain(sent)
    expect(row).not.toHaveProperty('payload')
    expect(row.id).toBeTypeOf('string')
    expect(issues).toMatchObject([{ path: '/result/0/payload/chainId', code: 'invalid_value', raw: sent }])
  },
)
