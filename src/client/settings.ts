import { optionsOf } from '../arguments/options.js'
import type { AptosNetworkInput, ChainInput } from '../operation/encode/inputTypes.js'
import { holdersOf } from '../runtime/notify.js'
import { sleep } from '../runtime/timer.js'
import { globalFetch } from '../transport/globalFetch.js'
import { rememberRedactor } from '../transport/redact.js'
import { type RetryPolicy, retryPolicy } from '../transport/retry.js'
import { buildTarget } from './buildTarget.js'
import type { ClientHooks } from './hooks.js'
import { clientOptionRules } from './optionRules.js'
import type { ClientOptions } from './options.js'

/** Options with their defaults. */
export interface Settings extends Omit<ClientOptions, 'aptosNode'> {
  readonly fetch: typeof fetch
  readonly timeout: number
  readonly retries: RetryPolicy
  readonly maxBody: number
  readonly decode: 'tolerant' | 'strict'
  readonly defaultChain: ChainInput
  readonly defaultNetwork: AptosNetworkInput
  readonly hooks: readonly ClientHooks[]
  /** Waits between attempts. */
  readonly sleep: typeof sleep
  /** Runtime the client was created in, for the header that names it. */
  readonly buildTarget: string
  /** Creates the function that removes the secrets of a request from text. */
  readonly redactorOf: ReturnType<typeof rememberRedactor>
  /** The API whose calls go to a plain node, not through the provider's gateway. */
  readonly direct: string | undefined
}

/**
 * Copies and checks the options of a client, and fills in their defaults.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown or invalid option.
 */
export function settingsOf(options: ClientOptions): Settings {
  const {
    timeout = 30_000,
    maxBody = 64e6,
    decode = 'tolerant',
    aptosNode,
    defaultChain = '0x1',
    defaultNetwork = 'mainnet',
    fetch = globalFetch,
    retries,
    hooks,
    ...given
  } = optionsOf(options, clientOptionRules)
  return {
    ...given,
    timeout,
    maxBody,
    decode,
    defaultChain,
    defaultNetwork,
    fetch,
    retries: retryPolicy(retries),
    hooks: holdersOf(hooks),
    sleep,
    buildTarget: buildTarget(),
    redactorOf: rememberRedactor(),
    direct: aptosNode === 'fullnode' ? 'aptosNode' : undefined,
  }
}
