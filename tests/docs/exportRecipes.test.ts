import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksOf } from '../support/docPages.js'
import { type PostgresServer, startPostgres } from '../support/postgresServer.js'

// Whoever reads the page about exports pastes its shell into a terminal. The command is that of this checkout, and answers
// with examples.

const root = process.cwd()
const shells = blocksOf('docs/guide/export.md').filter(({ language }) => language === 'sh')
const withText = (text: string): string => shells.find(({ code }) => code.includes(text))?.code ?? ''

const hasDuckdb = onPath('duckdb')
const hasDuckdbPackage = !hasDuckdb && resolves('@duckdb/node-api')
const hasPsql = onPath('psql')

const functions = `
npx() {
  while [ "$1" = -p ]; do shift 2; done
  shift
  node --import ${root}/node_modules/tsx/dist/esm/index.mjs ${root}/src/command/main.ts "$@" --mock
}
${hasDuckdbPackage ? `duckdb() { node ${root}/tests/support/export/duckdb.mjs "$@"; }` : ''}
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-recipes-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (code: string, env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)('bash', ['-euo', 'pipefail', '-c', functions + code], {
    cwd: folder,
    env: { ...process.env, ...env },
  })

test('the first export writes its file', async () => {
  await run(shells[0]?.code ?? '')
  expect(readdirSync(folder)).toContain('transfers.csv')
})

test('the recipe for many wallets exports them, and numbers them as their rows are numbered', async () => {
  await run(withText('> wallets.txt'))
  const wallets = readFileSync(join(folder, 'wallets.txt'), 'utf8').trim().split('\n')
  writeFileSync(join(folder, 'wallets.txt'), `# mine\n${wallets[0]}\n\n${wallets[1]}\n`)
  await run(withText('> wallets.csv'))
  expect(readFileSync(join(folder, 'wallets.csv'), 'utf8')).toBe(`_input,address\n0,${wallets[0]}\n1,${wallets[1]}\n`)
  const rows = readFileSync(join(folder, 'wallets.ndjson'), 'utf8').trim().split('\n')
  expect(new Set(rows.map((row) => JSON.parse(row)._input))).toEqual(new Set([0, 1]))
})

if (!onPath('jq')) notRun('inputs that failed', 'jq is not installed')
test.skipIf(!onPath('jq'))('the recipe for inputs that failed exports each once', async () => {
  const input = { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }
  const lines = [{ code: 'failed_input', input }, { code: 'missing_chain' }, { code: 'failed_input', input }]
  writeFileSync(join(folder, 'wallets.ndjson.issues.ndjson'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  await run(withText('jq -c'))
  const rows = readFileSync(join(folder, 'failed.ndjson'), 'utf8').trim().split('\n')
  expect(new Set(rows.map((row) => JSON.parse(row)._input))).toEqual(new Set([0]))
})

if (!hasDuckdb && !hasDuckdbPackage) notRun('DuckDB', 'Neither duckdb nor the package @duckdb/node-api is installed')
test.skipIf(!hasDuckdb && !hasDuckdbPackage)('the recipe for DuckDB reads the parts', async () => {
  const { stdout } = await run(withText('read_parquet'))
  expect(stdout).toContain('USDC')
  expect(stdout).toMatch(/\d+\.\d{18}/)
})

if (!hasPsql) notRun('Postgres', 'psql is not installed')
test.skipIf(!hasPsql)('the recipe for Postgres copies the file into a table', async () => {
  const postgres: PostgresServer = await startPostgres()
  try {
    const { stdout } = await run(withText('\\copy'), { DATABASE_URL: postgres.connectionString })
    expect(stdout).toContain('COPY 7')
    expect(stdout).toMatch(/USDC +\| +\d+ \| +\d+/)
  } finally {
    await postgres.close()
  }
})

/** Says so past the reporter, which keeps what tests log to itself as long as they pass. */
function notRun(engine: string, reason: string): void {
  process.stderr.write(`NOT RUN: the recipe for ${engine}. ${reason}.\n`)
}

function onPath(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function resolves(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}
