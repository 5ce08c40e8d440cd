import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DuckDBInstance } from '@duckdb/node-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blocksOf } from '../support/docPages.js'
import { days, exportHardTransfers, totals } from '../support/export/hardTransfers.js'
import { type PostgresServer, startPostgres } from '../support/postgresServer.js'

// Whoever reads the page about exports pastes its shell into a terminal. The command is that of this checkout, and answers
// with examples.

const root = process.cwd()
const blocks = blocksOf('docs/guide/export.md')
const shells = blocks.filter(({ language }) => language === 'sh')
const withText = (text: string): string => shells.find(({ code }) => code.includes(text))?.code ?? ''

const functions = `
npx() {
  while [ "$1" = -p ]; do shift 2; done
  shift
  node --import ${root}/node_modules/tsx/dist/esm/index.mjs ${root}/src/command/main.ts "$@" --mock
}
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-recipes-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (code: string, env: Readonly<Record<string, string>> = {}, cwd = folder) =>
  promisify(execFile)('bash', ['-euo', 'pipefail', '-c', functions + code], {
    cwd,
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

test('the files that the blocks of readers read are exported', async () => {
  await run(withText('--out wallet.ndjson'))
  const files = ['wallet', 'wallet.csv', 'wallet.ndjson']
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(files))
})

describe('every token has its exact total, and every day its transfers,', () => {
  let hard: string
  beforeAll(async () => {
    hard = mkdtempSync(join(tmpdir(), 'ledgerline-readers-'))
    await exportHardTransfers(hard)
  })
  afterAll(() => rmSync(hard, { recursive: true, force: true }))

  test('in DuckDB, in a session that is not in UTC', async () => {
    const { code = '' } = blocks.find(({ language }) => language === 'sql') ?? {}
    const connection = await (await DuckDBInstance.create(':memory:')).connect()
    await connection.run(`set TimeZone = 'America/St_Johns'; set file_search_path = '${hard}'`)
    const results = []
    for (const statement of code.split(/;\n/).filter((text) => text.trim()))
      results.push(await (await connection.run(statement)).getRowObjectsJson())
    const [, tokens = [], largest = [], byDay = []] = results
    expect(Object.fromEntries(tokens.map(({ address, total }) => [address, total]))).toEqual(totals)
    expect(largest.map(({ value }) => String(value).length)).toEqual([78, 25, 19, 19, 1, 1])
    expect(largest[0]).toMatchObject({ tokenSymbol: "'=1+1", value: String(2n ** 256n - 1n) })
    expect(Object.fromEntries(byDay.map(({ day, transfers }) => [day, Number(transfers)]))).toEqual(days)
    connection.closeSync()
  })

  const hasPsql = onPath('psql')
  if (!hasPsql) notRun('Postgres', 'psql is not installed')
  test.skipIf(!hasPsql)('in Postgres, in which no name ends the file and no character refuses a row', async () => {
    const postgres: PostgresServer = await startPostgres({ timezone: 'America/St_Johns' })
    const env = { DATABASE_URL: postgres.connectionString, PSQLRC: '/dev/null' }
    try {
      const csv = await run(withText('\\copy transfers_text'), env, hard)
      expect(csv.stdout).toContain('COPY 6')
      for (const [address, total] of Object.entries(totals))
        expect(csv.stdout).toMatch(new RegExp(`${address} .*\\| +${total}\\n`))
      for (const [day, count] of Object.entries(days))
        expect(csv.stdout).toMatch(new RegExp(`${day} +\\| +${count}\\n`))

      const json = withText('\\copy lines')
      expect((await run(json, env, hard)).stdout).toContain('SELECT 6')
      const names = `psql "$DATABASE_URL" -tAc "select row->>'tokenName' from transfers_json"`
      expect((await run(names, env)).stdout).toContain('a \ufffd b \\u0000\n')
      const careless = json.replace(/regexp_replace\(.*\)::/, 'line::').replaceAll('transfers_json', 'careless')
      await expect(run(careless, env, hard)).rejects.toThrow('\\u0000 cannot be converted to text')
    } finally {
      await postgres.close()
    }
  })
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
