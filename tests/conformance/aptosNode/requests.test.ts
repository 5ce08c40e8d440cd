import { describe, expect, test } from 'vitest'
import type { SubmitTransactionInput } from '../../../src/aptos-node.js'
import {
  accounts,
  call,
  ed25519,
  largest,
  padded,
  parts,
  payloads,
  pending,
  script,
  severalKeys,
  signatures,
  wireCall,
  wireEd25519,
  wireParts,
  wireScript,
} from '../../support/submissions.js'
import { runServer } from '../../unit/client/harness.js'

const harness = runServer()

/** The body that arrived, parsed. */
const arrived = (): unknown => JSON.parse(harness.server.arrivals[0]?.body ?? 'null')

describe('submitting', () => {
  test.each(payloads)('a payload %s travels under its wire names', async (_type, payload, wire) => {
    harness.server.answer({ status: 202, body: pending })
    await harness.client().aptosNode.submitTransaction({ ...parts, payload, signature: ed25519 })
    expect(arrived()).toStrictEqual({ ...wireParts, payload: wire, signature: wireEd25519 })
  })

  test.each(signatures)('a signature %s travels under its wire names', async (_type, signature, wire) => {
    harness.server.answer({ status: 202, body: pending })
    await harness.client().aptosNode.submitTransaction({ ...parts, payload: call, signature })
    expect(arrived()).toStrictEqual({ ...wireParts, payload: wireCall, signature: wire })
  })

  test('the body is JSON, the network travels in the query', async () => {
    harness.server.answer({ status: 202, body: pending })
    await harness.client().aptosNode.submitTransaction({ ...parts, payload: call, signature: ed25519, network: 2 })
    expect(harness.server.arrivals[0]).toMatchObject({
      method: 'POST',
      url: '/aptos-node/transactions?network=testnet',
      headers: { 'content-type': 'application/json' },
    })
  })

  test.each([200, 201, 202])('status %i is a success, and the answer a pending transaction', async (status) => {
    harness.server.answer({ status, body: pending })
    const transaction = await harness
      .client()
      .aptosNode.submitTransaction({ ...parts, payload: call, signature: ed25519 })
    expect(transaction).toMatchObject({ type: 'pending_transaction', sequenceNumber: largest, gasUnitPrice: 100n })
  })

  test('a failed submission is not repeated', async () => {
    harness.server.answer({ status: 503, body: { message: 'busy' } })
    const client = harness.client({ retries: { limit: 2, minDelay: 1, maxDelay: 1 } })
    await expect(client.aptosNode.submitTransaction({ ...parts, payload: call, signature: ed25519 })).rejects.toThrow(
      'busy',
    )
    expect(harness.server.arrivals).toHaveLength(1)
  })
})

test('simulating sends the same body, and one transaction in the answer is a list of one', async () => {
  harness.server.answer({ body: { type: 'dream' } })
  const client = harness.client({ hooks: { onIssue: () => {} } })
  const answer = await client.aptosNode.simulateTransaction({ ...parts, payload: call, signature: ed25519 })
  expect(arrived()).toStrictEqual({ ...wireParts, payload: wireCall, signature: wireEd25519 })
  expect(answer).toEqual([{ type: 'unknown', tag: 'dream', raw: { type: 'dream' } }])
})

test.each([202, 206])('a batch travels as a list, and its failures come back with status %i', async (status) => {
  const error = { message: 'too old', error_code: 'vm_error', vm_error_code: 3 }
  harness.server.answer({ status, body: { transaction_failures: [{ error, transaction_index: 1 }] } })
  const transaction = { ...parts, payload: call, signature: ed25519 }
  const answer = await harness
    .client()
    .aptosNode.submitBatchTransactions({ transactions: [transaction, { ...transaction, payload: script }] })
  const wire = { ...wireParts, signature: wireEd25519 }
  expect(arrived()).toStrictEqual([
    { ...wire, payload: wireCall },
    { ...wire, payload: wireScript },
  ])
  expect(answer).toEqual({
    transactionFailures: [
      { error: { message: 'too old', errorCode: 'vm_error', vmErrorCode: 3n }, transactionIndex: 1 },
    ],
  })
})

test('encoding for several signers sends their addresses padded, and gives the bytes to sign', async () => {
  harness.server.answer({ body: '"0xb5e97db0"' })
  const answer = await harness
    .client()
    .aptosNode.encodeSubmission({ ...parts, payload: call, secondarySigners: ['0x2', '3', padded('4')] })
  expect(arrived()).toStrictEqual({
    ...wireParts,
    payload: wireCall,
    secondary_signers: [padded('2'), padded('3'), padded('4')],
  })
  expect(answer).toBe('0xb5e97db0')
})

describe.each(['strict', 'tolerant'] as const)('a request of no known shape, %s', (decode) => {
  const unions: readonly (readonly [union: string, given: object])[] = [
    ['TransactionPayload', { payload: { type: 'dream', some: 1 } }],
    ['TransactionPayload', { payload: { some: 1 } }],
    ['TransactionPayload', { payload: 'dream' }],
    ['TransactionPayload', { payload: { type: 'unknown', tag: 'dream', raw: {} } }],
    ['TransactionPayload', { payload: { type: 'constructor' } }],
    ['TransactionSignature', { signature: { type: 'multi_key_signature', ...severalKeys } }],
    ['AccountSignature', { signature: { type: 'multi_agent_signature', ...accounts, sender: { type: 'dream' } } }],
    [
      'MultisigTransactionPayload',
      { payload: { type: 'multisig_payload', multisigAddress: '1', transactionPayload: {} } },
    ],
  ]

  test.each(unions)('%s is an InputError with the text of the catalogue, and nothing is sent', async (union, given) => {
    harness.server.answer({ body: pending })
    const { aptosNode: node } = harness.client({ decode })
    const input = { ...parts, payload: call, signature: ed25519, ...given } as SubmitTransactionInput // it is wrong
    const refusal = {
      name: 'InputError',
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(new RegExp(`^Cannot resolve union from ${union}`)),
    }
    await expect(node.submitTransaction(input)).rejects.toMatchObject(refusal)
    await expect(node.simulateTransaction(input)).rejects.toMatchObject(refusal)
    await expect(node.submitBatchTransactions({ transactions: [input] })).rejects.toMatchObject(refusal)
    expect(harness.server.arrivals).toEqual([])
  })
})

describe('what the documents do not know is refused before anything is sent', () => {
  const good = { ...parts, payload: call, signature: ed25519 }

  test.each<readonly [what: string, given: object, message: string]>([
    ['an unknown input', { gas: 1 }, 'Unknown input gas'],
    ['a wire name', { sequence_number: 1 }, 'Unknown input sequence_number'],
    ['an unknown key of a payload', { payload: { ...call, args: [] } }, 'Unknown input payload.args'],
    ['a wire name in a payload', { payload: { ...call, type_arguments: [] } }, 'Unknown input payload.type_arguments'],
    ['an unknown key of a signature', { signature: { ...ed25519, key: '0x' } }, 'Unknown input signature.key'],
    ['a missing input', { sender: undefined }, 'Param sender is required'],
    ['a missing key', { payload: { type: 'multisig_payload' } }, 'Param payload.multisigAddress is required'],
    ['a negative amount', { maxGasAmount: -1n }, 'Param maxGasAmount is not valid: expected a whole number'],
    ['part of an octa', { gasUnitPrice: 1.5 }, 'Param gasUnitPrice is not valid: expected a whole number'],
    ['a number that lost digits', { sequenceNumber: 2 ** 64 }, 'Param sequenceNumber is not valid'],
    ['an address that is none', { sender: '0xzz' }, 'Invalid address provided: 0xzz'],
    ['hex that is none', { signature: { ...ed25519, publicKey: '0x1' } }, 'Param signature.publicKey is not valid'],
  ])('%s', async (_what, given, message) => {
    harness.server.answer({ body: pending })
    const input = { ...good, ...given } as SubmitTransactionInput // it is wrong
    await expect(harness.client().aptosNode.submitTransaction(input)).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringContaining(message),
    })
    expect(harness.server.arrivals).toEqual([])
  })

  test('a mistake in a batch says where it is', async () => {
    const wrong = { ...good, payload: { ...call, args: [] } } as SubmitTransactionInput // it is wrong
    const sent = harness.client().aptosNode.submitBatchTransactions({ transactions: [good, wrong] })
    await expect(sent).rejects.toThrow('Unknown input transactions[1].payload.args')
  })
})
