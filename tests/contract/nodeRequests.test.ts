import { describe, expect, test } from 'vitest'
import type { SubmitTransactionInput } from '../../src/node.js'
import { runServer } from '../unit/client/harness.js'

const harness = runServer()

const hash = (byte: string): string => `0x${byte.repeat(32)}`
const padded = (digits: string): string => `0x${digits.padStart(64, '0')}`
const largest = 2n ** 64n - 1n

type Payload = SubmitTransactionInput['payload']
type Signature = SubmitTransactionInput['signature']

/** The parts of a transaction besides payload and signature, as a user gives them and on the wire. */
const parts = {
  sender: '1',
  sequenceNumber: largest,
  maxGasAmount: 2000n,
  gasUnitPrice: 100,
  expirationTimestampSecs: new Date('2025-11-03T01:45:00Z'),
  replayProtectionNonce: '4611967193518300221',
}
const wireParts = {
  sender: padded('1'),
  sequence_number: '18446744073709551615',
  max_gas_amount: '2000',
  gas_unit_price: '100',
  expiration_timestamp_secs: '1762134300',
  replay_protection_nonce: '4611967193518300221',
}

const call: Payload = {
  type: 'entry_function_payload',
  function: '0x1::aptos_account::transfer',
  typeArguments: ['0x1::aptos_coin::AptosCoin'],
  arguments: ['0x2', largest, { some_key: [1n] }],
}
const wireCall = {
  type: 'entry_function_payload',
  function: '0x1::aptos_account::transfer',
  type_arguments: ['0x1::aptos_coin::AptosCoin'],
  arguments: ['0x2', '18446744073709551615', { some_key: ['1'] }],
}
const script: Payload = {
  type: 'script_payload',
  code: {
    bytecode: '0xa11c',
    abi: {
      name: 'main',
      visibility: 'public',
      isEntry: true,
      isView: false,
      genericTypeParams: [{ constraints: ['drop'] }],
      params: ['&signer'],
      return: [],
    },
  },
  typeArguments: [],
  arguments: [true, 7],
}
const wireScript = {
  type: 'script_payload',
  code: {
    bytecode: '0xa11c',
    abi: {
      name: 'main',
      visibility: 'public',
      is_entry: true,
      is_view: false,
      generic_type_params: [{ constraints: ['drop'] }],
      params: ['&signer'],
      return: [],
    },
  },
  type_arguments: [],
  arguments: [true, 7],
}

const payloads: readonly (readonly [type: string, given: Payload, wire: object])[] = [
  ['entry_function_payload', call, wireCall],
  ['script_payload', script, wireScript],
  [
    'module_bundle_payload',
    { type: 'module_bundle_payload', modules: [{ bytecode: '0xa11c' }] },
    { type: 'module_bundle_payload', modules: [{ bytecode: '0xa11c' }] },
  ],
  [
    'multisig_payload',
    { type: 'multisig_payload', multisigAddress: '0X0F', transactionPayload: call },
    { type: 'multisig_payload', multisig_address: padded('f'), transaction_payload: wireCall },
  ],
  [
    'encrypted_transaction_payload',
    {
      type: 'encrypted_transaction_payload',
      encryptedState: 'encrypted',
      payloadHash: hash('c1'),
      ciphertext: '0xbeef',
      encryptionEpoch: 12n,
      claimedEntryFun: { module: '0x1::a' },
      decryptedPayload: script,
    },
    {
      type: 'encrypted_transaction_payload',
      encrypted_state: 'encrypted',
      payload_hash: hash('c1'),
      ciphertext: '0xbeef',
      encryption_epoch: '12',
      claimed_entry_fun: { module: '0x1::a' },
      decrypted_payload: wireScript,
    },
  ],
]

const key = { type: 'keyless', value: '0x1f' }
const ed25519 = { type: 'ed25519_signature', publicKey: '0x01', signature: '0x02' } as const
const wireEd25519 = { type: 'ed25519_signature', public_key: '0x01', signature: '0x02' }
const severalKeys = { publicKeys: [key], signatures: [{ index: 0, signature: key }], signaturesRequired: 1 }
const wireSeveralKeys = { public_keys: [key], signatures: [{ index: 0, signature: key }], signatures_required: 1 }
const multiEd25519 = {
  type: 'multi_ed25519_signature',
  publicKeys: ['0x01', '0x03'],
  signatures: ['0x02'],
  threshold: 1,
  bitmap: '0x80000000',
} as const
const wireMultiEd25519 = {
  type: 'multi_ed25519_signature',
  public_keys: ['0x01', '0x03'],
  signatures: ['0x02'],
  threshold: 1,
  bitmap: '0x80000000',
}

/** Every signature of one account, as secondary signers of both signatures that have them. */
const accounts = {
  sender: ed25519,
  secondarySignerAddresses: ['0x2', '3', '0x4', '0x5', '0x6', '0x7'],
  secondarySigners: [
    ed25519,
    multiEd25519,
    { type: 'single_key_signature', publicKey: key, signature: key },
    { type: 'multi_key_signature', ...severalKeys },
    { type: 'no_account_signature' },
    { type: 'abstraction_signature', functionInfo: '0x7::a::b', authData: '0x00' },
  ],
} as const
const wireAccounts = {
  sender: wireEd25519,
  secondary_signer_addresses: ['2', '3', '4', '5', '6', '7'].map(padded),
  secondary_signers: [
    wireEd25519,
    wireMultiEd25519,
    { type: 'single_key_signature', public_key: key, signature: key },
    { type: 'multi_key_signature', ...wireSeveralKeys },
    { type: 'no_account_signature' },
    { type: 'abstraction_signature', function_info: '0x7::a::b', auth_data: '0x00' },
  ],
}

const signatures: readonly (readonly [type: string, given: Signature, wire: object])[] = [
  ['ed25519_signature', ed25519, wireEd25519],
  ['multi_ed25519_signature', multiEd25519, wireMultiEd25519],
  [
    'multi_agent_signature',
    { type: 'multi_agent_signature', ...accounts },
    { type: 'multi_agent_signature', ...wireAccounts },
  ],
  [
    'fee_payer_signature',
    { type: 'fee_payer_signature', ...accounts, feePayerAddress: '0x9', feePayerSigner: ed25519 },
    {
      type: 'fee_payer_signature',
      ...wireAccounts,
      fee_payer_address: padded('9'),
      fee_payer_signer: wireEd25519,
    },
  ],
  [
    'single_sender',
    { type: 'single_sender', publicKey: key, signature: key },
    { type: 'single_sender', public_key: key, signature: key },
  ],
  ['single_sender', { type: 'single_sender', ...severalKeys }, { type: 'single_sender', ...wireSeveralKeys }],
  ['no_account_signature', { type: 'no_account_signature' }, { type: 'no_account_signature' }],
]

const pending = {
  type: 'pending_transaction',
  hash: hash('a1'),
  ...wireParts,
  payload: wireCall,
  signature: wireEd25519,
}

/** The body that arrived, parsed. */
const arrived = (): unknown => JSON.parse(harness.server.arrivals[0]?.body ?? 'null')

describe('submitting', () => {
  test.each(payloads)('a payload %s travels under its wire names', async (_type, payload, wire) => {
    harness.server.answer({ status: 202, body: pending })
    await harness.client().node.submitTransaction({ ...parts, payload, signature: ed25519 })
    expect(arrived()).toStrictEqual({ ...wireParts, payload: wire, signature: wireEd25519 })
  })

  test.each(signatures)('a signature %s travels under its wire names', async (_type, signature, wire) => {
    harness.server.answer({ status: 202, body: pending })
    await harness.client().node.submitTransaction({ ...parts, payload: call, signature })
    expect(arrived()).toStrictEqual({ ...wireParts, payload: wireCall, signature: wire })
  })

  test('the body is JSON, the network travels in the query', async () => {
    harness.server.answer({ status: 202, body: pending })
    await harness.client().node.submitTransaction({ ...parts, payload: call, signature: ed25519, network: 2 })
    expect(harness.server.arrivals[0]).toMatchObject({
      method: 'POST',
      url: '/node/transactions?network=testnet',
      headers: { 'content-type': 'application/json' },
    })
  })

  test.each([200, 201, 202])('status %i is a success, and the answer a pending transaction', async (status) => {
    harness.server.answer({ status, body: pending })
    const transaction = await harness.client().node.submitTransaction({ ...parts, payload: call, signature: ed25519 })
    expect(transaction).toMatchObject({ type: 'pending_transaction', sequenceNumber: largest, gasUnitPrice: 100n })
  })

  test('a failed submission is not repeated', async () => {
    harness.server.answer({ status: 503, body: { message: 'busy' } })
    const client = harness.client({ retries: { limit: 2, minDelay: 1, maxDelay: 1 } })
    await expect(client.node.submitTransaction({ ...parts, payload: call, signature: ed25519 })).rejects.toThrow('busy')
    expect(harness.server.arrivals).toHaveLength(1)
  })
})

test('simulating sends the same body, and one transaction in the answer is a list of one', async () => {
  harness.server.answer({ body: { type: 'dream' } })
  const client = harness.client({ hooks: { onIssue: () => {} } })
  const answer = await client.node.simulateTransaction({ ...parts, payload: call, signature: ed25519 })
  expect(arrived()).toStrictEqual({ ...wireParts, payload: wireCall, signature: wireEd25519 })
  expect(answer).toEqual([{ type: 'unknown', tag: 'dream', raw: { type: 'dream' } }])
})

test.each([202, 206])('a batch travels as a list, and its failures come back with status %i', async (status) => {
  const error = { message: 'too old', error_code: 'vm_error', vm_error_code: 3 }
  harness.server.answer({ status, body: { transaction_failures: [{ error, transaction_index: 1 }] } })
  const transaction = { ...parts, payload: call, signature: ed25519 }
  const answer = await harness
    .client()
    .node.submitBatchTransactions({ transactions: [transaction, { ...transaction, payload: script }] })
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
    .node.encodeSubmission({ ...parts, payload: call, secondarySigners: ['0x2', '3', padded('4')] })
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
    const { node } = harness.client({ decode })
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
    await expect(harness.client().node.submitTransaction(input)).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringContaining(message),
    })
    expect(harness.server.arrivals).toEqual([])
  })

  test('a mistake in a batch says where it is', async () => {
    const wrong = { ...good, payload: { ...call, args: [] } } as SubmitTransactionInput // it is wrong
    const sent = harness.client().node.submitBatchTransactions({ transactions: [good, wrong] })
    await expect(sent).rejects.toThrow('Unknown input transactions[1].payload.args')
  })
})
