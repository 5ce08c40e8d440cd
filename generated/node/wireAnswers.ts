// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

/** Wire answer of `getAccountModules`, undecoded. */
export type GetAccountModulesWire = components['schemas']['GetAccountModulesWire']

/** Wire answer of `getAccountResource`, undecoded. */
export type GetAccountResourceWire = components['schemas']['GetAccountResourceWire']

/** Wire answer of `getAccountModule`, undecoded. */
export type GetAccountModuleWire = components['schemas']['GetAccountModuleWire']

/** Wire answer of `getEventsByCreationNumber`, undecoded. */
export type GetEventsByCreationNumberWire = components['schemas']['GetEventsByCreationNumberWire']

/** Wire answer of `getEventsByEventHandle`, undecoded. */
export type GetEventsByEventHandleWire = components['schemas']['GetEventsByEventHandleWire']

/** Wire answer of `getAccountTransactions`, undecoded. */
export type GetAccountTransactionsWire = components['schemas']['GetAccountTransactionsWire']

/** Wire answer of `getTransactions`, undecoded. */
export type GetTransactionsWire = components['schemas']['GetTransactionsWire']

/** Wire answer of `submitTransaction`, undecoded. */
export type SubmitTransactionWire = components['schemas']['SubmitTransactionWire']

/** Wire answer of `getTransactionByHash`, undecoded. */
export type GetTransactionByHashWire = components['schemas']['GetTransactionByHashWire']

/** Wire answer of `getTransactionByVersion`, undecoded. */
export type GetTransactionByVersionWire = components['schemas']['GetTransactionByVersionWire']

/** Wire answer of `submitBatchTransactions`, undecoded. */
export type SubmitBatchTransactionsWire = components['schemas']['SubmitBatchTransactionsWire']

/** Wire answer of `simulateTransaction`, undecoded. */
export type SimulateTransactionWire = components['schemas']['SimulateTransactionWire']

/** Wire answer of `encodeSubmission`, undecoded. */
export type EncodeSubmissionWire = components['schemas']['EncodeSubmissionWire']

/** Wire answer of `estimateGasPrice`, undecoded. */
export type EstimateGasPriceWire = components['schemas']['EstimateGasPriceWire']

/** Wire answer of `getBlockByHeight`, undecoded. */
export type GetBlockByHeightWire = components['schemas']['GetBlockByHeightWire']

/** Wire answer of `getBlockByVersion`, undecoded. */
export type GetBlockByVersionWire = components['schemas']['GetBlockByVersionWire']
