import { assertOption, optionsOf } from '../arguments/options.js'
import { duration, hasFields, method, needed, type Rule, type RulesOf, text } from '../arguments/rules.js'
import { clientOptionRules } from '../client/optionRules.js'
import type { ClientOptions } from '../client/options.js'
import { type Settings, settingsOf } from '../client/settings.js'
import { createLimiter } from '../limits/limiter.js'
import { type LimiterOptions, limiterOptionRules } from '../limits/options.js'
import type { Allow } from './allow.js'
import { type CallerId, isNobody } from './callerId.js'
import type { ProxyRejection } from './rejection.js'

/** Options of `createProxy`. */
export interface ProxyOptions
  extends Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch' | 'timeout' | 'limiter' | 'retries' | 'hooks'> {
  /** The operations that callers may use: `{ evm: { getNativeBalance: true } }`. */
  readonly allow: Allow
  /** Where the proxy is mounted, such as `/chain`: what comes before `/evm/…` in the URLs. Default: at the root. */
  readonly path?: string | undefined
  /**
   * Returns the id of the caller, or nothing for an unauthenticated client, which gets a 401. If it returns a
   * `Response`, the proxy returns that. It must not read the body.
   */
  readonly authorize?: ((request: Request) => Awaitable<CallerId | Response | null | undefined>) | undefined
  /**
   * Returns the id of the caller, if anybody may call: an IP address or a session id. It refuses nobody. Without it and
   * without `authorize`, everybody is one caller.
   */
  readonly callerOf?: ((request: Request) => Awaitable<CallerId | null | undefined>) | undefined
  /**
   * Other origins whose pages may call, such as `https://app.example`. They get CORS headers, and responses to their
   * preflight requests. Pages of any other origin get a 403. Default: none, only the proxy's own origin.
   */
  readonly origins?: readonly string[] | undefined
  /**
   * A rate and a budget for each caller: the options of `createLimiter`. A call waits up to a second for its turn, and
   * then gets a 429. Each attempt is charged as it is billed, retries included. A 429 of the service costs nothing,
   * unless its header says otherwise, and cached responses are free. The proxy remembers the last 10,000 callers in
   * memory. With a `store`, all processes share the limits; its `storeTimeout` is at most 400 ms.
   */
  readonly limitPerCaller?: LimiterOptions | undefined
  /**
   * Keeps the last 1,000 successful responses of reads for `maxAge` milliseconds, shared by all callers. Default: no
   * cache.
   */
  readonly cache?: { readonly maxAge: number } | undefined
  /**
   * Called with each request that the proxy refuses, and why. It only observes: if it throws, nothing happens. Without
   * it, the first of each reason is a warning on the console, unless `NODE_ENV` is `production`.
   */
  readonly onReject?: ((rejection: ProxyRejection) => unknown) | undefined
  /**
   * The largest response of the service in bytes. Default 64 MB. Request bodies have the same limit, but at most 1 MB.
   */
  readonly maxBody?: number | undefined
}

type Awaitable<T> = T | Promise<T>

/** Options with their defaults. */
export interface ProxySettings extends Pick<ProxyOptions, 'allow' | 'limitPerCaller' | 'onReject'> {
  /** The settings for requests to the service. */
  readonly client: Settings
  /** Without a trailing slash. */
  readonly path: string
  readonly callerOf: NonNullable<ProxyOptions['authorize']>
  /** Allowed origins besides the proxy's own. */
  readonly origins: ReadonlySet<string>
  /** Milliseconds that a response is cached; 0 for no cache. */
  readonly keep: number
  /** Maximum bytes of a request body. */
  readonly maxRequest: number
}

const object: Rule = { demand: 'takes object', accepts: hasFields }
const origins: Rule = {
  demand: "takes a list of origins, such as ['https://app.example']",
  accepts: (value) => Array.isArray(value) && value.every(isOrigin),
}
const maxAge = /* @__PURE__ */ needed(duration)

/** Options that clients have too are checked by the same rules. */
function rules(): RulesOf<ProxyOptions> {
  const { apiKey, baseUrl, fetch, timeout, limiter, retries, hooks, maxBody } = clientOptionRules
  return {
    ...{ apiKey, baseUrl, fetch, timeout, limiter, retries, hooks, maxBody },
    allow: {
      demand: 'takes operations by API: { evm: { getNativeBalance: true } }',
      accepts: hasFields,
      required: true,
    },
    path: text,
    authorize: method,
    callerOf: method,
    origins,
    limitPerCaller: { ...object, fields: limiterOptionRules },
    cache: { ...object, fields: { maxAge } },
    onReject: method,
  }
}

/**
 * Fills in the defaults of a proxy's options.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is unknown, missing or invalid.
 */
export function proxySettings(options: ProxyOptions): ProxySettings {
  const {
    allow,
    path = '',
    authorize,
    callerOf,
    origins = [],
    limitPerCaller,
    cache,
    onReject,
    retries = 0,
    ...given
  } = optionsOf(options, rules())
  const client = settingsOf({ ...given, retries })
  const isPath = /^(?:\/[\w.~-]+)*\/*$/.test(path)
  assertOption(path, 'path', isPath, ['It must begin with /, such as /chain'])
  assertOption('both', 'callerOf', !(authorize && callerOf), ['Pass one of them: authorize identifies callers too'])
  if (limitPerCaller) createLimiter(limitPerCaller) // throws if its options don't fit together
  return {
    allow,
    limitPerCaller,
    onReject,
    client,
    path: path.replace(/\/+$/, ''),
    callerOf: authorize ?? ((request) => callerOrAnybody(callerOf?.(request))),
    origins: new Set(origins),
    keep: cache?.maxAge ?? 0,
    maxRequest: Math.min(client.maxBody, 1e6),
  }
}

function isOrigin(value: unknown): boolean {
  try {
    return typeof value === 'string' && new URL(value).origin === value
  } catch {
    return false
  }
}

/** Without an id, everybody is one caller. */
async function callerOrAnybody(given: Awaitable<CallerId | null | undefined>): Promise<CallerId> {
  const caller = await given
  return isNobody(caller) ? 'anybody' : (caller as CallerId)
}
