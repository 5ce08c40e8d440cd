// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.

/** Ids of the operations of the API. */
export const operationIds: readonly string[] = [
  'getAccountModules',
  'getAccountResource',
  'getAccountModule',
  'getEventsByCreationNumber',
  'getEventsByEventHandle',
  'getAccountTransactions',
  'getTransactions',
  'submitTransaction',
  'getTransactionByHash',
  'getTransactionByVersion',
  'submitBatchTransactions',
  'simulateTransaction',
  'encodeSubmission',
  'estimateGasPrice',
  'getBlockByHeight',
  'getBlockByVersion',
  'getLedgerInfo',
]
