import { describe, expect, test } from 'vitest'
import { documentOf } from '../../support/catalogue.js'

const transactions = [
  'pending_transaction',
  'user_transaction',
  'genesis_transaction',
  'block_metadata_transaction',
  'state_checkpoint_transaction',
  'block_epilogue_transaction',
  'validator_transaction',
]

/** Every union of the node and its tags, as nodes send them. The tests beside this one decode a value of each. */
const unions: Readonly<Record<string, readonly string[]>> = {
  AptosTransaction: transactions,
  SimulatedTransaction: transactions,
  TransactionPayload: [
    'entry_function_payload',
    'script_payload',
    'module_bundle_payload',
    'multisig_payload',
    'encrypted_transaction_payload',
  ],
  MultisigTransactionPayload: ['entry_function_payload', 'script_payload'],
  EncryptedInnerPayload: ['entry_function_payload', 'script_payload', 'multisig_payload'],
  GenesisPayload: ['write_set_payload'],
  WriteSet: ['script_write_set', 'direct_write_set'],
  WriteSetChange: [
    'delete_module',
    'delete_resource',
    'delete_table_item',
    'write_module',
    'write_resource',
    'write_table_item',
  ],
  TransactionSignature: [
    'ed25519_signature',
    'multi_ed25519_signature',
    'multi_agent_signature',
    'fee_payer_signature',
    'single_sender',
    'no_account_signature',
  ],
  AccountSignature: [
    'ed25519_signature',
    'multi_ed25519_signature',
    'single_key_signature',
    'multi_key_signature',
    'no_account_signature',
    'abstraction_signature',
  ],
}

test('the node document has these unions and tags, and no others', () => {
  const found = Object.entries(documentOf('aptosNode').components.schemas)
    .filter(([, schema]) => schema.oneOf)
    .map(([name, schema]) => [name, Object.keys(schema.discriminator?.mapping ?? {})])
  expect(Object.fromEntries(found)).toEqual(unions)
})

describe.each(['aptos', 'aptosNode'])('%s', (api) => {
  test('a union is told apart by its tag, or says that it resolves by keys', () => {
    const undecided: string[] = []
    const visit = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null || at.includes('/example')) return
      const { oneOf, discriminator, 'x-resolve': resolve } = value as Readonly<Record<string, unknown>> // any JSON
      const variants = Array.isArray(oneOf)
        ? oneOf.filter((variant: { readonly type?: unknown }) => variant.type !== 'null')
        : []
      if (variants.length > 1 && discriminator === undefined && resolve !== 'by-keys') undecided.push(at)
      for (const [key, inner] of Object.entries(value)) visit(inner, `${at}/${key}`)
    }
    visit(documentOf(api), '')
    expect(undecided).toEqual([])
  })
})
