import { plans } from '../../../generated/plans.gen.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { IncompleteError } from '../../errors/incomplete.js'
import { InputError } from '../../errors/input.js'
import { PlatformError } from '../../errors/platform.js'
import type { ExportFormat, ExportOptions } from '../../export/exportOptions.js'
import { type ExportResult, exportRows } from '../../export/exportRows.js'
import type { FailedInput } from '../../export/failedInputs.js'
import type { PagedOperation } from '../../operation/operation.js'
import { billText } from '../call/bill.js'
import { connect } from '../call/connection.js'
import { type Jobs, jobsOf } from '../call/jobs.js'
import { withFlag } from '../call/namedFlag.js'
import { presentationOf } from '../call/presentation.js'
import { counted, createProgress, grouped } from '../call/progress.js'
import { type Settings, settingsOf } from '../call/settings.js'
import { writeEstimate } from '../call/writeEstimate.js'
import { apiOf, loadTarget, parseOperationName } from '../catalogue/loadApi.js'
import { exitCodes } from '../exitCode.js'
import { baseFlags, callFlags, connectionFlags } from '../flags/commonFlags.js'
import { type Flag, isOn, type Typed, textOf } from '../flags/flag.js'
import { inputFlags } from '../flags/inputFlags.js'
import { parseFlags } from '../flags/parseFlags.js'
import { flagText } from '../help/operationHelp.js'
import type { Reporter } from '../shell/reporter.js'
import type { Subcommand } from '../subcommand.js'

const ownFlags: readonly Flag[] = [
  {
    name: 'out',
    takes: 'FILE',
    about: 'File that ends in .ndjson, .csv, .ndjson.gz or .csv.gz; or a folder for Parquet',
  },
  {
    name: 'format',
    takes: 'ndjson|csv|parquet',
    values: ['ndjson', 'csv', 'parquet'],
    about: 'By default what FILE says',
  },
  { name: 'from', takes: 'DATE|BLOCK', about: 'Where the window begins' },
  { name: 'to', takes: 'DATE|BLOCK', about: 'Where the window ends: by default when the export begins' },
  { name: 'slices', takes: 'N', about: 'Cuts the window into N parts that are read at the same time' },
  { name: 'with-doubles', also: ['withDoubles'], about: 'Adds a column NAME_approx with a double beside each amount' },
  { name: 'start-over', also: ['startOver'], about: 'Discards what an earlier run has written' },
]

/** `ledgerline export`: all rows of lists in a file. */
export const exportCommand: Subcommand = {
  flags: [
    ...baseFlags,
    ...ownFlags,
    ...callFlags.filter(({ name }) => name === 'stdin' || name === 'estimate'),
    ...connectionFlags,
  ],
  help: [
    'Inputs of the operation are options too: ledgerline API OPERATION --help lists them. For many inputs, pass',
    '--address @wallets.txt, or NDJSON with --stdin. An export that was stopped continues when you run it again.',
    '',
    'Example, without a key',
    '  ledgerline export evm.getWalletTokenTransfers --mock \\',
    '    --address 0xd8da6bf26964af9d7eed9e03e53415d37aa96045 --out transfers.csv',
  ].join('\n'),
  async run(args, shell, reporter) {
    const { name, rest } = operationIn(args)
    const { api, id } = parseOperationName(name)
    const target = await loadTarget(api, id)
    const inputs = inputFlags(target.manifest, target.about, exportCommand.flags)
    const typed = parseFlags(rest, [...exportCommand.flags, ...inputs])
    if (typed.words.length > 0)
      throw new InputError('A value stands without its option', {
        hints: [`Name what you pass: ${inputs[0] ? flagText(inputs[0]) : '--out FILE'}`],
      })
    const settings = settingsOf(withoutFormat(typed), shell)
    const jobs = jobsOf(typed, inputs, shell)
    if (isOn(typed, 'estimate')) {
      const presentation = presentationOf(withoutFormat(typed), settings, target, shell, reporter)
      const every = { jobs, inputs, settings: { ...settings, all: true } }
      return writeEstimate(target, every, presentation, shell, reporter)
    }
    const options = exportOptions(typed, settings)
    const connection = await connect(settings, shell, reporter)
    const progress = createProgress(reporter, connection.spent)
    const start = performance.now()
    try {
      const operation = target.operation as PagedOperation<Readonly<Record<string, unknown>>> // or it says that it has no pages
      const result = await exportRows(connection.caller, operation, inputsOf(jobs), {
        ...options,
        signal: shell.signal,
        onProgress: ({ rows, pages, done, of }) => {
          progress.update({ rows, pages, done, ...(of > 1 && { inputs: done, of }) })
          progress.redraw()
        },
      })
      progress.end()
      report(result, connection.spent.requests, reporter)
      if (!result.complete) throw incompleteExport(target.operation.id, result)
      return exitCodes.done
    } catch (error) {
      progress.end()
      const isToldOtherwise = [InputError, ConfigurationError, PlatformError, IncompleteError].some(
        (type) => error instanceof type,
      )
      if (!isToldOtherwise) reporter.note('Run the same command again: the export continues where it stopped')
      throw withFlag(error, inputs)
    } finally {
      progress.end()
      if (connection.spent.requests > 0) reporter.note(billText(connection.spent, settings, performance.now() - start))
    }
  },
}

/** Finds the name of the operation among the arguments: `evm.getBlock`, or `evm getBlock` at their beginning. */
function operationIn(args: readonly string[]): { readonly name: string; readonly rest: readonly string[] } {
  const at = args.findIndex((arg) => /^[\w-]+\.\w+$/.test(arg) && apiOf(arg.split('.')[0] ?? '') !== undefined)
  if (at >= 0) return { name: args[at] ?? '', rest: args.filter((_, index) => index !== at) }
  const [api = '', id = '', ...rest] = args
  if (apiOf(api) !== undefined && /^\w+$/.test(id)) return { name: `${api}.${id}`, rest }
  if (api !== '' && !api.startsWith('-')) return { name: api, rest: args.slice(1) } // to say what is wrong with it
  throw new InputError('export takes an operation', {
    hints: ['ledgerline export API.OPERATION --out FILE', 'ledgerline find WORDS searches them'],
  })
}

/** The formats of an export are not those of a result. */
const withoutFormat = ({ values, words }: Typed): Typed => ({
  values: new Map([...values].filter(([name]) => name !== 'format' && name !== 'out')),
  words,
})

function exportOptions(typed: Typed, { plan, rps, timeout, retries }: Settings): ExportOptions {
  const out = textOf(typed, 'out')
  if (out === undefined)
    throw new InputError('--out FILE is missing', { hints: ['For example --out rows.csv; its ending says the format'] })
  const slices = textOf(typed, 'slices')
  if (slices !== undefined && !/^[1-9]\d{0,5}$/.test(slices))
    throw new InputError('--slices takes a whole number from 1')
  const format = textOf(typed, 'format')
  const formats: readonly ExportFormat[] = ['ndjson', 'csv', 'parquet']
  const known = formats.find((one) => one === format)
  if (format !== undefined && !known) throw new InputError(`--format is one of ${formats.join(', ')}`)
  return {
    out,
    format: known,
    from: textOf(typed, 'from'),
    to: textOf(typed, 'to'),
    slices: slices === undefined ? undefined : Number(slices),
    withDoubles: isOn(typed, 'with-doubles'),
    startOver: isOn(typed, 'start-over'),
    concurrency: Math.max(1, Math.ceil(rps ?? plans[plan].requestsPerSecond)), // the limiter keeps the rate
    timeout,
    retries,
  }
}

/** The inputs in their order, with the texts of lines that hold none: they fail, and the others go on. */
async function* inputsOf({ one, many }: Jobs): AsyncGenerator<Readonly<Record<string, unknown>>> {
  if (one) yield one
  for await (const { input } of many ?? []) yield input as Readonly<Record<string, unknown>> // or it is refused
}

/** Says what was written, and what is missing. */
function report(result: ExportResult, requests: number, reporter: Reporter): void {
  const { rows, files, resumed, restarted, issues, lost, failed, issuesFile = '', notes, end } = result
  for (const note of notes) reporter.warn(note)
  const where = files.length === 1 ? files[0] : `${files.length} parts, the first ${files[0]}`
  reporter.note(`${counted(rows, 'row')} in ${where}`)
  if (resumed && requests === 0)
    reporter.warn(`It was complete already, as of ${end.toISOString()}. --start-over exports it again`)
  if (restarted > 0)
    reporter.note(`${counted(restarted, 'list')} began again, because the service had forgotten the cursor`)
  if (failed.length > 0) reporter.warn(failedText(failed, issuesFile))
  if (issues > 0)
    reporter.warn(`${counted(issues, 'issue')} in ${issuesFile}; rows or chains that are missing: ${grouped(lost)}`)
}

/** Creates the error for an export that lacks something, which was named on stderr before. */
function incompleteExport(operation: string, { failed, lost, issuesFile }: ExportResult): IncompleteError {
  const missing = [
    ...failed.slice(0, 100).map(({ input, error }) => ({ input, ...error })),
    ...(lost > 0 ? [{ message: `rows or chains that are missing: ${grouped(lost)}, see ${issuesFile}` }] : []),
  ]
  return new IncompleteError('The export is incomplete', {
    operation,
    missing: missing as unknown as IncompleteError['missing'], // also rows, by the file that has them
  })
}

/** Names the first inputs that failed. */
function failedText(failed: readonly FailedInput[], issuesFile: string): string {
  const first = failed.slice(0, mostNamed).map(({ index, input, error: { code, message } }) => {
    const shown = JSON.stringify(input)
    return `  inputs[${index}] ${shown.length > 120 ? `${shown.slice(0, 119)}…` : shown}: ${message} (${code})`
  })
  const more = failed.length - first.length
  const total = `${counted(failed.length, 'input')} failed, see ${issuesFile}`
  return [`${total}:`, ...first, ...(more > 0 ? [`  and ${grouped(more)} more`] : [])].join('\n')
}

/** How many inputs that failed are named; the file has all of them. */
const mostNamed = 5
