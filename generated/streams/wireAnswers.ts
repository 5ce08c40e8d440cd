// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

/** Wire answer of `getEvmStreams`, undecoded. */
export type GetEvmStreamsWire = components['schemas']['GetEvmStreamsWire']

/** Wire answer of `createEvmStream`, undecoded. */
export type CreateEvmStreamWire = components['schemas']['CreateEvmStreamWire']

/** Wire answer of `getEvmStream`, undecoded. */
export type GetEvmStreamWire = components['schemas']['GetEvmStreamWire']

/** Wire answer of `updateEvmStream`, undecoded. */
export type UpdateEvmStreamWire = components['schemas']['UpdateEvmStreamWire']

/** Wire answer of `deleteEvmStream`, undecoded. */
export type DeleteEvmStreamWire = components['schemas']['DeleteEvmStreamWire']

/** Wire answer of `updateEvmStreamStatus`, undecoded. */
export type UpdateEvmStreamStatusWire = components['schemas']['UpdateEvmStreamStatusWire']

/** Wire answer of `getEvmStreamAddresses`, undecoded. */
export type GetEvmStreamAddressesWire = components['schemas']['GetEvmStreamAddressesWire']

/** Wire answer of `addEvmStreamAddress`, undecoded. */
export type AddEvmStreamAddressWire = components['schemas']['AddEvmStreamAddressWire']

/** Wire answer of `deleteEvmStreamAddress`, undecoded. */
export type DeleteEvmStreamAddressWire = components['schemas']['DeleteEvmStreamAddressWire']

/** Wire answer of `getAptosStreams`, undecoded. */
export type GetAptosStreamsWire = components['schemas']['GetAptosStreamsWire']

/** Wire answer of `createAptosStream`, undecoded. */
export type CreateAptosStreamWire = components['schemas']['CreateAptosStreamWire']

/** Wire answer of `getAptosStream`, undecoded. */
export type GetAptosStreamWire = components['schemas']['GetAptosStreamWire']

/** Wire answer of `updateAptosStream`, undecoded. */
export type UpdateAptosStreamWire = components['schemas']['UpdateAptosStreamWire']

/** Wire answer of `deleteAptosStream`, undecoded. */
export type DeleteAptosStreamWire = components['schemas']['DeleteAptosStreamWire']

/** Wire answer of `updateAptosStreamStatus`, undecoded. */
export type UpdateAptosStreamStatusWire = components['schemas']['UpdateAptosStreamStatusWire']

/** Wire answer of `getAptosStreamAddresses`, undecoded. */
export type GetAptosStreamAddressesWire = components['schemas']['GetAptosStreamAddressesWire']

/** Wire answer of `addAptosStreamAddress`, undecoded. */
export type AddAptosStreamAddressWire = components['schemas']['AddAptosStreamAddressWire']

/** Wire answer of `deleteAptosStreamAddress`, undecoded. */
export type DeleteAptosStreamAddressWire = components['schemas']['DeleteAptosStreamAddressWire']

/** Wire answer of `getHistory`, undecoded. */
export type GetHistoryWire = components['schemas']['GetHistoryWire']

/** Wire answer of `replayHistory`, undecoded. */
export type ReplayHistoryWire = components['schemas']['ReplayHistoryWire']

/** Wire answer of `getLogs`, undecoded. */
export type GetLogsWire = components['schemas']['GetLogsWire']

/** Wire answer of `getSettings`, undecoded. */
export type GetSettingsWire = components['schemas']['GetSettingsWire']

/** Wire answer of `setSettings`, undecoded. */
export type SetSettingsWire = components['schemas']['SetSettingsWire']

/** Wire answer of `getStats`, undecoded. */
export type GetStatsWire = components['schemas']['GetStatsWire']

/** Wire answer of `getStatsById`, undecoded. */
export type GetStatsByIdWire = components['schemas']['GetStatsByIdWire']
