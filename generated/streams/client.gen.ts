// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { Call, CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
import {
  addAptosStreamAddress,
  addBitcoinStreamAddress,
  addBitcoinStreamXpub,
  addEvmStreamAddress,
  addSolanaStreamAddress,
  createAptosStream,
  createBitcoinStream,
  createEvmStream,
  createSolanaStream,
  deleteAptosStream,
  deleteAptosStreamAddress,
  deleteBitcoinStream,
  deleteBitcoinStreamAddress,
  deleteBitcoinStreamXpub,
  deleteEvmStream,
  deleteEvmStreamAddress,
  deleteSolanaStream,
  deleteSolanaStreamAddress,
  duplicateEvmStream,
  getAptosStream,
  getAptosStreamAddresses,
  getAptosStreams,
  getBitcoinStream,
  getBitcoinStreamAddresses,
  getBitcoinStreamBlock,
  getBitcoinStreamXpubs,
  getBitcoinStreams,
  getEvmStream,
  getEvmStreamAddresses,
  getEvmStreamBlock,
  getEvmStreams,
  getHistory,
  getLogs,
  getSettings,
  getSolanaStream,
  getSolanaStreamAddresses,
  getSolanaStreamBlock,
  getSolanaStreams,
  getStats,
  getStatsById,
  replaceEvmStreamAddress,
  replayHistory,
  sendBitcoinStreamBlock,
  sendEvmStreamBlock,
  sendSolanaStreamBlock,
  setSettings,
  updateAptosStream,
  updateAptosStreamStatus,
  updateBitcoinStream,
  updateBitcoinStreamStatus,
  updateEvmStream,
  updateEvmStreamStatus,
  updateSolanaStream,
  updateSolanaStreamStatus,
} from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** Streams: 54 operations, each a method. */
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
   * service had put into `error`. The provider's pages contradict each other about whether what it found meanwhile was
   * kept: treat those blocks as lost, and have them delivered with `sendEvmStreamBlock`.
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
   * Adds one address or a list of them to a stream. A page of the provider allows five of these calls in five minutes,
   * so send many addresses in one list. It needs some seconds until it watches them; what happens meanwhile may be
   * missed, and `sendEvmStreamBlock` has it delivered. How many a stream may watch depends on the plan.
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
   * Replace addresses of an EVM stream.
   *
   * The provider's document contradicts itself about this call: it is named a replacement, and its body is that of a
   * removal. So it isn't known whether it removes the addresses you give or all others. Call `addEvmStreamAddress` and
   * `deleteEvmStreamAddress` instead. The client does not repeat it by itself. No recording of this call is public.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.replaceEvmStreamAddress({
   *   id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05',
   *   address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
   * })
   */
  replaceEvmStreamAddress(
    input: T.ReplaceEvmStreamAddressInput,
    options?: CallOptions,
  ): Call<T.ReplaceEvmStreamAddressOutput, W.ReplaceEvmStreamAddressWire>

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
   * Copy a stream over EVM chains.
   *
   * Makes a new stream with everything the given one is set to, and gives the new one, with an id of its own. Whether
   * the addresses are copied is not documented: compare `amountOfAddresses`. Calling it twice makes two copies, so the
   * client does not repeat it by itself. No recording of this call is public; its shape follows the provider's
   * document.
   *
   * @example
   * await client.streams.duplicateEvmStream({ id: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05' })
   */
  duplicateEvmStream(
    input: T.DuplicateEvmStreamInput,
    options?: CallOptions,
  ): Call<T.DuplicateEvmStreamOutput, W.DuplicateEvmStreamWire>

  /**
   * Preview what an EVM stream would deliver.
   *
   * Shows what a stream with these filters would be sent for one block. It needs no stream and posts nothing. The
   * result is `null` where the service has no delivery to show. No recording of this call is public; its shape follows
   * the provider's document.
   *
   * `null` if there is none.
   *
   * @example
   * await client.streams.getEvmStreamBlock({ chainId: '0x1', blockNumber: 18905120 })
   */
  getEvmStreamBlock(
    input: T.GetEvmStreamBlockInput,
    options?: CallOptions,
  ): Call<T.GetEvmStreamBlockOutput, W.GetEvmStreamBlockWire>

  /**
   * Deliver a block of an EVM stream again.
   *
   * Posts one block to a stream's webhook, signed, with the filters and addresses that the stream has now. A block from
   * before the stream was made cannot be sent. Your code may have handled the block already, so the webhook has to
   * tolerate repetition; that is why the client does not repeat this call by itself. The result is `null`. No recording
   * of this call is public; its shape follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.sendEvmStreamBlock({
   *   chainId: '0x1',
   *   blockNumber: 18905120,
   *   streamId: '8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05',
   * })
   */
  sendEvmStreamBlock(
    input: T.SendEvmStreamBlockInput,
    options?: CallOptions,
  ): Call<T.SendEvmStreamBlockOutput, W.SendEvmStreamBlockWire>

  /**
   * Streams over Solana.
   *
   * Lists the account's streams over Solana with everything they are set to. The provider's document takes a cursor but
   * has none in the answer, so a list of more than 100 streams may end after its first page: compare `total` with the
   * rows you got. No recording of this call is public; its shape follows the provider's document.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getSolanaStreams()) console.log(item)
   */
  getSolanaStreams(
    input?: T.GetSolanaStreamsInput,
    options?: CallOptions,
  ): PagedCall<T.SolanaStream, W.GetSolanaStreamsWire>

  /**
   * Create a stream over Solana.
   *
   * Creates a stream and starts it. Before it answers, the service posts a test delivery to the webhook, which has to
   * take it with a 2xx status; otherwise nothing is created. A new stream watches the programs and mints you give here,
   * and accounts once `addSolanaStreamAddress` adds some, unless `allAddresses` is true. Calling it twice makes two
   * streams, so the client does not repeat it by itself. No recording of this call is public; its shape follows the
   * provider's document.
   *
   * @example
   * await client.streams.createSolanaStream({
   *   webhookUrl: 'https://hooks.example.org/solana',
   *   description: 'Stablecoins in and out of the treasury',
   *   tag: 'treasury',
   *   network: ['mainnet'],
   *   programIds: ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
   *   mintAddresses: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
   *   allAddresses: false,
   * })
   */
  createSolanaStream(
    input: T.CreateSolanaStreamInput,
    options?: CallOptions,
  ): Call<T.CreateSolanaStreamOutput, W.CreateSolanaStreamWire>

  /**
   * A stream over Solana.
   *
   * Reads one stream by its id. The accounts it watches are lists of their own. No recording of this call is public;
   * its shape follows the provider's document.
   *
   * @example
   * await client.streams.getSolanaStream({ id: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842' })
   */
  getSolanaStream(
    input: T.GetSolanaStreamInput,
    options?: CallOptions,
  ): Call<T.GetSolanaStreamOutput, W.GetSolanaStreamWire>

  /**
   * Change a stream over Solana.
   *
   * Changes what a stream watches or where it delivers. Give lists in full, because they take the place of the old
   * ones. The webhook gets a test delivery and has to take it with a 2xx status; otherwise the call fails. No recording
   * of this call is public; its shape follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.updateSolanaStream({
   *   id: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842',
   *   tag: 'usdc',
   *   mintAddresses: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
   * })
   */
  updateSolanaStream(
    input: T.UpdateSolanaStreamInput,
    options?: CallOptions,
  ): Call<T.UpdateSolanaStreamOutput, W.UpdateSolanaStreamWire>

  /**
   * Delete a stream over Solana.
   *
   * Deletes a stream for good. Gives `true`, not the stream. No recording of this call is public; its shape follows the
   * provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.deleteSolanaStream({ id: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842' })
   */
  deleteSolanaStream(
    input: T.DeleteSolanaStreamInput,
    options?: CallOptions,
  ): Call<T.DeleteSolanaStreamOutput, W.DeleteSolanaStreamWire>

  /**
   * Pause or resume a stream over Solana.
   *
   * Sets the status of a stream. `paused` stops its deliveries and `active` starts them again, also for a stream the
   * service had put into `error`; that sends a test delivery. Treat blocks in between as lost, and have them delivered
   * with `sendSolanaStreamBlock`. Gives the status, not the stream. No recording of this call is public; its shape
   * follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.updateSolanaStreamStatus({ id: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842', status: 'paused' })
   */
  updateSolanaStreamStatus(
    input: T.UpdateSolanaStreamStatusInput,
    options?: CallOptions,
  ): Call<T.UpdateSolanaStreamStatusOutput, W.UpdateSolanaStreamStatusWire>

  /**
   * Accounts a Solana stream watches.
   *
   * Lists the accounts that were added to a stream. Programs and mints are fields of the stream. No recording of this
   * call is public; its shape follows the provider's document.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getSolanaStreamAddresses({
   *   id: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842',
   * })) console.log(item)
   */
  getSolanaStreamAddresses(
    input: T.GetSolanaStreamAddressesInput,
    options?: CallOptions,
  ): PagedCall<T.SolanaStreamAddress, W.GetSolanaStreamAddressesWire>

  /**
   * Add accounts to a Solana stream.
   *
   * Adds one account or a list of them to a stream. Base58 is case-sensitive: addresses are sent as you write them, and
   * one in lower case is refused before anything is sent. An account is matched wherever it is among the `accountKeys`
   * of a transaction. The service needs some seconds until it watches them; what happens meanwhile may be missed, and
   * `sendSolanaStreamBlock` has it delivered. No recording of this call is public; its shape follows the provider's
   * document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.addSolanaStreamAddress({
   *   id: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842',
   *   address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
   * })
   */
  addSolanaStreamAddress(
    input: T.AddSolanaStreamAddressInput,
    options?: CallOptions,
  ): Call<T.AddSolanaStreamAddressOutput, W.AddSolanaStreamAddressWire>

  /**
   * Remove accounts from a Solana stream.
   *
   * Removes one account or a list of them from a stream. They are sent in the body of the request. No recording of this
   * call is public; its shape follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.deleteSolanaStreamAddress({
   *   id: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842',
   *   address: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
   * })
   */
  deleteSolanaStreamAddress(
    input: T.DeleteSolanaStreamAddressInput,
    options?: CallOptions,
  ): Call<T.DeleteSolanaStreamAddressOutput, W.DeleteSolanaStreamAddressWire>

  /**
   * Streams over Bitcoin.
   *
   * Lists the account's streams over Bitcoin with everything they are set to. The provider's document takes a cursor
   * but has none in the answer, so a list of more than 100 streams may end after its first page: compare `total` with
   * the rows you got. No recording of this call is public; its shape follows the provider's document.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getBitcoinStreams()) console.log(item)
   */
  getBitcoinStreams(
    input?: T.GetBitcoinStreamsInput,
    options?: CallOptions,
  ): PagedCall<T.BitcoinStream, W.GetBitcoinStreamsWire>

  /**
   * Create a stream over Bitcoin.
   *
   * Creates a stream and starts it. Before it answers, the service posts a test delivery to the webhook, which has to
   * take it with a 2xx status; otherwise nothing is created. A new stream watches no address until
   * `addBitcoinStreamAddress` or `addBitcoinStreamXpub` adds some, unless `allAddresses` is true. Calling it twice
   * makes two streams, so the client does not repeat it by itself. No recording of this call is public; its shape
   * follows the provider's document.
   *
   * @example
   * await client.streams.createBitcoinStream({
   *   webhookUrl: 'https://hooks.example.org/bitcoin',
   *   description: 'Deposits of customers',
   *   tag: 'deposits',
   *   network: ['mainnet'],
   *   includeInputs: true,
   *   includeOutputs: true,
   *   demo: false,
   *   allAddresses: false,
   * })
   */
  createBitcoinStream(
    input: T.CreateBitcoinStreamInput,
    options?: CallOptions,
  ): Call<T.CreateBitcoinStreamOutput, W.CreateBitcoinStreamWire>

  /**
   * A stream over Bitcoin.
   *
   * Reads one stream by its id. The addresses and extended public keys it watches are lists of their own. No recording
   * of this call is public; its shape follows the provider's document.
   *
   * @example
   * await client.streams.getBitcoinStream({ id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27' })
   */
  getBitcoinStream(
    input: T.GetBitcoinStreamInput,
    options?: CallOptions,
  ): Call<T.GetBitcoinStreamOutput, W.GetBitcoinStreamWire>

  /**
   * Change a stream over Bitcoin.
   *
   * Changes what a stream watches or where it delivers. Give lists in full, because they take the place of the old
   * ones. The webhook gets a test delivery and has to take it with a 2xx status; otherwise the call fails. No recording
   * of this call is public; its shape follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.updateBitcoinStream({
   *   id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27',
   *   tag: 'incoming',
   *   includeInputs: false,
   * })
   */
  updateBitcoinStream(
    input: T.UpdateBitcoinStreamInput,
    options?: CallOptions,
  ): Call<T.UpdateBitcoinStreamOutput, W.UpdateBitcoinStreamWire>

  /**
   * Delete a stream over Bitcoin.
   *
   * Deletes a stream for good. Gives `true`, not the stream. No recording of this call is public; its shape follows the
   * provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.deleteBitcoinStream({ id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27' })
   */
  deleteBitcoinStream(
    input: T.DeleteBitcoinStreamInput,
    options?: CallOptions,
  ): Call<T.DeleteBitcoinStreamOutput, W.DeleteBitcoinStreamWire>

  /**
   * Pause or resume a stream over Bitcoin.
   *
   * Sets the status of a stream. `paused` stops its deliveries and `active` starts them again, also for a stream the
   * service had put into `error`; that sends a test delivery. Treat blocks in between as lost, and have them delivered
   * with `sendBitcoinStreamBlock`. Gives the status, not the stream. No recording of this call is public; its shape
   * follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.updateBitcoinStreamStatus({ id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27', status: 'paused' })
   */
  updateBitcoinStreamStatus(
    input: T.UpdateBitcoinStreamStatusInput,
    options?: CallOptions,
  ): Call<T.UpdateBitcoinStreamStatusOutput, W.UpdateBitcoinStreamStatusWire>

  /**
   * Addresses a Bitcoin stream watches.
   *
   * Lists the addresses that were added to a stream. Extended public keys have a list of their own. No recording of
   * this call is public; its shape follows the provider's document.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getBitcoinStreamAddresses({
   *   id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27',
   * })) console.log(item)
   */
  getBitcoinStreamAddresses(
    input: T.GetBitcoinStreamAddressesInput,
    options?: CallOptions,
  ): PagedCall<T.BitcoinStreamAddress, W.GetBitcoinStreamAddressesWire>

  /**
   * Add addresses to a Bitcoin stream.
   *
   * Adds one address or a list of them to a stream. Their checksums are verified before anything is sent. Base58 keeps
   * its case, and bech32 is sent in lower case. The provider's page speaks of one address a call, its document of
   * lists. The service needs some seconds until it watches them; what happens meanwhile may be missed, and
   * `sendBitcoinStreamBlock` has it delivered. No recording of this call is public; its shape follows the provider's
   * document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.addBitcoinStreamAddress({
   *   id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27',
   *   address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
   * })
   */
  addBitcoinStreamAddress(
    input: T.AddBitcoinStreamAddressInput,
    options?: CallOptions,
  ): Call<T.AddBitcoinStreamAddressOutput, W.AddBitcoinStreamAddressWire>

  /**
   * Remove addresses from a Bitcoin stream.
   *
   * Removes one address or a list of them from a stream. They are sent in the body of the request. No recording of this
   * call is public; its shape follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.deleteBitcoinStreamAddress({
   *   id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27',
   *   address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
   * })
   */
  deleteBitcoinStreamAddress(
    input: T.DeleteBitcoinStreamAddressInput,
    options?: CallOptions,
  ): Call<T.DeleteBitcoinStreamAddressOutput, W.DeleteBitcoinStreamAddressWire>

  /**
   * Extended public keys a Bitcoin stream watches.
   *
   * Lists the extended public keys that were added to a stream, with the ids by which they are removed. No recording of
   * this call is public; its shape follows the provider's document.
   *
   * Paged: loop over the call to get the items of all pages.
   *
   * @example
   * for await (const item of client.streams.getBitcoinStreamXpubs({
   *   id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27',
   * })) console.log(item)
   */
  getBitcoinStreamXpubs(
    input: T.GetBitcoinStreamXpubsInput,
    options?: CallOptions,
  ): PagedCall<T.BitcoinXpub, W.GetBitcoinStreamXpubsWire>

  /**
   * Add an extended public key to a Bitcoin stream.
   *
   * Adds an extended public key to a stream, which then watches the addresses derived from it. Deliveries don't say
   * which of them matched: compare their outputs with the addresses you know. The key's checksum is verified before
   * anything is sent. No recording of this call is public; its shape follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.addBitcoinStreamXpub({ id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27', xpub: 'xpub6CUGRU…' })
   */
  addBitcoinStreamXpub(
    input: T.AddBitcoinStreamXpubInput,
    options?: CallOptions,
  ): Call<T.AddBitcoinStreamXpubOutput, W.AddBitcoinStreamXpubWire>

  /**
   * Remove an extended public key from a Bitcoin stream.
   *
   * Removes an extended public key from a stream by the id that adding it gave. Gives `true`, not the key. No recording
   * of this call is public; its shape follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.deleteBitcoinStreamXpub({
   *   id: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27',
   *   xpubId: 'e2a6c0b4-71d5-4f98-a3e0-5b7c14d9f806',
   * })
   */
  deleteBitcoinStreamXpub(
    input: T.DeleteBitcoinStreamXpubInput,
    options?: CallOptions,
  ): Call<T.DeleteBitcoinStreamXpubOutput, W.DeleteBitcoinStreamXpubWire>

  /**
   * Preview what a Solana stream would deliver.
   *
   * Shows what a stream with these filters would be sent for one block. It needs no stream and posts nothing. The
   * result is `null` where the service has no delivery to show. No recording of this call is public; its shape follows
   * the provider's document.
   *
   * `null` if there is none.
   *
   * @example
   * await client.streams.getSolanaStreamBlock({
   *   chainId: 'mainnet',
   *   blockNumber: 410060994,
   *   tag: 'my-solana-stream',
   *   allAddresses: false,
   *   addresses: ['GoSBxCH19sMnZVEifsXeeMdEfkTv6Zh6MWvQFQF3e5m7'],
   *   programIds: ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
   *   mintAddresses: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
   * })
   */
  getSolanaStreamBlock(
    input: T.GetSolanaStreamBlockInput,
    options?: CallOptions,
  ): Call<T.GetSolanaStreamBlockOutput, W.GetSolanaStreamBlockWire>

  /**
   * Deliver a block of a Solana stream again.
   *
   * Posts one block to a stream's webhook, signed, with the filters and accounts that the stream has now. A block from
   * before the stream was made cannot be sent. Your code may have handled the block already, so the webhook has to
   * tolerate repetition; that is why the client does not repeat this call by itself. The result is `null`. No recording
   * of this call is public; its shape follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.sendSolanaStreamBlock({
   *   chainId: 'mainnet',
   *   blockNumber: 410060994,
   *   streamId: '5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842',
   * })
   */
  sendSolanaStreamBlock(
    input: T.SendSolanaStreamBlockInput,
    options?: CallOptions,
  ): Call<T.SendSolanaStreamBlockOutput, W.SendSolanaStreamBlockWire>

  /**
   * Preview what a Bitcoin stream would deliver.
   *
   * Shows what a stream with these filters would be sent for one block. It needs no stream and posts nothing. The
   * result is `null` where the service has no delivery to show. No recording of this call is public; its shape follows
   * the provider's document.
   *
   * `null` if there is none.
   *
   * @example
   * await client.streams.getBitcoinStreamBlock({
   *   chainId: 'mainnet',
   *   blockNumber: 100000,
   *   tag: 'payments',
   *   allAddresses: false,
   *   includeInputs: true,
   *   includeOutputs: true,
   *   addresses: ['1JqDybm2nWTENrHvMyafbSXXtTk5Uv5QAn'],
   * })
   */
  getBitcoinStreamBlock(
    input: T.GetBitcoinStreamBlockInput,
    options?: CallOptions,
  ): Call<T.GetBitcoinStreamBlockOutput, W.GetBitcoinStreamBlockWire>

  /**
   * Deliver a block of a Bitcoin stream again.
   *
   * Posts one block to a stream's webhook, signed, with the filters and addresses that the stream has now. A block from
   * before the stream was made cannot be sent. Your code may have handled the block already, so the webhook has to
   * tolerate repetition; that is why the client does not repeat this call by itself. The result is `null`. No recording
   * of this call is public; its shape follows the provider's document.
   *
   * `null` if it succeeds with an empty response.
   *
   * @example
   * await client.streams.sendBitcoinStreamBlock({
   *   chainId: 'mainnet',
   *   blockNumber: 100000,
   *   streamId: 'b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27',
   * })
   */
  sendBitcoinStreamBlock(
    input: T.SendBitcoinStreamBlockInput,
    options?: CallOptions,
  ): Call<T.SendBitcoinStreamBlockOutput, W.SendBitcoinStreamBlockWire>

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
  replaceEvmStreamAddress,
  deleteEvmStreamAddress,
  duplicateEvmStream,
  getEvmStreamBlock,
  sendEvmStreamBlock,
  getSolanaStreams,
  createSolanaStream,
  getSolanaStream,
  updateSolanaStream,
  deleteSolanaStream,
  updateSolanaStreamStatus,
  getSolanaStreamAddresses,
  addSolanaStreamAddress,
  deleteSolanaStreamAddress,
  getBitcoinStreams,
  createBitcoinStream,
  getBitcoinStream,
  updateBitcoinStream,
  deleteBitcoinStream,
  updateBitcoinStreamStatus,
  getBitcoinStreamAddresses,
  addBitcoinStreamAddress,
  deleteBitcoinStreamAddress,
  getBitcoinStreamXpubs,
  addBitcoinStreamXpub,
  deleteBitcoinStreamXpub,
  getSolanaStreamBlock,
  sendSolanaStreamBlock,
  getBitcoinStreamBlock,
  sendBitcoinStreamBlock,
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
