// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { operations } from './wire.js'

/** Wire answer of `getAccountModules`, undecoded. */
export type GetAccountModulesWire = operations['getAccountModules']['responses'][200]['content']['application/json']

/** Wire answer of `getAccountResource`, undecoded. */
export type GetAccountResourceWire = operations['getAccountResource']['responses'][200]['content']['application/json']

/** Wire answer of `getAccountModule`, undecoded. */
export type GetAccountModuleWire = operations['getAccountModule']['responses'][200]['content']['application/json']

/** Wire answer of `getEventsByCreationNumber`, undecoded. */
export type GetEventsByCreationNumberWire = operations['getEventsByCreationNumber']['responses'][200]['content']['application/json']

/** Wire answer of `getEventsByEventHandle`, undecoded. */
export type GetEventsByEventHandleWire = operations['getEventsByEventHandle']['responses'][200]['content']['application/json']

/** Wire answer of `getAccountTransactions`, undecoded. */
export type GetAccountTransactionsWire = operations['getAccountTransactions']['responses'][200]['content']['application/json']

/** Wire answer of `getTransactions`, undecoded. */
export type GetTransactionsWire = operations['getTransactions']['responses'][200]['content']['application/json']

/** Wire answer of `submitTransaction`, undecoded. */
export type SubmitTransactionWire = operations['submitTransaction']['responses'][200]['content']['application/json']

/** Wire answer of `getTransactionByHash`, undecoded. */
export type GetTransactionByHashWire = operations['getTransactionByHash']['responses'][200]['content']['application/json']

/** Wire answer of `getTransactionByVersion`, undecoded. */
export type GetTransactionByVersionWire = operations['getTransactionByVersion']['responses'][200]['content']['application/json']

/** Wire answer of `submitBatchTransactions`, undecoded. */
export type SubmitBatchTransactionsWire = operations['submitBatchTransactions']['responses'][200]['content']['application/json']

/** Wire answer of `simulateTransaction`, undecoded. */
export type SimulateTransactionWire = operations['simulateTransaction']['responses'][200]['content']['application/json']

/** Wire answer of `encodeSubmission`, undecoded. */
export type EncodeSubmissionWire = operations['encodeSubmission']['responses'][200]['content']['application/json']

/** Wire answer of `estimateGasPrice`, undecoded. */
export type EstimateGasPriceWire = operations['estimateGasPrice']['responses'][200]['content']['application/json']

/** Wire answer of `getBlockByHeight`, undecoded. */
export type GetBlockByHeightWire = operations['getBlockByHeight']['responses'][200]['content']['application/json']

/** Wire answer of `getBlockByVersion`, undecoded. */
export type GetBlockByVersionWire = operations['getBlockByVersion']['responses'][200]['content']['application/json']
