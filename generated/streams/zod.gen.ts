// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import * as z from 'zod/v4'

/**
 * One parameter of a function, or one field of an event.
 */
export const zAbiInput = z.object({
  name: z.string().nullish(),
  type: z.string(),
  indexed: z.boolean().nullish(),
  components: z.array(z.lazy((): any => zAbiInput)).nullish(),
  internalType: z.string().nullish(),
})

/**
 * One value that a function returns.
 */
export const zAbiOutput = z.object({
  name: z.string().nullish(),
  type: z.string(),
  components: z.array(z.lazy((): any => zAbiOutput)).nullish(),
  internalType: z.string().nullish(),
})

/**
 * One entry of a contract's ABI: a function, an event, an error or a special function.
 * Read as sent; which fields there are depends on the kind of entry and on the compiler
 * that wrote it.
 */
export const zAbiItem = z.object({
  type: z.string().nullish(),
  name: z.string().nullish(),
  inputs: z.array(zAbiInput).nullish(),
  outputs: z.array(zAbiOutput).nullish(),
  stateMutability: z.string().nullish(),
  anonymous: z.boolean().nullish(),
  constant: z.boolean().nullish(),
  payable: z.boolean().nullish(),
  gas: z.number().nullish(),
})

/**
 * What was added to a stream over EVM chains, or removed from it.
 */
export const zAddressResponse = z.object({
  streamId: z.string(),
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * An address that a stream over EVM chains watches.
 */
export const zAddresses = z.object({
  address: z.string(),
  id: z.string().nullish(),
})

/**
 * Addresses to add to a stream over EVM chains.
 */
export const zAddressesAdd = z.object({
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * Addresses to remove from a stream over EVM chains.
 */
export const zAddressesRemove = z.object({
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * Addresses for a replacement, in which a document of the provider sees a removal.
 */
export const zAddressesReplace = z.object({
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * A page of the addresses a stream watches.
 */
export const zAddressesResponse = z.object({
  result: z.array(zAddresses),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * What the service says when a request fails.
 */
export const zApiErrorBody = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  name: z.string().optional(),
  statusCode: z.int().optional(),
  details: z.unknown().optional(),
})

/**
 * A coin, as its issuer describes it.
 */
export const zAptosCoin = z.object({
  name: z.string().nullish(),
  symbol: z.string().nullish(),
  decimals: z.union([z.int(), z.string()]).nullish(),
})

/**
 * Coins that came into an account.
 */
export const zAptosCoinDeposit = z.object({
  txHash: z.string().nullish(),
  sequenceNumber: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  address: z.string(),
  value: z.string(),
  valueWithDecimals: z.union([z.string(), z.number()]).nullish(),
  coin: zAptosCoin.nullish(),
})

/**
 * Coins sent from one account to another.
 */
export const zAptosCoinTransfer = z.object({
  txHash: z.string().nullish(),
  transaction: z.string().nullish(),
  from: z.string(),
  to: z.string(),
  value: z.string(),
  valueWithDecimals: z.union([z.number(), z.string()]).nullish(),
  coin: zAptosCoin.nullish(),
})

/**
 * Coins that left an account.
 */
export const zAptosCoinWithdrawal = z.object({
  txHash: z.string().nullish(),
  sequenceNumber: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  address: z.string(),
  value: z.string(),
  valueWithDecimals: z.union([z.string(), z.number()]).nullish(),
  coin: zAptosCoin.nullish(),
})

/**
 * A stream over Aptos networks, as the service holds it.
 */
export const zAptosStream = z.object({
  id: z.string(),
  webhookUrl: z.string(),
  description: z.string().nullish().default(''),
  tag: z.string().nullish().default(''),
  network: z.array(z.string()),
  allAddresses: z.boolean().nullish().default(false),
  includeChanges: z.boolean().nullish().default(false),
  includeEvents: z.boolean().nullish().default(false),
  includePayload: z.boolean().nullish().default(false),
  events: z.array(z.string()).nullish().default([]),
  functions: z.array(z.string()).nullish().default([]),
  demo: z.boolean().nullish().default(false),
  status: z.string(),
  statusMessage: z.string().nullish().default(''),
  isErrorSince: z.iso.datetime({ offset: true, local: true }).nullish(),
  amountOfAddresses: z.int().nullish(),
})

/**
 * A new stream over Aptos networks.
 */
export const zAptosStreamCreate = z.object({
  webhookUrl: z.string(),
  description: z.string(),
  tag: z.string(),
  network: z.array(z.string()),
  allAddresses: z.boolean().optional().default(false),
  includeChanges: z.boolean().optional().default(false),
  includeEvents: z.boolean().optional().default(false),
  includePayload: z.boolean().optional().default(false),
  events: z.array(z.string()).optional(),
  functions: z.array(z.string()).optional(),
  demo: z.boolean().optional(),
})

/**
 * The status of a stream over Aptos networks after it was changed.
 */
export const zAptosStreamStatus = z.object({
  status: z.string(),
  statusMessage: z.string().nullish(),
})

/**
 * What to change of a stream over Aptos networks. Only the fields you give are sent.
 */
export const zAptosStreamUpdate = z.object({
  webhookUrl: z.string().optional(),
  description: z.string().optional(),
  tag: z.string().optional(),
  network: z.array(z.string()).optional(),
  allAddresses: z.boolean().optional(),
  includeChanges: z.boolean().optional(),
  includeEvents: z.boolean().optional(),
  includePayload: z.boolean().optional(),
  events: z.array(z.string()).optional(),
  functions: z.array(z.string()).optional(),
  demo: z.boolean().optional(),
})

/**
 * Accounts to add to a stream over Aptos networks.
 */
export const zAptosStreamsAddAddressesRequest = z.object({
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * What was added to a stream over Aptos networks.
 */
export const zAptosStreamsAddAddressesResponse = z.object({
  streamId: z.string(),
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * Accounts to remove from a stream over Aptos networks.
 */
export const zAptosStreamsDeleteAddressesRequest = z.object({
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * What was removed from a stream over Aptos networks.
 */
export const zAptosStreamsDeleteAddressesResponse = z.object({
  streamId: z.string(),
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * An account that a stream over Aptos networks watches.
 */
export const zAptosStreamsGetAddressesResponseResultItem = z.object({
  address: z.string(),
})

/**
 * A page of the accounts a stream watches.
 */
export const zAptosStreamsGetAddressesResponse = z.object({
  result: z.array(zAptosStreamsGetAddressesResponseResultItem),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * A page of streams over Aptos networks.
 */
export const zAptosStreamsGetAllResponse = z.object({
  result: z.array(zAptosStream),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * The block a delivery is about. Its texts may be blank in a test delivery; all but the
 * hash then read as absent.
 */
export const zAptosWebhookBlock = z.object({
  number: z.string().nullish(),
  hash: z.string(),
  timestamp: z.string().nullish(),
  firstVersion: z.string().nullish(),
  lastVersion: z.string().nullish(),
})

/**
 * A change of state, with the fields the Aptos node gives it.
 */
export const zAptosWebhookChanges = z.object({
  txHash: z.string().nullish(),
})

/**
 * An event, with the fields the Aptos node gives it.
 */
export const zAptosWebhookEvents = z.object({
  txHash: z.string().nullish(),
})

/**
 * What a transaction called, with the fields the Aptos node gives it.
 */
export const zAptosWebhookPayloads = z.object({
  txHash: z.string().nullish(),
})

/**
 * A transaction of the block.
 */
export const zAptosWebhookTransaction = z.object({
  hash: z.string(),
  type: z.string().nullish(),
  sender: z.string().nullish(),
  success: z.boolean().nullish(),
  gasUnitPrice: z.string().nullish(),
  gasUsed: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  gasLimit: z.coerce
    .bigint()
    .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
    .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' })
    .nullish(),
  eventChangeHash: z.string().nullish(),
  stateChangeHash: z.string().nullish(),
})

/**
 * A delivery of an Aptos stream: what one block holds of interest to it. Groups the
 * stream does not ask for are empty lists. Deliveries may be repeated or arrive out of
 * order; there is no second one for a confirmed block.
 */
export const zAptosWebhook = z.object({
  network: z.string(),
  block: zAptosWebhookBlock,
  retries: z.int().nullish().default(0),
  streamId: z.string(),
  tag: z.string().nullish().default(''),
  transactions: z.array(zAptosWebhookTransaction).nullish().default([]),
  coinTransfers: z.array(zAptosCoinTransfer).nullish().default([]),
  coinDeposits: z.array(zAptosCoinDeposit).nullish().default([]),
  coinWithdrawals: z.array(zAptosCoinWithdrawal).nullish().default([]),
  events: z.array(zAptosWebhookEvents).nullish().default([]),
  changes: z.array(zAptosWebhookChanges).nullish().default([]),
  payloads: z.array(zAptosWebhookPayloads).nullish().default([]),
})

/**
 * A stream over Bitcoin, as the service holds it.
 */
export const zBitcoinStream = z.object({
  id: z.string(),
  webhookUrl: z.string(),
  description: z.string().nullish().default(''),
  tag: z.string().nullish().default(''),
  network: z.array(z.string()),
  allAddresses: z.boolean().nullish().default(false),
  includeInputs: z.boolean().nullish().default(true),
  includeOutputs: z.boolean().nullish().default(true),
  demo: z.boolean().nullish().default(false),
  status: z.string(),
  statusMessage: z.string().nullish().default(''),
  isErrorSince: z.iso.datetime({ offset: true, local: true }).nullish(),
  amountOfAddresses: z.int().nullish(),
  updatedAt: z.iso.datetime({ offset: true, local: true }).nullish(),
})

/**
 * An address that a stream over Bitcoin watches.
 */
export const zBitcoinStreamAddress = z.object({
  address: z.string(),
})

/**
 * Addresses to add to a stream over Bitcoin.
 */
export const zBitcoinStreamAddressesAdd = z.object({
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * What was added to a stream over Bitcoin, or removed from it.
 */
export const zBitcoinStreamAddressesChanged = z.object({
  streamId: z.string(),
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * Addresses to remove from a stream over Bitcoin.
 */
export const zBitcoinStreamAddressesRemove = z.object({
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * A page of the addresses a stream watches.
 */
export const zBitcoinStreamAddressesResponse = z.object({
  result: z.array(zBitcoinStreamAddress),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * The filters of an imagined stream over Bitcoin, with the addresses it would watch.
 */
export const zBitcoinStreamBlockFilters = z.object({
  tag: z.string().optional(),
  allAddresses: z.boolean().optional(),
  includeInputs: z.boolean().optional(),
  includeOutputs: z.boolean().optional(),
  addresses: z.array(z.string()).optional(),
})

/**
 * A new stream over Bitcoin.
 */
export const zBitcoinStreamCreate = z.object({
  webhookUrl: z.string(),
  description: z.string(),
  tag: z.string(),
  network: z.array(z.enum(['mainnet', 'testnet'])),
  includeInputs: z.boolean().optional(),
  includeOutputs: z.boolean().optional(),
  demo: z.boolean().optional(),
  allAddresses: z.boolean().optional().default(false),
})

/**
 * The status of a stream over Bitcoin after it was changed.
 */
export const zBitcoinStreamStatus = z.object({
  status: z.string(),
  statusMessage: z.string().nullish().default(''),
})

/**
 * What to change of a stream over Bitcoin. Only the fields you give are sent.
 */
export const zBitcoinStreamUpdate = z.object({
  webhookUrl: z.string().optional(),
  description: z.string().optional(),
  tag: z.string().optional(),
  network: z.array(z.enum(['mainnet', 'testnet'])).optional(),
  includeInputs: z.boolean().optional(),
  includeOutputs: z.boolean().optional(),
  demo: z.boolean().optional(),
  allAddresses: z.boolean().optional(),
})

/**
 * A page of streams over Bitcoin.
 */
export const zBitcoinStreamsResponse = z.object({
  result: z.array(zBitcoinStream),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * The block a delivery is about. In the mempool, only its hash means something.
 */
export const zBitcoinWebhookBlock = z.object({
  hash: z.string(),
  height: z.union([z.string(), z.int()]).nullish(),
  timestamp: z.union([z.string(), z.int()]).nullish(),
  previousblockhash: z.string().nullish(),
  merkleroot: z.string().nullish(),
  nTx: z.union([z.string(), z.int()]).nullish(),
  difficulty: z.string().nullish(),
  size: z.union([z.string(), z.int()]).nullish(),
  weight: z.union([z.string(), z.int()]).nullish(),
})

/**
 * What a transaction spends: an output of an earlier one. Its value and addresses are
 * known in the mempool only.
 */
export const zBitcoinWebhookInput = z.object({
  txid: z.string().nullish(),
  vout: z.union([z.int(), z.string()]).nullish(),
  value: z.union([z.string(), z.number()]).nullish(),
  address: z.string().nullish(),
  addresses: z.array(z.string()).nullish(),
  coinbase: z.string().nullish(),
  sequence: z.union([z.int(), z.string()]).nullish(),
  scriptSigHex: z.string().nullish(),
  txinwitness: z.array(z.string()).nullish(),
})

/**
 * The script that locks an output, in the words of some pages of the provider.
 */
export const zBitcoinWebhookScript = z.object({
  address: z.string().nullish(),
  type: z.string().nullish(),
  hex: z.string().nullish(),
})

/**
 * What a transaction pays.
 */
export const zBitcoinWebhookOutput = z.object({
  n: z.union([z.int(), z.string()]).nullish(),
  value: z.union([z.number(), z.string()]).nullish(),
  scriptPubKeyAddress: z.string().nullish(),
  scriptPubKeyAddresses: z.array(z.string()).nullish(),
  scriptPubKeyType: z.string().nullish(),
  scriptPubKeyHex: z.string().nullish(),
  scriptPubKey: zBitcoinWebhookScript.nullish(),
})

/**
 * A transaction of the block or the mempool.
 */
export const zBitcoinWebhookTransaction = z.object({
  txid: z.string(),
  hash: z.string().nullish(),
  isCoinbase: z.boolean().nullish().default(false),
  version: z.union([z.int(), z.string()]).nullish(),
  size: z.union([z.int(), z.string()]).nullish(),
  vsize: z.union([z.int(), z.string()]).nullish(),
  weight: z.union([z.int(), z.string()]).nullish(),
  locktime: z.union([z.int(), z.string()]).nullish(),
  inputCount: z.union([z.int(), z.string()]).nullish(),
  outputCount: z.union([z.int(), z.string()]).nullish(),
  vin: z.array(zBitcoinWebhookInput).nullish().default([]),
  vout: z.array(zBitcoinWebhookOutput).nullish().default([]),
  blockHash: z.string().nullish(),
  blockNumber: z.union([z.int(), z.string()]).nullish(),
  blockTimestamp: z.union([z.string(), z.int()]).nullish(),
  timestamp: z.union([z.number(), z.string()]).nullish(),
})

/**
 * A delivery of a Bitcoin stream: the transactions of one block, or of the mempool,
 * that match it. A transaction may come three times, from the mempool, as its block is
 * mined, and once the block is confirmed; any of them may come first, be missing or be
 * repeated. The provider describes it and prints examples; none has been recorded.
 */
export const zBitcoinWebhook = z.object({
  chainId: z.string().nullish().default(''),
  network: z.string().nullish().default(''),
  block: zBitcoinWebhookBlock,
  confirmed: z.boolean().nullish().default(false),
  retries: z.union([z.int(), z.string()]).nullish().default(0),
  streamId: z.string(),
  tag: z.string().nullish().default(''),
  transactions: z.array(zBitcoinWebhookTransaction).nullish().default([]),
})

/**
 * An extended public key that a stream over Bitcoin watches.
 */
export const zBitcoinXpub = z.object({
  id: z.string(),
  streamId: z.string().nullish(),
  xpub: z.string(),
  createdAt: z.iso.datetime({ offset: true, local: true }).nullish(),
  updatedAt: z.iso.datetime({ offset: true, local: true }).nullish(),
})

/**
 * An extended public key to add to a stream over Bitcoin.
 */
export const zBitcoinXpubAdd = z.object({
  xpub: z.string(),
})

/**
 * A page of the extended public keys a stream watches.
 */
export const zBitcoinXpubsResponse = z.object({
  result: z.array(zBitcoinXpub),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * Asks for native balances of the addresses in the records of one kind.
 */
export const zGetNativeBalances = z.object({
  selectors: z.array(z.string()),
  type: z.string(),
})

/**
 * Settings that hold for all streams of the account.
 */
export const zSettingsModel = z.object({
  region: z.string().nullish(),
  secretKey: z.string().nullish(),
})

/**
 * Settings to change. Only the fields you give are sent.
 */
export const zSettingsModelUpdate = z.object({
  region: z.enum(['us-east-1', 'us-west-2', 'eu-central-1', 'ap-southeast-1']).optional(),
  secretKey: z.string().optional(),
})

/**
 * A stream over Solana, as the service holds it.
 */
export const zSolanaStream = z.object({
  id: z.string(),
  webhookUrl: z.string(),
  description: z.string().nullish().default(''),
  tag: z.string().nullish().default(''),
  network: z.array(z.string()),
  allAddresses: z.boolean().nullish().default(false),
  programIds: z.array(z.string()).nullish().default([]),
  mintAddresses: z.array(z.string()).nullish().default([]),
  status: z.string(),
  statusMessage: z.string().nullish().default(''),
  isErrorSince: z.iso.datetime({ offset: true, local: true }).nullish(),
  amountOfAddresses: z.int().nullish(),
  updatedAt: z.iso.datetime({ offset: true, local: true }).nullish(),
})

/**
 * An account that a stream over Solana watches.
 */
export const zSolanaStreamAddress = z.object({
  address: z.string(),
})

/**
 * Accounts to add to a stream over Solana.
 */
export const zSolanaStreamAddressesAdd = z.object({
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * What was added to a stream over Solana, or removed from it.
 */
export const zSolanaStreamAddressesChanged = z.object({
  streamId: z.string(),
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * Accounts to remove from a stream over Solana.
 */
export const zSolanaStreamAddressesRemove = z.object({
  address: z.union([z.string(), z.array(z.string())]),
})

/**
 * A page of the accounts a stream watches.
 */
export const zSolanaStreamAddressesResponse = z.object({
  result: z.array(zSolanaStreamAddress),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * The filters of an imagined stream over Solana, with the accounts it would watch.
 */
export const zSolanaStreamBlockFilters = z.object({
  tag: z.string().optional(),
  allAddresses: z.boolean().optional(),
  addresses: z.array(z.string()).optional(),
  programIds: z.array(z.string()).optional(),
  mintAddresses: z.array(z.string()).optional(),
})

/**
 * A new stream over Solana.
 */
export const zSolanaStreamCreate = z.object({
  webhookUrl: z.string(),
  description: z.string(),
  tag: z.string(),
  network: z.array(z.enum(['mainnet', 'devnet'])),
  programIds: z.array(z.string()).optional(),
  mintAddresses: z.array(z.string()).optional(),
  allAddresses: z.boolean().optional().default(false),
})

/**
 * The status of a stream over Solana after it was changed.
 */
export const zSolanaStreamStatus = z.object({
  status: z.string(),
  statusMessage: z.string().nullish().default(''),
})

/**
 * What to change of a stream over Solana. Only the fields you give are sent.
 */
export const zSolanaStreamUpdate = z.object({
  webhookUrl: z.string().optional(),
  description: z.string().optional(),
  tag: z.string().optional(),
  network: z.array(z.enum(['mainnet', 'devnet'])).optional(),
  programIds: z.array(z.string()).optional(),
  mintAddresses: z.array(z.string()).optional(),
  allAddresses: z.boolean().optional(),
})

/**
 * A page of streams over Solana.
 */
export const zSolanaStreamsResponse = z.object({
  result: z.array(zSolanaStream),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * The slot a delivery is about, and its block.
 */
export const zSolanaWebhookBlock = z.object({
  slot: z.union([z.string(), z.int()]),
  blockHash: z.string().nullish(),
  blockHeight: z
    .union([
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
    ])
    .nullish(),
  blockTime: z.union([z.number(), z.string()]).nullish(),
  parentSlot: z
    .union([
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
      z.coerce
        .bigint()
        .min(BigInt('0'), { error: 'Invalid value: Expected uint64 to be >= 0' })
        .max(BigInt('18446744073709551615'), { error: 'Invalid value: Expected uint64 to be <= 18446744073709551615' }),
    ])
    .nullish(),
  previousBlockHash: z.string().nullish(),
})

/**
 * An instruction of a transaction.
 */
export const zSolanaWebhookInstruction = z.object({
  programId: z.string().nullish(),
  accounts: z.array(z.string()).nullish(),
  data: z.string().nullish(),
})

/**
 * A transaction of the slot. Changes of native balances (SOL) are not in it: the
 * service sends balances of tokens only.
 */
export const zSolanaWebhookTransaction = z.object({
  signature: z.string(),
  slot: z.union([z.string(), z.int()]).nullish(),
  blockTime: z.union([z.number(), z.string()]).nullish(),
  fee: z.union([z.string(), z.int()]).nullish(),
  err: z.unknown().optional(),
  accountKeys: z.array(z.string()).nullish().default([]),
  instructions: z.array(zSolanaWebhookInstruction).nullish().default([]),
  innerInstructions: z.array(z.unknown()).nullish(),
  preTokenBalances: z.array(z.unknown()).nullish(),
  postTokenBalances: z.array(z.unknown()).nullish(),
})

/**
 * A delivery of a Solana stream: the transactions of one slot that match it, failed
 * ones too. Every slot comes twice, first as it is produced and again once it is
 * confirmed, and deliveries may be repeated or arrive out of order. The provider
 * describes it and prints an example; none has been recorded.
 */
export const zSolanaWebhook = z.object({
  chainId: z.string().nullish().default(''),
  network: z.string().nullish().default(''),
  block: zSolanaWebhookBlock,
  confirmed: z.boolean().nullish().default(false),
  retries: z.union([z.int(), z.string()]).nullish().default(0),
  streamId: z.string(),
  tag: z.string().nullish().default(''),
  transactions: z.array(zSolanaWebhookTransaction).nullish().default([]),
})

/**
 * A tree of conditions with one operator as its only key. `and` and `or` take a list of
 * two or more filters; `eq`, `ne`, `lt`, `gt`, `lte` and `gte` take a list of a field's
 * name and a value; `in` and `nin` take a field's name and a list of values. Fields are
 * those of the event in the stream's ABI; `moralis_streams_contract_address`,
 * `moralis_streams_chain_id` and `moralis_streams_possibleSpam` stand for the contract,
 * the chain and the suspicion of spam. Amounts are decimal text.
 */
export const zStreamsFilter = z.record(z.string(), z.unknown())

/**
 * A condition on the logs of one event.
 */
export const zAdvancedOptions = z.object({
  topic0: z.string(),
  filter: zStreamsFilter.nullish(),
  includeNativeTxs: z.boolean().nullish(),
})

/**
 * The filters of an imagined stream over an EVM chain, with the addresses it would
 * watch.
 */
export const zEvmStreamBlockFilters = z.object({
  tag: z.string().optional(),
  topic0: z.array(z.string()).nullish(),
  allAddresses: z.boolean().optional(),
  includeNativeTxs: z.boolean().optional(),
  includeContractLogs: z.boolean().optional(),
  includeInternalTxs: z.boolean().optional(),
  includeAllTxLogs: z.boolean().optional(),
  filterPossibleSpamAddresses: z.boolean().optional(),
  abi: z.array(zAbiItem).nullish(),
  advancedOptions: z.array(zAdvancedOptions).nullish(),
  addresses: z.array(z.string()).optional(),
})

/**
 * The status to give a stream.
 */
export const zStreamsStatusUpdate = z.object({
  status: z.enum(['active', 'paused', 'error', 'terminated']),
})

/**
 * A contract call that the service makes for every record of a kind; its result comes
 * with the record. `functionAbi` is the one function to call, and it has to be `view`
 * or `pure`.
 */
export const zStreamsTrigger = z.object({
  type: z.string(),
  contractAddress: z.string(),
  functionAbi: zAbiItem,
  inputs: z.array(z.unknown()).nullish(),
  topic0: z.string().nullish(),
  callFrom: z.string().nullish(),
})

/**
 * A stream over EVM chains, as the service holds it.
 */
export const zStreamsModel = z.object({
  id: z.string(),
  webhookUrl: z.string(),
  description: z.string().nullish().default(''),
  tag: z.string().nullish().default(''),
  chainIds: z.array(z.string()),
  status: z.string(),
  statusMessage: z.string().nullish().default(''),
  topic0: z.array(z.string()).nullish(),
  allAddresses: z.boolean().nullish().default(false),
  includeNativeTxs: z.boolean().nullish().default(false),
  includeContractLogs: z.boolean().nullish().default(false),
  includeInternalTxs: z.boolean().nullish().default(false),
  includeAllTxLogs: z.boolean().nullish().default(false),
  getNativeBalances: z.array(zGetNativeBalances).nullish().default([]),
  abi: z.array(zAbiItem).nullish(),
  advancedOptions: z.array(zAdvancedOptions).nullish(),
  triggers: z.array(zStreamsTrigger).nullish(),
  demo: z.boolean().nullish(),
  filterPossibleSpamAddresses: z.boolean().nullish(),
  updatedAt: z.iso.datetime({ offset: true, local: true }).nullish(),
  amountOfAddresses: z.int().nullish(),
})

/**
 * A new stream over EVM chains.
 */
export const zStreamsModelCreate = z.object({
  webhookUrl: z.string(),
  description: z.string(),
  tag: z.string().optional(),
  chainIds: z.array(z.string()),
  topic0: z.array(z.string()).nullish(),
  allAddresses: z.boolean().optional().default(false),
  includeNativeTxs: z.boolean().optional().default(false),
  includeContractLogs: z.boolean().optional().default(false),
  includeInternalTxs: z.boolean().optional().default(false),
  includeAllTxLogs: z.boolean().optional().default(false),
  getNativeBalances: z.array(zGetNativeBalances).optional(),
  abi: z.array(zAbiItem).nullish(),
  advancedOptions: z.array(zAdvancedOptions).nullish(),
  triggers: z.array(zStreamsTrigger).nullish(),
  demo: z.boolean().optional(),
  filterPossibleSpamAddresses: z.boolean().optional(),
})

/**
 * What to change of a stream over EVM chains. Only the fields you give are sent.
 */
export const zStreamsModelUpdate = z.object({
  webhookUrl: z.string().optional(),
  description: z.string().optional(),
  tag: z.string().optional(),
  chainIds: z.array(z.string()).optional(),
  topic0: z.array(z.string()).nullish(),
  allAddresses: z.boolean().optional(),
  includeNativeTxs: z.boolean().optional(),
  includeContractLogs: z.boolean().optional(),
  includeInternalTxs: z.boolean().optional(),
  includeAllTxLogs: z.boolean().optional(),
  getNativeBalances: z.array(zGetNativeBalances).optional(),
  abi: z.array(zAbiItem).nullish(),
  advancedOptions: z.array(zAdvancedOptions).nullish(),
  triggers: z.array(zStreamsTrigger).nullish(),
  demo: z.boolean().optional(),
  filterPossibleSpamAddresses: z.boolean().optional(),
})

/**
 * A page of streams over EVM chains.
 */
export const zStreamsResponse = z.object({
  result: z.array(zStreamsModel),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * A delivery in short, without what it carried.
 */
export const zTinyPayload = z.object({
  chainId: z.string(),
  confirmed: z.boolean().nullish(),
  block: z.string().nullish(),
  records: z.int().nullish(),
  retries: z.int().nullish(),
})

/**
 * What one returned value of a trigger's function was.
 */
export const zTriggerOutput = z.object({
  name: z.string().nullish().default(''),
  value: z.unknown().optional(),
})

/**
 * Figures of one stream.
 */
export const zUsageStatsStreams = z.object({
  streamId: z.string(),
  totalWebhooksDelivered: z.int().nullish(),
  totalWebhooksFailed: z.int().nullish(),
  totalLogsProcessed: z.int().nullish(),
  totalTxsProcessed: z.int().nullish(),
  totalTxsInternalProcessed: z.int().nullish(),
})

/**
 * Figures about deliveries and the records they carried.
 */
export const zUsageStatsModel = z.object({
  totalWebhooksDelivered: z.int(),
  totalWebhooksFailed: z.int(),
  totalLogsProcessed: z.int(),
  totalTxsProcessed: z.int(),
  totalTxsInternalProcessed: z.int(),
  streams: z.array(zUsageStatsStreams).nullish(),
  createdAt: z.iso.datetime({ offset: true, local: true }).nullish(),
  updatedAt: z.iso.datetime({ offset: true, local: true }).nullish(),
})

/**
 * The block a delivery is about. In the test delivery all three are blank, and a blank
 * number or time reads as absent.
 */
export const zWebhookBlock = z.object({
  number: z.string().nullish(),
  hash: z.string(),
  timestamp: z.string().nullish(),
})

/**
 * One attempt to deliver, whether it worked or not.
 */
export const zWebhookDeliveryLog = z.object({
  id: z.string(),
  streamId: z.string(),
  chain: z.string(),
  webhookUrl: z.string(),
  tag: z.string().nullish().default(''),
  retries: z.int().nullish().default(0),
  deliveryStatus: z.string(),
  blockNumber: z.int().nullable(),
  errorMessage: z.string().nullish(),
  type: z.string().nullish(),
  createdAt: z.iso.datetime({ offset: true, local: true }),
  updatedAt: z.iso.datetime({ offset: true, local: true }).nullish(),
})

/**
 * A page of the log of deliveries.
 */
export const zWebhookDeliveryLogsResponse = z.object({
  result: z.array(zWebhookDeliveryLog),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

/**
 * An owner lets somebody else move all their tokens of a collection, or no longer does.
 */
export const zWebhookErc1155Approval = z.object({
  transactionHash: z.string(),
  logIndex: z.string(),
  contract: z.string(),
  account: z.string(),
  operator: z.string(),
  approved: z.boolean(),
  tokenContractType: z.string().nullish().default(''),
  tokenName: z.string().nullish().default(''),
  tokenSymbol: z.string().nullish().default(''),
  triggered_by: z.array(z.string()).nullish(),
  triggers: z.array(zTriggerOutput).nullish().default([]),
})

/**
 * An owner of an ERC-20 token lets somebody else move it.
 */
export const zWebhookErc20Approval = z.object({
  transactionHash: z.string(),
  logIndex: z.string(),
  contract: z.string(),
  owner: z.string(),
  spender: z.string(),
  value: z.string(),
  tokenName: z.string().nullish().default(''),
  tokenSymbol: z.string().nullish().default(''),
  tokenDecimals: z.string().nullish(),
  valueWithDecimals: z.union([z.string(), z.number()]).nullish(),
  possibleSpam: z.boolean().nullish(),
  logo: z.string().nullish(),
  thumbnail: z.string().nullish(),
  verifiedCollection: z.boolean().nullish(),
  triggered_by: z.array(z.string()).nullish(),
  triggers: z.array(zTriggerOutput).nullish().default([]),
})

/**
 * A transfer of an ERC-20 token.
 */
export const zWebhookErc20Transfer = z.object({
  transactionHash: z.string(),
  logIndex: z.string(),
  contract: z.string(),
  from: z.string(),
  to: z.string(),
  value: z.string(),
  tokenName: z.string().nullish().default(''),
  tokenSymbol: z.string().nullish().default(''),
  tokenDecimals: z.string().nullish(),
  valueWithDecimals: z.union([z.string(), z.number()]).nullish(),
  possibleSpam: z.boolean().nullish(),
  logo: z.string().nullish(),
  thumbnail: z.string().nullish(),
  verifiedCollection: z.boolean().nullish(),
  triggered_by: z.array(z.string()).nullish(),
  triggers: z.array(zTriggerOutput).nullish().default([]),
})

/**
 * An owner lets somebody else move one ERC-721 token.
 */
export const zWebhookErc721Approval = z.object({
  transactionHash: z.string(),
  logIndex: z.string(),
  contract: z.string(),
  owner: z.string(),
  approved: z.string(),
  tokenId: z.string(),
  tokenContractType: z.string().nullish().default(''),
  tokenName: z.string().nullish().default(''),
  tokenSymbol: z.string().nullish().default(''),
  triggered_by: z.array(z.string()).nullish(),
  triggers: z.array(zTriggerOutput).nullish().default([]),
})

/**
 * A call that a contract made within a transaction.
 */
export const zWebhookInternalTransaction = z.object({
  transactionHash: z.string(),
  from: z.string().nullish(),
  to: z.string().nullish(),
  value: z.string().nullish(),
  gas: z.string().nullish(),
  triggered_by: z.array(z.string()).nullish(),
  triggers: z.array(zTriggerOutput).nullish().default([]),
})

/**
 * A log of a contract.
 */
export const zWebhookLog = z.object({
  logIndex: z.string(),
  transactionHash: z.string(),
  address: z.string(),
  data: z.string().nullish().default('0x'),
  topic0: z.string().nullish(),
  topic1: z.string().nullish(),
  topic2: z.string().nullish(),
  topic3: z.string().nullish(),
  triggered_by: z.array(z.string()).nullish(),
  triggers: z.array(zTriggerOutput).nullish().default([]),
})

/**
 * Native balance of one address, read for the delivered block.
 */
export const zWebhookNativeBalance = z.object({
  address: z.string(),
  balance: z.string(),
  balanceWithDecimals: z.union([z.string(), z.number()]).nullish(),
})

/**
 * Approvals of NFTs by standard, the older form of `nftTokenApprovals`. Some test
 * deliveries send an empty list here, which reads as both lists being empty.
 */
export const zWebhookNftApprovals = z.object({
  ERC721: z.array(zWebhookErc721Approval).nullish().default([]),
  ERC1155: z.array(zWebhookErc1155Approval).nullish().default([]),
})

/**
 * An owner lets somebody else move one NFT, or all of theirs in a collection.
 */
export const zWebhookNftTokenApproval = z.object({
  transactionHash: z.string(),
  logIndex: z.string(),
  contract: z.string(),
  account: z.string(),
  operator: z.string(),
  approvedAll: z.boolean(),
  tokenId: z.string().nullish(),
  tokenContractType: z.string().nullish().default(''),
  tokenName: z.string().nullish().default(''),
  tokenSymbol: z.string().nullish().default(''),
  possibleSpam: z.boolean().nullish(),
  triggered_by: z.array(z.string()).nullish(),
})

/**
 * A transfer of an NFT, or of several copies of one.
 */
export const zWebhookNftTransfer = z.object({
  transactionHash: z.string(),
  logIndex: z.string(),
  contract: z.string(),
  from: z.string(),
  to: z.string(),
  tokenId: z.string(),
  amount: z.string(),
  operator: z.string().nullish(),
  tokenContractType: z.string().nullish().default(''),
  tokenName: z.string().nullish().default(''),
  tokenSymbol: z.string().nullish().default(''),
  possibleSpam: z.boolean().nullish(),
  verifiedCollection: z.boolean().nullish(),
  triggered_by: z.array(z.string()).nullish(),
  triggers: z.array(zTriggerOutput).nullish().default([]),
})

/**
 * A transaction of the block.
 */
export const zWebhookTransaction = z.object({
  hash: z.string(),
  transactionIndex: z.string(),
  fromAddress: z.string(),
  toAddress: z.string().nullish(),
  value: z.string().nullish(),
  input: z.string().nullish(),
  nonce: z.string().nullish(),
  type: z.string().nullish(),
  gas: z.string().nullish(),
  gasPrice: z.string().nullish(),
  v: z.string().nullish(),
  r: z.string().nullish(),
  s: z.string().nullish(),
  receiptCumulativeGasUsed: z.string().nullish(),
  receiptGasUsed: z.string().nullish(),
  receiptContractAddress: z.string().nullish(),
  receiptRoot: z.string().nullish(),
  receiptStatus: z.string().nullish(),
  triggered_by: z.array(z.string()).nullish(),
  transactionFee: z.union([z.string(), z.number()]).nullish(),
  triggers: z.array(zTriggerOutput).nullish().default([]),
})

/**
 * A delivery of an EVM stream: what one block holds of interest to it. Groups the
 * stream does not ask for are empty lists. Every block comes twice, first as it is
 * mined and again once it is confirmed, and deliveries may be repeated or arrive out of
 * order.
 */
export const zWebhook = z.object({
  chainId: z.string().nullable().default('0x1'),
  block: zWebhookBlock,
  confirmed: z.boolean(),
  retries: z.int().nullish().default(0),
  streamId: z.string(),
  tag: z.string().nullish().default(''),
  abi: z.array(zAbiItem).nullish().default([]),
  logs: z.array(zWebhookLog).nullish().default([]),
  txs: z.array(zWebhookTransaction).nullish().default([]),
  txsInternal: z.array(zWebhookInternalTransaction).nullish().default([]),
  erc20Transfers: z.array(zWebhookErc20Transfer).nullish().default([]),
  erc20Approvals: z.array(zWebhookErc20Approval).nullish().default([]),
  nftTransfers: z.array(zWebhookNftTransfer).nullish().default([]),
  nftApprovals: zWebhookNftApprovals.nullish().default({ ERC721: [], ERC1155: [] }),
  nftTokenApprovals: z.array(zWebhookNftTokenApproval).nullish().default([]),
  nativeBalances: z.array(zWebhookNativeBalance).nullish().default([]),
})

/**
 * A delivery of an EVM stream as it is kept for replay, without what is read from the
 * logs.
 */
export const zWebhookUnparsed = z.object({
  chainId: z.string().nullable().default('0x1'),
  block: zWebhookBlock,
  confirmed: z.boolean(),
  retries: z.int().nullish().default(0),
  streamId: z.string(),
  tag: z.string().nullish().default(''),
  abi: z.array(zAbiItem).nullish().default([]),
  logs: z.array(zWebhookLog).nullish().default([]),
  txs: z.array(zWebhookTransaction).nullish().default([]),
  txsInternal: z.array(zWebhookInternalTransaction).nullish().default([]),
})

/**
 * A delivery that your webhook did not take.
 */
export const zHistoryModel = z.object({
  id: z.string(),
  date: z.iso.datetime({ offset: true, local: true }),
  payload: z.union([zWebhookUnparsed, zAptosWebhook]).nullish(),
  tinyPayload: zTinyPayload.nullable(),
  errorMessage: z.string().nullish().default(''),
  webhookUrl: z.string(),
  streamId: z.string(),
  tag: z.string().nullish().default(''),
})

/**
 * A page of deliveries that failed.
 */
export const zHistoryResponse = z.object({
  result: z.array(zHistoryModel),
  cursor: z.string().nullish(),
  total: z.int().nullish(),
})

export const zGetEvmStreamsQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
  status: z.enum(['active', 'paused', 'error', 'terminated']).optional(),
})

/**
 * A page of streams.
 */
export const zGetEvmStreamsResponse = zStreamsResponse

/**
 * What to watch and where to deliver it.
 */
export const zCreateEvmStreamBody = zStreamsModelCreate

/**
 * The stream, with its id.
 */
export const zCreateEvmStreamResponse = zStreamsModel

/**
 * An object without fields.
 */
export const zDeleteEvmStreamBody = z.record(z.string(), z.unknown())

export const zDeleteEvmStreamPath = z.object({
  id: z.string(),
})

/**
 * The stream that was deleted.
 */
export const zDeleteEvmStreamResponse = zStreamsModel

export const zGetEvmStreamPath = z.object({
  id: z.string(),
})

/**
 * The stream.
 */
export const zGetEvmStreamResponse = zStreamsModel

/**
 * The fields to change.
 */
export const zUpdateEvmStreamBody = zStreamsModelUpdate

export const zUpdateEvmStreamPath = z.object({
  id: z.string(),
})

/**
 * The stream as it is now.
 */
export const zUpdateEvmStreamResponse = zStreamsModel

/**
 * The status to set.
 */
export const zUpdateEvmStreamStatusBody = zStreamsStatusUpdate

export const zUpdateEvmStreamStatusPath = z.object({
  id: z.string(),
})

/**
 * The stream in its new status.
 */
export const zUpdateEvmStreamStatusResponse = zStreamsModel

/**
 * The addresses to remove.
 */
export const zDeleteEvmStreamAddressBody = zAddressesRemove

export const zDeleteEvmStreamAddressPath = z.object({
  id: z.string(),
})

/**
 * The addresses that were removed.
 */
export const zDeleteEvmStreamAddressResponse = zAddressResponse

export const zGetEvmStreamAddressesPath = z.object({
  id: z.string(),
})

export const zGetEvmStreamAddressesQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
})

/**
 * A page of addresses.
 */
export const zGetEvmStreamAddressesResponse = zAddressesResponse

/**
 * The addresses, to be kept or to be removed.
 */
export const zReplaceEvmStreamAddressBody = zAddressesReplace

export const zReplaceEvmStreamAddressPath = z.object({
  id: z.string(),
})

/**
 * The addresses that were given.
 */
export const zReplaceEvmStreamAddressResponse = zAddressResponse

/**
 * The addresses to add.
 */
export const zAddEvmStreamAddressBody = zAddressesAdd

export const zAddEvmStreamAddressPath = z.object({
  id: z.string(),
})

/**
 * The addresses that were added.
 */
export const zAddEvmStreamAddressResponse = zAddressResponse

export const zDuplicateEvmStreamPath = z.object({
  id: z.string(),
})

/**
 * The new stream.
 */
export const zDuplicateEvmStreamResponse = zStreamsModel

/**
 * The filters.
 */
export const zGetEvmStreamBlockBody = zEvmStreamBlockFilters

export const zGetEvmStreamBlockPath = z.object({
  chainId: z.string(),
  blockNumber: z.int().gte(0),
})

/**
 * The delivery.
 */
export const zGetEvmStreamBlockResponse = zWebhook

export const zSendEvmStreamBlockPath = z.object({
  chainId: z.string(),
  blockNumber: z.int().gte(0),
  streamId: z.string(),
})

/**
 * Nothing.
 */
export const zSendEvmStreamBlockResponse = z.null()

export const zGetSolanaStreamsQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
})

/**
 * A page of streams.
 */
export const zGetSolanaStreamsResponse = zSolanaStreamsResponse

/**
 * What to watch and where to deliver it.
 */
export const zCreateSolanaStreamBody = zSolanaStreamCreate

/**
 * The stream, with its id.
 */
export const zCreateSolanaStreamResponse = zSolanaStream

export const zDeleteSolanaStreamPath = z.object({
  id: z.string(),
})

/**
 * True when the stream was deleted.
 */
export const zDeleteSolanaStreamResponse = z.boolean()

export const zGetSolanaStreamPath = z.object({
  id: z.string(),
})

/**
 * The stream.
 */
export const zGetSolanaStreamResponse = zSolanaStream

/**
 * The fields to change.
 */
export const zUpdateSolanaStreamBody = zSolanaStreamUpdate

export const zUpdateSolanaStreamPath = z.object({
  id: z.string(),
})

/**
 * The stream as it is now.
 */
export const zUpdateSolanaStreamResponse = zSolanaStream

/**
 * The status to set.
 */
export const zUpdateSolanaStreamStatusBody = zStreamsStatusUpdate

export const zUpdateSolanaStreamStatusPath = z.object({
  id: z.string(),
})

/**
 * The status the stream has now.
 */
export const zUpdateSolanaStreamStatusResponse = zSolanaStreamStatus

/**
 * The accounts to remove.
 */
export const zDeleteSolanaStreamAddressBody = zSolanaStreamAddressesRemove

export const zDeleteSolanaStreamAddressPath = z.object({
  id: z.string(),
})

/**
 * The accounts that were removed.
 */
export const zDeleteSolanaStreamAddressResponse = zSolanaStreamAddressesChanged

export const zGetSolanaStreamAddressesPath = z.object({
  id: z.string(),
})

export const zGetSolanaStreamAddressesQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
})

/**
 * A page of accounts.
 */
export const zGetSolanaStreamAddressesResponse = zSolanaStreamAddressesResponse

/**
 * The accounts to add.
 */
export const zAddSolanaStreamAddressBody = zSolanaStreamAddressesAdd

export const zAddSolanaStreamAddressPath = z.object({
  id: z.string(),
})

/**
 * The accounts that were added.
 */
export const zAddSolanaStreamAddressResponse = zSolanaStreamAddressesChanged

export const zGetBitcoinStreamsQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
})

/**
 * A page of streams.
 */
export const zGetBitcoinStreamsResponse = zBitcoinStreamsResponse

/**
 * What to watch and where to deliver it.
 */
export const zCreateBitcoinStreamBody = zBitcoinStreamCreate

/**
 * The stream, with its id.
 */
export const zCreateBitcoinStreamResponse = zBitcoinStream

export const zDeleteBitcoinStreamPath = z.object({
  id: z.string(),
})

/**
 * True when the stream was deleted.
 */
export const zDeleteBitcoinStreamResponse = z.boolean()

export const zGetBitcoinStreamPath = z.object({
  id: z.string(),
})

/**
 * The stream.
 */
export const zGetBitcoinStreamResponse = zBitcoinStream

/**
 * The fields to change.
 */
export const zUpdateBitcoinStreamBody = zBitcoinStreamUpdate

export const zUpdateBitcoinStreamPath = z.object({
  id: z.string(),
})

/**
 * The stream as it is now.
 */
export const zUpdateBitcoinStreamResponse = zBitcoinStream

/**
 * The status to set.
 */
export const zUpdateBitcoinStreamStatusBody = zStreamsStatusUpdate

export const zUpdateBitcoinStreamStatusPath = z.object({
  id: z.string(),
})

/**
 * The status the stream has now.
 */
export const zUpdateBitcoinStreamStatusResponse = zBitcoinStreamStatus

/**
 * The addresses to remove.
 */
export const zDeleteBitcoinStreamAddressBody = zBitcoinStreamAddressesRemove

export const zDeleteBitcoinStreamAddressPath = z.object({
  id: z.string(),
})

/**
 * The addresses that were removed.
 */
export const zDeleteBitcoinStreamAddressResponse = zBitcoinStreamAddressesChanged

export const zGetBitcoinStreamAddressesPath = z.object({
  id: z.string(),
})

export const zGetBitcoinStreamAddressesQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
})

/**
 * A page of addresses.
 */
export const zGetBitcoinStreamAddressesResponse = zBitcoinStreamAddressesResponse

/**
 * The addresses to add.
 */
export const zAddBitcoinStreamAddressBody = zBitcoinStreamAddressesAdd

export const zAddBitcoinStreamAddressPath = z.object({
  id: z.string(),
})

/**
 * The addresses that were added.
 */
export const zAddBitcoinStreamAddressResponse = zBitcoinStreamAddressesChanged

export const zGetBitcoinStreamXpubsPath = z.object({
  id: z.string(),
})

export const zGetBitcoinStreamXpubsQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
})

/**
 * A page of extended public keys.
 */
export const zGetBitcoinStreamXpubsResponse = zBitcoinXpubsResponse

/**
 * The key to add.
 */
export const zAddBitcoinStreamXpubBody = zBitcoinXpubAdd

export const zAddBitcoinStreamXpubPath = z.object({
  id: z.string(),
})

/**
 * The key, with its id.
 */
export const zAddBitcoinStreamXpubResponse = zBitcoinXpub

export const zDeleteBitcoinStreamXpubPath = z.object({
  id: z.string(),
  xpubId: z.string(),
})

/**
 * True when the key was removed.
 */
export const zDeleteBitcoinStreamXpubResponse = z.boolean()

/**
 * The filters.
 */
export const zGetSolanaStreamBlockBody = zSolanaStreamBlockFilters

export const zGetSolanaStreamBlockPath = z.object({
  chainId: z.string(),
  blockNumber: z.int().gte(0),
})

/**
 * The delivery.
 */
export const zGetSolanaStreamBlockResponse = zSolanaWebhook

export const zSendSolanaStreamBlockPath = z.object({
  chainId: z.string(),
  blockNumber: z.int().gte(0),
  streamId: z.string(),
})

/**
 * Nothing.
 */
export const zSendSolanaStreamBlockResponse = z.null()

/**
 * The filters.
 */
export const zGetBitcoinStreamBlockBody = zBitcoinStreamBlockFilters

export const zGetBitcoinStreamBlockPath = z.object({
  chainId: z.string(),
  blockNumber: z.int().gte(0),
})

/**
 * The delivery.
 */
export const zGetBitcoinStreamBlockResponse = zBitcoinWebhook

export const zSendBitcoinStreamBlockPath = z.object({
  chainId: z.string(),
  blockNumber: z.int().gte(0),
  streamId: z.string(),
})

/**
 * Nothing.
 */
export const zSendBitcoinStreamBlockResponse = z.null()

export const zGetAptosStreamsQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
})

/**
 * A page of streams.
 */
export const zGetAptosStreamsResponse = zAptosStreamsGetAllResponse

/**
 * What to watch and where to deliver it.
 */
export const zCreateAptosStreamBody = zAptosStreamCreate

/**
 * The stream, with its id.
 */
export const zCreateAptosStreamResponse = zAptosStream

/**
 * An object without fields.
 */
export const zDeleteAptosStreamBody = z.record(z.string(), z.unknown())

export const zDeleteAptosStreamPath = z.object({
  id: z.string(),
})

/**
 * True when the stream was deleted.
 */
export const zDeleteAptosStreamResponse = z.boolean()

export const zGetAptosStreamPath = z.object({
  id: z.string(),
})

/**
 * The stream.
 */
export const zGetAptosStreamResponse = zAptosStream

/**
 * The fields to change.
 */
export const zUpdateAptosStreamBody = zAptosStreamUpdate

export const zUpdateAptosStreamPath = z.object({
  id: z.string(),
})

/**
 * The stream as it is now.
 */
export const zUpdateAptosStreamResponse = zAptosStream

/**
 * The status to set.
 */
export const zUpdateAptosStreamStatusBody = zStreamsStatusUpdate

export const zUpdateAptosStreamStatusPath = z.object({
  id: z.string(),
})

/**
 * The new status.
 */
export const zUpdateAptosStreamStatusResponse = zAptosStreamStatus

/**
 * The accounts to remove.
 */
export const zDeleteAptosStreamAddressBody = zAptosStreamsDeleteAddressesRequest

export const zDeleteAptosStreamAddressPath = z.object({
  id: z.string(),
})

/**
 * The accounts that were removed.
 */
export const zDeleteAptosStreamAddressResponse = zAptosStreamsDeleteAddressesResponse

export const zGetAptosStreamAddressesPath = z.object({
  id: z.string(),
})

export const zGetAptosStreamAddressesQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
})

/**
 * A page of accounts.
 */
export const zGetAptosStreamAddressesResponse = zAptosStreamsGetAddressesResponse

/**
 * The accounts to add.
 */
export const zAddAptosStreamAddressBody = zAptosStreamsAddAddressesRequest

export const zAddAptosStreamAddressPath = z.object({
  id: z.string(),
})

/**
 * The accounts that were added.
 */
export const zAddAptosStreamAddressResponse = zAptosStreamsAddAddressesResponse

export const zGetHistoryQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
  excludePayload: z.boolean().optional().default(false),
  streamId: z.string().optional(),
  transactionHash: z.string().optional(),
  chainId: z.array(z.string()).optional(),
  blockNumber: z.array(z.int().gte(0)).optional(),
  fromTimestamp: z.int().optional(),
  toTimestamp: z.int().optional(),
})

/**
 * A page of failed deliveries.
 */
export const zGetHistoryResponse = zHistoryResponse

/**
 * An object without fields.
 */
export const zReplayHistoryBody = z.record(z.string(), z.unknown())

export const zReplayHistoryPath = z.object({
  streamId: z.string(),
  id: z.string(),
})

/**
 * The delivery that is sent again.
 */
export const zReplayHistoryResponse = zHistoryModel

export const zGetLogsQuery = z.object({
  limit: z.int().gte(1).lte(100).optional().default(100),
  cursor: z.string().optional(),
  streamId: z.string().optional(),
  transactionHash: z.string().optional(),
  deliveryStatus: z.array(z.enum(['failed', 'success'])).optional(),
  chainId: z.array(z.string()).optional(),
  blockNumber: z.array(z.int().gte(0)).optional(),
  fromTimestamp: z.int().optional(),
  toTimestamp: z.int().optional(),
})

/**
 * A page of the log.
 */
export const zGetLogsResponse = zWebhookDeliveryLogsResponse

/**
 * The settings.
 */
export const zGetSettingsResponse = zSettingsModel

/**
 * The settings to change.
 */
export const zSetSettingsBody = zSettingsModelUpdate

/**
 * The settings as they are now.
 */
export const zSetSettingsResponse = zSettingsModel

/**
 * The figures.
 */
export const zGetStatsResponse = zUsageStatsModel

export const zGetStatsByIdPath = z.object({
  streamId: z.string(),
})

/**
 * The figures.
 */
export const zGetStatsByIdResponse = zUsageStatsModel

export const zEvmDeliveryWebhookRequest = z.object({
  body: zWebhook,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    'x-signature': z.string().regex(/^0x[0-9a-f]{64}$/),
    'x-region': z.string().optional(),
    'x-queue-size': z.int().gte(0).optional(),
    'x-records-charged': z.int().gte(0).optional(),
  }),
})

export const zSolanaDeliveryWebhookRequest = z.object({
  body: zSolanaWebhook,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    'x-signature': z.string().regex(/^0x[0-9a-f]{64}$/),
    'x-region': z.string().optional(),
    'x-queue-size': z.int().gte(0).optional(),
    'x-records-charged': z.int().gte(0).optional(),
  }),
})

export const zBitcoinDeliveryWebhookRequest = z.object({
  body: zBitcoinWebhook,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    'x-signature': z.string().regex(/^0x[0-9a-f]{64}$/),
    'x-region': z.string().optional(),
    'x-queue-size': z.int().gte(0).optional(),
    'x-records-charged': z.int().gte(0).optional(),
  }),
})

export const zAptosDeliveryWebhookRequest = z.object({
  body: zAptosWebhook,
  path: z.never().optional(),
  query: z.never().optional(),
  headers: z.object({
    'x-signature': z.string().regex(/^0x[0-9a-f]{64}$/),
    'x-region': z.string().optional(),
    'x-queue-size': z.int().gte(0).optional(),
    'x-records-charged': z.int().gte(0).optional(),
  }),
})

/** Response schemas by API and operation id, for the client's `validate` option. */
export const answers = {
  'streams.getEvmStreams': zGetEvmStreamsResponse,
  'streams.createEvmStream': zCreateEvmStreamResponse,
  'streams.getEvmStream': zGetEvmStreamResponse,
  'streams.updateEvmStream': zUpdateEvmStreamResponse,
  'streams.deleteEvmStream': zDeleteEvmStreamResponse,
  'streams.updateEvmStreamStatus': zUpdateEvmStreamStatusResponse,
  'streams.getEvmStreamAddresses': zGetEvmStreamAddressesResponse,
  'streams.addEvmStreamAddress': zAddEvmStreamAddressResponse,
  'streams.replaceEvmStreamAddress': zReplaceEvmStreamAddressResponse,
  'streams.deleteEvmStreamAddress': zDeleteEvmStreamAddressResponse,
  'streams.duplicateEvmStream': zDuplicateEvmStreamResponse,
  'streams.getEvmStreamBlock': zGetEvmStreamBlockResponse,
  'streams.sendEvmStreamBlock': zSendEvmStreamBlockResponse,
  'streams.getSolanaStreams': zGetSolanaStreamsResponse,
  'streams.createSolanaStream': zCreateSolanaStreamResponse,
  'streams.getSolanaStream': zGetSolanaStreamResponse,
  'streams.updateSolanaStream': zUpdateSolanaStreamResponse,
  'streams.deleteSolanaStream': zDeleteSolanaStreamResponse,
  'streams.updateSolanaStreamStatus': zUpdateSolanaStreamStatusResponse,
  'streams.getSolanaStreamAddresses': zGetSolanaStreamAddressesResponse,
  'streams.addSolanaStreamAddress': zAddSolanaStreamAddressResponse,
  'streams.deleteSolanaStreamAddress': zDeleteSolanaStreamAddressResponse,
  'streams.getBitcoinStreams': zGetBitcoinStreamsResponse,
  'streams.createBitcoinStream': zCreateBitcoinStreamResponse,
  'streams.getBitcoinStream': zGetBitcoinStreamResponse,
  'streams.updateBitcoinStream': zUpdateBitcoinStreamResponse,
  'streams.deleteBitcoinStream': zDeleteBitcoinStreamResponse,
  'streams.updateBitcoinStreamStatus': zUpdateBitcoinStreamStatusResponse,
  'streams.getBitcoinStreamAddresses': zGetBitcoinStreamAddressesResponse,
  'streams.addBitcoinStreamAddress': zAddBitcoinStreamAddressResponse,
  'streams.deleteBitcoinStreamAddress': zDeleteBitcoinStreamAddressResponse,
  'streams.getBitcoinStreamXpubs': zGetBitcoinStreamXpubsResponse,
  'streams.addBitcoinStreamXpub': zAddBitcoinStreamXpubResponse,
  'streams.deleteBitcoinStreamXpub': zDeleteBitcoinStreamXpubResponse,
  'streams.getSolanaStreamBlock': zGetSolanaStreamBlockResponse,
  'streams.sendSolanaStreamBlock': zSendSolanaStreamBlockResponse,
  'streams.getBitcoinStreamBlock': zGetBitcoinStreamBlockResponse,
  'streams.sendBitcoinStreamBlock': zSendBitcoinStreamBlockResponse,
  'streams.getAptosStreams': zGetAptosStreamsResponse,
  'streams.createAptosStream': zCreateAptosStreamResponse,
  'streams.getAptosStream': zGetAptosStreamResponse,
  'streams.updateAptosStream': zUpdateAptosStreamResponse,
  'streams.deleteAptosStream': zDeleteAptosStreamResponse,
  'streams.updateAptosStreamStatus': zUpdateAptosStreamStatusResponse,
  'streams.getAptosStreamAddresses': zGetAptosStreamAddressesResponse,
  'streams.addAptosStreamAddress': zAddAptosStreamAddressResponse,
  'streams.deleteAptosStreamAddress': zDeleteAptosStreamAddressResponse,
  'streams.getHistory': zGetHistoryResponse,
  'streams.replayHistory': zReplayHistoryResponse,
  'streams.getLogs': zGetLogsResponse,
  'streams.getSettings': zGetSettingsResponse,
  'streams.setSettings': zSetSettingsResponse,
  'streams.getStats': zGetStatsResponse,
  'streams.getStatsById': zGetStatsByIdResponse,
}
