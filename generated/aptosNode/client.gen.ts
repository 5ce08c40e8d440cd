// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Call, CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
import {
  encodeSubmission,
  estimateGasPrice,
  getAccountModule,
  getAccountModules,
  getAccountResource,
  getAccountTransactions,
  getBlockByHeight,
  getBlockByVersion,
  getEventsByCreationNumber,
  getEventsByEventHandle,
  getLedgerInfo,
  getTransactionByHash,
  getTransactionByVersion,
  getTransactions,
  simulateTransaction,
  submitBatchTransactions,
  submitTransaction,
} from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Aptos node: 17 operations, each a method. */
export interface AptosNodeClient {
  /**
   * Modules of an account.
   *
   * Lists the Move modules that an account has published, with bytecode and interface, as of a ledger version. The
   * pages follow the storage keys, not the names; the cursor of the next page is in the answer's `X-Aptos-Cursor`
   * header. An account without modules gives an empty list. For one module there is `getAccountModule`.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it. Paged:
   * loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptosNode.getAccountModules({ address: '0x1' })) console.log(item)
   */
  getAccountModules(
    input: T.GetAccountModulesInput,
    options?: CallOptions,
  ): PagedCall<T.MoveModuleBytecode, W.GetAccountModulesWire>

  /**
   * A resource of an account.
   *
   * Reads one resource of an account or object, as of a ledger version. A resource that is not there, now or at that
   * version, is an error of status 404. For all resources there is `getAccountResources` of the Aptos data API.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
   *
   * @example
   * await client.aptosNode.getAccountResource({
   *   address: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c',
   *   resourceType: '0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>',
   * })
   */
  getAccountResource(
    input: T.GetAccountResourceInput,
    options?: CallOptions,
  ): Call<T.GetAccountResourceOutput, W.GetAccountResourceWire>

  /**
   * A module of an account.
   *
   * Reads one Move module, with bytecode and interface, as of a ledger version. The gateway serves it under the path of
   * `getAccountResource` and tells the two apart by the last segment.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it. On a
   * plain node: `GET /accounts/{address}/module/{module_name}`.
   *
   * @example
   * await client.aptosNode.getAccountModule({ address: '0x1', moduleName: 'aptos_account' })
   */
  getAccountModule(
    input: T.GetAccountModuleInput,
    options?: CallOptions,
  ): Call<T.GetAccountModuleOutput, W.GetAccountModuleWire>

  /**
   * Events of a stream, by its number.
   *
   * Lists the events of one event stream of an account, oldest first from `start` on. Without `start` the newest ones
   * come, so give 0 to read them all. Module events belong to no stream and are found in their transactions only.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it. Paged:
   * loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptosNode.getEventsByCreationNumber({
   *   address: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c',
   *   creationNumber: '2',
   * })) console.log(item)
   */
  getEventsByCreationNumber(
    input: T.GetEventsByCreationNumberInput,
    options?: CallOptions,
  ): PagedCall<T.VersionedEvent, W.GetEventsByCreationNumberWire>

  /**
   * Events of a stream, by its handle.
   *
   * Lists the events of the stream whose handle is in a field of one of the account's resources, oldest first from
   * `start` on. Without `start` the newest ones come, so give 0 to read them all. The same events come from
   * `getEventsByCreationNumber` by the number of the stream.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it. Paged:
   * loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptosNode.getEventsByEventHandle({
   *   address: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c',
   *   eventHandle: '0x3::token::TokenStore',
   *   fieldName: 'deposit_events',
   * })) console.log(item)
   */
  getEventsByEventHandle(
    input: T.GetEventsByEventHandleInput,
    options?: CallOptions,
  ): PagedCall<T.VersionedEvent, W.GetEventsByEventHandleWire>

  /**
   * Transactions sent by an account.
   *
   * Lists the committed transactions that an account sent, in the order of their sequence numbers from `start` on,
   * where `start` is a sequence number and not a ledger version. Without `start` the newest ones come, so give 0 to
   * read them all. Transactions sent with a nonce in place of a sequence number are not among them.
   *
   * Costs 30 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it. Paged:
   * loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptosNode.getAccountTransactions({
   *   address: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c',
   * })) console.log(item)
   */
  getAccountTransactions(
    input: T.GetAccountTransactionsInput,
    options?: CallOptions,
  ): PagedCall<T.AptosTransaction, W.GetAccountTransactionsWire>

  /**
   * Transactions of the ledger.
   *
   * Lists committed transactions of every kind in the order of their ledger versions, from `start` on. Without `start`
   * the newest ones come. Nodes give 25 when no limit is set and never more than 100, unless configured otherwise. A
   * pruned version is an error of status 410. The list ends where the ledger does, at the version that the header
   * `X-Aptos-Ledger-Version` names; iterating follows a growing ledger. A node answers a `start` beyond its newest
   * version with status 400.
   *
   * Costs 30 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it. Paged:
   * loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.aptosNode.getTransactions()) console.log(item)
   */
  getTransactions(
    input?: T.GetTransactionsInput,
    options?: CallOptions,
  ): PagedCall<T.AptosTransaction, W.GetTransactionsWire>

  /**
   * Submit a transaction.
   *
   * Hands a signed transaction to the network. The answer says that it was taken into the pool, not that it ran: ask
   * for its hash until it is a `user_transaction`. Sending it again does no harm, since its sequence number or nonce
   * counts only once, but the repetition may be refused.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
   *
   * @example
   * await client.aptosNode.submitTransaction({
   *   sender: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c',
   *   sequenceNumber: '414',
   *   maxGasAmount: '2000',
   *   gasUnitPrice: '100',
   *   expirationTimestampSecs: '1723638300',
   *   payload: {
   *     type: 'entry_function_payload',
   *     function: '0x1::aptos_account::transfer',
   *     typeArguments: [],
   *     arguments: ['0xead62a5c406ab9d4304f6410a4168e4e2b0f7506b6b71a69937d3dd052221de5'],
   *   },
   *   signature: {
   *     type: 'ed25519_signature',
   *     publicKey: '0x0a4c890a44fddd9471e9757ff82ad39dbe19be3d02b4901087ba4eed7d3555f2',
   *     signature: '0xedceea05…',
   *   },
   * })
   */
  submitTransaction(
    input: T.SubmitTransactionInput,
    options?: CallOptions,
  ): Call<T.SubmitTransactionOutput, W.SubmitTransactionWire>

  /**
   * A transaction by hash.
   *
   * Reads a transaction, committed or still waiting. A hash that the node does not know, because the transaction has
   * not arrived, has expired or is pruned, is an error of status 404.
   *
   * The provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
   *
   * @example
   * await client.aptosNode.getTransactionByHash({
   *   txnHash: '0xe6a378aef7f011ba6cdf2a021223ebc737b90ad9a30085f07758714b34455480',
   * })
   */
  getTransactionByHash(
    input: T.GetTransactionByHashInput,
    options?: CallOptions,
  ): Call<T.GetTransactionByHashOutput, W.GetTransactionByHashWire>

  /**
   * A transaction by ledger version.
   *
   * Reads the committed transaction of a ledger version, of whatever kind it is. A version that is still to come is an
   * error of status 404, one that the node has pruned of status 410.
   *
   * The provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
   *
   * @example
   * await client.aptosNode.getTransactionByVersion({ txnVersion: '1568530136' })
   */
  getTransactionByVersion(
    input: T.GetTransactionByVersionInput,
    options?: CallOptions,
  ): Call<T.GetTransactionByVersionOutput, W.GetTransactionByVersionWire>

  /**
   * Submit several transactions.
   *
   * Hands several signed transactions to the network in one call. Each is taken or refused by itself; the answer names
   * the refused ones by their position. What was taken is not committed yet.
   *
   * Costs 50 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
   *
   * @example
   * await client.aptosNode.submitBatchTransactions({
   *   transactions: [
   *     {
   *       sender: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c',
   *       sequenceNumber: '414',
   *       maxGasAmount: '2000',
   *       gasUnitPrice: '100',
   *       expirationTimestampSecs: '1723638300',
   *       payload: {
   *         type: 'entry_function_payload',
   *         function: '0x1::aptos_account::transfer',
   *         typeArguments: [],
   *         arguments: ['0xead62a5c406ab9d4304f6410a4168e4e2b0f7506b6b71a69937d3dd052221de5'],
   *       },
   *       signature: {
   *         type: 'ed25519_signature',
   *         publicKey: '0x0a4c890a44fddd9471e9757ff82ad39dbe19be3d02b4901087ba4eed7d3555f2',
   *         signature: '0xedceea05…',
   *       },
   *     },
   *   ],
   * })
   */
  submitBatchTransactions(
    input: T.SubmitBatchTransactionsInput,
    options?: CallOptions,
  ): Call<T.SubmitBatchTransactionsOutput, W.SubmitBatchTransactionsWire>

  /**
   * Simulate a transaction.
   *
   * Runs a transaction on the newest state without committing it and tells what it would do, the gas it would use
   * included. The keys must be the real ones but the signatures must not be valid: put zeros in their place.
   *
   * Costs 30 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
   *
   * @example
   * await client.aptosNode.simulateTransaction({
   *   sender: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c',
   *   sequenceNumber: '414',
   *   maxGasAmount: '2000',
   *   gasUnitPrice: '100',
   *   expirationTimestampSecs: '1723638300',
   *   payload: {
   *     type: 'entry_function_payload',
   *     function: '0x1::aptos_account::transfer',
   *     typeArguments: [],
   *     arguments: ['0xead62a5c406ab9d4304f6410a4168e4e2b0f7506b6b71a69937d3dd052221de5'],
   *   },
   *   signature: {
   *     type: 'ed25519_signature',
   *     publicKey: '0x0a4c890a44fddd9471e9757ff82ad39dbe19be3d02b4901087ba4eed7d3555f2',
   *     signature: '0x00000000…',
   *   },
   * })
   */
  simulateTransaction(
    input: T.SimulateTransactionInput,
    options?: CallOptions,
  ): Call<T.SimulateTransactionOutput, W.SimulateTransactionWire>

  /**
   * Encode a transaction for signing.
   *
   * Gives the bytes that the accounts have to sign for a transaction. Whoever signs them trusts the node to have
   * encoded what was asked; encode on your own side where you cannot.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
   *
   * @example
   * await client.aptosNode.encodeSubmission({
   *   sender: '0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c',
   *   sequenceNumber: '414',
   *   maxGasAmount: '2000',
   *   gasUnitPrice: '100',
   *   expirationTimestampSecs: '1723638300',
   *   payload: {
   *     type: 'entry_function_payload',
   *     function: '0x1::aptos_account::transfer',
   *     typeArguments: [],
   *     arguments: ['0xead62a5c406ab9d4304f6410a4168e4e2b0f7506b6b71a69937d3dd052221de5'],
   *   },
   * })
   */
  encodeSubmission(
    input: T.EncodeSubmissionInput,
    options?: CallOptions,
  ): Call<T.EncodeSubmissionOutput, W.EncodeSubmissionWire>

  /**
   * Gas price.
   *
   * Estimates from recent blocks what to pay per gas unit, in octas: the usual price, a lower one for those who can
   * wait, and a higher one for those in a hurry.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it. On a
   * plain node: `GET /estimate_gas_price`.
   *
   * @example
   * await client.aptosNode.estimateGasPrice()
   */
  estimateGasPrice(
    input?: T.EstimateGasPriceInput,
    options?: CallOptions,
  ): Call<T.EstimateGasPriceOutput, W.EstimateGasPriceWire>

  /**
   * A block by height.
   *
   * Reads the block of a height, with its transactions of every kind when asked for. A height that is still to come is
   * an error of status 404, one that the node has pruned of status 410.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it. On a
   * plain node: `GET /blocks/by_height/{block_height}`.
   *
   * @example
   * await client.aptosNode.getBlockByHeight({ blockHeight: 212083206 })
   */
  getBlockByHeight(
    input: T.GetBlockByHeightInput,
    options?: CallOptions,
  ): Call<T.GetBlockByHeightOutput, W.GetBlockByHeightWire>

  /**
   * The block of a ledger version.
   *
   * Reads the block in which a ledger version lies, with its transactions of every kind when asked for. A version that
   * is still to come is an error of status 404, one that the node has pruned of status 410.
   *
   * Costs 20 compute units. The provider removed it on 2024-11-22 at its gateway; a plain node still serves it.
   *
   * @example
   * await client.aptosNode.getBlockByVersion({ version: 1568530136 })
   */
  getBlockByVersion(
    input: T.GetBlockByVersionInput,
    options?: CallOptions,
  ): Call<T.GetBlockByVersionOutput, W.GetBlockByVersionWire>

  /**
   * The head of the ledger.
   *
   * Reads how far the node has come: the newest version and block of the ledger, the oldest ones that it has not
   * pruned, and the chain it is on. `ledgerTimestamp` shows how far behind a node is.
   *
   * Served only by a plain node: `aptosNode: 'fullnode'`.
   *
   * @example
   * await client.aptosNode.getLedgerInfo()
   */
  getLedgerInfo(input?: T.GetLedgerInfoInput, options?: CallOptions): Call<T.GetLedgerInfoOutput, W.GetLedgerInfoWire>
}

/** The operations that the client's methods call. */
export const operations: readonly Operation[] = [
  getAccountModules,
  getAccountResource,
  getAccountModule,
  getEventsByCreationNumber,
  getEventsByEventHandle,
  getAccountTransactions,
  getTransactions,
  submitTransaction,
  getTransactionByHash,
  getTransactionByVersion,
  submitBatchTransactions,
  simulateTransaction,
  encodeSubmission,
  estimateGasPrice,
  getBlockByHeight,
  getBlockByVersion,
  getLedgerInfo,
]
