import { isLedgerlineError } from '../../errors/base.js'
import { messageOf } from '../../errors/thrownText.js'
import { safeJson, safeText } from '../../files/safeText.js'
import { environmentKeys } from './environmentKeys.js'
import type { Shell } from './shell.js'

/** Says on stderr what is not data. No text of the chain reaches the terminal unescaped, and no key reaches it at all. */
export interface Reporter {
  /** Says something that is good to know. `--quiet` and `--json-errors` leave it out. */
  note(text: string): void
  /** Says something that the user must know. Only `--json-errors` leaves it out. */
  warn(text: string): void
  /** Says what went wrong: as text, or with `--json-errors` as one JSON object. */
  fail(error: unknown): void
  /** Shows how far a call is, in place of what it showed before. `undefined` removes it. */
  progress(text: string | undefined): void
  /** Whether progress has a line of its own, which is rewritten. */
  readonly isTerminal: boolean
  /** Remembers a key that is in no message. */
  hide(secret: string): void
}

/** What decides what a reporter says. */
export interface ReporterOptions {
  readonly quiet: boolean
  readonly jsonErrors: boolean
}

/** Creates the reporter of a shell. */
export function createReporter({ stderr, env }: Shell, { quiet, jsonErrors }: ReporterOptions): Reporter {
  const secrets = new Set(environmentKeys(env))
  const isTerminal = stderr.isTTY === true && env.TERM !== 'dumb'
  let hasLine = false
  stderr.on('error', () => {}) // nobody reads what would be said
  const hideSecrets = (text: string): string =>
    [...secrets].reduce((shown, secret) => shown.replaceAll(secret, '[redacted]'), text)
  const erase = (): void => {
    if (hasLine) stderr.write('\r\u001b[K')
    hasLine = false
  }
  const say = (lines: readonly string[]): void => {
    erase()
    stderr.write(lines.map((line) => `${safeText(hideSecrets(line))}\n`).join(''))
  }
  return {
    isTerminal,
    note: (text) => {
      if (!quiet && !jsonErrors) say(text.split('\n'))
    },
    warn: (text) => {
      if (!jsonErrors) say(text.split('\n'))
    },
    fail(error) {
      erase()
      if (jsonErrors) stderr.write(`${safeJson(hideSecrets(JSON.stringify(errorJson(error))))}\n`)
      else say(errorLines(error))
    },
    progress(text) {
      if (quiet || jsonErrors) return
      if (!isTerminal) {
        if (text !== undefined) say([text])
        return
      }
      erase()
      if (text === undefined) return
      stderr.write(safeText(text).slice(0, Math.max(20, (stderr.columns ?? 80) - 1)))
      hasLine = true
    },
    hide: (secret) => void secrets.add(secret),
  }
}

const hintStart = '\n  → '

function errorLines(error: unknown): readonly string[] {
  const [message = '', ...hints] = messageOf(error).split(hintStart)
  return [`ledgerline: ${message}`, ...hints.map((hint) => `  → ${inCommand(hint)}`)]
}

/** Says what a hint means here, if it names an option of the client. */
const inCommand = (hint: string): string =>
  hint.startsWith("createClient({ aptosNode: 'fullnode'") ? plainNode : (hintsHere[hint] ?? hint)

const plainNode = 'Pass --aptos-node fullnode --base-url https://fullnode.mainnet.aptoslabs.com/v1'

const hintsHere: Readonly<Record<string, string>> = {
  'Check apiKey': 'Check the key: LEDGERLINE_API_KEY, or --key-file FILE',
  'To stay below the rate limit, pass a limiter':
    'To stay below the rate limit, pass the --plan you have, or a lower --rps',
}

/** The fields of an error that say what happened; its bodies and rows may be as long as a response. */
const shown = 'name code operation status attempts retryAfterMs requestId cursor timeout path expected missing'.split(
  ' ',
)

/** Returns an error as JSON: what happened in `message`, what to do about it in `hints`. */
export function errorJson(error: unknown): Readonly<Record<string, unknown>> {
  const [message = '', ...hints] = messageOf(error).split(hintStart)
  const json: Readonly<Record<string, unknown>> = isLedgerlineError(error)
    ? { ...error.toJSON() }
    : {
        name: Object(error).name,
        code: error instanceof Error && error.name === 'Interrupt' ? 'INTERRUPTED' : 'FAILED',
      }
  const fields = shown.filter((name) => json[name] !== undefined).map((name) => [name, json[name]])
  return { ...Object.fromEntries(fields), message, hints: hints.map(inCommand) }
}
