import { anything, method, needed, oneOf, positiveCount, type RulesOf, text, typed } from '../arguments/rules.js'
import { callOptionRules } from '../client/optionRules.js'
import { ConfigurationError } from '../errors/configuration.js'
import type { CallOptions } from '../operation/call.js'
import type { DateInput, UintInput } from '../operation/encode/inputTypes.js'

/** How far an export has got. */
export interface ExportProgress {
  /** Rows that were written, those of earlier runs included. */
  readonly rows: number
  /** Pages that were read, those of earlier runs included. */
  readonly pages: number
  /** Lists that were read to their end: slices of inputs. */
  readonly done: number
  /** Lists in all. */
  readonly of: number
  /** Lists that began again, because the service refused their cursor. */
  readonly restarted: number
}

/** The format of an export. */
export type ExportFormat = 'ndjson' | 'csv' | 'parquet'

/** Options of `exportRows`: those of a call, for each of its calls, and where the rows go. */
export interface ExportOptions extends Omit<CallOptions, 'decode'> {
  /**
   * The file, whose name ends in `.ndjson` or `.csv`, or one of these with `.gz`. For Parquet, a folder. Beside it are
   * the state of the export and the rows that could not be read, under the same name with another ending.
   */
  readonly out: string
  /** Default: what the name of `out` says. `'parquet'` needs the package `hyparquet-writer`. */
  readonly format?: ExportFormat | undefined
  /** Adds a column `<name>_approx` with a double beside each amount. Default `false`. */
  readonly withDoubles?: boolean | undefined
  /**
   * Where the window begins, for every input: a block, if the operation takes blocks, or a point in time. It stands for
   * the input of the operation, such as `fromDate`.
   */
  readonly from?: UintInput | DateInput | undefined
  /**
   * Where the window ends, for every input. Default: when the export began, so that a list that grows has an end. An
   * export that continues keeps that time.
   */
  readonly to?: UintInput | DateInput | undefined
  /**
   * Into how many slices each window is cut. They are read at the same time, as a cursor can't be. Default 1, which is
   * also what applies to lists whose rows don't say when they happened.
   */
  readonly slices?: number | undefined
  /** How many lists are read at once. A limiter of the client applies in addition. Default 16. */
  readonly concurrency?: number | undefined
  /** Rows per part of a Parquet folder. A part is built in memory. Default 10,000. */
  readonly rowsPerPart?: number | undefined
  /** Discards what earlier runs have written, and begins anew. Default `false`. */
  readonly startOver?: boolean | undefined
  /** Called after each page, and once at the end. It should return at once. */
  readonly onProgress?: ((progress: ExportProgress) => unknown) | undefined
}

/** What the options accept. A function, because bundlers keep an unused literal with a spread in it. */
export function exportOptionRules(): RulesOf<ExportOptions> {
  const { decode: _tolerant, ...ofCalls } = callOptionRules // issues have a file of their own
  return {
    ...ofCalls,
    out: { ...needed(text), shown: true },
    format: oneOf('ndjson', 'csv', 'parquet'),
    withDoubles: typed('boolean'),
    from: anything, // checked as the input that it becomes
    to: anything,
    slices: positiveCount,
    concurrency: positiveCount,
    rowsPerPart: positiveCount,
    startOver: typed('boolean'),
    onProgress: method,
  }
}

/** The files of an export. */
export interface ExportFiles {
  readonly format: ExportFormat
  readonly isCompressed: boolean
  /** What the reader gets: a file, or a folder of parts. */
  readonly out: string
  readonly issues: string
  readonly state: string
  readonly lock: string
  /** A folder of what isn't finished. */
  readonly parts: string
}

/**
 * Names the files of an export.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION if the format is not clear.
 */
export function filesOf({ out, format }: Pick<ExportOptions, 'out' | 'format'>): ExportFiles {
  const base = out.replace(/[/\\]+$/, '')
  const isCompressed = /\.gz$/i.test(base) && format !== 'parquet'
  const ending = /\.(ndjson|csv)(\.gz)?$/i.exec(base)?.[1]?.toLowerCase()
  const found = format ?? (ending === 'ndjson' || ending === 'csv' ? ending : undefined)
  if (!found || base === '')
    throw new ConfigurationError(`Cannot tell the format of ${out}`, {
      hints: [
        'End it in .ndjson, .csv, .ndjson.gz or .csv.gz',
        "For a folder of Parquet parts, pass format: 'parquet'",
      ],
    })
  return {
    format: found,
    isCompressed,
    out: base,
    issues: `${base}.issues.ndjson`,
    state: `${base}.state.json`,
    lock: `${base}.lock`,
    parts: `${base}.parts`,
  }
}
