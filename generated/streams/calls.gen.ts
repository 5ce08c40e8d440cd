// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { RawCall } from '../../src/operation/rawCall.js'

/** What a call needs besides its inputs, by method and path of the document. */
export const calls: Readonly<Record<string, RawCall>> = {
  'GET /streams/evm': { id: 'getEvmStreams' },
  'PUT /streams/evm': { id: 'createEvmStream', idempotent: false },
  'GET /streams/evm/{id}': { id: 'getEvmStream' },
  'POST /streams/evm/{id}': { id: 'updateEvmStream' },
  'DELETE /streams/evm/{id}': { id: 'deleteEvmStream' },
  'POST /streams/evm/{id}/status': { id: 'updateEvmStreamStatus' },
  'GET /streams/evm/{id}/address': { id: 'getEvmStreamAddresses' },
  'POST /streams/evm/{id}/address': { id: 'addEvmStreamAddress' },
  'DELETE /streams/evm/{id}/address': { id: 'deleteEvmStreamAddress' },
  'GET /streams/aptos': { id: 'getAptosStreams', lifecycle: { status: 'removed', goneBy: '2026-03-04' } },
  'PUT /streams/aptos': {
    id: 'createAptosStream',
    idempotent: false,
    lifecycle: { status: 'removed', goneBy: '2026-03-04' },
  },
  'GET /streams/aptos/{id}': { id: 'getAptosStream', lifecycle: { status: 'removed', goneBy: '2026-03-04' } },
  'POST /streams/aptos/{id}': { id: 'updateAptosStream', lifecycle: { status: 'removed', goneBy: '2026-03-04' } },
  'DELETE /streams/aptos/{id}': { id: 'deleteAptosStream', lifecycle: { status: 'removed', goneBy: '2026-03-04' } },
  'POST /streams/aptos/{id}/status': {
    id: 'updateAptosStreamStatus',
    lifecycle: { status: 'removed', goneBy: '2026-03-04' },
  },
  'GET /streams/aptos/{id}/address': {
    id: 'getAptosStreamAddresses',
    lifecycle: { status: 'removed', goneBy: '2026-03-04' },
  },
  'POST /streams/aptos/{id}/address': {
    id: 'addAptosStreamAddress',
    lifecycle: { status: 'removed', goneBy: '2026-03-04' },
  },
  'DELETE /streams/aptos/{id}/address': {
    id: 'deleteAptosStreamAddress',
    lifecycle: { status: 'removed', goneBy: '2026-03-04' },
  },
  'GET /history': { id: 'getHistory' },
  'POST /history/replay/{streamId}/{id}': { id: 'replayHistory' },
  'GET /history/logs': { id: 'getLogs' },
  'GET /settings': { id: 'getSettings', secrets: ['secretKey'] },
  'POST /settings': { id: 'setSettings', secrets: ['secretKey'] },
  'GET /stats': { id: 'getStats' },
  'GET /stats/{streamId}': { id: 'getStatsById' },
}
