import { expect, test } from 'vitest'
import { entriesOf } from '../support/catalogue.js'
import { runServer } from '../unit/client/harness.js'

const harness = runServer()
const hash = `0x${'1c'.repeat(32)}`
const sender = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const lower = sender.toLowerCase()

/** The transaction of an example, calling with these arguments and emitting an event with them. */
async function transactionWith(paramsJson: string): Promise<string> {
  const [entry] = (await entriesOf('evm')).filter(({ id }) => id === 'getTransactionVerbose')
  const mark = 'the arguments'
  const decoded = { signature: 'f()', label: 'f', type: 'function', params: mark }
  const { logs, ...transaction } = Object(entry?.examples[0]?.value)
  const wire = { ...transaction, decoded_call: decoded, logs: [{ ...logs[0], decoded_event: decoded }] }
  return JSON.stringify(wire).replaceAll(`"${mark}"`, paramsJson)
}

async function argumentsOf(paramsJson: string) {
  harness.server.answer({ body: await transactionWith(paramsJson) })
  const { data, issues } = await harness.client().evm.getTransactionVerbose({ transactionHash: hash }).withResponse()
  expect(issues).toEqual([])
  const { decodedCall, logs } = data ?? {}
  const values = decodedCall?.params?.map(({ value }) => value)
  expect(logs?.[0]?.decodedEvent?.params?.map(({ value }) => value)).toStrictEqual(values)
  return values
}

test('arguments of calls and events are read by their types: addresses lower case, integers bigint', async () => {
  const params = [
    { name: 'to', type: 'address', value: sender },
    { name: 'amount', type: 'uint256', value: '24875000000' },
    { name: 'tick', type: 'int24', value: '-887220' },
    { name: 'path', type: 'address[]', value: [sender, lower] },
    { name: 'approved', type: 'bool', value: 'true' },
    { name: 'memo', type: 'string', value: sender },
    { name: 'calls', type: 'tuple[]', value: [[sender, true, '5']] },
  ]
  expect(await argumentsOf(JSON.stringify(params))).toStrictEqual([
    lower,
    24875000000n,
    -887220n,
    [lower, lower],
    true,
    sender,
    [[sender, true, '5']],
  ])
})

test('an argument that is sent as a number beyond 2^53 keeps its digits, of known and of unknown type', async () => {
  const digits = '123456789012345678901'
  const params = ['uint256', 'int256', 'uint256[]', 'tuple', 'odd'].map(
    (type) => `{"name":"a","type":"${type}","value":${/\[|tuple/.test(type) ? `[${digits}]` : digits}}`,
  )
  const exact = BigInt(digits)
  expect(await argumentsOf(`[${params}]`)).toStrictEqual([exact, exact, [exact], [digits], digits])
})

test('an argument that does not fit its type, or has none, stays as it came and costs neither row nor issue', async () => {
  const params = [
    { name: 'a', type: 'address', value: 'vitalik.eth' },
    { name: 'b', type: 'uint256', value: { hex: '0x1' } },
    { name: 'c', type: 'uint256[]', value: ['1', 'two'] },
    { name: 'd', value: sender },
  ]
  expect(await argumentsOf(JSON.stringify(params))).toStrictEqual(params.map(({ value }) => value))
})
