// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

type Answer<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Wire answer of `getAccountModules`, undecoded. */
export type GetAccountModulesWire = components['schemas']['GetAccountModulesWire'][number][]

/** Wire answer of `getAccountResource`, undecoded. */
export interface GetAccountResourceWire extends Answer<'GetAccountResourceWire'> {}

/** Wire answer of `getAccountModule`, undecoded. */
export interface GetAccountModuleWire extends Answer<'GetAccountModuleWire'> {}

/** Wire answer of `getEventsByCreationNumber`, undecoded. */
export type GetEventsByCreationNumberWire = components['schemas']['GetEventsByCreationNumberWire'][number][]

/** Wire answer of `getEventsByEventHandle`, undecoded. */
export type GetEventsByEventHandleWire = components['schemas']['GetEventsByEventHandleWire'][number][]

/** Wire answer of `getAccountTransactions`, undecoded. */
export type GetAccountTransactionsWire = components['schemas']['GetAccountTransactionsWire'][number][]

/** Wire answer of `getTransactions`, undecoded. */
export type GetTransactionsWire = components['schemas']['GetTransactionsWire'][number][]

/** Wire answer of `submitTransaction`, undecoded. */
export interface SubmitTransactionWire extends Answer<'SubmitTransactionWire'> {}

/** Wire answer of `getTransactionByHash`, undecoded. */
export type GetTransactionByHashWire = Extract<components['schemas']['GetTransactionByHashWire'], unknown>

/** Wire answer of `getTransactionByVersion`, undecoded. */
export type GetTransactionByVersionWire = Extract<components['schemas']['GetTransactionByVersionWire'], unknown>

/** Wire answer of `submitBatchTransactions`, undecoded. */
export interface SubmitBatchTransactionsWire extends Answer<'SubmitBatchTransactionsWire'> {}

/** Wire answer of `simulateTransaction`, undecoded. */
export type SimulateTransactionWire = components['schemas']['SimulateTransactionWire'][number][]

/** Wire answer of `encodeSubmission`, undecoded. */
export type EncodeSubmissionWire = Extract<components['schemas']['EncodeSubmissionWire'], unknown>

/** Wire answer of `estimateGasPrice`, undecoded. */
export interface EstimateGasPriceWire extends Answer<'EstimateGasPriceWire'> {}

/** Wire answer of `getBlockByHeight`, undecoded. */
export interface GetBlockByHeightWire extends Answer<'GetBlockByHeightWire'> {}

/** Wire answer of `getBlockByVersion`, undecoded. */
export interface GetBlockByVersionWire extends Answer<'GetBlockByVersionWire'> {}

/** Wire answer of `getLedgerInfo`, undecoded. */
export interface GetLedgerInfoWire extends Answer<'GetLedgerInfoWire'> {}
