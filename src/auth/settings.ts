import { assertOption, optionsOf } from '../arguments/options.js'
import { duration, isFunction, method, milliseconds, type Rule, type RulesOf } from '../arguments/rules.js'
import { ConfigurationError } from '../errors/configuration.js'
import { truncate } from '../errors/truncate.js'
import { memberOf } from '../runtime/members.js'
import { parseSignInChain, type SignInChain } from './chain.js'
import type { SignInChainId } from './chainId.js'
import type { EthCall } from './ethCall.js'
import { isDomain, isUri } from './grammar.js'
import type { VerifyKeyless } from './keyless.js'
import type { Nonces } from './nonces.js'
import { type KnownNonces, knownNonces } from './nonceUse.js'
import { type Place, readPlace } from './urls.js'

/** Options of `createSignIn`. */
export interface SignInOptions {
  /**
   * Host of your page as the browser shows it, with its port if it has one: `app.example`, `localhost:3000`; or a
   * function that returns it, which is called for each message. If it's `undefined` or blank, as an unset variable is,
   * `message`, `input` and `verify` reject; the module that calls `createSignIn` still loads.
   */
  readonly domain: TextSource
  /**
   * URI of what users sign in to, with any host and scheme: `https://app.example`, `myapp://login`. A message may name
   * any other URI with the same scheme, host and port. If this URI has no host, a message must name exactly this one. Like `domain`, it may be a function.
   */
  readonly uri: TextSource
  /**
   * Store of nonces, so that each message signs in only once: `memoryNonces()`, or a store that your processes share.
   */
  readonly nonces: Nonces
  /** Chains that a message may name. Default `['0x1']`. */
  readonly chains?: readonly SignInChain[] | undefined
  /** Milliseconds by which clocks may differ. Default 30,000. */
  readonly clockSkew?: number | undefined
  /** Calls a node, to verify signatures of smart accounts. Without it, EVM accounts can only sign with their key. */
  readonly ethCall?: EthCall | undefined
  /** Verifies signatures of keyless Aptos accounts. Without it, they are refused. */
  readonly verifyKeyless?: VerifyKeyless | undefined
  /** Milliseconds that `ethCall` and `verifyKeyless` may take. Default 10,000. */
  readonly timeout?: number | undefined
}

/** Text, or a function that returns it once it's needed. */
export type TextSource = string | undefined | (() => string | undefined | PromiseLike<string | undefined>)

/** Options with their defaults. */
export interface SignInSettings {
  readonly domain: string
  readonly uri: string
  /** Scheme and origin of `uri`. */
  readonly place: Place
  readonly nonces: KnownNonces
  readonly chains: readonly SignInChainId[]
  readonly clockSkew: number
  readonly ethCall: EthCall | undefined
  readonly verifyKeyless: VerifyKeyless | undefined
  readonly timeout: number
}

/**
 * Checks the options of `createSignIn`. A domain or URI that isn't known yet is checked each time it is read.
 *
 * @returns a function that reads the settings
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that is missing, unknown or invalid.
 * @throws {InputError} for a chain that does not exist.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a chain of another family.
 */
export function readSettings(options: SignInOptions): () => Promise<SignInSettings> {
  const given = optionsOf(options, rules)
  const { domain, uri, nonces, chains = ['0x1'], clockSkew = 30_000, timeout = 10_000, ethCall, verifyKeyless } = given
  const isStore = typeof nonces === 'object' && typeof nonces.issue === 'function'
  assertOption(nonces, 'nonces', isStore, ['Pass memoryNonces(), or your own { issue, consume }'])
  assertOption(chains, 'chains', Array.isArray(chains) && chains.length > 0, ["Pass at least one, such as 'eth'"])
  const ids = chains.map((chain) => parseSignInChain(chain))
  const rest = { nonces: knownNonces(nonces), chains: ids, clockSkew, ethCall, verifyKeyless, timeout }
  if (isSet(domain)) assertDomain(domain)
  if (isSet(uri)) placeOf(uri)
  return async () => {
    const [host, page] = [await textOf(domain), await textOf(uri)]
    assertDomain(host)
    return { ...rest, domain: host, uri: page ?? '', place: placeOf(page) }
  }
}

const isSet = (text: TextSource): text is string => typeof text === 'string' && text.trim() !== ''

const textOf = async (text: TextSource): Promise<string | undefined> => (typeof text === 'function' ? text() : text)

function assertDomain(domain: string | undefined): asserts domain is string {
  const isHost = typeof domain === 'string' && isDomain(domain) && !domain.includes('@')
  assertOption(domain, 'domain', isHost, ['Pass only the host, without a scheme: app.example'])
}

function placeOf(uri: string | undefined): Place {
  const place = isUri(String(uri)) ? readPlace(String(uri)) : undefined
  if (place) return place
  throw new ConfigurationError(`Invalid option: uri = ${truncate(uri)}`, { hints: ['Pass https://app.example'] })
}

const textSource: Rule = {
  demand: 'takes string or function',
  accepts: (value) => typeof value === 'string' || isFunction(value),
}

const rules: RulesOf<SignInOptions> = {
  domain: textSource,
  uri: textSource,
  nonces: {
    demand: 'takes object with a method consume',
    accepts: (value) => isFunction(Object(value).consume) && isMethodOrAbsent(value, 'check'),
  },
  chains: { demand: 'takes a list of chains', accepts: Array.isArray },
  clockSkew: milliseconds,
  ethCall: method,
  verifyKeyless: method,
  timeout: duration,
}

function isMethodOrAbsent(value: unknown, name: string): boolean {
  const method = memberOf(Object(value), name)
  return method === undefined || isFunction(method)
}
