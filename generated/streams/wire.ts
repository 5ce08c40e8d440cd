// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

export type { components }

export interface paths {
  '/history': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Deliveries that failed
     * @description Lists deliveries that a webhook did not take, of all streams. How long they are kept
     *     depends on the plan, from some hours to a week. `replayHistory` sends one again.
     *     Payloads can be large; `excludePayload` leaves them out.
     */
    get: operations['getHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/history/logs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Log of deliveries
     * @description Lists delivery attempts, failed and successful, without their payloads. For the
     *     failed ones that can be sent again there is `getHistory`.
     */
    get: operations['getLogs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/history/replay/{streamId}/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a failed delivery again
     * @description Posts a failed delivery to the stream's webhook once more, with the body it had then.
     *     Your code may have handled it in the meantime, so the webhook has to tolerate
     *     repetition.
     */
    post: operations['replayHistory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Settings of the account's streams
     * @description Reads where the streams run and, where the service shows it, the secret that signs
     *     their deliveries.
     */
    get: operations['getSettings']
    put?: never
    /**
     * Change the settings of the account's streams
     * @description Sets where the streams run, or the secret that signs their deliveries. While the
     *     secret changes, deliveries signed with the old one may still be on their way.
     */
    post: operations['setSettings']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stats': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Delivery counts of all streams
     * @description Counts deliveries and the records they carried, for the whole account.
     */
    get: operations['getStats']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stats/{streamId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Delivery counts of one stream
     * @description Counts deliveries and the records they carried, for one stream of either kind.
     */
    get: operations['getStatsById']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/aptos': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Streams over Aptos networks
     * @deprecated
     * @description Lists the account's streams over Aptos networks with everything they are set to.
     */
    get: operations['getAptosStreams']
    /**
     * Create a stream over Aptos networks
     * @deprecated
     * @description Creates a stream and starts it. Before it answers, the service posts a test delivery
     *     to the webhook, which has to take it with a 2xx status; otherwise nothing is created.
     *     At least one of the three `include` flags has to be true, and `allAddresses` needs
     *     events or functions to select by. Calling it twice makes two streams, so the client
     *     does not repeat it by itself.
     */
    put: operations['createAptosStream']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/aptos/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A stream over Aptos networks
     * @deprecated
     * @description Reads one stream by its id. The accounts it watches are a list of their own.
     */
    get: operations['getAptosStream']
    put?: never
    /**
     * Change a stream over Aptos networks
     * @deprecated
     * @description Changes what a stream watches or where it delivers. Give lists in full, because they
     *     take the place of the old ones. The webhook gets a test delivery and has to take it
     *     with a 2xx status; otherwise the call fails.
     */
    post: operations['updateAptosStream']
    /**
     * Delete a stream over Aptos networks
     * @deprecated
     * @description Deletes a stream for good. Gives `true`, not the stream.
     */
    delete: operations['deleteAptosStream']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/aptos/{id}/address': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Accounts an Aptos stream watches
     * @deprecated
     * @description Lists the accounts that were added to a stream. Empty for one that watches all
     *     accounts.
     */
    get: operations['getAptosStreamAddresses']
    put?: never
    /**
     * Add accounts to an Aptos stream
     * @deprecated
     * @description Adds one account or a list of them to a stream. The service takes five of these calls
     *     in five minutes, so send many accounts in one list. It needs some seconds until it
     *     watches them; what happens meanwhile may be missed.
     */
    post: operations['addAptosStreamAddress']
    /**
     * Remove accounts from an Aptos stream
     * @deprecated
     * @description Removes one account or a list of them from a stream. They are sent in the body of the
     *     request.
     */
    delete: operations['deleteAptosStreamAddress']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/aptos/{id}/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Pause or resume a stream over Aptos networks
     * @deprecated
     * @description Sets the status of a stream. `paused` stops its deliveries and `active` starts them
     *     again. Gives only the status, not the stream.
     */
    post: operations['updateAptosStreamStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/bitcoin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Streams over Bitcoin
     * @description Lists the account's streams over Bitcoin with everything they are set to. The
     *     provider's document takes a cursor but has none in the answer, so a list of more than
     *     100 streams may end after its first page: compare `total` with the rows you got. No
     *     recording of this call is public; its shape follows the provider's document.
     */
    get: operations['getBitcoinStreams']
    /**
     * Create a stream over Bitcoin
     * @description Creates a stream and starts it. Before it answers, the service posts a test delivery
     *     to the webhook, which has to take it with a 2xx status; otherwise nothing is created.
     *     A new stream watches no address until `addBitcoinStreamAddress` or
     *     `addBitcoinStreamXpub` adds some, unless `allAddresses` is true. Calling it twice
     *     makes two streams, so the client does not repeat it by itself. No recording of this
     *     call is public; its shape follows the provider's document.
     */
    put: operations['createBitcoinStream']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/bitcoin/{chainId}/block-to-webhook/{blockNumber}/{streamId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Deliver a block of a Bitcoin stream again
     * @description Posts one block to a stream's webhook, signed, with the filters and addresses that
     *     the stream has now. A block from before the stream was made cannot be sent. Your code
     *     may have handled the block already, so the webhook has to tolerate repetition; that
     *     is why the client does not repeat this call by itself. The result is `null`. No
     *     recording of this call is public; its shape follows the provider's document.
     */
    post: operations['sendBitcoinStreamBlock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/bitcoin/{chainId}/block/{blockNumber}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Preview what a Bitcoin stream would deliver
     * @description Shows what a stream with these filters would be sent for one block. It needs no
     *     stream and posts nothing. The result is `null` where the service has no delivery to
     *     show. No recording of this call is public; its shape follows the provider's document.
     */
    post: operations['getBitcoinStreamBlock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/bitcoin/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A stream over Bitcoin
     * @description Reads one stream by its id. The addresses and extended public keys it watches are
     *     lists of their own. No recording of this call is public; its shape follows the
     *     provider's document.
     */
    get: operations['getBitcoinStream']
    put?: never
    /**
     * Change a stream over Bitcoin
     * @description Changes what a stream watches or where it delivers. Give lists in full, because they
     *     take the place of the old ones. The webhook gets a test delivery and has to take it
     *     with a 2xx status; otherwise the call fails. No recording of this call is public; its
     *     shape follows the provider's document.
     */
    post: operations['updateBitcoinStream']
    /**
     * Delete a stream over Bitcoin
     * @description Deletes a stream for good. Gives `true`, not the stream. No recording of this call is
     *     public; its shape follows the provider's document.
     */
    delete: operations['deleteBitcoinStream']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/bitcoin/{id}/address': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Addresses a Bitcoin stream watches
     * @description Lists the addresses that were added to a stream. Extended public keys have a list of
     *     their own. No recording of this call is public; its shape follows the provider's
     *     document.
     */
    get: operations['getBitcoinStreamAddresses']
    put?: never
    /**
     * Add addresses to a Bitcoin stream
     * @description Adds one address or a list of them to a stream. Their checksums are verified before
     *     anything is sent. Base58 keeps its case, and bech32 is sent in lower case. The
     *     provider's page speaks of one address a call, its document of lists. The service
     *     needs some seconds until it watches them; what happens meanwhile may be missed, and
     *     `sendBitcoinStreamBlock` has it delivered. No recording of this call is public; its
     *     shape follows the provider's document.
     */
    post: operations['addBitcoinStreamAddress']
    /**
     * Remove addresses from a Bitcoin stream
     * @description Removes one address or a list of them from a stream. They are sent in the body of the
     *     request. No recording of this call is public; its shape follows the provider's
     *     document.
     */
    delete: operations['deleteBitcoinStreamAddress']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/bitcoin/{id}/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Pause or resume a stream over Bitcoin
     * @description Sets the status of a stream. `paused` stops its deliveries and `active` starts them
     *     again, also for a stream the service had put into `error`; that sends a test
     *     delivery. Treat blocks in between as lost, and have them delivered with
     *     `sendBitcoinStreamBlock`. Gives the status, not the stream. No recording of this call
     *     is public; its shape follows the provider's document.
     */
    post: operations['updateBitcoinStreamStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/bitcoin/{id}/xpub': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Extended public keys a Bitcoin stream watches
     * @description Lists the extended public keys that were added to a stream, with the ids by which
     *     they are removed. No recording of this call is public; its shape follows the
     *     provider's document.
     */
    get: operations['getBitcoinStreamXpubs']
    put?: never
    /**
     * Add an extended public key to a Bitcoin stream
     * @description Adds an extended public key to a stream, which then watches the addresses derived
     *     from it. Deliveries don't say which of them matched: compare their outputs with the
     *     addresses you know. The key's checksum is verified before anything is sent. No
     *     recording of this call is public; its shape follows the provider's document.
     */
    post: operations['addBitcoinStreamXpub']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/bitcoin/{id}/xpub/{xpubId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove an extended public key from a Bitcoin stream
     * @description Removes an extended public key from a stream by the id that adding it gave. Gives
     *     `true`, not the key. No recording of this call is public; its shape follows the
     *     provider's document.
     */
    delete: operations['deleteBitcoinStreamXpub']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/evm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Streams over EVM chains
     * @description Lists the account's streams over EVM chains with everything they are set to.
     */
    get: operations['getEvmStreams']
    /**
     * Create a stream over EVM chains
     * @description Creates a stream and starts it. Before it answers, the service posts a test delivery
     *     to the webhook, which has to take it with a 2xx status; otherwise nothing is created.
     *     At least one of `includeNativeTxs`, `includeContractLogs` and `includeInternalTxs`
     *     has to be true. A new stream watches no address until `addEvmStreamAddress` adds
     *     some, unless `allAddresses` is true. Calling it twice makes two streams, so the
     *     client does not repeat it by itself.
     */
    put: operations['createEvmStream']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/evm/{chainId}/block-to-webhook/{blockNumber}/{streamId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Deliver a block of an EVM stream again
     * @description Posts one block to a stream's webhook, signed, with the filters and addresses that
     *     the stream has now. A block from before the stream was made cannot be sent. Your code
     *     may have handled the block already, so the webhook has to tolerate repetition; that
     *     is why the client does not repeat this call by itself. The result is `null`. No
     *     recording of this call is public; its shape follows the provider's document.
     */
    post: operations['sendEvmStreamBlock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/evm/{chainId}/block/{blockNumber}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Preview what an EVM stream would deliver
     * @description Shows what a stream with these filters would be sent for one block. It needs no
     *     stream and posts nothing. The result is `null` where the service has no delivery to
     *     show. No recording of this call is public; its shape follows the provider's document.
     */
    post: operations['getEvmStreamBlock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/evm/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A stream over EVM chains
     * @description Reads one stream by its id. The addresses it watches are a list of their own.
     */
    get: operations['getEvmStream']
    put?: never
    /**
     * Change a stream over EVM chains
     * @description Changes what a stream watches or where it delivers. Give lists in full, because they
     *     take the place of the old ones. The webhook gets a test delivery and has to take it
     *     with a 2xx status; otherwise the call fails.
     */
    post: operations['updateEvmStream']
    /**
     * Delete a stream over EVM chains
     * @description Deletes a stream for good and gives back what it was.
     */
    delete: operations['deleteEvmStream']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/evm/{id}/address': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Addresses an EVM stream watches
     * @description Lists the addresses that were added to a stream. Empty for one that watches all
     *     addresses.
     */
    get: operations['getEvmStreamAddresses']
    put?: never
    /**
     * Add addresses to an EVM stream
     * @description Adds one address or a list of them to a stream. A page of the provider allows five of
     *     these calls in five minutes, so send many addresses in one list. It needs some
     *     seconds until it watches them; what happens meanwhile may be missed, and
     *     `sendEvmStreamBlock` has it delivered. How many a stream may watch depends on the
     *     plan.
     */
    post: operations['addEvmStreamAddress']
    /**
     * Remove addresses from an EVM stream
     * @description Removes one address or a list of them from a stream. They are sent in the body of the
     *     request.
     */
    delete: operations['deleteEvmStreamAddress']
    options?: never
    head?: never
    /**
     * Replace addresses of an EVM stream
     * @description The provider's document contradicts itself about this call: it is named a
     *     replacement, and its body is that of a removal. So it isn't known whether it removes
     *     the addresses you give or all others. Call `addEvmStreamAddress` and
     *     `deleteEvmStreamAddress` instead. The client does not repeat it by itself. No
     *     recording of this call is public.
     */
    patch: operations['replaceEvmStreamAddress']
    trace?: never
  }
  '/streams/evm/{id}/duplicate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Copy a stream over EVM chains
     * @description Makes a new stream with everything the given one is set to, and gives the new one,
     *     with an id of its own. Whether the addresses are copied is not documented: compare
     *     `amountOfAddresses`. Calling it twice makes two copies, so the client does not repeat
     *     it by itself. No recording of this call is public; its shape follows the provider's
     *     document.
     */
    post: operations['duplicateEvmStream']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/evm/{id}/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Pause or resume a stream over EVM chains
     * @description Sets the status of a stream. `paused` stops its deliveries and `active` starts them
     *     again, also for a stream the service had put into `error`. The provider's pages
     *     contradict each other about whether what it found meanwhile was kept: treat those
     *     blocks as lost, and have them delivered with `sendEvmStreamBlock`.
     */
    post: operations['updateEvmStreamStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/solana': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Streams over Solana
     * @description Lists the account's streams over Solana with everything they are set to. The
     *     provider's document takes a cursor but has none in the answer, so a list of more than
     *     100 streams may end after its first page: compare `total` with the rows you got. No
     *     recording of this call is public; its shape follows the provider's document.
     */
    get: operations['getSolanaStreams']
    /**
     * Create a stream over Solana
     * @description Creates a stream and starts it. Before it answers, the service posts a test delivery
     *     to the webhook, which has to take it with a 2xx status; otherwise nothing is created.
     *     A new stream watches the programs and mints you give here, and accounts once
     *     `addSolanaStreamAddress` adds some, unless `allAddresses` is true. Calling it twice
     *     makes two streams, so the client does not repeat it by itself. No recording of this
     *     call is public; its shape follows the provider's document.
     */
    put: operations['createSolanaStream']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/solana/{chainId}/block-to-webhook/{blockNumber}/{streamId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Deliver a block of a Solana stream again
     * @description Posts one block to a stream's webhook, signed, with the filters and accounts that the
     *     stream has now. A block from before the stream was made cannot be sent. Your code may
     *     have handled the block already, so the webhook has to tolerate repetition; that is
     *     why the client does not repeat this call by itself. The result is `null`. No
     *     recording of this call is public; its shape follows the provider's document.
     */
    post: operations['sendSolanaStreamBlock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/solana/{chainId}/block/{blockNumber}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Preview what a Solana stream would deliver
     * @description Shows what a stream with these filters would be sent for one block. It needs no
     *     stream and posts nothing. The result is `null` where the service has no delivery to
     *     show. No recording of this call is public; its shape follows the provider's document.
     */
    post: operations['getSolanaStreamBlock']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/solana/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A stream over Solana
     * @description Reads one stream by its id. The accounts it watches are lists of their own. No
     *     recording of this call is public; its shape follows the provider's document.
     */
    get: operations['getSolanaStream']
    put?: never
    /**
     * Change a stream over Solana
     * @description Changes what a stream watches or where it delivers. Give lists in full, because they
     *     take the place of the old ones. The webhook gets a test delivery and has to take it
     *     with a 2xx status; otherwise the call fails. No recording of this call is public; its
     *     shape follows the provider's document.
     */
    post: operations['updateSolanaStream']
    /**
     * Delete a stream over Solana
     * @description Deletes a stream for good. Gives `true`, not the stream. No recording of this call is
     *     public; its shape follows the provider's document.
     */
    delete: operations['deleteSolanaStream']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/solana/{id}/address': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Accounts a Solana stream watches
     * @description Lists the accounts that were added to a stream. Programs and mints are fields of the
     *     stream. No recording of this call is public; its shape follows the provider's
     *     document.
     */
    get: operations['getSolanaStreamAddresses']
    put?: never
    /**
     * Add accounts to a Solana stream
     * @description Adds one account or a list of them to a stream. Base58 is case-sensitive: addresses
     *     are sent as you write them, and one in lower case is refused before anything is sent.
     *     An account is matched wherever it is among the `accountKeys` of a transaction. The
     *     service needs some seconds until it watches them; what happens meanwhile may be
     *     missed, and `sendSolanaStreamBlock` has it delivered. No recording of this call is
     *     public; its shape follows the provider's document.
     */
    post: operations['addSolanaStreamAddress']
    /**
     * Remove accounts from a Solana stream
     * @description Removes one account or a list of them from a stream. They are sent in the body of the
     *     request. No recording of this call is public; its shape follows the provider's
     *     document.
     */
    delete: operations['deleteSolanaStreamAddress']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streams/solana/{id}/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Pause or resume a stream over Solana
     * @description Sets the status of a stream. `paused` stops its deliveries and `active` starts them
     *     again, also for a stream the service had put into `error`; that sends a test
     *     delivery. Treat blocks in between as lost, and have them delivered with
     *     `sendSolanaStreamBlock`. Gives the status, not the stream. No recording of this call
     *     is public; its shape follows the provider's document.
     */
    post: operations['updateSolanaStreamStatus']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface webhooks {
  aptosDelivery: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delivery of an Aptos stream
     * @description What the service posts to the webhook of an Aptos stream. It is signed and repeated
     *     in the same way as the delivery of an EVM stream: `x-signature` is keccak-256 over
     *     the raw body followed by the secret. There is no second delivery for a confirmed
     *     block.
     */
    post: operations['aptosDelivery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  bitcoinDelivery: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delivery of a Bitcoin stream
     * @description What the service posts to the webhook of a Bitcoin stream. It is signed and repeated
     *     in the same way as the delivery of an EVM stream: `x-signature` is keccak-256 over
     *     the raw body followed by the secret.
     *
     *     A transaction is delivered up to three times: from the mempool, where the hash of the
     *     block is `mempool`; as its block is mined, with `confirmed` false; and with
     *     `confirmed` true once two more blocks follow. Any of them may come first, and the
     *     first may be missing. A transaction in the mempool can be replaced or dropped, and no
     *     delivery says so. Inputs have addresses and values in the mempool only. The provider
     *     describes the body in two spellings and prints examples; no delivery has been
     *     recorded.
     */
    post: operations['bitcoinDelivery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  evmDelivery: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delivery of an EVM stream
     * @description What the service posts to the webhook of an EVM stream.
     *
     *     Signing: `x-signature` is keccak-256 over the bytes of the body as they were
     *     received, followed by the bytes of the secret, as 64 lower-case hex digits with `0x`
     *     in front. It is the Ethereum hash, not SHA3-256. Verify the raw bytes before anything
     *     parses them: a body that was parsed and written again may have another hash.
     *
     *     Every block is delivered twice, with `confirmed` false as soon as it is mined and
     *     with `confirmed` true once enough blocks follow. The second may overtake the first,
     *     and a block that vanishes is never confirmed. Delivery is at least once: attempts are
     *     repeated after 1 and 10 minutes and 1, 2, 6, 12 and 24 hours at most, and fewer times
     *     on small plans. Creating or changing a stream sends a test delivery whose texts are
     *     blank and whose lists are empty.
     */
    post: operations['evmDelivery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  solanaDelivery: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delivery of a Solana stream
     * @description What the service posts to the webhook of a Solana stream. It is signed and repeated
     *     in the same way as the delivery of an EVM stream: `x-signature` is keccak-256 over
     *     the raw body followed by the secret.
     *
     *     Every slot is delivered twice, with `confirmed` false as soon as it is produced and
     *     with `confirmed` true once 100 slots follow. The second may overtake the first, and a
     *     slot that is dropped is never confirmed. Failed transactions come too: `err` is null
     *     for those that succeeded. The provider describes the body and prints an example; no
     *     delivery has been recorded.
     */
    post: operations['solanaDelivery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type $defs = Record<string, never>
export interface operations {
  getHistory: {
    parameters: {
      query?: {
        /**
         * @description Only deliveries about these blocks.
         * @example [
         *       18905120
         *     ]
         */
        blockNumber?: number[]
        /**
         * @description Only deliveries about these chains.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chainId?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /** @description Leaves out `payload`, so that a page is small. */
        excludePayload?: boolean
        /**
         * @description Only deliveries from this moment on. A day such as `2023-12-31` means midnight UTC at
         *     its beginning. It isn't documented whether a delivery at exactly this moment is
         *     included.
         * @example 1704020400
         */
        fromTimestamp?: number
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
        /** @description Only deliveries of this stream. */
        streamId?: string
        /**
         * @description Only deliveries up to this moment. A day such as `2023-12-31` means midnight UTC at
         *     its beginning, so pass the next day to include it. It isn't documented whether a
         *     delivery at exactly this moment is included.
         * @example 1704024000
         */
        toTimestamp?: number
        /**
         * @description Only deliveries that carry this transaction; the hash is 32 bytes of hex.
         * @example 0xc59ef6af043eedfa378f6d02cdb2df56a8367a4d1161d4ef4e6aa1c9db6c375b
         */
        transactionHash?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of failed deliveries. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['HistoryResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getLogs: {
    parameters: {
      query?: {
        /**
         * @description Only deliveries about these blocks.
         * @example [
         *       18905120
         *     ]
         */
        blockNumber?: number[]
        /**
         * @description Only deliveries about these chains.
         * @example [
         *       "0x1",
         *       "0x2105"
         *     ]
         */
        chainId?: string[]
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Only attempts that ended like this.
         * @example [
         *       "failed"
         *     ]
         */
        deliveryStatus?: ('failed' | 'success')[]
        /**
         * @description Only deliveries from this moment on. A day such as `2023-12-31` means midnight UTC at
         *     its beginning. It isn't documented whether a delivery at exactly this moment is
         *     included.
         * @example 1704020400
         */
        fromTimestamp?: number
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
        /** @description Only deliveries of this stream. */
        streamId?: string
        /**
         * @description Only deliveries up to this moment. A day such as `2023-12-31` means midnight UTC at
         *     its beginning, so pass the next day to include it. It isn't documented whether a
         *     delivery at exactly this moment is included.
         * @example 1704024000
         */
        toTimestamp?: number
        /**
         * @description Only deliveries that carry this transaction; the hash is 32 bytes of hex.
         * @example 0xc59ef6af043eedfa378f6d02cdb2df56a8367a4d1161d4ef4e6aa1c9db6c375b
         */
        transactionHash?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of the log. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDeliveryLogsResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  replayHistory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the failed delivery, from the history.
         * @example c41d9e02-7f6a-4b3d-8e15-60a2f7d3b918
         */
        id: string
        /**
         * @description The stream the delivery belongs to.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        streamId: string
      }
      cookie?: never
    }
    /** @description Not needed; an empty object is accepted too. */
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': Record<string, never>
      }
    }
    responses: {
      /** @description The delivery that is sent again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['HistoryModel']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no failed delivery of this id, or it is no longer kept. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SettingsModel']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  setSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The settings to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingsModelUpdate']
      }
    }
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SettingsModel']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description A value in the body is not one the service knows; `details` names the field. */
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getStats: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UsageStatsModel']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getStatsById: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The stream to count.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        streamId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UsageStatsModel']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getAptosStreams: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of streams. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosStreamsGetAllResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  createAptosStream: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description What to watch and where to deliver it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AptosStreamCreate']
      }
    }
    responses: {
      /** @description The stream, with its id. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosStream']
        }
      }
      /**
       * @description The request breaks a rule, or your webhook did not answer the test delivery with a
       *     2xx status.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getAptosStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Aptos stream, as returned when it was created.
         * @example 3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The stream. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosStream']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  updateAptosStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Aptos stream, as returned when it was created.
         * @example 3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25
         */
        id: string
      }
      cookie?: never
    }
    /** @description The fields to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AptosStreamUpdate']
      }
    }
    responses: {
      /** @description The stream as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosStream']
        }
      }
      /**
       * @description The request breaks a rule, or your webhook did not answer the test delivery with a
       *     2xx status.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  deleteAptosStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Aptos stream, as returned when it was created.
         * @example 3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25
         */
        id: string
      }
      cookie?: never
    }
    /** @description Not needed; an empty object is accepted too. */
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': Record<string, never>
      }
    }
    responses: {
      /** @description Whether it was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': boolean
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getAptosStreamAddresses: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description Id of the Aptos stream, as returned when it was created.
         * @example 3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of accounts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosStreamsGetAddressesResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  addAptosStreamAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Aptos stream, as returned when it was created.
         * @example 3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25
         */
        id: string
      }
      cookie?: never
    }
    /** @description The accounts to add. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AptosStreamsAddAddressesRequest']
      }
    }
    responses: {
      /** @description The accounts that were added. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosStreamsAddAddressesResponse']
        }
      }
      /** @description An address of the list is not one. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  deleteAptosStreamAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Aptos stream, as returned when it was created.
         * @example 3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25
         */
        id: string
      }
      cookie?: never
    }
    /** @description The accounts to remove. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AptosStreamsDeleteAddressesRequest']
      }
    }
    responses: {
      /** @description The accounts that were removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosStreamsDeleteAddressesResponse']
        }
      }
      /** @description An address of the list is not one. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id, or the stream does not watch that address. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  updateAptosStreamStatus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Aptos stream, as returned when it was created.
         * @example 3d5c8e1f-0b67-4a92-8f3e-c17d60a94b25
         */
        id: string
      }
      cookie?: never
    }
    /** @description The status to set. */
    requestBody: {
      content: {
        'application/json': components['schemas']['StreamsStatusUpdate']
      }
    }
    responses: {
      /** @description The new status. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosStreamStatus']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getBitcoinStreams: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of streams. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinStreamsResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  createBitcoinStream: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description What to watch and where to deliver it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BitcoinStreamCreate']
      }
    }
    responses: {
      /** @description The stream, with its id. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinStream']
        }
      }
      /**
       * @description The request breaks a rule, or your webhook did not answer the test delivery with a
       *     2xx status.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  sendBitcoinStreamBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Height of the block.
         * @example 100000
         */
        blockNumber: number
        /**
         * @description Network of the block. How the service spells it here is not documented; its examples
         *     of streams have `mainnet`.
         * @example mainnet
         */
        chainId: string
        /**
         * @description The stream to deliver it for.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        streamId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The block is sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': null
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getBitcoinStreamBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Height of the block.
         * @example 100000
         */
        blockNumber: number
        /**
         * @description Network of the block. How the service spells it here is not documented; its examples
         *     of streams have `mainnet`.
         * @example mainnet
         */
        chainId: string
      }
      cookie?: never
    }
    /** @description The filters. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BitcoinStreamBlockFilters']
      }
    }
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinWebhook']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getBitcoinStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The stream. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinStream']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  updateBitcoinStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
      }
      cookie?: never
    }
    /** @description The fields to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BitcoinStreamUpdate']
      }
    }
    responses: {
      /** @description The stream as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinStream']
        }
      }
      /**
       * @description The request breaks a rule, or your webhook did not answer the test delivery with a
       *     2xx status.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  deleteBitcoinStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Whether it was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': boolean
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getBitcoinStreamAddresses: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of addresses. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinStreamAddressesResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  addBitcoinStreamAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
      }
      cookie?: never
    }
    /** @description The addresses to add. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BitcoinStreamAddressesAdd']
      }
    }
    responses: {
      /** @description The addresses that were added. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinStreamAddressesChanged']
        }
      }
      /** @description An address of the list is not one. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  deleteBitcoinStreamAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
      }
      cookie?: never
    }
    /** @description The addresses to remove. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BitcoinStreamAddressesRemove']
      }
    }
    responses: {
      /** @description The addresses that were removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinStreamAddressesChanged']
        }
      }
      /** @description An address of the list is not one. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id, or the stream does not watch that address. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  updateBitcoinStreamStatus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
      }
      cookie?: never
    }
    /** @description The status to set. */
    requestBody: {
      content: {
        'application/json': components['schemas']['StreamsStatusUpdate']
      }
    }
    responses: {
      /** @description The status the stream has now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinStreamStatus']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getBitcoinStreamXpubs: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of extended public keys. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinXpubsResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  addBitcoinStreamXpub: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
      }
      cookie?: never
    }
    /** @description The key to add. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BitcoinXpubAdd']
      }
    }
    responses: {
      /** @description The key, with its id. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BitcoinXpub']
        }
      }
      /** @description The text is not an extended public key. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  deleteBitcoinStreamXpub: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Bitcoin stream, as returned when it was created.
         * @example b7d41f60-2c8e-4935-8b0a-e3f96a1c5d27
         */
        id: string
        /**
         * @description Id of the key in the stream, from `getBitcoinStreamXpubs` or `addBitcoinStreamXpub`.
         * @example e2a6c0b4-71d5-4f98-a3e0-5b7c14d9f806
         */
        xpubId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Whether it was removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': boolean
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The account has no stream of this id, or the stream has no extended public key of
       *     that id.
       */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getEvmStreams: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
        /**
         * @description Only streams in this status.
         * @example active
         */
        status?: 'active' | 'paused' | 'error' | 'terminated'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of streams. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StreamsResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  createEvmStream: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description What to watch and where to deliver it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['StreamsModelCreate']
      }
    }
    responses: {
      /** @description The stream, with its id. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StreamsModel']
        }
      }
      /**
       * @description The request breaks a rule, or your webhook did not answer the test delivery with a
       *     2xx status.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  sendEvmStreamBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Number of the block.
         * @example 18905120
         */
        blockNumber: number
        /**
         * @description Chain of the block, as hex id, decimal id or name.
         * @example 0x1
         */
        chainId: string
        /**
         * @description The stream to deliver it for.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        streamId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The block is sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': null
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getEvmStreamBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Number of the block.
         * @example 18905120
         */
        blockNumber: number
        /**
         * @description Chain of the block, as hex id, decimal id or name.
         * @example 0x1
         */
        chainId: string
      }
      cookie?: never
    }
    /** @description The filters. */
    requestBody: {
      content: {
        'application/json': components['schemas']['EvmStreamBlockFilters']
      }
    }
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Webhook']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getEvmStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the stream, as returned when it was created.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The stream. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StreamsModel']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  updateEvmStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the stream, as returned when it was created.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        id: string
      }
      cookie?: never
    }
    /** @description The fields to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['StreamsModelUpdate']
      }
    }
    responses: {
      /** @description The stream as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StreamsModel']
        }
      }
      /**
       * @description The request breaks a rule, or your webhook did not answer the test delivery with a
       *     2xx status.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  deleteEvmStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the stream, as returned when it was created.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        id: string
      }
      cookie?: never
    }
    /** @description Not needed; an empty object is accepted too. */
    requestBody?: {
      content: {
        /** @example {} */
        'application/json': Record<string, never>
      }
    }
    responses: {
      /** @description The stream that was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StreamsModel']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getEvmStreamAddresses: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description Id of the stream, as returned when it was created.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of addresses. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AddressesResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  addEvmStreamAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the stream, as returned when it was created.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        id: string
      }
      cookie?: never
    }
    /** @description The addresses to add. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressesAdd']
      }
    }
    responses: {
      /** @description The addresses that were added. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AddressResponse']
        }
      }
      /** @description An address of the list is not one. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  deleteEvmStreamAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the stream, as returned when it was created.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        id: string
      }
      cookie?: never
    }
    /** @description The addresses to remove. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressesRemove']
      }
    }
    responses: {
      /** @description The addresses that were removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AddressResponse']
        }
      }
      /** @description An address of the list is not one. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id, or the stream does not watch that address. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  replaceEvmStreamAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the stream, as returned when it was created.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        id: string
      }
      cookie?: never
    }
    /** @description The addresses, to be kept or to be removed. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AddressesReplace']
      }
    }
    responses: {
      /** @description The addresses that were given. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AddressResponse']
        }
      }
      /** @description An address of the list is not one. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  duplicateEvmStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the stream, as returned when it was created.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The new stream. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StreamsModel']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  updateEvmStreamStatus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the stream, as returned when it was created.
         * @example 8a7f2c1e-5b0d-4f36-9c84-2d6e1b7a9f05
         */
        id: string
      }
      cookie?: never
    }
    /** @description The status to set. */
    requestBody: {
      content: {
        'application/json': components['schemas']['StreamsStatusUpdate']
      }
    }
    responses: {
      /** @description The stream in its new status. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StreamsModel']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSolanaStreams: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of streams. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaStreamsResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  createSolanaStream: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description What to watch and where to deliver it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SolanaStreamCreate']
      }
    }
    responses: {
      /** @description The stream, with its id. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaStream']
        }
      }
      /**
       * @description The request breaks a rule, or your webhook did not answer the test delivery with a
       *     2xx status.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  sendSolanaStreamBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The block. It is not documented whether by its slot or by its height.
         * @example 410060994
         */
        blockNumber: number
        /**
         * @description Network of the block. How the service spells it here is not documented; its examples
         *     of streams have `mainnet`.
         * @example mainnet
         */
        chainId: string
        /**
         * @description The stream to deliver it for.
         * @example 5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842
         */
        streamId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The block is sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': null
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSolanaStreamBlock: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description The block. It is not documented whether by its slot or by its height.
         * @example 410060994
         */
        blockNumber: number
        /**
         * @description Network of the block. How the service spells it here is not documented; its examples
         *     of streams have `mainnet`.
         * @example mainnet
         */
        chainId: string
      }
      cookie?: never
    }
    /** @description The filters. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SolanaStreamBlockFilters']
      }
    }
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaWebhook']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description There is no such resource. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSolanaStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Solana stream, as returned when it was created.
         * @example 5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The stream. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaStream']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  updateSolanaStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Solana stream, as returned when it was created.
         * @example 5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842
         */
        id: string
      }
      cookie?: never
    }
    /** @description The fields to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SolanaStreamUpdate']
      }
    }
    responses: {
      /** @description The stream as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaStream']
        }
      }
      /**
       * @description The request breaks a rule, or your webhook did not answer the test delivery with a
       *     2xx status.
       */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  deleteSolanaStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Solana stream, as returned when it was created.
         * @example 5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Whether it was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': boolean
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  getSolanaStreamAddresses: {
    parameters: {
      query?: {
        /** @description The `cursor` of the previous page. Without it, the list starts from the beginning. */
        cursor?: string
        /**
         * @description Rows per page, 100 at most. The service requires it, so the client always sends one.
         * @example 100
         */
        limit?: number
      }
      header?: never
      path: {
        /**
         * @description Id of the Solana stream, as returned when it was created.
         * @example 5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of accounts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaStreamAddressesResponse']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  addSolanaStreamAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Solana stream, as returned when it was created.
         * @example 5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842
         */
        id: string
      }
      cookie?: never
    }
    /** @description The accounts to add. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SolanaStreamAddressesAdd']
      }
    }
    responses: {
      /** @description The accounts that were added. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaStreamAddressesChanged']
        }
      }
      /** @description An address of the list is not one. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  deleteSolanaStreamAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Solana stream, as returned when it was created.
         * @example 5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842
         */
        id: string
      }
      cookie?: never
    }
    /** @description The accounts to remove. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SolanaStreamAddressesRemove']
      }
    }
    responses: {
      /** @description The accounts that were removed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaStreamAddressesChanged']
        }
      }
      /** @description An address of the list is not one. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id, or the stream does not watch that address. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  updateSolanaStreamStatus: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the Solana stream, as returned when it was created.
         * @example 5e0c3c7a-94f1-4b8d-a2c6-7f1d0b93e842
         */
        id: string
      }
      cookie?: never
    }
    /** @description The status to set. */
    requestBody: {
      content: {
        'application/json': components['schemas']['StreamsStatusUpdate']
      }
    }
    responses: {
      /** @description The status the stream has now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SolanaStreamStatus']
        }
      }
      /** @description The request breaks a rule of the operation; the message names it. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The API key is missing or not valid. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The account has no stream of this id. */
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /**
       * @description The plan's requests of the last 4 seconds are used up; `Retry-After`, where it is
       *     sent, says when to come back.
       */
      429: {
        headers: {
          /**
           * @description Seconds to wait before the next attempt.
           * @example 1
           */
          'Retry-After'?: number
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
      /** @description The service failed; the same request may succeed later. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiErrorBody']
        }
      }
    }
  }
  aptosDelivery: {
    parameters: {
      query?: never
      header: {
        /**
         * @description How many deliveries wait for your webhook; at 10,000 the stream is put into error.
         * @example 0
         */
        'x-queue-size'?: number
        /**
         * @description How many records of this delivery are charged; those of an EVM block that is not
         *     confirmed are free.
         * @example 20
         */
        'x-records-charged'?: number
        /**
         * @description Where the service posted from.
         * @example us-west-2
         */
        'x-region'?: string
        /**
         * @description Keccak-256 over the raw body followed by the secret, 32 bytes of hex in lower case.
         * @example 0x9b1f6d0ce83a2754a1d94c6be07f35c812f0ae94d65b3c71e82a40f6937cd5b8
         */
        'x-signature': string
      }
      path?: never
      cookie?: never
    }
    /** @description One block, as far as the stream is interested in it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AptosWebhook']
      }
    }
    responses: {
      /** @description Taken. Any 2xx status says so, and the delivery is not sent again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Not a delivery. It counts as failed and is sent again. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The signature does not fit. It counts as failed and is sent again. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Larger than the webhook accepts. It counts as failed and is sent again. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The webhook could not handle it. It counts as failed and is sent again. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  bitcoinDelivery: {
    parameters: {
      query?: never
      header: {
        /**
         * @description How many deliveries wait for your webhook; at 10,000 the stream is put into error.
         * @example 0
         */
        'x-queue-size'?: number
        /**
         * @description How many records of this delivery are charged; those of an EVM block that is not
         *     confirmed are free.
         * @example 20
         */
        'x-records-charged'?: number
        /**
         * @description Where the service posted from.
         * @example us-west-2
         */
        'x-region'?: string
        /**
         * @description Keccak-256 over the raw body followed by the secret, 32 bytes of hex in lower case.
         * @example 0x9b1f6d0ce83a2754a1d94c6be07f35c812f0ae94d65b3c71e82a40f6937cd5b8
         */
        'x-signature': string
      }
      path?: never
      cookie?: never
    }
    /** @description One block, or transactions of the mempool, as far as the stream is interested in it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BitcoinWebhook']
      }
    }
    responses: {
      /** @description Taken. Any 2xx status says so, and the delivery is not sent again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Not a delivery. It counts as failed and is sent again. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The signature does not fit. It counts as failed and is sent again. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Larger than the webhook accepts. It counts as failed and is sent again. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The webhook could not handle it. It counts as failed and is sent again. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  evmDelivery: {
    parameters: {
      query?: never
      header: {
        /**
         * @description How many deliveries wait for your webhook; at 10,000 the stream is put into error.
         * @example 0
         */
        'x-queue-size'?: number
        /**
         * @description How many records of this delivery are charged; those of an EVM block that is not
         *     confirmed are free.
         * @example 20
         */
        'x-records-charged'?: number
        /**
         * @description Where the service posted from.
         * @example us-west-2
         */
        'x-region'?: string
        /**
         * @description Keccak-256 over the raw body followed by the secret, 32 bytes of hex in lower case.
         * @example 0x9b1f6d0ce83a2754a1d94c6be07f35c812f0ae94d65b3c71e82a40f6937cd5b8
         */
        'x-signature': string
      }
      path?: never
      cookie?: never
    }
    /** @description One block, as far as the stream is interested in it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['Webhook']
      }
    }
    responses: {
      /** @description Taken. Any 2xx status says so, and the delivery is not sent again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Not a delivery. It counts as failed and is sent again. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The signature does not fit. It counts as failed and is sent again. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Larger than the webhook accepts. It counts as failed and is sent again. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The webhook could not handle it. It counts as failed and is sent again. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  solanaDelivery: {
    parameters: {
      query?: never
      header: {
        /**
         * @description How many deliveries wait for your webhook; at 10,000 the stream is put into error.
         * @example 0
         */
        'x-queue-size'?: number
        /**
         * @description How many records of this delivery are charged; those of an EVM block that is not
         *     confirmed are free.
         * @example 20
         */
        'x-records-charged'?: number
        /**
         * @description Where the service posted from.
         * @example us-west-2
         */
        'x-region'?: string
        /**
         * @description Keccak-256 over the raw body followed by the secret, 32 bytes of hex in lower case.
         * @example 0x9b1f6d0ce83a2754a1d94c6be07f35c812f0ae94d65b3c71e82a40f6937cd5b8
         */
        'x-signature': string
      }
      path?: never
      cookie?: never
    }
    /** @description One slot, as far as the stream is interested in it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SolanaWebhook']
      }
    }
    responses: {
      /** @description Taken. Any 2xx status says so, and the delivery is not sent again. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Not a delivery. It counts as failed and is sent again. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The signature does not fit. It counts as failed and is sent again. */
      401: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description Larger than the webhook accepts. It counts as failed and is sent again. */
      413: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The webhook could not handle it. It counts as failed and is sent again. */
      500: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
}
