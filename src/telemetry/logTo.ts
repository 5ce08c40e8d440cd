import { optionsOf } from '../arguments/options.js'
import { isFunction, type RulesOf } from '../arguments/rules.js'
import type { ClientHooks } from '../client/hooks.js'
import { ConfigurationError } from '../errors/configuration.js'
import { truncate } from '../errors/truncate.js'
import { endOf } from '../operation/lifecycle.js'
import type { AttemptErrorEvent, ResponseEvent } from '../transport/events.js'
import { errorTypeOf } from './errorType.js'
import type { Logger, LogLevel, LogOptions } from './logger.js'

/**
 * Creates hooks that log a readable line for each attempt: `evm.getNativeBalance 200 in 84 ms, 74 bytes, 10 units,
 * request 8f3a…`. An attempt that is retried is logged at `warn`, the last one of a call at `info`, when the call ends.
 * No line contains the API key.
 *
 * @param log - the logger, such as `console`; its methods `debug`, `info` and `warn` are called with the line
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a logger without these methods, or an unknown level.
 * @example
 * const logged = createClient({ apiKey, hooks: logTo(console, { level: 'info' }) })
 */
export function logTo(log: Logger, options: LogOptions = {}): ClientHooks {
  if (!methods.every((name) => isFunction(Object(log)[name]))) {
    throw new ConfigurationError('logTo got no logger', {
      hints: ['Pass console, or a logger with debug, info and warn'],
    })
  }
  const { level = 'info' } = optionsOf(options, optionRules)
  const rank = levels.indexOf(level)
  const isLogged = (level: LogLevel): boolean => levels.indexOf(level) >= rank
  const silent: ClientHooks = { onIssue() {} } // without it, the client would warn by itself
  if (!isLogged('warn')) return silent

  /** The line of each call's last attempt, until we know whether it is retried. */
  const lines = new Map<number, string>()
  const take = (callId: number): string | undefined => {
    const line = lines.get(callId)
    lines.delete(callId)
    return line
  }
  const warnings: ClientHooks = {
    onResponse: (event) => void lines.set(event.callId, lineOf(event)),
    onAttemptError: (event) => void lines.set(event.callId, lineOf(event)),
    onRetry: ({ callId, delay }) => log.warn(`${take(callId)}, again in ${delay} ms`),
    onCallEnd({ callId, error }) {
      const line = take(callId)
      if (line === undefined || !isLogged('info')) return // nothing was sent: the caller has the error
      log.info(error === undefined ? line : `${line}, failed: ${errorTypeOf(error)}`)
    },
    onIssue: ({ path, message }, operation) =>
      log.warn(`${operation} cannot read ${truncate(path) || '/'}: ${truncate(message)}`),
    onDeprecated: (operation, lifecycle) => log.warn(`${operation}: the provider ${endOf(lifecycle)}`),
  }
  if (!isLogged('debug')) return warnings
  return {
    ...warnings,
    onRequest: ({ api, operation, method, url, attempt }) =>
      log.debug(`${api}.${operation} attempt ${attempt}: ${method} ${url}`),
    onUnknownFields: ({ operation, paths }) => log.debug(`${operation} has unknown fields: ${paths.join(', ')}`),
  }
}

const methods: readonly (keyof Logger)[] = ['debug', 'info', 'warn']

/** From most to least. */
const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'silent']

const optionRules: RulesOf<LogOptions> = {
  level: {
    demand: 'takes debug, info, warn or silent',
    accepts: (value) => levels.some((level) => level === value),
    shown: true,
  },
}

/** `evm.getNativeBalance 200 in 84 ms, 74 bytes, 10 units, request 8f3a`. */
function lineOf(event: ResponseEvent | AttemptErrorEvent): string {
  const { api, operation, elapsed, units } = event
  const isAnswered = 'status' in event
  const requestId = isAnswered ? event.headers['x-request-id'] : undefined
  const parts = [
    `${api}.${operation} ${isAnswered ? event.status : errorTypeOf(event.reason)} in ${elapsed} ms`,
    isAnswered && `${event.bytes} bytes`,
    `${units} units`,
    requestId && `request ${truncate(requestId, 80)}`,
  ]
  return parts.filter(Boolean).join(', ')
}
