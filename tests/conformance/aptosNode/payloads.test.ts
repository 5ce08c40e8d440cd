import { describe, expect, test } from 'vitest'
import type { PendingTransaction } from '../../../src/aptos-node.js'
import { runServer } from '../../unit/client/harness.js'

const harness = runServer()

const hash = (byte: string): string => `0x${byte.repeat(32)}`
const padded = (digits: string): string => `0x${digits.padStart(64, '0')}`

type Json = Readonly<Record<string, unknown>>

/** A member of a union: its tag, the rest of it on the wire, and decoded. */
type Member = readonly [tag: string, wire: Json, decoded: Json]

const entryFunction: Member = [
  'entry_function_payload',
  { function: '0x1::a::b', type_arguments: ['0x1::a::T<u8>'], arguments: ['5', 7, true, ['0x00'], { some_key: null }] },
  { function: '0x1::a::b', typeArguments: ['0x1::a::T<u8>'], arguments: ['5', 7, true, ['0x00'], { some_key: null }] },
]

const script: Member = [
  'script_payload',
  {
    code: {
      bytecode: '0xa11ceb0b',
      abi: {
        name: 'main',
        visibility: 'public',
        is_entry: true,
        is_view: false,
        generic_type_params: [{ constraints: ['copy', 'drop'] }],
        params: ['&signer', 'u64'],
        return: [],
      },
    },
    type_arguments: [],
    arguments: ['18446744073709551615'],
  },
  {
    code: {
      bytecode: '0xa11ceb0b',
      abi: {
        name: 'main',
        visibility: 'public',
        isEntry: true,
        isView: false,
        genericTypeParams: [{ constraints: ['copy', 'drop'] }],
        params: ['&signer', 'u64'],
        return: [],
      },
    },
    typeArguments: [],
    arguments: ['18446744073709551615'],
  },
]

const wireOf = ([type, wire]: Member): Json => ({ type, ...wire })
const decodedOf = ([type, , decoded]: Member): Json => ({ type, ...decoded })

const multisig = (inner: Member): Member => [
  'multisig_payload',
  { multisig_address: '0xf00', transaction_payload: wireOf(inner) },
  { multisigAddress: padded('f00'), transactionPayload: decodedOf(inner) },
]

const encrypted = (inner: Member): Member => [
  'encrypted_transaction_payload',
  {
    encrypted_state: 'decrypted',
    payload_hash: hash('c1'),
    ciphertext: '0xbeef',
    encryption_epoch: '12',
    claimed_entry_fun: { module: '0x1::a', name: 'b' },
    decrypted_payload: wireOf(inner),
    decryption_nonce: '0x01',
    decryption_failure_reason: 'none',
  },
  {
    encryptedState: 'decrypted',
    payloadHash: hash('c1'),
    ciphertext: '0xbeef',
    encryptionEpoch: 12n,
    claimedEntryFun: { module: '0x1::a', name: 'b' },
    decryptedPayload: decodedOf(inner),
    decryptionNonce: '0x01',
    decryptionFailureReason: 'none',
  },
]

/** Every payload, with every payload inside it. */
const payloads: readonly Member[] = [
  entryFunction,
  script,
  ['module_bundle_payload', { modules: [{ bytecode: '0xa11c' }] }, { modules: [{ bytecode: '0xa11c' }] }],
  ['multisig_payload', { multisig_address: '0xf00' }, { multisigAddress: padded('f00') }],
  multisig(entryFunction),
  multisig(script),
  encrypted(entryFunction),
  encrypted(script),
  encrypted(multisig(script)),
  [
    'encrypted_transaction_payload',
    { encrypted_state: 'encrypted', payload_hash: hash('c1'), ciphertext: '0x', claimed_entry_fun: null },
    { encryptedState: 'encrypted', payloadHash: hash('c1'), ciphertext: '0x', claimedEntryFun: null },
  ],
]

const keyOf = (type: string): Json => ({ type, value: `0x${'1f'.repeat(33)}` })

const ed25519: Member = [
  'ed25519_signature',
  { public_key: hash('d1'), signature: hash('d2') + 'd2'.repeat(32) },
  { publicKey: hash('d1'), signature: hash('d2') + 'd2'.repeat(32) },
]
const multiEd25519: Member = [
  'multi_ed25519_signature',
  { public_keys: [hash('d1'), hash('d3')], signatures: ['0xd2'], threshold: 1, bitmap: '0x80000000' },
  { publicKeys: [hash('d1'), hash('d3')], signatures: ['0xd2'], threshold: 1, bitmap: '0x80000000' },
]
const noAccount: Member = ['no_account_signature', {}, {}]

const oneKey = (key: string, signature: string): readonly [wire: Json, decoded: Json] => [
  { public_key: keyOf(key), signature: keyOf(signature) },
  { publicKey: keyOf(key), signature: keyOf(signature) },
]
const severalKeys: readonly [wire: Json, decoded: Json] = [
  {
    public_keys: [keyOf('ed25519'), keyOf('keyless')],
    signatures: [{ index: 1, signature: keyOf('keyless') }],
    signatures_required: 1,
  },
  {
    publicKeys: [keyOf('ed25519'), keyOf('keyless')],
    signatures: [{ index: 1, signature: keyOf('keyless') }],
    signaturesRequired: 1,
  },
]
const abstraction: readonly [wire: Json, decoded: Json] = [
  { function_info: '0x7::a::authenticate', auth_data: '0x00' },
  { functionInfo: '0x7::a::authenticate', authData: '0x00' },
]

/** Every signature of one account. */
const accountSignatures: readonly Member[] = [
  ed25519,
  multiEd25519,
  noAccount,
  ['single_key_signature', ...oneKey('secp256k1_ecdsa', 'secp256k1_ecdsa')],
  ['single_key_signature', ...oneKey('federated_keyless', 'keyless')],
  ['multi_key_signature', ...severalKeys],
  ['abstraction_signature', ...abstraction],
]

/** Every signature of a transaction; those of several accounts once with each signature of one. */
const signatures: readonly Member[] = [
  ed25519,
  multiEd25519,
  noAccount,
  ['single_sender', ...oneKey('keyless', 'keyless')],
  ['single_sender', ...oneKey('secp256r1_ecdsa', 'web_authn')],
  ['single_sender', ...oneKey('slh_dsa__sha2_128s', 'slh_dsa__sha2_128s')],
  ['single_sender', ...severalKeys],
  ['single_sender', ...abstraction],
  ...accountSignatures.flatMap((one): Member[] => {
    const wire = {
      sender: wireOf(one),
      secondary_signer_addresses: ['0x2'],
      secondary_signers: accountSignatures.map(wireOf),
    }
    const decoded = {
      sender: decodedOf(one),
      secondarySignerAddresses: [padded('2')],
      secondarySigners: accountSignatures.map(decodedOf),
    }
    return [
      ['multi_agent_signature', wire, decoded],
      [
        'fee_payer_signature',
        { ...wire, fee_payer_address: '0x3', fee_payer_signer: wireOf(one) },
        { ...decoded, feePayerAddress: padded('3'), feePayerSigner: decodedOf(one) },
      ],
    ]
  }),
]

const pending = {
  type: 'pending_transaction',
  hash: hash('a1'),
  sender: '0x1',
  sequence_number: '1',
  max_gas_amount: '1',
  gas_unit_price: '1',
  expiration_timestamp_secs: '1762134300',
  payload: wireOf(entryFunction),
}

/** A pending transaction as the client decodes it, with its issues. */
async function read(
  part: Json,
  decode: 'strict' | 'tolerant' = 'strict',
): Promise<{ transaction: PendingTransaction; issues: readonly object[] }> {
  harness.server.answer({ body: { ...pending, ...part } })
  const client = harness.client({ decode, hooks: { onIssue: () => {} } })
  const { data, issues } = await client.aptosNode.getTransactionByHash({ txnHash: hash('a1') }).withResponse()
  if (data.type !== 'pending_transaction') throw new Error(`it became ${data.type}`)
  return { transaction: data, issues }
}

test.each(payloads)('a payload %s decodes to its type, whole', async (...member) => {
  const { transaction } = await read({ payload: wireOf(member) })
  expect(transaction.payload).toStrictEqual(decodedOf(member))
})

test.each(signatures)('a signature %s decodes to its type, whole', async (...member) => {
  const { transaction } = await read({ signature: wireOf(member) })
  expect(transaction.signature).toStrictEqual(decodedOf(member))
})

describe('a member that nobody knows yet', () => {
  const invented = { type: 'dream', some_key: { a_b: 1 } }
  const unknown = { type: 'unknown', tag: 'dream', raw: invented }
  const feePayer = {
    type: 'fee_payer_signature',
    sender: invented,
    secondary_signer_addresses: [],
    secondary_signers: [],
    fee_payer_address: '0x3',
    fee_payer_signer: { type: 'no_account_signature' },
  }

  test.each([
    ['TransactionPayload', { payload: invented }, '/payload', { payload: unknown }],
    ['TransactionSignature', { signature: invented }, '/signature', { signature: unknown }],
    ['AccountSignature', { signature: feePayer }, '/signature/sender', { signature: { sender: unknown } }],
    [
      'MultisigTransactionPayload',
      { payload: { type: 'multisig_payload', multisig_address: '0x1', transaction_payload: invented } },
      '/payload/transaction_payload',
      { payload: { transactionPayload: unknown } },
    ],
    [
      'EncryptedInnerPayload',
      { payload: { ...wireOf(encrypted(script)), decrypted_payload: invented } },
      '/payload/decrypted_payload',
      { payload: { decryptedPayload: unknown } },
    ],
  ])('%s: it is kept raw with one issue, and an error in strict mode', async (union, part, path, expected) => {
    const { transaction, issues } = await read(part, 'tolerant')
    expect(transaction).toMatchObject(expected)
    const message = `Cannot resolve union from ${union} (type: "dream", keys: type, some_key)`
    expect(issues).toEqual([{ path, code: 'unknown_union', message, raw: invented }])
    await expect(read(part, 'strict')).rejects.toMatchObject({ name: 'DecodeError', path, message })
  })
})

test('new kinds of keys and states are text, not issues', async () => {
  const { transaction } = await read({
    payload: { ...wireOf(encrypted(script)), encrypted_state: 'dreamt' },
    signature: { type: 'single_sender', public_key: keyOf('dream'), signature: keyOf('dream') },
  })
  expect(transaction).toMatchObject({ payload: { encryptedState: 'dreamt' }, signature: { publicKey: keyOf('dream') } })
})
