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

/** Wire answer of `replaceEvmStreamAddress`, undecoded. */
export interface ReplaceEvmStreamAddressWire extends Answer<'ReplaceEvmStreamAddressWire'> {}

/** Wire answer of `deleteEvmStreamAddress`, undecoded. */
export interface DeleteEvmStreamAddressWire extends Answer<'DeleteEvmStreamAddressWire'> {}

/** Wire answer of `duplicateEvmStream`, undecoded. */
export interface DuplicateEvmStreamWire extends Answer<'DuplicateEvmStreamWire'> {}

/** Wire answer of `getEvmStreamBlock`, undecoded. */
export interface GetEvmStreamBlockWire extends Answer<'GetEvmStreamBlockWire'> {}

/** Wire answer of `sendEvmStreamBlock`, undecoded. */
export type SendEvmStreamBlockWire = Extract<components['schemas']['SendEvmStreamBlockWire'], unknown>

/** Wire answer of `getSolanaStreams`, undecoded. */
export interface GetSolanaStreamsWire extends Answer<'GetSolanaStreamsWire'> {}

/** Wire answer of `createSolanaStream`, undecoded. */
export interface CreateSolanaStreamWire extends Answer<'CreateSolanaStreamWire'> {}

/** Wire answer of `getSolanaStream`, undecoded. */
export interface GetSolanaStreamWire extends Answer<'GetSolanaStreamWire'> {}

/** Wire answer of `updateSolanaStream`, undecoded. */
export interface UpdateSolanaStreamWire extends Answer<'UpdateSolanaStreamWire'> {}

/** Wire answer of `deleteSolanaStream`, undecoded. */
export type DeleteSolanaStreamWire = Extract<components['schemas']['DeleteSolanaStreamWire'], unknown>

/** Wire answer of `updateSolanaStreamStatus`, undecoded. */
export interface UpdateSolanaStreamStatusWire extends Answer<'UpdateSolanaStreamStatusWire'> {}

/** Wire answer of `getSolanaStreamAddresses`, undecoded. */
export interface GetSolanaStreamAddressesWire extends Answer<'GetSolanaStreamAddressesWire'> {}

/** Wire answer of `addSolanaStreamAddress`, undecoded. */
export interface AddSolanaStreamAddressWire extends Answer<'AddSolanaStreamAddressWire'> {}

/** Wire answer of `deleteSolanaStreamAddress`, undecoded. */
export interface DeleteSolanaStreamAddressWire extends Answer<'DeleteSolanaStreamAddressWire'> {}

/** Wire answer of `getBitcoinStreams`, undecoded. */
export interface GetBitcoinStreamsWire extends Answer<'GetBitcoinStreamsWire'> {}

/** Wire answer of `createBitcoinStream`, undecoded. */
export interface CreateBitcoinStreamWire extends Answer<'CreateBitcoinStreamWire'> {}

/** Wire answer of `getBitcoinStream`, undecoded. */
export interface GetBitcoinStreamWire extends Answer<'GetBitcoinStreamWire'> {}

/** Wire answer of `updateBitcoinStream`, undecoded. */
export interface UpdateBitcoinStreamWire extends Answer<'UpdateBitcoinStreamWire'> {}

/** Wire answer of `deleteBitcoinStream`, undecoded. */
export type DeleteBitcoinStreamWire = Extract<components['schemas']['DeleteBitcoinStreamWire'], unknown>

/** Wire answer of `updateBitcoinStreamStatus`, undecoded. */
export interface UpdateBitcoinStreamStatusWire extends Answer<'UpdateBitcoinStreamStatusWire'> {}

/** Wire answer of `getBitcoinStreamAddresses`, undecoded. */
export interface GetBitcoinStreamAddressesWire extends Answer<'GetBitcoinStreamAddressesWire'> {}

/** Wire answer of `addBitcoinStreamAddress`, undecoded. */
export interface AddBitcoinStreamAddressWire extends Answer<'AddBitcoinStreamAddressWire'> {}

/** Wire answer of `deleteBitcoinStreamAddress`, undecoded. */
export interface DeleteBitcoinStreamAddressWire extends Answer<'DeleteBitcoinStreamAddressWire'> {}

/** Wire answer of `getBitcoinStreamXpubs`, undecoded. */
export interface GetBitcoinStreamXpubsWire extends Answer<'GetBitcoinStreamXpubsWire'> {}

/** Wire answer of `addBitcoinStreamXpub`, undecoded. */
export interface AddBitcoinStreamXpubWire extends Answer<'AddBitcoinStreamXpubWire'> {}

/** Wire answer of `deleteBitcoinStreamXpub`, undecoded. */
export type DeleteBitcoinStreamXpubWire = Extract<components['schemas']['DeleteBitcoinStreamXpubWire'], unknown>

/** Wire answer of `getSolanaStreamBlock`, undecoded. */
export interface GetSolanaStreamBlockWire extends Answer<'GetSolanaStreamBlockWire'> {}

/** Wire answer of `sendSolanaStreamBlock`, undecoded. */
export type SendSolanaStreamBlockWire = Extract<components['schemas']['SendSolanaStreamBlockWire'], unknown>

/** Wire answer of `getBitcoinStreamBlock`, undecoded. */
export interface GetBitcoinStreamBlockWire extends Answer<'GetBitcoinStreamBlockWire'> {}

/** Wire answer of `sendBitcoinStreamBlock`, undecoded. */
export type SendBitcoinStreamBlockWire = Extract<components['schemas']['SendBitcoinStreamBlockWire'], unknown>

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
