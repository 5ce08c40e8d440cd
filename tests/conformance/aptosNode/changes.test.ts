import { describe, expect, test } from 'vitest'
import { runServer } from '../../unit/client/harness.js'

const harness = runServer()

const hash = (byte: string): string => `0x${byte.repeat(32)}`
const padded = (digits: string): string => `0x${digits.padStart(64, '0')}`

type Json = Readonly<Record<string, unknown>>
type Member = readonly [tag: string, wire: Json, decoded: Json]

/** A function of a module, on the wire and decoded. */
const view = {
  name: 'balance',
  visibility: 'public',
  is_entry: false,
  is_view: true,
  generic_type_params: [{ constraints: [] }, { constraints: ['key', 'store'] }],
  params: ['address', '0x1::object::Object<T0>'],
  return: ['u64', 'vector<u8>'],
}
const decodedView = {
  name: 'balance',
  visibility: 'public',
  isEntry: false,
  isView: true,
  genericTypeParams: [{ constraints: [] }, { constraints: ['key', 'store'] }],
  params: ['address', '0x1::object::Object<T0>'],
  return: ['u64', 'vector<u8>'],
}

/** A module with a struct, an event and an enum, on the wire and decoded. */
const moduleCode = {
  bytecode: '0xa11ceb0b0700000a',
  abi: {
    address: '0x1',
    name: 'shape',
    friends: ['0x1::coin'],
    exposed_functions: [view],
    structs: [
      {
        name: 'Store',
        is_native: false,
        is_event: false,
        is_enum: false,
        abilities: ['key'],
        generic_type_params: [{ constraints: [] }],
        fields: [{ name: 'deposit_events', type: '0x1::event::EventHandle<T0>' }],
        variants: [],
      },
      {
        name: 'Shape',
        is_native: false,
        is_event: true,
        is_enum: true,
        abilities: ['drop', 'store'],
        generic_type_params: [],
        fields: [],
        variants: [
          { name: 'Round', fields: [{ name: '0', type: 'u64' }] },
          { name: 'Empty', fields: [] },
        ],
      },
    ],
  },
}
const decodedModuleCode = {
  bytecode: '0xa11ceb0b0700000a',
  abi: {
    address: padded('1'),
    name: 'shape',
    friends: ['0x1::coin'],
    exposedFunctions: [decodedView],
    structs: [
      {
        name: 'Store',
        isNative: false,
        isEvent: false,
        isEnum: false,
        abilities: ['key'],
        genericTypeParams: [{ constraints: [] }],
        fields: [{ name: 'deposit_events', type: '0x1::event::EventHandle<T0>' }],
        variants: [],
      },
      {
        name: 'Shape',
        isNative: false,
        isEvent: true,
        isEnum: true,
        abilities: ['drop', 'store'],
        genericTypeParams: [],
        fields: [],
        variants: [
          { name: 'Round', fields: [{ name: '0', type: 'u64' }] },
          { name: 'Empty', fields: [] },
        ],
      },
    ],
  },
}

/** A Move value of every kind, with keys in every spelling: all of it data. */
const moveValue = {
  coin: { value: '340282366920938463463374607431768211455' },
  deposit_events: { counter: '9', guid: { id: { addr: '0x1', creation_num: '2' } } },
  'camelCase-or not': true,
  tiny: 255,
  bytes: '0x00ff',
  none: { vec: [] },
  some: { vec: ['0x5'] },
  Shape: { __variant__: 'Round', _0: '7' },
  type: 'a field that is called type',
  nothing: null,
}

const key = { address: '0xa', state_key_hash: hash('e1') }
const decodedKey = { address: padded('a'), stateKeyHash: hash('e1') }
const item = { state_key_hash: hash('e1'), handle: hash('e2'), key: '0x0102' }
const decodedItem = { stateKeyHash: hash('e1'), handle: hash('e2'), key: '0x0102' }
const struct = '0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>'
const table = { key: { a_b: 1 }, key_type: 'address', value: moveValue, value_type: 'u128' }
const decodedTable = { key: { a_b: 1 }, keyType: 'address', value: moveValue, valueType: 'u128' }

/** Every kind of change, those of tables as nodes with and without an index tell them. */
const changes: readonly Member[] = [
  ['delete_module', { ...key, module: '0xa::m' }, { ...decodedKey, module: '0xa::m' }],
  ['delete_resource', { ...key, resource: struct }, { ...decodedKey, resource: struct }],
  ['delete_table_item', { ...item, data: null }, { ...decodedItem, data: null }],
  [
    'delete_table_item',
    { ...item, data: { key: '0x1', key_type: 'address' } },
    { ...decodedItem, data: { key: '0x1', keyType: 'address' } },
  ],
  ['write_module', { ...key, data: moduleCode }, { ...decodedKey, data: decodedModuleCode }],
  ['write_module', { ...key, data: { bytecode: '0xa11c' } }, { ...decodedKey, data: { bytecode: '0xa11c' } }],
  [
    'write_resource',
    { ...key, data: { type: struct, data: moveValue } },
    { ...decodedKey, data: { type: struct, data: moveValue } },
  ],
  ['write_table_item', { ...item, value: '0x', data: null }, { ...decodedItem, value: '0x', data: null }],
  ['write_table_item', { ...item, value: '0x01' }, { ...decodedItem, value: '0x01' }],
  ['write_table_item', { ...item, value: '0x01', data: table }, { ...decodedItem, value: '0x01', data: decodedTable }],
]

const wireOf = ([type, wire]: Member): Json => ({ type, ...wire })
const decodedOf = ([type, , decoded]: Member): Json => ({ type, ...decoded })

const script = { type: 'script_payload', code: { bytecode: '0xa11c' }, type_arguments: [], arguments: [] }
const writeSets: readonly Member[] = [
  [
    'script_write_set',
    { execute_as: '0x1', script },
    {
      executeAs: padded('1'),
      script: { type: 'script_payload', code: { bytecode: '0xa11c' }, typeArguments: [], arguments: [] },
    },
  ],
  ['direct_write_set', { changes: changes.map(wireOf), events: [] }, { changes: changes.map(decodedOf), events: [] }],
]

const genesis = {
  type: 'genesis_transaction',
  version: '0',
  hash: hash('a1'),
  state_change_hash: hash('a2'),
  event_root_hash: hash('a3'),
  state_checkpoint_hash: null,
  gas_used: '0',
  success: true,
  vm_status: 'Executed successfully',
  accumulator_root_hash: hash('a4'),
  changes: [],
  payload: { type: 'write_set_payload', write_set: { type: 'direct_write_set', changes: [], events: [] } },
  events: [],
}

async function read(part: Json, decode: 'strict' | 'tolerant' = 'strict'): Promise<{ data: Json; issues: unknown }> {
  harness.server.answer({ body: { ...genesis, ...part } })
  const client = harness.client({ decode, hooks: { onIssue: () => {} } })
  const { data, issues } = await client.aptosNode.getTransactionByVersion({ txnVersion: 0n }).withResponse()
  return { data: { ...data }, issues }
}

test.each(changes)('a change %s decodes to its type, whole', async (...member) => {
  const { data } = await read({ changes: [wireOf(member)] })
  expect(data.changes).toStrictEqual([decodedOf(member)])
})

test.each(writeSets)('a write set %s decodes to its type, whole', async (...member) => {
  const { data } = await read({ payload: { type: 'write_set_payload', write_set: wireOf(member) } })
  expect(data.payload).toStrictEqual({ type: 'write_set_payload', writeSet: decodedOf(member) })
})

test('a module decodes whole, with its view functions, events and enums', async () => {
  harness.server.answer({ body: moduleCode })
  const call = harness.client({ decode: 'strict' }).aptosNode.getAccountModule({ address: '0x1', moduleName: 'shape' })
  expect(await call).toStrictEqual(decodedModuleCode)
})

test('Move resource data keeps its keys and values untouched', async () => {
  const client = harness.client({ decode: 'strict' })
  harness.server.answer({ body: { type: struct, data: moveValue } })
  expect(await client.aptosNode.getAccountResource({ address: '0x1', resourceType: struct })).toStrictEqual({
    type: struct,
    data: moveValue,
  })
  harness.server.answer({ body: [{ type: struct, data: moveValue }] })
  const { result } = await client.aptos.getAccountResources({ address: '0x1' })
  expect(result).toStrictEqual([{ type: struct, data: moveValue }])
})

test('event data keeps its keys and values untouched', async () => {
  const guid = { creation_number: '2', account_address: '0x1' }
  const event = { version: '5', guid, sequence_number: '0', type: 'vector<u8>', data: moveValue }
  harness.server.answer({ body: [event, { ...event, data: '0x00ff' }] })
  const { result } = await harness
    .client({ decode: 'strict' })
    .aptosNode.getEventsByCreationNumber({ address: '0x1', creationNumber: 2n })
  const decoded = {
    version: 5n,
    guid: { creationNumber: 2n, accountAddress: padded('1') },
    sequenceNumber: 0n,
    type: 'vector<u8>',
  }
  expect(result).toStrictEqual([
    { ...decoded, data: moveValue },
    { ...decoded, data: '0x00ff' },
  ])
})

describe('a member that nobody knows yet', () => {
  const invented = { type: 'dream', some_key: { a_b: 1 } }
  const unknown = { type: 'unknown', tag: 'dream', raw: invented }

  test.each([
    ['WriteSetChange', { changes: [invented] }, '/changes/0', { changes: [unknown] }],
    ['GenesisPayload', { payload: invented }, '/payload', { payload: unknown }],
    [
      'WriteSet',
      { payload: { type: 'write_set_payload', write_set: invented } },
      '/payload/write_set',
      { payload: { writeSet: unknown } },
    ],
  ])('%s: it is kept raw with one issue, and an error in strict mode', async (union, part, path, expected) => {
    const { data, issues } = await read(part, 'tolerant')
    expect(data).toMatchObject(expected)
    const message = `Cannot resolve union from ${union} (type: "dream", keys: type, some_key)`
    expect(issues).toEqual([{ path, code: 'unknown_union', message, raw: invented }])
    await expect(read(part, 'strict')).rejects.toMatchObject({ name: 'DecodeError', path, message })
  })
})
