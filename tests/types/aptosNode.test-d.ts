import { expectTypeOf, test } from 'vitest'
import type {
  AccountSignature,
  AptosBlock,
  AptosTransaction,
  BlockEpilogueTransaction,
  BlockMetadataTransaction,
  EntryFunctionPayload,
  FeePayerSignature,
  GenesisTransaction,
  GetBlockByHeightOutput,
  MoveModuleBytecode,
  PendingTransaction,
  StateCheckpointTransaction,
  SubmitTransactionInput,
  TransactionPayload,
  TransactionSignature,
  UserTransaction,
  ValidatorTransaction,
  VersionedEvent,
  WriteSetChange,
} from '../../src/aptos-node.js'
import { createClient, type UnknownVariant } from '../../src/index.js'

const { aptosNode: node } = createClient({ apiKey: null })
declare const transaction: AptosTransaction
declare const other: AptosTransaction
declare const payload: TransactionPayload
declare const signature: TransactionSignature
declare const account: AccountSignature
declare const change: WriteSetChange

test('a block has transactions that narrow by type', async () => {
  const block = await node.getBlockByHeight({ blockHeight: 1n, withTransactions: true })
  expectTypeOf(block).toEqualTypeOf<GetBlockByHeightOutput>()
  expectTypeOf<AptosBlock['blockHeight']>().toEqualTypeOf<bigint>()
  expectTypeOf<AptosBlock['blockTimestamp']>().toEqualTypeOf<Date>()
  expectTypeOf(block.transactions).toEqualTypeOf<readonly AptosTransaction[] | null | undefined>()
  for (const one of block.transactions ?? []) {
    if (one.type === 'user_transaction') {
      expectTypeOf(one).toEqualTypeOf<UserTransaction>()
      expectTypeOf(one.sequenceNumber).toEqualTypeOf<bigint>()
      expectTypeOf(one.gasUsed).toEqualTypeOf<bigint>()
      expectTypeOf(one.timestamp).toEqualTypeOf<Date>()
      expectTypeOf(one.sender).toEqualTypeOf<`0x${string}`>()
      if (one.payload.type === 'entry_function_payload') {
        expectTypeOf(one.payload).toEqualTypeOf<EntryFunctionPayload>()
        expectTypeOf(one.payload.arguments).toEqualTypeOf<readonly unknown[]>()
      }
      if (one.signature?.type === 'ed25519_signature') {
        expectTypeOf(one.signature.publicKey).toEqualTypeOf<`0x${string}`>()
      }
      if (one.signature?.type === 'fee_payer_signature') {
        expectTypeOf(one.signature).toEqualTypeOf<FeePayerSignature>()
        expectTypeOf(one.signature.feePayerSigner).toEqualTypeOf<AccountSignature>()
        if (one.signature.sender.type === 'single_key_signature') {
          expectTypeOf(one.signature.sender.publicKey.value).toEqualTypeOf<`0x${string}`>()
        }
      }
    }
  }
})

test('the unknown member is a variant of its own', () => {
  expectTypeOf<Extract<AptosTransaction, { readonly type: 'unknown' }>>().toEqualTypeOf<UnknownVariant>()
  expectTypeOf<Extract<TransactionPayload, { readonly type: 'unknown' }>>().toEqualTypeOf<UnknownVariant>()
  expectTypeOf<Extract<TransactionSignature, { readonly type: 'unknown' }>>().toEqualTypeOf<UnknownVariant>()
  expectTypeOf<Extract<AccountSignature, { readonly type: 'unknown' }>>().toEqualTypeOf<UnknownVariant>()
  expectTypeOf<Extract<WriteSetChange, { readonly type: 'unknown' }>>().toEqualTypeOf<UnknownVariant>()
  if (transaction.type === 'unknown') {
    expectTypeOf(transaction.tag).toEqualTypeOf<string>()
    expectTypeOf(transaction.raw).toEqualTypeOf<unknown>()
  }
})

/** What is left of a union when every variant had its case; a missing case is a compile error at the call. */
declare function exhausted(rest: never): never

test('a switch over every variant compiles', () => {
  const name = (one: AptosTransaction): string => {
    switch (one.type) {
      case 'pending_transaction':
        expectTypeOf(one).toEqualTypeOf<PendingTransaction>()
        return one.hash
      case 'user_transaction':
        expectTypeOf(one).toEqualTypeOf<UserTransaction>()
        expectTypeOf(one.vmStatus).toEqualTypeOf<string | undefined>()
        return one.sender
      case 'genesis_transaction':
        expectTypeOf(one).toEqualTypeOf<GenesisTransaction>()
        return one.payload.type
      case 'block_metadata_transaction':
        expectTypeOf(one).toEqualTypeOf<BlockMetadataTransaction>()
        return one.proposer
      case 'state_checkpoint_transaction':
        expectTypeOf(one).toEqualTypeOf<StateCheckpointTransaction>()
        return one.hash
      case 'block_epilogue_transaction':
        expectTypeOf(one).toEqualTypeOf<BlockEpilogueTransaction>()
        return String(one.blockEndInfo?.blockApproxOutputSize)
      case 'validator_transaction':
        expectTypeOf(one).toEqualTypeOf<ValidatorTransaction>()
        return one.validatorTransactionType ?? one.hash
      case 'unknown':
        return one.tag
      default:
        return exhausted(one)
    }
  }
  expectTypeOf(name).returns.toEqualTypeOf<string>()
})

test('a switch without one variant is a compile error', () => {
  switch (transaction.type) {
    case 'pending_transaction':
    case 'user_transaction':
    case 'genesis_transaction':
    case 'block_metadata_transaction':
    case 'state_checkpoint_transaction':
    case 'block_epilogue_transaction':
    case 'unknown':
      break
    default:
      // @ts-expect-error `validator_transaction` is left
      exhausted(transaction)
  }
  switch (other.type) {
    case 'pending_transaction':
    case 'user_transaction':
    case 'genesis_transaction':
    case 'block_metadata_transaction':
    case 'state_checkpoint_transaction':
    case 'block_epilogue_transaction':
    case 'validator_transaction':
      break
    default:
      // @ts-expect-error the unknown variant is left
      exhausted(other)
  }
  switch (payload.type) {
    case 'entry_function_payload':
    case 'script_payload':
    case 'module_bundle_payload':
    case 'multisig_payload':
    case 'unknown':
      break
    default:
      // @ts-expect-error `encrypted_transaction_payload` is left
      exhausted(payload)
  }
  switch (signature.type) {
    case 'ed25519_signature':
    case 'multi_ed25519_signature':
    case 'multi_agent_signature':
    case 'fee_payer_signature':
    case 'no_account_signature':
    case 'unknown':
      break
    default:
      // @ts-expect-error `single_sender` is left
      exhausted(signature)
  }
  switch (account.type) {
    case 'ed25519_signature':
    case 'multi_ed25519_signature':
    case 'single_key_signature':
    case 'no_account_signature':
    case 'abstraction_signature':
    case 'unknown':
      break
    default:
      // @ts-expect-error `multi_key_signature` is left
      exhausted(account)
  }
  switch (change.type) {
    case 'delete_module':
    case 'delete_resource':
    case 'delete_table_item':
    case 'write_module':
    case 'write_resource':
    case 'unknown':
      break
    default:
      // @ts-expect-error `write_table_item` is left
      exhausted(change)
  }
})

test('a field of another variant is a compile error', () => {
  // @ts-expect-error only some transactions have a sender
  transaction.sender
  // @ts-expect-error only a call has a function
  payload.function
  // @ts-expect-error only a fee payer's signature has a fee payer
  signature.feePayerAddress
})

test('requests are unions without the unknown variant, and numbers go in as people have them', () => {
  type Payload = SubmitTransactionInput['payload']
  type Signature = SubmitTransactionInput['signature']
  expectTypeOf<Payload['type']>().toEqualTypeOf<
    | 'entry_function_payload'
    | 'script_payload'
    | 'module_bundle_payload'
    | 'multisig_payload'
    | 'encrypted_transaction_payload'
  >()
  expectTypeOf<Signature['type']>().toEqualTypeOf<
    | 'ed25519_signature'
    | 'multi_ed25519_signature'
    | 'multi_agent_signature'
    | 'fee_payer_signature'
    | 'single_sender'
    | 'no_account_signature'
  >()
  expectTypeOf<SubmitTransactionInput['sequenceNumber']>().toEqualTypeOf<bigint | number | string>()
  expectTypeOf<SubmitTransactionInput['network']>().toEqualTypeOf<
    'mainnet' | 'testnet' | 'devnet' | 1 | 2 | '1' | '2' | undefined
  >()
  const call = { type: 'entry_function_payload', function: 'a', typeArguments: [] } as const
  expectTypeOf({ ...call, arguments: [1n, 'x', { any: true }] }).toExtend<Payload>()
  // @ts-expect-error a payload of no known kind
  node.submitTransaction({ sender: '0x1', payload: { type: 'dream_payload' } })
  // @ts-expect-error a call has arguments
  expectTypeOf(call).toExtend<Payload>()
})

test('lists give their items', async () => {
  for await (const event of node.getEventsByCreationNumber({ address: '0x1', creationNumber: 0n })) {
    expectTypeOf(event).toEqualTypeOf<VersionedEvent>()
  }
  for await (const one of node.getTransactions({})) expectTypeOf(one).toEqualTypeOf<AptosTransaction>()
  for await (const module of node.getAccountModules({ address: '0x1' })) {
    expectTypeOf(module).toEqualTypeOf<MoveModuleBytecode>()
  }
  expectTypeOf(await node.encodeSubmission({} as never)).toEqualTypeOf<`0x${string}`>()
  expectTypeOf(await node.simulateTransaction({} as never)).toEqualTypeOf<readonly AptosTransaction[]>()
})
