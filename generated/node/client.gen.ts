// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Call, CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
import { getAccountModules, getAccountResource, getAccountModule, getEventsByCreationNumber, getEventsByEventHandle, getAccountTransactions, getTransactions, submitTransaction, getTransactionByHash, getTransactionByVersion, submitBatchTransactions, simulateTransaction, encodeSubmission, estimateGasPrice, getBlockByHeight, getBlockByVersion, getLedgerInfo } from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Aptos node: 17 operations, each a method. */
export interface NodeClient {
  /**
   * Modules of an account.
   *
   * Lists the Move modules that an account has published, with bytecode and interface, as of a ledger version. The pages follow the storage keys, not the names; the cursor of the next page is in the answer's `X-Aptos-Cursor` header. An account without modules gives an empty list. For one module there is `getAccountModule`.
   *
   * Costs 20 compute units. Paged: iterate over the call for the items of every page.
   */
  getAccountModules(input: T.GetAccountModulesInput, options?: CallOptions): PagedCall<T.MoveModuleBytecode, W.GetAccountModulesWire>

  /**
   * A resource of an account.
   *
   * Reads one resource of an account or object, as of a ledger version. A resource that is not there, now or at that version, is an error of status 404. For all resources there is `getAccountResources` of the Aptos data API.
   *
   * Costs 20 compute units.
   */
  getAccountResource(input: T.GetAccountResourceInput, options?: CallOptions): Call<T.GetAccountResourceOutput, W.GetAccountResourceWire>

  /**
   * A module of an account.
   *
   * Reads one Move module, with bytecode and interface, as of a ledger version. The gateway serves it under the path of `getAccountResource` and tells the two apart by the last segment.
   *
   * Costs 20 compute units. On a plain node: `GET /accounts/{address}/module/{module_name}`.
   */
  getAccountModule(input: T.GetAccountModuleInput, options?: CallOptions): Call<T.GetAccountModuleOutput, W.GetAccountModuleWire>

  /**
   * Events of a stream, by its number.
   *
   * Lists the events of one event stream of an account, oldest first from `start` on. Without `start` the newest ones come, so give 0 to read them all. Module events belong to no stream and are found in their transactions only.
   *
   * Costs 20 compute units. Paged: iterate over the call for the items of every page.
   */
  getEventsByCreationNumber(input: T.GetEventsByCreationNumberInput, options?: CallOptions): PagedCall<T.VersionedEvent, W.GetEventsByCreationNumberWire>

  /**
   * Events of a stream, by its handle.
   *
   * Lists the events of the stream whose handle is in a field of one of the account's resources, oldest first from `start` on. Without `start` the newest ones come, so give 0 to read them all. The same events come from `getEventsByCreationNumber` by the number of the stream.
   *
   * Costs 20 compute units. Paged: iterate over the call for the items of every page.
   */
  getEventsByEventHandle(input: T.GetEventsByEventHandleInput, options?: CallOptions): PagedCall<T.VersionedEvent, W.GetEventsByEventHandleWire>

  /**
   * Transactions sent by an account.
   *
   * Lists the committed transactions that an account sent, in the order of their sequence numbers from `start` on, where `start` is a sequence number and not a ledger version. Without `start` the newest ones come, so give 0 to read them all. Transactions sent with a nonce in place of a sequence number are not among them.
   *
   * Costs 30 compute units. Paged: iterate over the call for the items of every page.
   */
  getAccountTransactions(input: T.GetAccountTransactionsInput, options?: CallOptions): PagedCall<T.Transaction, W.GetAccountTransactionsWire>

  /**
   * Transactions of the ledger.
   *
   * Lists committed transactions of every kind in the order of their ledger versions, from `start` on. Without `start` the newest ones come. Nodes give 25 when no limit is set and never more than 100, unless configured otherwise. A pruned version is an error of status 410. The list ends where the ledger does, at the version that the header `X-Aptos-Ledger-Version` names; iterating follows a growing ledger. A node answers a `start` beyond its newest version with status 400.
   *
   * Costs 30 compute units. Paged: iterate over the call for the items of every page.
   */
  getTransactions(input?: T.GetTransactionsInput, options?: CallOptions): PagedCall<T.Transaction, W.GetTransactionsWire>

  /**
   * Submit a transaction.
   *
   * Hands a signed transaction to the network. The answer says that it was taken into the pool, not that it ran: ask for its hash until it is a `user_transaction`. Sending it again does no harm, since its sequence number or nonce counts only once, but the repetition may be refused.
   *
   * Costs 20 compute units.
   */
  submitTransaction(input: T.SubmitTransactionInput, options?: CallOptions): Call<T.SubmitTransactionOutput, W.SubmitTransactionWire>

  /**
   * A transaction by hash.
   *
   * Reads a transaction, committed or still waiting. A hash that the node does not know, because the transaction has not arrived, has expired or is pruned, is an error of status 404.
   */
  getTransactionByHash(input: T.GetTransactionByHashInput, options?: CallOptions): Call<T.GetTransactionByHashOutput, W.GetTransactionByHashWire>

  /**
   * A transaction by ledger version.
   *
   * Reads the committed transaction of a ledger version, of whatever kind it is. A version that is still to come is an error of status 404, one that the node has pruned of status 410.
   */
  getTransactionByVersion(input: T.GetTransactionByVersionInput, options?: CallOptions): Call<T.GetTransactionByVersionOutput, W.GetTransactionByVersionWire>

  /**
   * Submit several transactions.
   *
   * Hands several signed transactions to the network in one call. Each is taken or refused by itself; the answer names the refused ones by their position. What was taken is not committed yet.
   *
   * Costs 50 compute units.
   */
  submitBatchTransactions(input: T.SubmitBatchTransactionsInput, options?: CallOptions): Call<T.SubmitBatchTransactionsOutput, W.SubmitBatchTransactionsWire>

  /**
   * Simulate a transaction.
   *
   * Runs a transaction on the newest state without committing it and tells what it would do, the gas it would use included. The keys must be the real ones but the signatures must not be valid: put zeros in their place.
   *
   * Costs 30 compute units.
   */
  simulateTransaction(input: T.SimulateTransactionInput, options?: CallOptions): Call<T.SimulateTransactionOutput, W.SimulateTransactionWire>

  /**
   * Encode a transaction for signing.
   *
   * Gives the bytes that the accounts have to sign for a transaction. Whoever signs them trusts the node to have encoded what was asked; encode on your own side where you cannot.
   *
   * Costs 20 compute units.
   */
  encodeSubmission(input: T.EncodeSubmissionInput, options?: CallOptions): Call<T.EncodeSubmissionOutput, W.EncodeSubmissionWire>

  /**
   * Gas price.
   *
   * Estimates from recent blocks what to pay per gas unit, in octas: the usual price, a lower one for those who can wait, and a higher one for those in a hurry.
   *
   * Costs 20 compute units. On a plain node: `GET /estimate_gas_price`.
   */
  estimateGasPrice(input?: T.EstimateGasPriceInput, options?: CallOptions): Call<T.EstimateGasPriceOutput, W.EstimateGasPriceWire>

  /**
   * A block by height.
   *
   * Reads the block of a height, with its transactions of every kind when asked for. A height that is still to come is an error of status 404, one that the node has pruned of status 410.
   *
   * Costs 20 compute units. On a plain node: `GET /blocks/by_height/{block_height}`.
   */
  getBlockByHeight(input: T.GetBlockByHeightInput, options?: CallOptions): Call<T.GetBlockByHeightOutput, W.GetBlockByHeightWire>

  /**
   * The block of a ledger version.
   *
   * Reads the block in which a ledger version lies, with its transactions of every kind when asked for. A version that is still to come is an error of status 404, one that the node has pruned of status 410.
   *
   * Costs 20 compute units.
   */
  getBlockByVersion(input: T.GetBlockByVersionInput, options?: CallOptions): Call<T.GetBlockByVersionOutput, W.GetBlockByVersionWire>

  /**
   * The head of the ledger.
   *
   * Reads how far the node has come: the newest version and block of the ledger, the oldest ones that it has not pruned, and the chain it is on. `ledgerTimestamp` shows how far behind a node is.
   *
   * Answered by a plain node alone: `node: 'fullnode'`.
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
