import { assertOption, optionsOf } from '../arguments/options.js'
import { duration, hasFields, method, needed, type Rule, type RulesOf, text } from '../arguments/rules.js'
import { clientOptionRules } from '../client/optionRules.js'
import type { ClientOptions } from '../client/options.js'
import { type Settings, settingsOf } from '../client/settings.js'
import { createLimiter } from '../limits/limiter.js'
import { type LimiterOptions, limiterOptionRules } from '../limits/options.js'
import type { Allow } from './allow.js'
import { type CallerId, isNobody } from './callerId.js'

/** Options of `createProxy`. */
export interface ProxyOptions
  extends Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch' | 'timeout' | 'limiter' | 'retries' | 'hooks'> {
  /** What callers may ask: `{ evm: { getNativeBalance: true } }`. */
  readonly allow: Allow
  /** Where the proxy is mounted, such as `/chain`: what stands before `/evm/…`. Default: at the root. */
  readonly path?: string | undefined
  /**
   * Says who calls: the id of the caller, or nothing for an unauthenticated client, which gets a 401. A `Response` is
   * sent as it is. The function must not read the body.
   */
  readonly authorize?: ((request: Request) => Awaitable<CallerId | Response | null | undefined>) | undefined
  /** Says who calls, where anybody may: an address, a session. Without it, and without `authorize`, all are one caller. */
  readonly callerOf?: ((request: Request) => Awaitable<CallerId | null | undefined>) | undefined
  /**
   * Other origins whose pages may ask, such as `https://app.example`; they get the headers of CORS, and answers to what
   * their browsers ask before. Default: none. A page of an origin that is neither here nor the proxy's own is answered
   * 403.
   */
  readonly origins?: readonly string[] | undefined
  /**
   * What each caller may spend, as `createLimiter` takes it. An attempt waits up to a second for its turn, then the call
   * is answered 429. Each attempt that was sent is billed, retries included; one that the service answers 429 is not,
   * and what the cache answers is free. The last 10 000 callers are remembered; with a `store`, the store remembers
   * them, and has failed when it does not answer within `storeTimeout`, here 400 ms at most.
   */
  readonly limitPerCaller?: LimiterOptions | undefined
  /** Keeps the responses of reads for `maxAge` milliseconds, the latest 1,000, and shares them between callers. Default: keeps none. */
  readonly cache?: { readonly maxAge: number } | undefined
  /**
   * Bytes that an answer of the service may have; default 64 MB. The body of a request may have as many, but no more
   * than 1 MB.
   */
  readonly maxBody?: number | undefined
}

type Awaitable<T> = T | Promise<T>

/** Options with their defaults. */
export interface ProxySettings extends Pick<ProxyOptions, 'allow' | 'limitPerCaller'> {
  /** How requests are made. */
  readonly client: Settings
  /** Without a slash at its end. */
  readonly path: string
  readonly callerOf: NonNullable<ProxyOptions['authorize']>
  /** Beside its own. */
  readonly origins: ReadonlySet<string>
  /** Milliseconds that an answer is kept; 0 when none is. */
  readonly keep: number
  /** Bytes of the body of a request. */
  readonly maxRequest: number
}

const object: Rule = { demand: 'takes object', accepts: hasFields }
const origins: Rule = {
  demand: "takes a list of origins, such as ['https://app.example']",
  accepts: (value) => Array.isArray(value) && value.every(isOrigin),
}
const maxAge = /* @__PURE__ */ needed(duration)

/** Those that it shares with clients are checked alike. */
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
    retries = 0,
    ...given
  } = optionsOf(options, rules())
  const client = settingsOf({ ...given, retries })
  const isPath = /^(?:\/[\w.~-]+)*\/*$/.test(path)
  assertOption(path, 'path', isPath, ['Begin with /, such as /chain'])
  assertOption('both', 'callerOf', !(authorize && callerOf), ['authorize says who calls; leave callerOf out'])
  if (limitPerCaller) createLimiter(limitPerCaller) // throws for what is no limit
  return {
    allow,
    limitPerCaller,
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

/** Without an id, all are one caller. */
async function callerOrAnybody(given: Awaitable<CallerId | null | undefined>): Promise<CallerId> {
  const caller = await given
  return isNobody(caller) ? 'anybody' : (caller as CallerId)
}
