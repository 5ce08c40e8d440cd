import { parseArgs } from 'node:util'

/** Options of `npm start`. */
export interface StartSwitches {
  /** Where the playground is preferably served. */
  readonly port: number
  /** Where the mock server preferably listens. */
  readonly mockPort: number
}

/** The help text of `npm start`. */
export const startUsage = `npm start -- [switches]
  --port 5173        port of the playground, 5173 by default; the next free one where it is taken
  --mock-port 4010   port of the mock server, 4010 by default; a free one where it is taken
  --help             this text

It starts both, with a short tour of the client. npm run mock -- --help has the switches of the mock server alone.`

/**
 * Parses the switches of `npm start`; `help` when `--help` is among them.
 *
 * @throws {Error} for an unknown switch, or a port that is none.
 */
export function readStartSwitches(argv: readonly string[]): StartSwitches | 'help' {
  const { values } = parsed(argv)
  if (values.help) return 'help'
  return { port: portOf('port', values.port ?? '5173'), mockPort: portOf('mock-port', values['mock-port'] ?? '4010') }
}

function parsed(argv: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { port: text, 'mock-port': text, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...argv], options })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}. All switches: npm start -- --help`)
  }
}

function portOf(name: string, text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`--${name} takes a whole number from 0 to 65535, not ${text}`)
}
