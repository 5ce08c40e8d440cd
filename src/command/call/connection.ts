import { type Caller, createCaller } from '../../client/caller.js'
import type { ClientOptions } from '../../client/options.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { createLimiter, type RateLimiter } from '../../limits/limiter.js'
import type { Issue } from '../../operation/decode/decoding.js'
import { endOf } from '../../operation/lifecycle.js'
import type { AttemptCost } from '../../transport/bill.js'
import { environmentKeys } from '../shell/environmentKeys.js'
import type { Reporter } from '../shell/reporter.js'
import type { Shell } from '../shell/shell.js'
import type { Spent } from './bill.js'
import { readKeyFile } from './keyFile.js'
import type { Settings } from './settings.js'

/** How operations are called, and what that has cost. */
export interface Connection {
  readonly caller: Caller
  readonly limiter: RateLimiter
  readonly spent: Spent
}

/**
 * Creates what calls operations: with a limiter always, and with the mock if that is asked for.
 *
 * @throws {ConfigurationError} API_KEY_NOT_SET if there is no key, and nothing that needs none.
 */
export async function connect(
  settings: Settings,
  { env }: Pick<Shell, 'env'>,
  reporter: Reporter,
  { needsKey = true }: { readonly needsKey?: boolean } = {},
): Promise<Connection> {
  const { isMock, isFullnode, plan, rps, budget, baseUrl, timeout, retries } = settings
  const limiter = createLimiter({
    ...(rps === undefined ? { plan } : { requestsPerSecond: rps }),
    ...(budget !== undefined && { budget: { units: budget } }),
  })
  const apiKey = needsKey ? keyOf(settings, env) : 'none'
  if (apiKey && !isMock) reporter.hide(apiKey)
  const spent = { requests: 0, units: 0, expected: 0 }
  const count = ({ units, basis }: AttemptCost): void => {
    if (basis !== 'unsent') spent.requests += 1
    spent.units += units
    if (basis === 'expected') spent.expected += units
  }
  const options: ClientOptions = {
    apiKey,
    limiter,
    baseUrl: isFullnode ? { aptosNode: baseUrl } : isMock ? undefined : baseUrl,
    ...(isFullnode && { aptosNode: 'fullnode' }),
    timeout,
    retries,
    fetch: await fetchFor(settings, reporter),
    hooks: {
      onResponse: count,
      onAttemptError: count,
      onIssue: (issue: Issue) => void issue, // or the console would tell of it; results tell of theirs
      onDeprecated(operation, lifecycle) {
        const end = endOf(lifecycle)
        if (end)
          reporter.note(
            `${operation}: the provider ${end}${lifecycle.replacement ? `; use ${lifecycle.replacement}` : ''}`,
          )
      },
    },
  }
  if (isMock) reporter.warn('mock: these are examples, not data of a chain')
  return { caller: createCaller(options), limiter, spent }
}

/** Returns what sends requests: `undefined` for the global `fetch`. The mock and recordings are loaded late. */
async function fetchFor({ isMock, record }: Settings, reporter: Reporter): Promise<typeof fetch | undefined> {
  const mock = isMock ? (await import('./mockedFetch.js')).mockedFetch() : undefined
  if (record === undefined) return mock
  const { createRecorder, recordingNote } = await import('../../cassettes/recordFetch.js')
  reporter.warn(recordingNote(record))
  return createRecorder({ dir: record, fetch: mock })
}

/**
 * Returns the key. One of the environment is sent to the provider only: for another server, name a file.
 *
 * @returns `null` if the server adds a key itself
 */
function keyOf({ isMock, keyFile, baseUrl }: Settings, env: Shell['env']): string | null {
  if (isMock) return mockKey
  if (keyFile !== undefined) return readKeyFile(keyFile)
  if (baseUrl !== undefined) return isLoopback(baseUrl) ? mockKey : null // a mock server on this machine wants any key
  const [key] = environmentKeys(env)
  if (key !== undefined) return key
  throw new ConfigurationError('No API key is set', {
    code: 'API_KEY_NOT_SET',
    hints: [
      'Set LEDGERLINE_API_KEY, or pass --key-file FILE',
      'To try the command without a key, add --mock: it answers with examples',
    ],
  })
}

/** A key for a mock: nothing that a response may contain, because keys are redacted. */
const mockKey = 'key-for-the-mock-of-ledgerline'

const isLoopback = (url: string): boolean => /^(127(\.\d+){3}|\[::1\]|localhost)$/.test(new URL(url).hostname)
