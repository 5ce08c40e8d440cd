// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { components } from './wireSchemas.js'

export type { components }

export interface paths {
  '/': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The head of the ledger
     * @description Reads how far the node has come: the newest version and block of the ledger, the
     *     oldest ones that it has not pruned, and the chain it is on. `ledgerTimestamp` shows
     *     how far behind a node is.
     */
    get: operations['getLedgerInfo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/accounts/{address}/events/{creation_number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Events of a stream, by its number
     * @description Lists the events of one event stream of an account, oldest first from `start` on.
     *     Without `start` the newest ones come, so give 0 to read them all. Module events
     *     belong to no stream and are found in their transactions only.
     */
    get: operations['getEventsByCreationNumber']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/accounts/{address}/events/{event_handle}/{field_name}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Events of a stream, by its handle
     * @description Lists the events of the stream whose handle is in a field of one of the account's
     *     resources, oldest first from `start` on. Without `start` the newest ones come, so
     *     give 0 to read them all. The same events come from `getEventsByCreationNumber` by the
     *     number of the stream.
     */
    get: operations['getEventsByEventHandle']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/accounts/{address}/module/{module_name}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A module of an account
     * @description Reads one Move module, with bytecode and interface, as of a ledger version. The
     *     gateway serves it under the path of `getAccountResource` and tells the two apart by
     *     the last segment.
     */
    get: operations['getAccountModule']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/accounts/{address}/modules': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Modules of an account
     * @description Lists the Move modules that an account has published, with bytecode and interface, as
     *     of a ledger version. The pages follow the storage keys, not the names; the cursor of
     *     the next page is in the answer's `X-Aptos-Cursor` header. An account without modules
     *     gives an empty list. For one module there is `getAccountModule`.
     */
    get: operations['getAccountModules']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/accounts/{address}/resource/{resource_type}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A resource of an account
     * @description Reads one resource of an account or object, as of a ledger version. A resource that
     *     is not there, now or at that version, is an error of status 404. For all resources
     *     there is `getAccountResources` of the Aptos data API.
     */
    get: operations['getAccountResource']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/accounts/{address}/transactions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transactions sent by an account
     * @description Lists the committed transactions that an account sent, in the order of their sequence
     *     numbers from `start` on, where `start` is a sequence number and not a ledger version.
     *     Without `start` the newest ones come, so give 0 to read them all. Transactions sent
     *     with a nonce in place of a sequence number are not among them.
     */
    get: operations['getAccountTransactions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/blocks/{block_height}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A block by height
     * @description Reads the block of a height, with its transactions of every kind when asked for. A
     *     height that is still to come is an error of status 404, one that the node has pruned
     *     of status 410.
     */
    get: operations['getBlockByHeight']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/blocks/by_version/{version}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The block of a ledger version
     * @description Reads the block in which a ledger version lies, with its transactions of every kind
     *     when asked for. A version that is still to come is an error of status 404, one that
     *     the node has pruned of status 410.
     */
    get: operations['getBlockByVersion']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transactions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Transactions of the ledger
     * @description Lists committed transactions of every kind in the order of their ledger versions,
     *     from `start` on. Without `start` the newest ones come. Nodes give 25 when no limit is
     *     set and never more than 100, unless configured otherwise. A pruned version is an
     *     error of status 410. The list ends where the ledger does, at the version that the
     *     header `X-Aptos-Ledger-Version` names; iterating follows a growing ledger. A node
     *     answers a `start` beyond its newest version with status 400.
     */
    get: operations['getTransactions']
    put?: never
    /**
     * Submit a transaction
     * @description Hands a signed transaction to the network. The answer says that it was taken into the
     *     pool, not that it ran: ask for its hash until it is a `user_transaction`. Sending it
     *     again does no harm, since its sequence number or nonce counts only once, but the
     *     repetition may be refused.
     */
    post: operations['submitTransaction']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transactions/batch': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Submit several transactions
     * @description Hands several signed transactions to the network in one call. Each is taken or
     *     refused by itself; the answer names the refused ones by their position. What was
     *     taken is not committed yet.
     */
    post: operations['submitBatchTransactions']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transactions/by_hash/{txn_hash}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A transaction by hash
     * @description Reads a transaction, committed or still waiting. A hash that the node does not know,
     *     because the transaction has not arrived, has expired or is pruned, is an error of
     *     status 404.
     */
    get: operations['getTransactionByHash']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transactions/by_version/{txn_version}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A transaction by ledger version
     * @description Reads the committed transaction of a ledger version, of whatever kind it is. A
     *     version that is still to come is an error of status 404, one that the node has pruned
     *     of status 410.
     */
    get: operations['getTransactionByVersion']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transactions/encode_submission': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Encode a transaction for signing
     * @description Gives the bytes that the accounts have to sign for a transaction. Whoever signs them
     *     trusts the node to have encoded what was asked; encode on your own side where you
     *     cannot.
     */
    post: operations['encodeSubmission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transactions/estimate_gas_price': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Gas price
     * @description Estimates from recent blocks what to pay per gas unit, in octas: the usual price, a
     *     lower one for those who can wait, and a higher one for those in a hurry.
     */
    get: operations['estimateGasPrice']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/transactions/simulate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Simulate a transaction
     * @description Runs a transaction on the newest state without committing it and tells what it would
     *     do, the gas it would use included. The keys must be the real ones but the signatures
     *     must not be valid: put zeros in their place.
     */
    post: operations['simulateTransaction']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export type $defs = Record<string, never>
export interface operations {
  getLedgerInfo: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What the node knows of the ledger. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LedgerInfo']
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
  getEventsByCreationNumber: {
    parameters: {
      query?: {
        /**
         * @description Rows per page, up to the node's maximum. Without it, the node chooses.
         * @example 25
         */
        limit?: number
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Sequence number of the first event of the page, 0 for the oldest of its stream.
         *     Without it the newest events come.
         * @example 0
         */
        start?: string
      }
      header?: never
      path: {
        /**
         * @description The account, up to 32 bytes of hex; leading zeros may be left out.
         * @example 0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c
         */
        address: string
        /**
         * @description Which of the account's event streams, by its `guid.creationNumber`.
         * @example 2
         */
        creation_number: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The events of this page. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VersionedEvent'][]
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
  getEventsByEventHandle: {
    parameters: {
      query?: {
        /**
         * @description Rows per page, up to the node's maximum. Without it, the node chooses.
         * @example 25
         */
        limit?: number
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Sequence number of the first event of the page, 0 for the oldest of its stream.
         *     Without it the newest events come.
         * @example 0
         */
        start?: string
      }
      header?: never
      path: {
        /**
         * @description The account, up to 32 bytes of hex; leading zeros may be left out.
         * @example 0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c
         */
        address: string
        /**
         * @description Struct tag of the resource that holds the event handle, such as
         *     `0x3::token::TokenStore`.
         * @example 0x3::token::TokenStore
         */
        event_handle: string
        /**
         * @description Field of that resource in which the handle is, such as `deposit_events`.
         * @example deposit_events
         */
        field_name: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The events of this page. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['VersionedEvent'][]
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
  getAccountModule: {
    parameters: {
      query?: {
        /**
         * @description Ledger version whose state is read. Without it, the newest. State that the node has
         *     pruned is an error of status 410.
         * @example 1568530134
         */
        ledger_version?: string
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path: {
        /**
         * @description The account, up to 32 bytes of hex; a short form such as `0x1` means the same as the
         *     padded one.
         * @example 0x1
         */
        address: string
        /**
         * @description Name of the module within the account, such as `aptos_account`.
         * @example aptos_account
         */
        module_name: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The module. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MoveModuleBytecode']
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
  getAccountModules: {
    parameters: {
      query?: {
        /**
         * @description Ledger version whose state is read. Without it, the newest. State that the node has
         *     pruned is an error of status 410.
         * @example 1568530134
         */
        ledger_version?: string
        /**
         * @description Rows per page, up to the node's maximum. Without it, the node chooses.
         * @example 25
         */
        limit?: number
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description The `X-Aptos-Cursor` header of the previous response. You can't construct it
         *     yourself.
         */
        start?: string
      }
      header?: never
      path: {
        /**
         * @description The account, up to 32 bytes of hex; a short form such as `0x1` means the same as the
         *     padded one.
         * @example 0x1
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The modules of this page. */
      200: {
        headers: {
          /**
           * @description Where the next page starts; absent on the last one.
           * @example 0000000000000000000000000000000000000000000000000000000000000000012f0000000000000000000000000000000000000000000000000000000000000000010d6170746f735f6163636f756e74
           */
          'X-Aptos-Cursor'?: string
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MoveModuleBytecode'][]
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
  getAccountResource: {
    parameters: {
      query?: {
        /**
         * @description Ledger version whose state is read. Without it, the newest. State that the node has
         *     pruned is an error of status 410.
         * @example 1568530134
         */
        ledger_version?: string
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path: {
        /**
         * @description The account, up to 32 bytes of hex; leading zeros may be left out.
         * @example 0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c
         */
        address: string
        /**
         * @description Struct tag of the resource, type arguments included, such as
         *     `0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>`.
         * @example 0x1::coin::CoinStore<0x1::aptos_coin::AptosCoin>
         */
        resource_type: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The resource. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MoveResource']
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
  getAccountTransactions: {
    parameters: {
      query?: {
        /**
         * @description Rows per page, up to the node's maximum. Without it, the node chooses.
         * @example 25
         */
        limit?: number
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Sequence number of the first transaction of the page, 0 for the account's first.
         *     Without it the account's newest transactions come.
         * @example 0
         */
        start?: string
      }
      header?: never
      path: {
        /**
         * @description The account, up to 32 bytes of hex; leading zeros may be left out.
         * @example 0x8f6ce396d6c4b9c7c992f018e94df010ec5c50835d1c83186c023bfa22df638c
         */
        address: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The transactions of this page. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosTransaction'][]
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
  getBlockByHeight: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Whether to include the block's transactions. The last ones of a long block may be
         *     left out.
         * @example true
         */
        with_transactions?: boolean
      }
      header?: never
      path: {
        /**
         * @description Height of the block, 0 for genesis.
         * @example 212083206
         */
        block_height: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The block. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosBlock']
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
  getBlockByVersion: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Whether to include the block's transactions. The last ones of a long block may be
         *     left out.
         * @example true
         */
        with_transactions?: boolean
      }
      header?: never
      path: {
        /**
         * @description A ledger version within the block.
         * @example 1568530136
         */
        version: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The block. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosBlock']
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
  getTransactions: {
    parameters: {
      query?: {
        /**
         * @description Rows per page, up to the node's maximum. Without it, the node chooses.
         * @example 25
         */
        limit?: number
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
        /**
         * @description Ledger version of the first transaction of the page. Without it the newest
         *     transactions come.
         * @example 1568530134
         */
        start?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The transactions of this page. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosTransaction'][]
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
  submitTransaction: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The signed transaction. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmitTransactionRequest']
      }
    }
    responses: {
      /** @description Taken into the pool, as the gateway says it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PendingTransaction']
        }
      }
      /** @description Taken into the pool, as a node says it. */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PendingTransaction']
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
  submitBatchTransactions: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The signed transactions. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmitTransactionRequest'][]
      }
    }
    responses: {
      /** @description What was refused, as the gateway says it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TransactionsBatchSubmissionResult']
        }
      }
      /** @description A node took all of them. */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TransactionsBatchSubmissionResult']
        }
      }
      /** @description A node took some of them. */
      206: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TransactionsBatchSubmissionResult']
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
  getTransactionByHash: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path: {
        /**
         * @description Hash of the transaction, 32 bytes of hex.
         * @example 0xe6a378aef7f011ba6cdf2a021223ebc737b90ad9a30085f07758714b34455480
         */
        txn_hash: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The transaction. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosTransaction']
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
  getTransactionByVersion: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path: {
        /**
         * @description Ledger version that the transaction made.
         * @example 1568530136
         */
        txn_version: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The transaction. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AptosTransaction']
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
  encodeSubmission: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The transaction, without signatures. */
    requestBody: {
      content: {
        'application/json': components['schemas']['EncodeSubmissionRequest']
      }
    }
    responses: {
      /** @description The bytes to sign. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': string
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
  estimateGasPrice: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The prices. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GasEstimation']
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
  simulateTransaction: {
    parameters: {
      query?: {
        /**
         * @description The Aptos network to read or write. It also picks the host; devnet has none unless
         *     one is configured.
         * @example mainnet
         */
        network?: 'mainnet' | 'testnet' | 'devnet'
      }
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The transaction, with zeros for the signatures. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmitTransactionRequest']
      }
    }
    responses: {
      /** @description What the transaction would do. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SimulatedTransaction'][]
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
}
