import { parseArgs } from 'node:util'
import { faultNames, parseFault } from '../../src/mock/faults/fault.js'
import type { StreamNetwork } from '../../src/webhooks.js'
import { networks } from './deliveries/networks.js'
import { isLoopback } from './server/loopback.js'
import type { MockServerOptions } from './server/server.js'

/** Options given on the command line. */
export interface MockSwitches extends MockServerOptions {
  /** Whether requests are not told at the terminal. */
  readonly quiet?: boolean
  /** Where to send signed deliveries; none are sent when absent. */
  readonly deliver?: { readonly url: string; readonly secret: string; readonly network?: StreamNetwork }
}

/** Signs deliveries unless the command line gives another secret. It protects nothing. */
export const demoSecret = 'mock-secret'

/** The help text of the command line. */
export const usage = `npm run mock -- [switches]
  --port 4010        port to listen on, 4010 by default; 0 picks a free one
  --host 127.0.0.1   address to listen on, 127.0.0.1 by default
  --delay 200        milliseconds before every answer, 0 by default
  --fault 429        fault of every request, none by default:
                     ${faultNames};
                     429:60 for one that says to come back in 60 seconds,
                     429x2 for one that the first two of equal requests meet
  --quiet            no line for each request
  --api evm          an API to serve; may be repeated; all by default
  --deliver http://127.0.0.1:3000/hook
                     sends signed deliveries to a webhook on this machine, and test deliveries to those of new streams
  --network evm      family of chains of the deliveries, all by default:
                     ${networks.join(', ')}
  --secret text      signs the deliveries; ${demoSecret} by default
  --help             this text`

/**
 * Parses the switches of the command line; `help` when `--help` is among them.
 *
 * @throws {Error} for an unknown switch or a value that a switch does not take.
 */
export function readSwitches(argv: readonly string[]): MockSwitches | 'help' {
  const text = { type: 'string' } as const
  const options = {
    port: text,
    host: text,
    delay: text,
    fault: text,
    api: { ...text, multiple: true },
    deliver: text,
    network: text,
    secret: text,
    quiet: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  const { values } = parsed(() => parseArgs({ args: [...argv], options }))
  if (values.help) return 'help'
  const { port, host, delay, fault, api, deliver, network, secret, quiet } = values
  if (secret !== undefined && deliver === undefined) throw new Error('--secret signs deliveries: it needs --deliver')
  if (network !== undefined && deliver === undefined) throw new Error('--network picks deliveries: it needs --deliver')
  return {
    ...(port !== undefined && { port: wholeNumber('port', port, 65_535) }),
    ...(host !== undefined && { host: someText('host', host) }),
    ...(delay !== undefined && { delay: wholeNumber('delay', delay, 600_000) }),
    ...(fault !== undefined && { fault: knownFault(fault) }),
    ...(api !== undefined && { apis: api }),
    ...(quiet && { quiet }),
    ...(deliver !== undefined && {
      deliver: {
        url: localUrl(deliver),
        secret: someText('secret', secret ?? demoSecret),
        ...(network !== undefined && { network: knownNetwork(network) }),
      },
    }),
  }
}

/** Says with every switch that cannot be read where all of them are listed. */
function parsed<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}. All switches: npm run mock -- --help`)
  }
}

function wholeNumber(name: string, text: string, maximum: number): number {
  if (/^\d+$/.test(text) && Number(text) <= maximum) return Number(text)
  throw new Error(`--${name} takes a whole number from 0 to ${maximum}, not ${text}`)
}

function knownFault(text: string) {
  const fault = parseFault(text)
  if (fault !== undefined) return fault
  throw new Error(`--fault takes ${faultNames}; not ${text}`)
}

function knownNetwork(text: string): StreamNetwork {
  const network = networks.find((known) => known === text)
  if (network) return network
  throw new Error(`--network takes ${networks.join(', ')}; not ${text}`)
}

/** Deliveries are made up: they must not reach anyone else's webhook. */
function localUrl(url: string): string {
  if (isLoopback(url)) {
    const { username, password } = new URL(url)
    if (username === '' && password === '') return url
    throw new Error(
      '--deliver takes a URL without user and password: fetch refuses them, and deliveries are signed anyway',
    )
  }
  throw new Error(`--deliver takes a URL on this machine, such as http://127.0.0.1:3000/hook, not ${url}`)
}

function someText(name: string, text: string): string {
  if (text !== '') return text
  throw new Error(`--${name} must not be empty`)
}
