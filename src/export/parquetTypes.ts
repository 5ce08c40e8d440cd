import type { ColumnSource, parquetWriteBuffer } from 'hyparquet-writer'
import { ConfigurationError } from '../errors/configuration.js'
import type { Column, ColumnKind } from './columns.js'
import { keyColumns } from './rowText.js'

/** An element of a schema, as the package takes it. */
type SchemaElement = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number]

/** What of `hyparquet-writer` is used. */
export interface ParquetWriter {
  readonly parquetWriteBuffer: typeof parquetWriteBuffer
}

/**
 * Loads the package that writes Parquet.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION if it isn't installed.
 */
export async function loadParquet(): Promise<ParquetWriter> {
  return import('hyparquet-writer').catch((cause: unknown) => {
    throw new ConfigurationError('Parquet needs the package hyparquet-writer', {
      cause,
      hints: ['Run npm install hyparquet-writer', 'Or npx -p ledgerline -p hyparquet-writer ledgerline …'],
    })
  })
}

/** Collects rows of cells as columns of Parquet. The first cells of a row are those of its key. */
export class ParquetRows {
  #count = 0
  readonly #columns: (ColumnSource & { readonly data: unknown[] })[]
  readonly #schema: SchemaElement[]
  readonly #kinds: readonly ColumnKind[]

  constructor(columns: readonly Column[]) {
    const keys = keyColumns.map((name) => ({ name, type: 'INT32', repetition_type: 'REQUIRED' }) as const)
    const others = columns.map(({ name, kind }) => ({ name, ...types[kind], repetition_type: 'OPTIONAL' }) as const)
    const elements = [...keys, ...others]
    this.#schema = [{ name: 'root', num_children: elements.length }, ...elements]
    this.#columns = elements.map(({ name }) => ({ name, data: [] }))
    this.#kinds = [...keyColumns.map(() => 'double' as const), ...columns.map(({ kind }) => kind)]
  }

  /** How many rows there are. */
  get count(): number {
    return this.#count
  }

  /** Adds a row. */
  add(cells: readonly unknown[]): void {
    this.#count += 1
    let at = 0
    for (const { data } of this.#columns) {
      data.push(parquetValue(this.#kinds[at] ?? 'text', cells[at]))
      at += 1
    }
  }

  /** Writes the rows. */
  write(writer: ParquetWriter): Uint8Array {
    const { parquetWriteBuffer } = writer
    return new Uint8Array(parquetWriteBuffer({ columnData: this.#columns, schema: this.#schema, codec: 'SNAPPY' }))
  }
}

const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const

const types = {
  amount: text,
  text,
  json: text, // not every reader knows the type for JSON
  // newer readers take a time without its logical type for a local one; older ones know no logical type
  time: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  integer: { type: 'INT64' },
  double: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
} as const satisfies Readonly<Record<ColumnKind, Omit<SchemaElement, 'name'>>>

function parquetValue(kind: ColumnKind, cell: unknown): unknown {
  if (cell === null || cell === undefined) return null
  if (kind === 'integer') return wholeOf(cell)
  return kind === 'time' ? new Date(Number(cell)) : cell
}

/** As 64 bits; `null` for what has more. */
function wholeOf(cell: unknown): bigint | null {
  if (!/^-?\d+$/.test(String(cell))) return null
  const value = BigInt(String(cell))
  return BigInt.asIntN(64, value) === value ? value : null
}
