import type { ColumnSource } from 'hyparquet-writer'
import { ConfigurationError } from '../errors/configuration.js'
import type { Column, ColumnKind } from './columns.js'
import { keyColumns } from './rowText.js'

/** What of `hyparquet-writer` is used. */
export interface ParquetWriter {
  parquetWriteBuffer(options: { columnData: ColumnSource[]; codec: 'SNAPPY' }): ArrayBuffer
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
  readonly #kinds: readonly ColumnKind[]

  constructor(columns: readonly Column[]) {
    const keys = keyColumns.map((name) => ({ name, data: [], type: 'INT32' as const, nullable: false }))
    const others = columns.map(({ name, kind }) => ({ name, data: [], type: types[kind], nullable: true }))
    this.#columns = [...keys, ...others]
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
    return new Uint8Array(writer.parquetWriteBuffer({ columnData: this.#columns, codec: 'SNAPPY' }))
  }
}

const types = {
  amount: 'STRING',
  text: 'STRING',
  json: 'STRING', // not every reader knows the type for JSON
  time: 'TIMESTAMP',
  integer: 'INT64',
  double: 'DOUBLE',
  boolean: 'BOOLEAN',
} as const satisfies Readonly<Record<ColumnKind, NonNullable<ColumnSource['type']>>>

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
