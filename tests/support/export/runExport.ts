import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { parquetReadObjects } from 'hyparquet'
import { asyncBufferFromFile } from 'hyparquet/src/node.js'
import type { ExportOptions, ExportResult } from '../../../src/export.js'

/** How a process ended. */
export interface Ended {
  readonly code: number | null
  readonly signal: string | null
  readonly stderr: string
  /** Absent unless it succeeded. */
  readonly result?: ExportResult
}

/** Runs exports in processes of their own. */
export interface ExportRunner {
  /** A folder for what they write. */
  readonly folder: string
  run(
    url: string,
    inputs: readonly unknown[],
    options: ExportOptions,
    watch?: (child: ChildProcess) => void,
    shell?: string,
  ): Promise<Ended>
  remove(): void
}

/** Bundles the program that exports: a process then starts in a fifth of a second. */
export async function createExportRunner(): Promise<ExportRunner> {
  const folder = mkdtempSync('node_modules/.cache-export-')
  const program = join(folder, 'program.mjs')
  await build({
    entryPoints: ['tests/support/export/exportProcess.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  return {
    folder,
    async run(url, inputs, options, watch, shell) {
      const args = [program, JSON.stringify({ url, inputs, options })]
      const child = shell
        ? spawn('bash', ['-c', `${shell}; exec "$0" "$@"`, process.execPath, ...args])
        : spawn(process.execPath, args)
      let stdout = ''
      let stderr = ''
      child.stdout.on('data', (data) => {
        stdout += data
      })
      child.stderr.on('data', (data) => {
        stderr += data
      })
      watch?.(child)
      const [code, signal] = await new Promise<[number | null, string | null]>((done) =>
        child.on('close', (...end) => done(end)),
      )
      return { code, signal, stderr, ...(code === 0 && { result: JSON.parse(stdout) }) }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The lines or rows of an export, without order. */
export async function rowsIn(files: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(files.map(readRows))
  return found.flat().sort()
}

async function readRows(file: string): Promise<readonly string[]> {
  if (!file.endsWith('.parquet')) return textOf(file).split('\n').filter(Boolean)
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(file) })
  return rows.map((row) => JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}n` : value)))
}

/** The text of a file, decompressed. */
export function textOf(file: string): string {
  const data = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(data) : data).toString()
}
