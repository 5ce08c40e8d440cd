import { parseArgs } from 'node:util'
import { faultNames, parseFault } from './fault.js'
import type { MockServerOptions } from './server.js'

/** What the command line says about its switches. */
export const usage = `npm run mock -- [switches]
  --port 4010        port to listen on; 0 takes a free one
  --host 127.0.0.1   address to listen on
  --delay 200        milliseconds before every answer
  --fault 429        what goes wrong with every request: ${faultNames}
  --api evm          an API to serve, may be repeated; all by default
  --help             this text`

/**
 * Reads the switches of the command line; `help` when they ask for it.
 *
 * @throws {Error} for an unknown switch or a value that a switch does not take.
 */
export function readSwitches(argv: readonly string[]): MockServerOptions | 'help' {
  const text = { type: 'string' } as const
  const options = {
    port: text,
    host: text,
    delay: text,
    fault: text,
    api: { ...text, multiple: true },
    help: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ args: [...argv], options })
  if (values.help) return 'help'
  const { port, host, delay, fault, api } = values
  return {
    ...(port !== undefined && { port: wholeNumber('port', port, 65_535) }),
    ...(host !== undefined && { host }),
    ...(delay !== undefined && { delay: wholeNumber('delay', delay, 600_000) }),
    ...(fault !== undefined && { fault: knownFault(fault) }),
    ...(api !== undefined && { apis: api }),
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
