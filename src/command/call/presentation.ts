import { inputRedactor } from '../../errors/walletKeys.js'
import { type Redact, redactJson } from '../../runtime/redaction.js'
import { type Column, columnsOf } from '../catalogue/columns.js'
import { type Kept, keptBy, parseFields, pick } from '../catalogue/fieldPaths.js'
import type { Target } from '../catalogue/loadApi.js'
import { plainDecimals } from '../catalogue/plainDecimals.js'
import { rowShape } from '../catalogue/shapes.js'
import { type Typed, textOf } from '../flags/flag.js'
import { csvWriter } from '../formats/csv.js'
import { jsonText, jsonWriter, ndjsonWriter } from '../formats/json.js'
import { sheetText, tableWriter } from '../formats/table.js'
import type { RowWriter, WriterOptions } from '../formats/writer.js'
import { createOutput } from '../shell/output.js'
import type { Reporter } from '../shell/reporter.js'
import type { Shell } from '../shell/shell.js'
import type { Costs } from './costs.js'
import type { Settings } from './settings.js'

/** How a result is written. */
export interface Presentation {
  readonly format: Settings['format']
  readonly options: WriterOptions
  /** What is kept of a row or a value, without its secrets. */
  readonly shown: (value: unknown) => unknown
  /** The same for inputs, of which everything is kept. An error that they led to says what may be a private key. */
  readonly masked: (value: unknown, error?: unknown) => unknown
  /** Creates the writer of rows, by default with the columns of the document. */
  readonly writer: (columns?: readonly Column[]) => RowWriter
  /** Writes one value. */
  readonly value: (value: unknown) => Promise<void>
}

/**
 * Returns how the result of an operation is written.
 *
 * @throws {InputError} if `--fields` names one that isn't there.
 */
export function presentationOf(
  typed: Typed,
  { format, showSecrets }: Settings,
  { manifest, about, operation }: Target,
  shell: Shell,
  reporter: Reporter,
): Presentation {
  const shape = rowShape(manifest, about) ?? about.output.shape
  const text = textOf(typed, 'fields')
  const names = text === undefined ? undefined : parseFields(text, manifest, shape)
  const kept: Kept = names ? keptBy(names) : true
  const secrets = showSecrets ? [] : (operation.secrets ?? [])
  let isTold = false
  const masked = (value: unknown, error?: unknown): unknown => {
    if (error !== undefined) return redactJson(masked(value), inputRedactor(error))
    if (secrets.length === 0) return value
    const shown = redactJson(value, maskOf(secrets))
    if (shown !== value && !isTold) reporter.note('secrets are masked: --show-secrets shows them')
    isTold ||= shown !== value
    return shown
  }
  const plain = plainDecimals(manifest, shape)
  const options: WriterOptions = {
    output: createOutput(shell),
    columns: names?.map((name): Column => ({ name, path: name.split('.') })) ?? columnsOf(manifest, shape),
    isChosen: names !== undefined,
    note: reporter.note,
  }
  return {
    format,
    options,
    masked,
    shown: (value) => pick(plain(masked(value)), kept),
    writer: (columns = options.columns) => writers[format]({ ...options, columns }),
    value: (value) => writeValue(value, format, options),
  }
}

const writers: Readonly<Record<Settings['format'], (options: WriterOptions) => RowWriter>> = {
  table: tableWriter,
  json: jsonWriter,
  ndjson: ndjsonWriter,
  csv: csvWriter,
}

const maskOf = (names: readonly string[]): Redact => Object.assign((text: string) => text, { names: new Set(names) })

async function writeValue(value: unknown, format: Settings['format'], options: WriterOptions): Promise<void> {
  if (format === 'json') return options.output.write(jsonText(value))
  if (format === 'table')
    return value === null ? options.note('nothing is known') : options.output.write(sheetText(value, options))
  const writer = writers[format](options)
  if (value !== null) await writer.rows([value])
  await writer.end(false)
}

/** Writes what a call would cost. */
export function writeCosts(costs: Costs, { format, options }: Presentation): Promise<void> {
  if (format !== 'table') return writeValue(costs, format, { ...options, columns: columnsOfCosts })
  const { calls, units, seconds, usd, plan, atLeast, unitsPerPage } = costs
  const least = atLeast ? 'at least ' : ''
  const rows = {
    calls: `${least}${calls}${atLeast ? ', one per page' : ''}`,
    units: `${least}${units}${atLeast ? `, ${unitsPerPage} per page` : ''}`,
    seconds: `${least}${seconds}`,
    dollars: `0 while the units of ${plan} last, then ${least}${Number(usd.overage)
      .toFixed(8)
      .replace(/\.?0+$/, '')}`,
  }
  return options.output.write(sheetText(rows, { ...options, columns: [] }))
}

const columnsOfCosts: readonly Column[] = [
  'calls',
  'units',
  'seconds',
  'usd.included',
  'usd.overage',
  'plan',
  'atLeast',
  'unitsPerPage',
].map((name) => ({ name, path: name.split('.') }))
