const hash = (byte: string): string => `0x${byte.repeat(32)}`
const hex = (bytes: number): string => `0x${'5c'.repeat(bytes)}`
const timestamp = '1762134258889133'

/** What a node tells of every committed transaction; the last one of a block has the checkpoint. */
const info = (version: number, changes: readonly object[] = [], checkpoint: string | null = null): object => ({
  version: String(3_665_938_236 + version),
  hash: hash(`1${version}`),
  state_change_hash: hash('a8'),
  event_root_hash: '0x414343554d554c41544f525f504c414345484f4c4445525f4841534800000000',
  state_checkpoint_hash: checkpoint,
  gas_used: version % 2 ? '11' : '0',
  success: true,
  vm_status: 'Executed successfully',
  accumulator_root_hash: hash('b8'),
  changes,
})

/** What a user's transaction says; nodes send a nonce that is not there as null. */
const user = (sender: string, sequence: string, payload: object, signature: object): object => ({
  sender,
  sequence_number: sequence,
  max_gas_amount: '200000',
  gas_unit_price: '100',
  expiration_timestamp_secs: '1762134858',
  payload,
  signature,
  replay_protection_nonce: sequence.length > 15 ? '4611967193518300221' : null,
  timestamp,
  type: 'user_transaction',
})

const moduleEvent = (type: string, data: object): object => ({
  guid: { creation_number: '0', account_address: '0x0' },
  sequence_number: '0',
  type,
  data,
})

const feeStatement = moduleEvent('0x1::transaction_fee::FeeStatement', {
  execution_gas_units: '6',
  io_gas_units: '6',
  storage_fee_octas: '0',
  storage_fee_refund_octas: '0',
  total_charge_gas_units: '11',
})

const writeResource = (address: string, type: string, data: object): object => ({
  address,
  state_key_hash: hash('7b'),
  data: { type, data },
  type: 'write_resource',
})

/** Written down by hand as a public full node of mainnet answers: a block of late 2025, whatever may be in one. */
export const mainnetBlock = {
  block_height: '477445097',
  block_hash: '0x42327f856a020cc82f44fc5354377e3c22d55888863c3d0b57246634c0d24bc6',
  block_timestamp: timestamp,
  first_version: '3665938236',
  last_version: '3665938244',
  transactions: [
    {
      ...info(0, [
        writeResource('0x1', '0x1::block::BlockResource', {
          epoch_interval: '7200000000',
          height: '477445097',
          new_block_events: { counter: '477445098', guid: { id: { addr: '0x1', creation_num: '3' } } },
        }),
        writeResource('0x1', '0x1::randomness::PerBlockRandomness', {
          epoch: '13473',
          round: '11165',
          seed: { vec: [hash('92')] },
        }),
      ]),
      id: '0x42327f856a020cc82f44fc5354377e3c22d55888863c3d0b57246634c0d24bc6',
      epoch: '13473',
      round: '11165',
      events: [
        {
          guid: { creation_number: '3', account_address: '0x1' },
          sequence_number: '477445097',
          type: '0x1::block::NewBlockEvent',
          data: { epoch: '13473', failed_proposer_indices: [], previous_block_votes_bitvec: '0xecde', round: '11165' },
        },
      ],
      previous_block_votes_bitvec: [236, 222, 243, 94, 222, 46, 95, 72, 66, 60, 135, 46, 39, 84, 255, 189, 251, 236],
      proposer: '0xd7b10a9ddee853b3585dd1efd4902ab3ad4f482b94425a3780cc39e79e6d398',
      failed_proposer_indices: [],
      timestamp,
      block_metadata_extension: { randomness: hash('92'), type: 'v1' },
      type: 'block_metadata_transaction',
    },
    {
      ...info(1),
      events: [moduleEvent('0x1::jwks::ObservedJWKsUpdated', { epoch: '13473', jwks: { entries: [] } })],
      timestamp,
      quorum_certified_update: {
        update: {
          issuer: 'https://accounts.google.com',
          version: 148,
          jwks: [{ kid: 'a', kty: 'RSA', alg: 'RS256', e: 'AQAB', n: 'w' }],
        },
        multi_sig: { signer_indices: [0, 3, 5], sig: hex(96) },
      },
      validator_transaction_type: 'observed_jwk_update',
      type: 'validator_transaction',
    },
    {
      ...info(2),
      events: [],
      timestamp,
      dkg_transcript: { epoch: '13473', author: '0x2f', payload: hex(700) },
      validator_transaction_type: 'dkg_result',
      type: 'validator_transaction',
    },
    {
      ...info(3, [
        writeResource('0xa', '0x1::coin::PairedCoinType', {
          type: { account_address: '0x1', module_name: '0x6170746f735f636f696e', struct_name: '0x4170746f73436f696e' },
        }),
        {
          state_key_hash: hash('6e'),
          handle: '0x1b854694ae746cdbd8d44186ca4929b2b337df21d1c74633be19b2710552fdca',
          key: '0x0619dc29a0aac8fa146714058e8dd6d2d0f3bdf5f6331907bf91f3acd81e6935',
          value: '0x996f02299bb989010000000000000000',
          data: null,
          type: 'write_table_item',
        },
        { address: '0x8f6c', state_key_hash: hash('6f'), resource: '0x1::object::ObjectCore', type: 'delete_resource' },
        { state_key_hash: hash('70'), handle: hash('71'), key: '0x00', data: null, type: 'delete_table_item' },
        { address: '0x8f6c', state_key_hash: hash('72'), module: '0x8f6c::old', type: 'delete_module' },
      ]),
      ...user(
        '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638',
        '414',
        {
          function: '0x1::primary_fungible_store::transfer',
          type_arguments: ['0x1::fungible_asset::Metadata'],
          arguments: [{ inner: '0xa' }, '0xead6', '18446744073709551615'],
          type: 'entry_function_payload',
        },
        {
          sender: {
            public_key: { value: hex(60), type: 'keyless' },
            signature: { value: hex(300), type: 'keyless' },
            type: 'single_key_signature',
          },
          secondary_signer_addresses: [],
          secondary_signers: [],
          fee_payer_address: '0x3a18',
          fee_payer_signer: { public_key: hash('e6'), signature: hex(64), type: 'ed25519_signature' },
          type: 'fee_payer_signature',
        },
      ),
      events: [
        moduleEvent('0x1::fungible_asset::Withdraw', { amount: '18446744073709551615', store: '0x4d' }),
        {
          guid: { creation_number: '2', account_address: '0x8f6c' },
          sequence_number: '37',
          type: '0x1::coin::DepositEvent',
          data: { amount: '5' },
        },
        feeStatement,
      ],
    },
    {
      ...info(4, [
        {
          address: '0x7',
          state_key_hash: hash('73'),
          data: {
            bytecode: hex(400),
            abi: {
              address: '0x7',
              name: 'market',
              friends: ['0x7::admin'],
              exposed_functions: [
                {
                  name: 'price',
                  visibility: 'public',
                  is_entry: false,
                  is_view: true,
                  generic_type_params: [{ constraints: ['drop'] }],
                  params: ['&signer', '0x1::object::Object<0x7::market::Order>', '|u64|bool'],
                  return: ['0x1::option::Option<u256>'],
                },
              ],
              structs: [
                {
                  name: 'Order',
                  is_native: false,
                  is_event: false,
                  is_enum: true,
                  abilities: ['store', 'key'],
                  generic_type_params: [],
                  fields: [],
                  variants: [
                    {
                      name: 'V1',
                      fields: [
                        { name: '0', type: 'u64' },
                        { name: 'owner_address', type: 'address' },
                      ],
                    },
                  ],
                },
                {
                  name: 'Filled',
                  is_native: false,
                  is_event: true,
                  is_enum: false,
                  abilities: ['drop', 'store'],
                  generic_type_params: [{ constraints: [] }],
                  fields: [{ name: 'dummy_field', type: 'bool' }],
                  variants: [],
                },
              ],
            },
          },
          type: 'write_module',
        },
      ]),
      ...user(
        '0x7',
        '18446744073709551615',
        {
          code: {
            bytecode: hex(200),
            abi: {
              name: 'main',
              visibility: 'public',
              is_entry: true,
              is_view: false,
              generic_type_params: [],
              params: ['&signer', 'vector<u8>'],
              return: [],
            },
          },
          type_arguments: [],
          arguments: ['0x00ff'],
          type: 'script_payload',
        },
        {
          public_keys: [
            { value: hash('6a'), type: 'ed25519' },
            { value: hex(65), type: 'secp256r1_ecdsa' },
            { value: hex(65), type: 'secp256k1_ecdsa' },
            { value: hex(92), type: 'federated_keyless' },
          ],
          signatures: [
            { index: 0, signature: { value: hex(64), type: 'ed25519' } },
            { index: 1, signature: { value: hex(150), type: 'web_authn' } },
          ],
          signatures_required: 2,
          type: 'single_sender',
        },
      ),
      events: [feeStatement],
    },
    {
      ...info(5),
      ...user(
        '0xa2',
        '8',
        {
          multisig_address: '0xddeb',
          transaction_payload: {
            function: '0x1::aptos_account::transfer',
            type_arguments: [],
            arguments: ['0xead6', '60000000'],
            type: 'entry_function_payload',
          },
          type: 'multisig_payload',
        },
        {
          function_info: '0x1::solana_derivable_account::authenticate',
          auth_data: hex(80),
          type: 'single_sender',
        },
      ),
      events: [],
    },
    {
      ...info(6),
      ...user(
        '0xa3',
        '9',
        { multisig_address: '0xddeb', type: 'multisig_payload' },
        {
          public_keys: [hash('01'), hash('02')],
          signatures: [hex(64)],
          threshold: 1,
          bitmap: '0x80000000',
          type: 'multi_ed25519_signature',
        },
      ),
      success: false,
      vm_status: 'Move abort in 0x1::multisig_account: EPAYLOAD_DOES_NOT_MATCH(0x7d3): no',
      events: [],
    },
    {
      ...info(7),
      ...user(
        '0xa4',
        '10',
        { function: '0x1::a::b', type_arguments: [], arguments: [], type: 'entry_function_payload' },
        { public_key: hash('e7'), signature: hex(64), type: 'ed25519_signature' },
      ),
      events: [],
    },
    {
      ...info(8, [], hash('be')),
      timestamp,
      block_end_info: {
        block_gas_limit_reached: false,
        block_output_limit_reached: false,
        block_effective_block_gas_units: 24,
        block_approx_output_size: 5759,
      },
      type: 'block_epilogue_transaction',
    },
  ],
}
