export type { PageData } from './operation/call.js'
export { type OperationOptions, type PagesOptions, useOperation, usePages } from './react/hooks.js'
export {
  type OperationQuery,
  operationQuery,
  type QueryData,
  type SkippableOperationQuery,
} from './react/operationQuery.js'
export {
  type LaterCursor,
  type PageParam,
  type PagesQuery,
  pagesQuery,
  type RepeatedCursor,
  type SkippablePagesQuery,
} from './react/pagesQuery.js'
export { LedgerlineProvider, type LedgerlineProviderProps, useLedgerline } from './react/provider.js'
export type { RefetchRule } from './react/refetch.js'
export { deserializeData, serializeData } from './react/serializeData.js'
export { type UseManyOptions, type UseManyResult, useMany } from './react/useMany.js'
