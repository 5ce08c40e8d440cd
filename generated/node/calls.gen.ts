// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { RawCall } from '../../src/operation/rawCall.js'

/** What a call needs besides its inputs, by method and path of the document. */
export const calls: Readonly<Record<string, RawCall>> = {
  'GET /accounts/{address}/modules': { id: 'getAccountModules', cost: 20, bearer: true, product: true },
  'GET /accounts/{address}/resource/{resource_type}': {
    id: 'getAccountResource',
    cost: 20,
    bearer: true,
    product: true,
  },
  'GET /accounts/{address}/module/{module_name}': {
    id: 'getAccountModule',
    path: '/accounts/{address}/resource/{module_name}',
    fullnodePath: '/accounts/{address}/module/{module_name}',
    cost: 20,
    bearer: true,
    product: true,
  },
  'GET /accounts/{address}/events/{creation_number}': {
    id: 'getEventsByCreationNumber',
    cost: 20,
    bearer: true,
    product: true,
  },
  'GET /accounts/{address}/events/{event_handle}/{field_name}': {
    id: 'getEventsByEventHandle',
    cost: 20,
    bearer: true,
    product: true,
  },
  'GET /accounts/{address}/transactions': { id: 'getAccountTransactions', cost: 30, bearer: true, product: true },
  'GET /transactions': { id: 'getTransactions', cost: 30, bearer: true, product: true },
  'POST /transactions': { id: 'submitTransaction', cost: 20, bearer: true, product: true },
  'GET /transactions/by_hash/{txn_hash}': { id: 'getTransactionByHash', bearer: true, product: true },
  'GET /transactions/by_version/{txn_version}': { id: 'getTransactionByVersion', bearer: true, product: true },
  'POST /transactions/batch': { id: 'submitBatchTransactions', cost: 50, bearer: true, product: true },
  'POST /transactions/simulate': { id: 'simulateTransaction', cost: 30, idempotent: true, bearer: true, product: true },
  'POST /transactions/encode_submission': {
    id: 'encodeSubmission',
    cost: 20,
    idempotent: true,
    bearer: true,
    product: true,
  },
  'GET /transactions/estimate_gas_price': {
    id: 'estimateGasPrice',
    fullnodePath: '/estimate_gas_price',
    cost: 20,
    bearer: true,
    product: true,
  },
  'GET /blocks/{block_height}': {
    id: 'getBlockByHeight',
    fullnodePath: '/blocks/by_height/{block_height}',
    cost: 20,
    bearer: true,
    product: true,
  },
  'GET /blocks/by_version/{version}': { id: 'getBlockByVersion', cost: 20, bearer: true, product: true },
  'GET /': { id: 'getLedgerInfo', fullnodeOnly: true },
}
