import { describe, expect, test } from 'vitest'
import { runServer } from '../../unit/client/harness.js'

const harness = runServer()

const hash = (byte: string): string => `0x${byte.repeat(32)}`
const padded = (digits: string): string => `0x${digits.padStart(64, '0')}`
const never = '18446744073709551615'

/** What every committed transaction tells of itself, on the wire and decoded. */
const info = {
  version: '3665938236',
  hash: hash('a1'),
  state_change_hash: hash('a2'),
  event_root_hash: hash('a3'),
  state_checkpoint_hash: null,
  gas_used: '9007199254740993',
  success: true,
  vm_status: 'Executed successfully',
  accumulator_root_hash: hash('a4'),
  changes: [],
}
const decodedInfo = {
  version: 3665938236n,
  hash: hash('a1'),
  stateChangeHash: hash('a2'),
  eventRootHash: hash('a3'),
  stateCheckpointHash: null,
  gasUsed: 9007199254740993n,
  success: true,
  vmStatus: 'Executed successfully',
  accumulatorRootHash: hash('a4'),
  changes: [],
}

/** What a user asked for, on the wire and decoded. */
const request = {
  sender: '0x5a97986a9d031c4567e15b797be516910cfcb4156312482efc6a19c0a30c948',
  sequence_number: never,
  max_gas_amount: '200000',
  gas_unit_price: '100',
  expiration_timestamp_secs: '1762134300',
  replay_protection_nonce: '4611967193518300221',
  payload: { type: 'entry_function_payload', function: '0x1::a::b', type_arguments: [], arguments: [] },
  signature: { type: 'no_account_signature' },
}
const decodedRequest = {
  sender: padded('5a97986a9d031c4567e15b797be516910cfcb4156312482efc6a19c0a30c948'),
  sequenceNumber: 18446744073709551615n,
  maxGasAmount: 200000n,
  gasUnitPrice: 100n,
  expirationTimestampSecs: new Date('2025-11-03T01:45:00.000Z'),
  replayProtectionNonce: 4611967193518300221n,
  payload: { type: 'entry_function_payload', function: '0x1::a::b', typeArguments: [], arguments: [] },
  signature: { type: 'no_account_signature' },
}

const events = [
  {
    guid: { creation_number: '0', account_address: '0x0' },
    sequence_number: '0',
    type: '0x1::x::Y',
    data: { a_b: '1' },
  },
]
const decodedEvents = [
  {
    guid: { creationNumber: 0n, accountAddress: padded('0') },
    sequenceNumber: 0n,
    type: '0x1::x::Y',
    data: { a_b: '1' },
  },
]

/** Microseconds on the wire; a `Date` holds milliseconds. */
const timestamp = '1762134258889133'
const time = new Date(1762134258889)

const writeSet = { type: 'write_set_payload', write_set: { type: 'direct_write_set', changes: [], events: [] } }

type Json = Readonly<Record<string, unknown>>

/** Every kind of transaction: tag, what it adds on the wire, and what that decodes to. */
const kinds: readonly (readonly [type: string, wire: Json, decoded: Json])[] = [
  ['pending_transaction', { hash: hash('a1'), ...request }, { hash: hash('a1'), ...decodedRequest }],
  [
    'user_transaction',
    { ...info, ...request, events, timestamp, txn_limits_request: { type: 'delegated_voter', pool_address: '0xf00' } },
    {
      ...decodedInfo,
      ...decodedRequest,
      events: decodedEvents,
      timestamp: time,
      txnLimitsRequest: { type: 'delegated_voter', pool_address: '0xf00' },
    },
  ],
  [
    'genesis_transaction',
    { ...info, state_checkpoint_hash: hash('a5'), payload: writeSet, events },
    {
      ...decodedInfo,
      stateCheckpointHash: hash('a5'),
      payload: { type: 'write_set_payload', writeSet: writeSet.write_set },
      events: decodedEvents,
    },
  ],
  [
    'block_metadata_transaction',
    {
      ...info,
      id: hash('b1'),
      epoch: '13473',
      round: '11165',
      events,
      previous_block_votes_bitvec: [236, 0, 255],
      proposer: '0xd7b1',
      failed_proposer_indices: [12],
      timestamp,
      block_metadata_extension: { type: 'v3', randomness: '0x92d6', decryption_key: '0x01', decryption_round: '7' },
    },
    {
      ...decodedInfo,
      id: hash('b1'),
      epoch: 13473n,
      round: 11165n,
      events: decodedEvents,
      previousBlockVotesBitvec: [236, 0, 255],
      proposer: padded('d7b1'),
      failedProposerIndices: [12],
      timestamp: time,
      blockMetadataExtension: { type: 'v3', randomness: '0x92d6', decryptionKey: '0x01', decryptionRound: 7n },
    },
  ],
  ['state_checkpoint_transaction', { ...info, timestamp }, { ...decodedInfo, timestamp: time }],
  [
    'block_epilogue_transaction',
    {
      ...info,
      timestamp,
      block_end_info: {
        block_gas_limit_reached: false,
        block_output_limit_reached: true,
        block_effective_block_gas_units: 24,
        block_approx_output_size: 5759,
      },
    },
    {
      ...decodedInfo,
      timestamp: time,
      blockEndInfo: {
        blockGasLimitReached: false,
        blockOutputLimitReached: true,
        blockEffectiveBlockGasUnits: 24n,
        blockApproxOutputSize: 5759n,
      },
    },
  ],
  [
    'validator_transaction',
    {
      ...info,
      events,
      timestamp,
      validator_transaction_type: 'dkg_result',
      dkg_transcript: { epoch: '9', author: '0x1', payload: '0x00' },
      quorum_certified_update: { update: { issuer: 'https://a.example', version: 4 } },
      certified_subtrx: { some_key: 1 },
      encryption_key: '0xab',
    },
    {
      ...decodedInfo,
      events: decodedEvents,
      timestamp: time,
      validatorTransactionType: 'dkg_result',
      dkgTranscript: { epoch: '9', author: '0x1', payload: '0x00' },
      quorumCertifiedUpdate: { update: { issuer: 'https://a.example', version: 4 } },
      certifiedSubtrx: { some_key: 1 },
      encryptionKey: '0xab',
    },
  ],
]

const wireOf = ([type, wire]: (typeof kinds)[number]): Json => ({ type, ...wire })
const decodedOf = ([type, , decoded]: (typeof kinds)[number]): Json => ({ type, ...decoded })

describe.each(['strict', 'tolerant'] as const)('%s', (decode) => {
  test.each(kinds)('a %s decodes to its type, whole', async (...kind) => {
    harness.server.answer({ body: wireOf(kind) })
    const { data, issues } = await harness
      .client({ decode })
      .aptosNode.getTransactionByHash({ txnHash: hash('a1') })
      .withResponse()
    expect(data).toStrictEqual(decodedOf(kind))
    expect(issues).toEqual([])
  })
})

/** What nodes say about a transaction beside what it did; a node of another version may leave any of it out. */
const labels: readonly (readonly [wire: string, name: string])[] = [
  ['state_change_hash', 'stateChangeHash'],
  ['event_root_hash', 'eventRootHash'],
  ['accumulator_root_hash', 'accumulatorRootHash'],
  ['vm_status', 'vmStatus'],
  ['success', 'success'],
  ['max_gas_amount', 'maxGasAmount'],
  ['gas_unit_price', 'gasUnitPrice'],
  ['previous_block_votes_bitvec', 'previousBlockVotesBitvec'],
  ['failed_proposer_indices', 'failedProposerIndices'],
  ['validator_transaction_type', 'validatorTransactionType'],
]

test.each(kinds)('a %s without its labels is known by its type, and whole beside them', async (...kind) => {
  const without = (value: Json, names: readonly string[]): Json =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
  const bare = without(
    wireOf(kind),
    labels.map(([wire]) => wire),
  )
  harness.server.answer({ body: bare })
  const call = harness.client({ decode: 'strict' }).aptosNode.getTransactionByHash({ txnHash: hash('a1') })
  const names = labels.map(([, name]) => name)
  expect(await call).toStrictEqual(without(decodedOf(kind), names))
})

test('a validator transaction of a node that does not tell its kind is one', async () => {
  const { type, ...rest } = { type: 'validator_transaction', ...info, events, timestamp }
  harness.server.answer({ body: [{ ...rest, type }] })
  const page = await harness.client().aptosNode.getTransactions({})
  expect(page.issues).toEqual([])
  expect(page.result).toStrictEqual([{ type, ...decodedInfo, events: decodedEvents, timestamp: time }])
})

test('a state change without the hash of its key is in its place', async () => {
  const change = { type: 'write_resource', address: '0x1', data: { type: '0x1::a::B', data: { a_b: '1' } } }
  harness.server.answer({ body: { type: 'state_checkpoint_transaction', ...info, timestamp, changes: [change] } })
  const data = await harness.client({ decode: 'strict' }).aptosNode.getTransactionByHash({ txnHash: hash('a1') })
  expect(data).toMatchObject({ changes: [{ ...change, address: padded('1') }] })
})

test.each(['version', 'hash', 'changes', 'events', 'payload', 'sender', 'timestamp', 'gas_used'])(
  'a user transaction without its %s is an issue: it is no label',
  async (name) => {
    const [, user] = kinds.map(wireOf)
    const { [name]: _, ...rest } = user ?? {}
    harness.server.answer({ body: [rest] })
    const page = await harness.client({ hooks: { onIssue: () => {} } }).aptosNode.getTransactions({})
    expect(page.issues).toMatchObject([{ path: `/0/${name}`, code: 'missing_value' }])
  },
)

const block = {
  block_height: '477445097',
  block_hash: hash('b1'),
  block_timestamp: timestamp,
  first_version: '3665938236',
  last_version: '3665938242',
}

test('a block with every kind of transaction keeps their order and is whole', async () => {
  harness.server.answer({ body: { ...block, transactions: kinds.map(wireOf) } })
  const client = harness.client({ decode: 'strict' })
  expect(await client.aptosNode.getBlockByHeight({ blockHeight: 477445097n, withTransactions: true })).toStrictEqual({
    blockHeight: 477445097n,
    blockHash: hash('b1'),
    blockTimestamp: time,
    firstVersion: 3665938236n,
    lastVersion: 3665938242n,
    transactions: kinds.map(decodedOf),
  })
})

describe('a block with an invented kind of transaction', () => {
  const invented = { type: 'dream_transaction', version: '3665938237', some_field: { a_b: 1 } }
  const [first, ...rest] = kinds.map(wireOf)
  const answer = { body: { ...block, transactions: [first, invented, ...rest] } }

  test('decodes, keeps the transaction raw in its place, and reports one issue', async () => {
    harness.server.answer(answer)
    const told: string[] = []
    const client = harness.client({ hooks: { onIssue: ({ path }) => told.push(path) } })
    const { data, issues } = await client.aptosNode
      .getBlockByHeight({ blockHeight: 477445097n, withTransactions: true })
      .withResponse()
    expect(data.transactions).toHaveLength(kinds.length + 1)
    expect(data.transactions?.[1]).toStrictEqual({ type: 'unknown', tag: 'dream_transaction', raw: invented })
    expect(issues).toEqual([
      {
        path: '/transactions/1',
        code: 'unknown_union',
        message:
          'Cannot resolve union from AptosTransaction (type: "dream_transaction", keys: type, version, some_field)',
        raw: invented,
      },
    ])
    expect(told).toEqual(['/transactions/1'])
  })

  test('is an error in strict mode that names the union and the tag', async () => {
    harness.server.answer(answer)
    const call = harness
      .client()
      .aptosNode.getBlockByHeight({ blockHeight: 477445097n, withTransactions: true }, { decode: 'strict' })
    await expect(call).rejects.toMatchObject({
      name: 'DecodeError',
      path: '/transactions/1',
      message: expect.stringMatching(/^Cannot resolve union from AptosTransaction .*dream_transaction/),
    })
  })
})

test('a transaction without a tag is an unknown one', async () => {
  const { type: _, ...untagged } = wireOf(kinds[0] ?? ['', {}, {}])
  harness.server.answer({ body: [untagged] })
  const page = await harness.client({ hooks: { onIssue: () => {} } }).aptosNode.getTransactions({})
  expect(page.result).toStrictEqual([{ type: 'unknown', tag: '', raw: untagged }])
  expect(page.issues).toHaveLength(1)
})

test('a transaction that never expires has the last moment there is, and its number in raw', async () => {
  harness.server.answer({
    body: { ...wireOf(kinds[0] ?? ['', {}, {}]), expiration_timestamp_secs: never },
  })
  const { data, raw, issues } = await harness
    .client()
    .aptosNode.getTransactionByHash({ txnHash: hash('a1') })
    .withResponse()
  expect(data).toMatchObject({ expirationTimestampSecs: new Date(8.64e15) })
  expect(raw).toMatchObject({ expiration_timestamp_secs: never })
  expect(issues).toEqual([])
})

describe.each(['1683055757286067', '8640000000000', '18446744073709551614'])(
  'an expiration in %s seconds, which no date can hold,',
  (seconds) => {
    const read = (decode: 'tolerant' | 'strict') => {
      harness.server.answer({ body: { ...wireOf(kinds[1] ?? ['', {}, {}]), expiration_timestamp_secs: seconds } })
      const client = harness.client({ decode, hooks: { onIssue: () => {} } })
      return client.aptosNode.getTransactionByHash({ txnHash: hash('a1') }).withResponse()
    }

    test('is left out with an issue, and its transaction is kept', async () => {
      const { data, issues } = await read('tolerant')
      expect(data).not.toHaveProperty('expirationTimestampSecs')
      expect(data).toMatchObject({ type: 'user_transaction', hash: hash('a1') })
      expect(issues).toMatchObject([{ path: '/expiration_timestamp_secs', code: 'invalid_value', raw: seconds }])
    })

    test('is an error in strict mode', () =>
      expect(read('strict')).rejects.toMatchObject({ name: 'DecodeError', path: '/expiration_timestamp_secs' }))
  },
)

test('a transaction that never expires is simulated as the same one', async () => {
  harness.server.answer({ body: { ...wireOf(kinds[1] ?? ['', {}, {}]), expiration_timestamp_secs: never } })
  const { aptosNode: node } = harness.client()
  const transaction = await node.getTransactionByHash({ txnHash: hash('a1') })
  if (transaction?.type !== 'user_transaction' || !transaction.expirationTimestampSecs) throw new Error('none was read')
  const { sender, sequenceNumber, maxGasAmount = 2000n, gasUnitPrice = 100n, expirationTimestampSecs } = transaction
  harness.server.answer({ body: [] })
  await node.simulateTransaction({
    ...{ sender, sequenceNumber, maxGasAmount, gasUnitPrice, expirationTimestampSecs },
    payload: { type: 'entry_function_payload', function: '0x1::a::b', typeArguments: [], arguments: [] },
    signature: { type: 'ed25519_signature', publicKey: '0x00', signature: '0x00' },
  })
  expect(JSON.parse(harness.server.arrivals.at(-1)?.body ?? '')).toMatchObject({ expiration_timestamp_secs: never })
})
