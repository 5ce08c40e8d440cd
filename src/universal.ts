export * from '../generated/universal/entry.js'
export type { SyncedAt } from './operation/decode/universal.js'
