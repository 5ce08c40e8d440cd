import { describe, expect, test } from 'vitest'
import * as zodNode from '../../generated/aptosNode/zod.gen.js'
import { zUpdateEvmStreamBody } from '../../generated/streams/zod.gen.js'
import { createDecoding } from '../../src/operation/decode/decoding.js'
import { allEntries, apis, type Entry } from '../support/catalogue.js'
import { runServer } from '../unit/client/harness.js'

interface ResponseSchema {
  safeParse(wire: unknown): { readonly error?: { readonly issues: readonly unknown[] } | undefined }
}

const schemas: Record<string, ResponseSchema> = {}
for (const api of apis) Object.assign(schemas, (await import(`../../generated/${api}/zod.gen.ts`)).answers)

const checked = (await allEntries()).filter(({ api, id }) => schemas[`${api}.${id}`])
const harness = runServer()

const refuseAll = {
  safeParse: () => ({ success: false, error: { issues: [{ path: [], message: 'refused' }] } }),
}

describe('the zod schema of an answer takes', () => {
  test.each(checked)('the examples of $api $id, with null for whatever the decoder takes for absent', (entry) => {
    for (const { name, value } of entry.examples) {
      expect(deviations(entry, value), name).toEqual([])
      for (const pointer of absentPlaces(entry, value)) {
        expect(deviations(entry, withNull(value, pointer)), `${name} ${pointer.join('/')}`).toEqual([])
      }
    }
  })
})

test('the schemas of one API are not held against another that has an operation of the same id', async () => {
  const body = { usdPrice: 0.5 }
  harness.server.answer({ body })
  const client = harness.client({ validate: { 'evm.getTokenPrice': refuseAll }, decode: 'strict' })
  const call = client.solana.getTokenPrice({ address: 'So11111111111111111111111111111111111111112' })
  expect(await call).toEqual(body)
  await expect(client.evm.getTokenPrice({ address: `0x${'a'.repeat(40)}` })).rejects.toThrow('refused')
})

test('the zod schema of a body that is sent takes no null for what is absent: the service need not', () => {
  expect(zUpdateEvmStreamBody.safeParse({ tag: 'new' }).success).toBe(true)
  expect(zUpdateEvmStreamBody.safeParse({ tag: null }).success).toBe(false)
})

test('a schema by an id that several APIs have is refused, by name', async () => {
  harness.server.answer({ body: { usdPrice: 0.5 } })
  const client = harness.client({ validate: { getTokenPrice: refuseAll } })
  await expect(client.evm.getTokenPrice({ address: `0x${'ab'.repeat(20)}` })).rejects.toThrow(
    'Invalid option: validate.getTokenPrice: several APIs have this operation',
  )
})

describe('with `validate` in strict mode a plain node is read', () => {
  const options = { decode: 'strict', validate: zodNode.answers } as const
  const call = { function: '0x1::a::b', type_arguments: [], arguments: [], type: 'entry_function_payload' }
  const sent = {
    sender: '0x1',
    sequence_number: '0',
    max_gas_amount: '2000',
    gas_unit_price: '100',
    expiration_timestamp_secs: '1762134300',
    payload: { type: 'multisig_payload', multisig_address: '0x2', transaction_payload: null },
    signature: { type: 'no_account_signature' },
    replay_protection_nonce: null, // as nodes write what is not there
  }
  const ran = {
    ...sent,
    version: '2500000000',
    hash: `0x${'aa'.repeat(32)}`,
    state_change_hash: `0x${'bb'.repeat(32)}`,
    event_root_hash: `0x${'cc'.repeat(32)}`,
    state_checkpoint_hash: null,
    gas_used: '5',
    success: true,
    vm_status: 'Executed successfully',
    accumulator_root_hash: `0x${'dd'.repeat(32)}`,
    changes: [],
    events: [],
    timestamp: '1762134200000000',
  }
  const input = {
    sender: '0x1',
    sequenceNumber: 0,
    maxGasAmount: 2000,
    gasUnitPrice: 100,
    expirationTimestampSecs: 1762134300,
    payload: { type: 'entry_function_payload', function: call.function, typeArguments: [], arguments: [] },
    signature: { type: 'no_account_signature' },
  } as const

  test('where it writes null for what a transaction does not have', async () => {
    harness.server.answer({ body: { ...ran, type: 'user_transaction' } })
    const { aptosNode: node } = harness.client(options)
    expect(await node.getTransactionByVersion({ txnVersion: 2500000000 })).toMatchObject({ gasUsed: 5n })
  })

  test('where a simulation comes without its tag', async () => {
    harness.server.answer({ body: [{ ...ran, payload: call }] })
    const [simulated] = await harness.client(options).aptosNode.simulateTransaction(input)
    expect(simulated?.type).toBe('user_transaction')
  })

  test('where a refusal has nothing to do with the virtual machine', async () => {
    const error = { message: 'mempool is full', error_code: 'mempool_is_full', vm_error_code: null }
    harness.server.answer({ status: 206, body: { transaction_failures: [{ error, transaction_index: 0 }] } })
    const { transactionFailures } = await harness
      .client(options)
      .aptosNode.submitBatchTransactions({ transactions: [input] })
    expect(transactionFailures[0]?.error.errorCode).toBe('mempool_is_full')
  })

  test('and a wrong type is told', async () => {
    harness.server.answer({ body: { ...ran, type: 'user_transaction', success: 'yes' } })
    const call = harness.client(options).aptosNode.getTransactionByVersion({ txnVersion: 2500000000 })
    await expect(call).rejects.toMatchObject({ name: 'DecodeError' })
  })
})

function deviations({ api, id }: Entry, wire: unknown): readonly unknown[] {
  return schemas[`${api}.${id}`]?.safeParse(wire).error?.issues ?? []
}

/** Where null costs nothing and gives no issue; each place of rows that look alike once. */
function absentPlaces(entry: Entry, value: unknown): readonly (readonly string[])[] {
  const kinds = new Map(Array.from(places(value), (place) => [place.join('/').replace(/(^|\/)\d+/g, '$1*'), place]))
  return [...kinds.values()].filter((place) => {
    const root = withNull(value, place)
    const decoding = createDecoding(root, { strict: false, from: { chain: '0x1' } })
    return entry.constant.decode(root, decoding) !== undefined && decoding.issues.length === 0
  })
}

function* places(value: unknown, at: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    yield [...at, key]
    yield* places(child, [...at, key])
  }
}

function withNull(value: unknown, at: readonly string[]): unknown {
  const root: unknown = structuredClone(value)
  const owner = at.slice(0, -1).reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), root)
  Reflect.set(Object(owner), at.at(-1) ?? '', null)
  return root
}
