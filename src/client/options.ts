import type { ApiHosts } from '../../generated/hosts.gen.js'
import type { HeadersInput } from '../operation/call.js'
import type { AptosNetworkInput, ChainInput } from '../operation/encode/inputTypes.js'
import type { HooksInput } from '../runtime/notify.js'
import type { Limiter } from '../transport/limiter.js'
import type { RetryOptions } from '../transport/retry.js'
import type { ClientHooks } from './hooks.js'

/** Checks the raw JSON of an operation's response, for example a zod schema. */
export interface ResponseSchema {
  safeParse(value: unknown): {
    readonly success: boolean
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
  }
}

/** Options of `createClient` and `createCaller`. */
export interface ClientOptions {
  /**
   * The API key, or a function that returns it for each call. A function that takes longer than `timeout` rejects the
   * call with a `TimeoutError`, and nothing is sent. Pass `null` if a proxy adds the key.
   *
   * If you pass neither `apiKey` nor `baseUrl`, each call reads the environment variable `LEDGERLINE_API_KEY`, or else
   * `MORALIS_API_KEY` (on Deno, only if reading it is permitted). A key from the environment is sent only to the
   * provider's own hosts. Without a key, calls reject with `apiKey is not set`.
   */
  readonly apiKey?: string | (() => string | Promise<string>) | null | undefined
  /**
   * The full URL of one server that has each API under its name (`/evm`, `/streams` …), or an object with a full URL
   * per API. For `aptos` and `aptosNode`, you can also pass one per network. A URL that begins with `/`, such as
   * `/chain`, is a proxy on the page's own origin. Outside a page, such a URL needs a `fetch` that can resolve it.
   * Default: the provider's hosts.
   */
  readonly baseUrl?: string | ApiHosts | undefined
  /** Any function with the signature of `fetch`. Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
  /** How long one attempt may take, body included, in milliseconds. Default 30,000. */
  readonly timeout?: number | undefined
  /** How many retries may follow the first attempt, or a whole retry policy. Default 2. */
  readonly retries?: number | RetryOptions | undefined
  /** Maximum size of a response body in bytes. A longer one is an `ApiError`. Default 64 MB. */
  readonly maxBody?: number | undefined
  /**
   * Chain of EVM operations that you call without a `chain`. It doesn't apply to `request` and the raw client, which
   * send what you write. Default `'0x1'`.
   */
  readonly defaultChain?: ChainInput | undefined
  /** Network of Aptos calls without a `network`. Default `'mainnet'`. */
  readonly defaultNetwork?: AptosNetworkInput | undefined
  /**
   * What happens if a response breaks its contract. `'tolerant'` leaves out the bad fields and rows and reports them as
   * issues. `'strict'` throws the first issue. Default `'tolerant'`.
   */
  readonly decode?: 'tolerant' | 'strict' | undefined
  /**
   * `'fullnode'` calls a plain Aptos node, with its own paths and without the key or the provider's headers. Set its
   * host in `baseUrl`. Default `'gateway'`, the provider's gateway, whose end was announced for 2024-11-22.
   */
  readonly aptosNode?: 'gateway' | 'fullnode' | undefined
  /** Name of your product, sent as a header with the calls that support it. */
  readonly product?: string | undefined
  /** Additional headers for every request. */
  readonly headers?: HeadersInput | undefined
  /**
   * Schemas for raw responses by operation id: the `answers` of `ledgerline/zod/evm` and its siblings, or for several
   * APIs `{ ...evm.answers, ...aptosNode.answers }`. Deviations are reported as issues; `decode: 'strict'` throws the
   * first one.
   */
  readonly validate?: Readonly<Record<string, ResponseSchema>> | undefined
  /**
   * Functions that observe calls, requests, responses, retries, issues and deprecated operations. Pass one object or a
   * list of objects, each of which sees every event. `undefined` entries of a list are skipped.
   */
  readonly hooks?: HooksInput<ClientHooks> | undefined
  /**
   * Limits rate and cost. The client awaits its `acquire` before each attempt, and passes the compute units that
   * `costOf` expects. This wait doesn't count towards `timeout`; only the call's `signal` ends it.
   */
  readonly limiter?: Limiter | undefined
}
