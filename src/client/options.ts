import type { ApiHosts } from '../../generated/hosts.gen.js'
import type { HeadersInput } from '../operation/call.js'
import type { AptosNetworkInput, ChainInput } from '../operation/encode/inputTypes.js'
import type { HooksInput } from '../runtime/notify.js'
import type { Limiter } from '../transport/limiter.js'
import type { RetryOptions } from '../transport/retry.js'
import type { ClientHooks } from './hooks.js'

/** Checks the wire answers of an operation, for example a zod schema. */
export interface ResponseSchema {
  safeParse(value: unknown): {
    readonly success: boolean
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
  }
}

/** Options of `createClient` and `createCaller`. */
export interface ClientOptions {
  /**
   * The API key, or a function that returns it for each call, within `timeout`: then the call rejects with a
   * `TimeoutError`, and nothing was sent. `null` means that a proxy adds it.
   *
   * Without it, and without `baseUrl`, each call reads `LEDGERLINE_API_KEY`, else `MORALIS_API_KEY`, where the runtime
   * has an environment (Deno: where reading it is granted). That key goes to the provider's own hosts alone. Where
   * there is none, calls reject with `apiKey is not set`.
   */
  readonly apiKey?: string | (() => string | Promise<string>) | null | undefined
  /**
   * The full URL of one server that has each API under its name (`/evm`, `/streams` …), or of a host per API; `aptos` and
   * `aptosNode` also per network. One that begins with `/`, such as `/chain`, is a proxy on the page's own origin; elsewhere
   * than on a page it needs a `fetch` that knows what to do with it. Default: the provider's hosts.
   */
  readonly baseUrl?: string | ApiHosts | undefined
  /** Any function with the signature of `fetch`. Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
  /** Milliseconds one attempt may take, body included. Default 30 000. */
  readonly timeout?: number | undefined
  /** Retries after the first attempt, or the whole policy. Default 2. */
  readonly retries?: number | RetryOptions | undefined
  /** Maximum size of an answer in bytes. Default 64 MB. */
  readonly maxBody?: number | undefined
  /**
   * Chain of EVM operations that are called without one; `request` and the raw client send what you write. Default
   * `'0x1'`.
   */
  readonly defaultChain?: ChainInput | undefined
  /** Network of Aptos calls that name none. Default `'mainnet'`. */
  readonly defaultNetwork?: AptosNetworkInput | undefined
  /**
   * `'tolerant'` leaves violations out and reports them as issues; `'strict'` throws the first one. Default
   * `'tolerant'`.
   */
  readonly decode?: 'tolerant' | 'strict' | undefined
  /**
   * `'fullnode'` uses the paths of a plain Aptos node, without key or provider headers; its host goes into `baseUrl`.
   * Default `'gateway'`, the provider's, whose end was announced for 2024-11-22.
   */
  readonly aptosNode?: 'gateway' | 'fullnode' | undefined
  /** Name of your product, sent as a header of the calls that carry it. */
  readonly product?: string | undefined
  /** Additional headers for every request. */
  readonly headers?: HeadersInput | undefined
  /**
   * Schemas of wire answers by operation id: the `answers` of `ledgerline/zod/evm` and its siblings, for several APIs
   * `{ ...evm.answers, ...aptosNode.answers }`. Deviations are issues, which `decode: 'strict'` throws.
   */
  readonly validate?: Readonly<Record<string, ResponseSchema>> | undefined
  /**
   * Functions called on calls, requests, answers, retries, issues and deprecated operations: an object that has them, or
   * a list of such objects, of which `undefined` is skipped. Each sees everything.
   */
  readonly hooks?: HooksInput<ClientHooks> | undefined
  /**
   * Awaited before each attempt, which is one request, with the compute units that it is expected to cost, as `costOf`
   * computes them. It may take as long as it likes, because a wait for one's turn is no failure: `timeout` does not count
   * it. Only the `signal` of the call ends it.
   */
  readonly limiter?: Limiter | undefined
}
