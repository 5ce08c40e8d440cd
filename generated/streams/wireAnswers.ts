// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

type Answer<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Wire answer of `getEvmStreams`, undecoded. */
export interface GetEvmStreamsWire extends Answer<'GetEvmStreamsWire'> {}

/** Wire answer of `createEvmStream`, undecoded. */
export interface CreateEvmStreamWire extends Answer<'CreateEvmStreamWire'> {}

/** Wire answer of `getEvmStream`, undecoded. */
export interface GetEvmStreamWire extends Answer<'GetEvmStreamWire'> {}

/** Wire answer of `updateEvmStream`, undecoded. */
export interface UpdateEvmStreamWire extends Answer<'UpdateEvmStreamWire'> {}

/** Wire answer of `deleteEvmStream`, undecoded. */
export interface DeleteEvmStreamWire extends Answer<'DeleteEvmStreamWire'> {}

/** Wire answer of `updateEvmStreamStatus`, undecoded. */
export interface UpdateEvmStreamStatusWire extends Answer<'UpdateEvmStreamStatusWire'> {}

/** Wire answer of `getEvmStreamAddresses`, undecoded. */
export interface GetEvmStreamAddressesWire extends Answer<'GetEvmStreamAddressesWire'> {}

/** Wire answer of `addEvmStreamAddress`, undecoded. */
export interface AddEvmStreamAddressWire extends Answer<'AddEvmStreamAddressWire'> {}

/** Wire answer of `deleteEvmStreamAddress`, undecoded. */
export interface DeleteEvmStreamAddressWire extends Answer<'DeleteEvmStreamAddressWire'> {}

/** Wire answer of `getAptosStreams`, undecoded. */
export interface GetAptosStreamsWire extends Answer<'GetAptosStreamsWire'> {}

/** Wire answer of `createAptosStream`, undecoded. */
export interface CreateAptosStreamWire extends Answer<'CreateAptosStreamWire'> {}

/** Wire answer of `getAptosStream`, undecoded. */
export interface GetAptosStreamWire extends Answer<'GetAptosStreamWire'> {}

/** Wire answer of `updateAptosStream`, undecoded. */
export interface UpdateAptosStreamWire extends Answer<'UpdateAptosStreamWire'> {}

/** Wire answer of `deleteAptosStream`, undecoded. */
export type DeleteAptosStreamWire = Extract<components['schemas']['DeleteAptosStreamWire'], unknown>

/** Wire answer of `updateAptosStreamStatus`, undecoded. */
export interface UpdateAptosStreamStatusWire extends Answer<'UpdateAptosStreamStatusWire'> {}

/** Wire answer of `getAptosStreamAddresses`, undecoded. */
export interface GetAptosStreamAddressesWire extends Answer<'GetAptosStreamAddressesWire'> {}

/** Wire answer of `addAptosStreamAddress`, undecoded. */
export interface AddAptosStreamAddressWire extends Answer<'AddAptosStreamAddressWire'> {}

/** Wire answer of `deleteAptosStreamAddress`, undecoded. */
export interface DeleteAptosStreamAddressWire extends Answer<'DeleteAptosStreamAddressWire'> {}

/** Wire answer of `getHistory`, undecoded. */
export interface GetHistoryWire extends Answer<'GetHistoryWire'> {}

/** Wire answer of `replayHistory`, undecoded. */
export interface ReplayHistoryWire extends Answer<'ReplayHistoryWire'> {}

/** Wire answer of `getLogs`, undecoded. */
export interface GetLogsWire extends Answer<'GetLogsWire'> {}

/** Wire answer of `getSettings`, undecoded. */
export interface GetSettingsWire extends Answer<'GetSettingsWire'> {}

/** Wire answer of `setSettings`, undecoded. */
export interface SetSettingsWire extends Answer<'SetSettingsWire'> {}

/** Wire answer of `getStats`, undecoded. */
export interface GetStatsWire extends Answer<'GetStatsWire'> {}

/** Wire answer of `getStatsById`, undecoded. */
export interface GetStatsByIdWire extends Answer<'GetStatsByIdWire'> {}
