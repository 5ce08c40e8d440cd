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

/** Turns rows of cells into columns of Parquet. The first cells of a row are those of its key. */
export function columnData(columns: readonly Column[], rows: readonly (readonly unknown[])[]): ColumnSource[] {
  const keys = keyColumns.map((name, at) => ({
    name,
    data: rows.map((row) => Number(row[at])),
    type: 'INT32' as const,
    nullable: false,
  }))
  const others = columns.map(({ name, kind }, index) => {
    const at = index + keys.length
    return { name, data: rows.map((row) => parquetValue(kind, row[at])), type: types[kind], nullable: true }
  })
  return [...keys, ...others]
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
