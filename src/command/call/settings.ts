import { plans } from '../../../generated/plans.gen.js'
import { InputError } from '../../errors/input.js'
import type { Plan } from '../../limits/options.js'
import { meantName } from '../catalogue/meantName.js'
import { type Format, formats } from '../flags/commonFlags.js'
import { isOn, type Typed, textOf } from '../flags/flag.js'
import type { Shell } from '../shell/shell.js'

/** Options of the command, checked. */
export interface Settings {
  readonly format: Format
  readonly isMock: boolean
  readonly plan: Plan
  readonly rps: number | undefined
  readonly budget: number | undefined
  readonly keyFile: string | undefined
  readonly baseUrl: string | undefined
  /** Whether calls go to a plain Aptos node, at `baseUrl`. */
  readonly isFullnode: boolean
  /** The folder for recordings of responses. */
  readonly record: string | undefined
  readonly timeout: number | undefined
  readonly retries: number | undefined
  readonly all: boolean
  readonly rows: number | undefined
  readonly showSecrets: boolean
}

/**
 * Checks the options that every call has.
 *
 * @throws {InputError} for a value that an option doesn't take.
 */
export function settingsOf(typed: Typed, { stdout }: Shell): Settings {
  const format = oneOf(typed, 'format', formats) ?? (stdout.isTTY ? 'table' : 'json')
  const rps = numberOf(typed, 'rps', 'a number above 0', (value) => value > 0)
  if (rps !== undefined && textOf(typed, 'plan'))
    throw new InputError('--plan and --rps both set the rate', { hints: ['Pass one of them'] })
  const baseUrl = baseUrlOf(typed)
  const isFullnode = oneOf(typed, 'aptos-node', ['gateway', 'fullnode']) === 'fullnode'
  if (isFullnode && baseUrl === undefined)
    throw new InputError('--aptos-node fullnode needs the URL of the node', {
      hints: ['For example --base-url https://fullnode.mainnet.aptoslabs.com/v1'],
    })
  return {
    format,
    rps,
    isMock: isOn(typed, 'mock'),
    plan: oneOf(typed, 'plan', Object.keys(plans) as readonly Plan[]) ?? 'starter',
    budget: numberOf(typed, 'budget', 'compute units, 0 or more', (value) => value >= 0),
    keyFile: textOf(typed, 'key-file'),
    baseUrl,
    isFullnode,
    timeout: numberOf(typed, 'timeout', 'milliseconds', (value) => value > 0),
    retries: numberOf(typed, 'retries', 'a whole number from 0', (value) => Number.isSafeInteger(value) && value >= 0),
    all: isOn(typed, 'all'),
    rows: numberOf(typed, 'rows', 'a whole number from 1', (value) => Number.isSafeInteger(value) && value >= 1),
    record: textOf(typed, 'record'),
    showSecrets: isOn(typed, 'show-secrets'),
  }
}

function oneOf<Value extends string>(typed: Typed, name: string, values: readonly Value[]): Value | undefined {
  const text = textOf(typed, name)
  const value = values.find((one) => one === text)
  if (text === undefined || value !== undefined) return value
  const meant = meantName(text, values)
  throw new InputError(`--${name} is one of ${values.join(', ')}`, { hints: meant ? [`Did you mean ${meant}?`] : [] })
}

function numberOf(typed: Typed, name: string, what: string, accepts: (value: number) => boolean): number | undefined {
  const text = textOf(typed, name)
  if (text === undefined) return undefined
  const digits = text.replaceAll('_', '')
  const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
  if (Number.isFinite(value) && accepts(value)) return value
  throw new InputError(`--${name} takes ${what}`)
}

function baseUrlOf(typed: Typed): string | undefined {
  const text = textOf(typed, 'base-url')
  if (text === undefined || (URL.canParse(text) && /^https?:/.test(text))) return text
  throw new InputError('--base-url takes a full URL, such as http://127.0.0.1:4010')
}
