import { expectTypeOf, test } from 'vitest'
import { createClient, type UnknownArm } from '../../src/index.js'
import type {
  Block,
  Transaction,
  TransactionPayload,
  TransactionSignature,
  UserTransaction,
  WriteSetChange,
} from '../../src/node.js'

const client = createClient({ apiKey: 'k' })

/** Takes nothing: an arm that was forgotten does not compile. */
function never(value: never): never {
  throw new Error(String(value))
}

test('a block gives transactions that narrow by type', () => {
  expectTypeOf(client.node.getBlockByHeight({ blockHeight: 5n, withTransactions: true })).resolves.toExtend<Block>()
  const read = (transaction: Transaction): unknown => {
    if (transaction.type === 'user_transaction') {
      expectTypeOf(transaction).toEqualTypeOf<UserTransaction>()
      return transaction.sender
    }
    if (transaction.type === 'unknown') {
      expectTypeOf(transaction).toEqualTypeOf<UnknownArm>()
      return [transaction.tag, transaction.raw]
    }
    return transaction.type
  }
  expectTypeOf(read).toBeFunction()
})

test('a switch over every kind of transaction compiles', () => {
  const name = (transaction: Transaction): string => {
    switch (transaction.type) {
      case 'pending_transaction':
      case 'user_transaction':
      case 'genesis_transaction':
      case 'block_metadata_transaction':
      case 'state_checkpoint_transaction':
      case 'block_epilogue_transaction':
      case 'validator_transaction':
        return transaction.type
      case 'unknown':
        return transaction.tag
      default:
        return never(transaction)
    }
  }
  expectTypeOf(name).returns.toEqualTypeOf<string>()
})

test('a switch without one arm does not compile', () => {
  const name = (payload: TransactionPayload): string => {
    switch (payload.type) {
      case 'entry_function_payload':
      case 'script_payload':
      case 'module_bundle_payload':
      case 'multisig_payload':
        return payload.type
      case 'unknown':
        return payload.tag
      default:
        // @ts-expect-error the encrypted payload is missing above
        return never(payload)
    }
  }
  expectTypeOf(name).returns.toEqualTypeOf<string>()
})

test('payloads and signatures of a user transaction narrow further', () => {
  const read = (transaction: UserTransaction): unknown => {
    const { payload, signature } = transaction
    expectTypeOf(payload).toExtend<TransactionPayload | undefined>()
    if (payload?.type === 'entry_function_payload') expectTypeOf(payload.function).toEqualTypeOf<string>()
    if (signature?.type === 'fee_payer_signature') return signature.feePayerAddress
    if (signature?.type === 'ed25519_signature') return signature.publicKey
    return undefined
  }
  expectTypeOf(read).toBeFunction()
  expectTypeOf<Extract<TransactionSignature, { type: 'multi_agent_signature' }>>().not.toBeNever()
})

test('a change narrows by type', () => {
  expectTypeOf<Extract<WriteSetChange, { type: 'write_resource' }>>().not.toBeNever()
  expectTypeOf<Extract<WriteSetChange, { type: 'delete_table_item' }>>().not.toBeNever()
  expectTypeOf<Extract<WriteSetChange, { type: 'unknown' }>>().toEqualTypeOf<UnknownArm>()
})

test('quantities of the node are bigint, times are dates', () => {
  expectTypeOf<Block['blockHeight']>().toEqualTypeOf<bigint>()
  expectTypeOf<Block['blockTimestamp']>().toEqualTypeOf<Date>()
  expectTypeOf<UserTransaction['sequenceNumber']>().toEqualTypeOf<bigint>()
  expectTypeOf<UserTransaction['sender']>().toExtend<`0x${string}`>()
})

test('requests are unions too', () => {
  const submit = client.node.submitTransaction
  expectTypeOf(submit).toBeFunction()
  // @ts-expect-error a payload of no known kind
  submit({ sender: '0x1', payload: { type: 'dream_payload' } })
})
