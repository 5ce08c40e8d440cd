import type { SubmitTransactionInput } from '../../src/aptos-node.js'

const hash = (byte: string): string => `0x${byte.repeat(32)}`

/** Hex digits as an address in full. */
export const padded = (digits: string): string => `0x${digits.padStart(64, '0')}`

/** The largest number of 64 bits. */
export const largest = 2n ** 64n - 1n

type Payload = SubmitTransactionInput['payload']
type Signature = SubmitTransactionInput['signature']

/** The parts of a transaction besides payload and signature, as a user gives them. */
export const parts = {
  sender: '1',
  sequenceNumber: largest,
  maxGasAmount: 2000n,
  gasUnitPrice: 100,
  expirationTimestampSecs: new Date('2025-11-03T01:45:00Z'),
  replayProtectionNonce: '4611967193518300221',
}

/** The same on the wire. */
export const wireParts = {
  sender: padded('1'),
  sequence_number: '18446744073709551615',
  max_gas_amount: '2000',
  gas_unit_price: '100',
  expiration_timestamp_secs: '1762134300',
  replay_protection_nonce: '4611967193518300221',
}

/** A payload that calls a function. */
export const call = {
  type: 'entry_function_payload',
  function: '0x1::aptos_account::transfer',
  typeArguments: ['0x1::aptos_coin::AptosCoin'],
  arguments: ['0x2', largest, { some_key: [1n] }],
} satisfies Payload

/** The same on the wire. */
export const wireCall = {
  type: 'entry_function_payload',
  function: '0x1::aptos_account::transfer',
  type_arguments: ['0x1::aptos_coin::AptosCoin'],
  arguments: ['0x2', '18446744073709551615', { some_key: ['1'] }],
}

/** A payload that is code of its own. */
export const script = {
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
} satisfies Payload

/** The same on the wire. */
export const wireScript = {
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

/** Each payload there is, as a user gives it and on the wire. */
export const payloads: readonly (readonly [type: string, given: Payload, wire: object])[] = [
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

/** The plainest signature. */
export const ed25519 = { type: 'ed25519_signature', publicKey: '0x01', signature: '0x02' } as const

/** The same on the wire. */
export const wireEd25519 = { type: 'ed25519_signature', public_key: '0x01', signature: '0x02' }

/** Several keys of one account, and the same on the wire. */
export const severalKeys = { publicKeys: [key], signatures: [{ index: 0, signature: key }], signaturesRequired: 1 }
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
export const accounts = {
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

/** Each signature there is, as a user gives it and on the wire. */
export const signatures: readonly (readonly [type: string, given: Signature, wire: object])[] = [
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

/** What a node answers when it has taken a transaction. */
export const pending = {
  type: 'pending_transaction',
  hash: hash('a1'),
  ...wireParts,
  payload: wireCall,
  signature: wireEd25519,
}
