// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Call, CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
import {
  addAptosStreamAddress,
  addEvmStreamAddress,
  createAptosStream,
  createEvmStream,
  deleteAptosStream,
  deleteAptosStreamAddress,
  deleteEvmStream,
  deleteEvmStreamAddress,
  getAptosStream,
  getAptosStreamAddresses,
  getAptosStreams,
  getEvmStream,
  getEvmStreamAddresses,
  getEvmStreams,
  getHistory,
  getLogs,
  getSettings,
  getStats,
  getStatsById,
  replayHistory,
  setSettings,
  updateAptosStream,
  updateAptosStreamStatus,
  updateEvmStream,
  updateEvmStreamStatus,
} from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Streams: 25 operations, each a method. */
export interface StreamsClient {
  /**
   * Streams over EVM chains.
   *
   * Lists the account's streams over EVM chains with everything they are set to.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getEvmStreams()) console.log(item)
   */
  getEvmStreams(input?: T.GetEvmStreamsInput, options?: CallOptions): PagedCall<T.StreamsModel, W.GetEvmStreamsWire>

  /**
   * Create a stream over EVM chains.
   *
   * Creates a stream and starts it. Before it answers, the service posts a test delivery to the webhook, which has to
   * take it with a 2xx status; otherwise nothing is created. At least one of `includeNativeTxs`, `includeContractLogs`
   * and `includeInternalTxs` has to be true. A new stream watches no address until `addEvmStreamAddress` adds some,
   * unless `allAddresses` is true. Calling it twice makes two streams, so the client does not repeat it by itself.
   *
   * @example
   * await client.streams.createEvmStream({
   *   webhookUrl: 'https://hooks.example.org/usdc',
   *   description: 'Large USDC transfers',
   *   chainIds: ['0x1'],
   *   includeNativeTxs: true,
   *   includeContractLogs: true,
   * })
   */
  createEvmStream(
    input: T.CreateEvmStreamInput,
    options?: CallOptions,
  ): Call<T.CreateEvmStreamOutput, W.CreateEvmStreamWire>

  /**
   * A stream over EVM chains.
   *
   * Reads one stream by its id. The addresses it watches are a list of their own.
   *
   * @example
   * await client.streams.getEvmStream({ id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05' })
   */
  getEvmStream(input: T.GetEvmStreamInput, options?: CallOptions): Call<T.GetEvmStreamOutput, W.GetEvmStreamWire>

  /**
   * Change a stream over EVM chains.
   *
   * Changes what a stream watches or where it delivers. Give lists in full, because they take the place of the old
   * ones. The webhook gets a test delivery and has to take it with a 2xx status; otherwise the call fails.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.updateEvmStream({ id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05', chainIds: ['0x1'] })
   */
  updateEvmStream(
    input: T.UpdateEvmStreamInput,
    options?: CallOptions,
  ): Call<T.UpdateEvmStreamOutput, W.UpdateEvmStreamWire>

  /**
   * Delete a stream over EVM chains.
   *
   * Deletes a stream for good and gives back what it was.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.deleteEvmStream({ id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05' })
   */
  deleteEvmStream(
    input: T.DeleteEvmStreamInput,
    options?: CallOptions,
  ): Call<T.DeleteEvmStreamOutput, W.DeleteEvmStreamWire>

  /**
   * Pause or resume a stream over EVM chains.
   *
   * Sets the status of a stream. `paused` stops its deliveries and `active` starts them again, also for a stream the
   * service had put into `error`: what it found meanwhile was kept, and its delivery is tried again.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.updateEvmStreamStatus({ id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05', status: 'paused' })
   */
  updateEvmStreamStatus(
    input: T.UpdateEvmStreamStatusInput,
    options?: CallOptions,
  ): Call<T.UpdateEvmStreamStatusOutput, W.UpdateEvmStreamStatusWire>

  /**
   * Addresses an EVM stream watches.
   *
   * Lists the addresses that were added to a stream. Empty for one that watches all addresses.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getEvmStreamAddresses({
   *   id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05',
   * })) console.log(item)
   */
  getEvmStreamAddresses(
    input: T.GetEvmStreamAddressesInput,
    options?: CallOptions,
  ): PagedCall<T.Addresses, W.GetEvmStreamAddressesWire>

  /**
   * Add addresses to an EVM stream.
   *
   * Adds one address or a list of them to a stream. The service takes five of these calls in five minutes, so send many
   * addresses in one list. It needs some seconds until it watches them; what happens meanwhile may be missed. How many
   * a stream may watch depends on the plan.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.addEvmStreamAddress({
   *   id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05',
   *   address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
   * })
   */
  addEvmStreamAddress(
    input: T.AddEvmStreamAddressInput,
    options?: CallOptions,
  ): Call<T.AddEvmStreamAddressOutput, W.AddEvmStreamAddressWire>

  /**
   * Remove addresses from an EVM stream.
   *
   * Removes one address or a list of them from a stream. They are sent in the body of the request.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.deleteEvmStreamAddress({
   *   id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05',
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   * })
   */
  deleteEvmStreamAddress(
    input: T.DeleteEvmStreamAddressInput,
    options?: CallOptions,
  ): Call<T.DeleteEvmStreamAddressOutput, W.DeleteEvmStreamAddressWire>

  /**
   * Streams over Aptos networks.
   *
   * Lists the account's streams over Aptos networks with everything they are set to.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getAptosStreams()) console.log(item)
   *
   * @deprecated The provider had removed it by 2026-03-04.
   */
  getAptosStreams(
    input?: T.GetAptosStreamsInput,
    options?: CallOptions,
  ): PagedCall<T.AptosStream, W.GetAptosStreamsWire>

  /**
   * Create a stream over Aptos networks.
   *
   * Creates a stream and starts it. Before it answers, the service posts a test delivery to the webhook, which has to
   * take it with a 2xx status; otherwise nothing is created. At least one of the three `include` flags has to be true,
   * and `allAddresses` needs events or functions to select by. Calling it twice makes two streams, so the client does
   * not repeat it by itself.
   *
   * @example
   * await client.streams.createAptosStream({
   *   webhookUrl: 'https://hooks.example.org/aptos',
   *   description: 'Coins in and out of the treasury',
   *   tag: 'treasury',
   *   network: ['mainnet'],
   *   includeEvents: true,
   *   includePayload: true,
   * })
   *
   * @deprecated The provider had removed it by 2026-03-04.
   */
  createAptosStream(
    input: T.CreateAptosStreamInput,
    options?: CallOptions,
  ): Call<T.CreateAptosStreamOutput, W.CreateAptosStreamWire>

  /**
   * A stream over Aptos networks.
   *
   * Reads one stream by its id. The accounts it watches are a list of their own.
   *
   * @example
   * await client.streams.getAptosStream({ id: '3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25' })
   *
   * @deprecated The provider had removed it by 2026-03-04.
   */
  getAptosStream(
    input: T.GetAptosStreamInput,
    options?: CallOptions,
  ): Call<T.GetAptosStreamOutput, W.GetAptosStreamWire>

  /**
   * Change a stream over Aptos networks.
   *
   * Changes what a stream watches or where it delivers. Give lists in full, because they take the place of the old
   * ones. The webhook gets a test delivery and has to take it with a 2xx status; otherwise the call fails.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.updateAptosStream({
   *   id: '3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25',
   *   includePayload: false,
   *   events: ['0x1::coin::DepositEvent'],
   *   functions: [],
   * })
   *
   * @deprecated The provider had removed it by 2026-03-04.
   */
  updateAptosStream(
    input: T.UpdateAptosStreamInput,
    options?: CallOptions,
  ): Call<T.UpdateAptosStreamOutput, W.UpdateAptosStreamWire>

  /**
   * Delete a stream over Aptos networks.
   *
   * Deletes a stream for good. Gives `true`, not the stream.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.deleteAptosStream({ id: '3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25' })
   *
   * @deprecated The provider had removed it by 2026-03-04.
   */
  deleteAptosStream(
    input: T.DeleteAptosStreamInput,
    options?: CallOptions,
  ): Call<T.DeleteAptosStreamOutput, W.DeleteAptosStreamWire>

  /**
   * Pause or resume a stream over Aptos networks.
   *
   * Sets the status of a stream. `paused` stops its deliveries and `active` starts them again. Gives only the status,
   * not the stream.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.updateAptosStreamStatus({ id: '3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25', status: 'paused' })
   *
   * @deprecated The provider had removed it by 2026-03-04.
   */
  updateAptosStreamStatus(
    input: T.UpdateAptosStreamStatusInput,
    options?: CallOptions,
  ): Call<T.UpdateAptosStreamStatusOutput, W.UpdateAptosStreamStatusWire>

  /**
   * Accounts an Aptos stream watches.
   *
   * Lists the accounts that were added to a stream. Empty for one that watches all accounts.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getAptosStreamAddresses({
   *   id: '3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25',
   * })) console.log(item)
   *
   * @deprecated The provider had removed it by 2026-03-04.
   */
  getAptosStreamAddresses(
    input: T.GetAptosStreamAddressesInput,
    options?: CallOptions,
  ): PagedCall<T.AptosStreamsGetAddressesResponseResultItem, W.GetAptosStreamAddressesWire>

  /**
   * Add accounts to an Aptos stream.
   *
   * Adds one account or a list of them to a stream. The service takes five of these calls in five minutes, so send many
   * accounts in one list. It needs some seconds until it watches them; what happens meanwhile may be missed.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.addAptosStreamAddress({
   *   id: '3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25',
   *   address: '0xc739507214d0e1bf9795485299d709e00024e92f7c0d055a4c2c39717882bdfd',
   * })
   *
   * @deprecated The provider had removed it by 2026-03-04.
   */
  addAptosStreamAddress(
    input: T.AddAptosStreamAddressInput,
    options?: CallOptions,
  ): Call<T.AddAptosStreamAddressOutput, W.AddAptosStreamAddressWire>

  /**
   * Remove accounts from an Aptos stream.
   *
   * Removes one account or a list of them from a stream. They are sent in the body of the request.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.deleteAptosStreamAddress({
   *   id: '3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25',
   *   address: '0xc739507214d0e1bf9795485299d709e00024e92f7c0d055a4c2c39717882bdfd',
   * })
   *
   * @deprecated The provider had removed it by 2026-03-04.
   */
  deleteAptosStreamAddress(
    input: T.DeleteAptosStreamAddressInput,
    options?: CallOptions,
  ): Call<T.DeleteAptosStreamAddressOutput, W.DeleteAptosStreamAddressWire>

  /**
   * Deliveries that failed.
   *
   * Lists deliveries that a webhook did not take, of all streams. How long they are kept depends on the plan, from some
   * hours to a week. `replayHistory` sends one again. Payloads can be large; `excludePayload` leaves them out.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getHistory()) console.log(item)
   */
  getHistory(input?: T.GetHistoryInput, options?: CallOptions): PagedCall<T.HistoryModel, W.GetHistoryWire>

  /**
   * Send a failed delivery again.
   *
   * Posts a failed delivery to the stream's webhook once more, with the body it had then. Your code may have handled it
   * in the meantime, so the webhook has to tolerate repetition.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.replayHistory({
   *   streamId: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05',
   *   id: 'c41d9e02-7f6a-4b3d-8e15-60a2f7d3b918',
   * })
   */
  replayHistory(input: T.ReplayHistoryInput, options?: CallOptions): Call<T.ReplayHistoryOutput, W.ReplayHistoryWire>

  /**
   * Log of deliveries.
   *
   * Lists delivery attempts, failed and successful, without their payloads. For the failed ones that can be sent again
   * there is `getHistory`.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getLogs()) console.log(item)
   */
  getLogs(input?: T.GetLogsInput, options?: CallOptions): PagedCall<T.WebhookDeliveryLog, W.GetLogsWire>

  /**
   * Settings of the account's streams.
   *
   * Reads where the streams run and, where the service shows it, the secret that signs their deliveries.
   *
   * @example
   * await client.streams.getSettings()
   */
  getSettings(input?: T.GetSettingsInput, options?: CallOptions): Call<T.GetSettingsOutput, W.GetSettingsWire>

  /**
   * Change the settings of the account's streams.
   *
   * Sets where the streams run, or the secret that signs their deliveries. While the secret changes, deliveries signed
   * with the old one may still be on their way.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.setSettings({ region: 'eu-central-1' })
   */
  setSettings(input?: T.SetSettingsInput, options?: CallOptions): Call<T.SetSettingsOutput, W.SetSettingsWire>

  /**
   * Delivery counts of all streams.
   *
   * Counts deliveries and the records they carried, for the whole account.
   *
   * @example
   * await client.streams.getStats()
   */
  getStats(input?: T.GetStatsInput, options?: CallOptions): Call<T.GetStatsOutput, W.GetStatsWire>

  /**
   * Delivery counts of one stream.
   *
   * Counts deliveries and the records they carried, for one stream of either kind.
   *
   * @example
   * await client.streams.getStatsById({ streamId: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05' })
   */
  getStatsById(input: T.GetStatsByIdInput, options?: CallOptions): Call<T.GetStatsByIdOutput, W.GetStatsByIdWire>
}

/** The operations that the client's methods call. */
export const operations: readonly Operation[] = [
  getEvmStreams,
  createEvmStream,
  getEvmStream,
  updateEvmStream,
  deleteEvmStream,
  updateEvmStreamStatus,
  getEvmStreamAddresses,
  addEvmStreamAddress,
  deleteEvmStreamAddress,
  getAptosStreams,
  createAptosStream,
  getAptosStream,
  updateAptosStream,
  deleteAptosStream,
  updateAptosStreamStatus,
  getAptosStreamAddresses,
  addAptosStreamAddress,
  deleteAptosStreamAddress,
  getHistory,
  replayHistory,
  getLogs,
  getSettings,
  setSettings,
  getStats,
  getStatsById,
]
