// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { operations } from './wire.js'

/** Wire answer of `getEvmStreams`, undecoded. */
export type GetEvmStreamsWire = operations['getEvmStreams']['responses'][200]['content']['application/json']

/** Wire answer of `createEvmStream`, undecoded. */
export type CreateEvmStreamWire = operations['createEvmStream']['responses'][200]['content']['application/json']

/** Wire answer of `getEvmStream`, undecoded. */
export type GetEvmStreamWire = operations['getEvmStream']['responses'][200]['content']['application/json']

/** Wire answer of `updateEvmStream`, undecoded. */
export type UpdateEvmStreamWire = operations['updateEvmStream']['responses'][200]['content']['application/json']

/** Wire answer of `deleteEvmStream`, undecoded. */
export type DeleteEvmStreamWire = operations['deleteEvmStream']['responses'][200]['content']['application/json']

/** Wire answer of `updateEvmStreamStatus`, undecoded. */
export type UpdateEvmStreamStatusWire = operations['updateEvmStreamStatus']['responses'][200]['content']['application/json']

/** Wire answer of `getEvmStreamAddresses`, undecoded. */
export type GetEvmStreamAddressesWire = operations['getEvmStreamAddresses']['responses'][200]['content']['application/json']

/** Wire answer of `addEvmStreamAddress`, undecoded. */
export type AddEvmStreamAddressWire = operations['addEvmStreamAddress']['responses'][200]['content']['application/json']

/** Wire answer of `deleteEvmStreamAddress`, undecoded. */
export type DeleteEvmStreamAddressWire = operations['deleteEvmStreamAddress']['responses'][200]['content']['application/json']

/** Wire answer of `getAptosStreams`, undecoded. */
export type GetAptosStreamsWire = operations['getAptosStreams']['responses'][200]['content']['application/json']

/** Wire answer of `createAptosStream`, undecoded. */
export type CreateAptosStreamWire = operations['createAptosStream']['responses'][200]['content']['application/json']

/** Wire answer of `getAptosStream`, undecoded. */
export type GetAptosStreamWire = operations['getAptosStream']['responses'][200]['content']['application/json']

/** Wire answer of `updateAptosStream`, undecoded. */
export type UpdateAptosStreamWire = operations['updateAptosStream']['responses'][200]['content']['application/json']

/** Wire answer of `deleteAptosStream`, undecoded. */
export type DeleteAptosStreamWire = operations['deleteAptosStream']['responses'][200]['content']['application/json']

/** Wire answer of `updateAptosStreamStatus`, undecoded. */
export type UpdateAptosStreamStatusWire = operations['updateAptosStreamStatus']['responses'][200]['content']['application/json']

/** Wire answer of `getAptosStreamAddresses`, undecoded. */
export type GetAptosStreamAddressesWire = operations['getAptosStreamAddresses']['responses'][200]['content']['application/json']

/** Wire answer of `addAptosStreamAddress`, undecoded. */
export type AddAptosStreamAddressWire = operations['addAptosStreamAddress']['responses'][200]['content']['application/json']

/** Wire answer of `deleteAptosStreamAddress`, undecoded. */
export type DeleteAptosStreamAddressWire = operations['deleteAptosStreamAddress']['responses'][200]['content']['application/json']

/** Wire answer of `getHistory`, undecoded. */
export type GetHistoryWire = operations['getHistory']['responses'][200]['content']['application/json']

/** Wire answer of `replayHistory`, undecoded. */
export type ReplayHistoryWire = operations['replayHistory']['responses'][200]['content']['application/json']

/** Wire answer of `getLogs`, undecoded. */
export type GetLogsWire = operations['getLogs']['responses'][200]['content']['application/json']

/** Wire answer of `getSettings`, undecoded. */
export type GetSettingsWire = operations['getSettings']['responses'][200]['content']['application/json']

/** Wire answer of `setSettings`, undecoded. */
export type SetSettingsWire = operations['setSettings']['responses'][200]['content']['application/json']

/** Wire answer of `getStats`, undecoded. */
export type GetStatsWire = operations['getStats']['responses'][200]['content']['application/json']

/** Wire answer of `getStatsById`, undecoded. */
export type GetStatsByIdWire = operations['getStatsById']['responses'][200]['content']['application/json']
