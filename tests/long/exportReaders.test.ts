import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findProgram } from '../support/debian.js'
import { blocksOf } from '../support/docPages.js'
import { days, exportHardTransfers, totals } from '../support/export/hardTransfers.js'

// The blocks of the guide whose readers are large, or come from npm: each reads the same transfers, and must find the same.

const blocks = blocksOf('docs/guide/export.md')
const codeWith = (text: string): string => blocks.find(({ code }) => code.includes(text))?.code ?? ''
const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-readers-'))
  await exportHardTransfers(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs what a block says as a file of a program. */
async function printed(program: string, name: string, code: string): Promise<string> {
  writeFileSync(join(folder, name), code)
  return (await run(program, [join(folder, name)], { cwd: folder })).stdout
}

const debian = (name: string, packages: readonly string[], file: string): Promise<string> =>
  findProgram({ name, variable: `${name.toUpperCase()}_PATH`, places: [file], packages })

function expectTotals(text: string): void {
  for (const [address, total] of Object.entries(totals))
    expect(text).toMatch(new RegExp(`${address}\\W+${total}(?!\\d)`))
}

function expectDays(text: string): void {
  for (const [day, count] of Object.entries(days)) expect(text).toMatch(new RegExp(`${day} +${count}\\b`))
}

test('pandas adds exactly, and keeps a token called NA', async () => {
  await debian('pandas', ['python3-pandas'], '/usr/lib/python3/dist-packages/pandas/__init__.py')
  const code = codeWith('import pandas')
  const json = /pd\.read_json\(.*?\)/.exec(readFileSync('docs/guide/export.md', 'utf8'))?.[0]
  const shown = `\nprint(transfers['tokenName'].tolist())\njson = ${json}\nprint(json['tokenName'].tolist())\nprint(json['value'].tolist())\n`
  const text = await printed('/usr/bin/python3', 'read.py', code + shown)
  expectTotals(text)
  expectDays(text)
  expect(text.match(/\['NA', 'null', '007', /g)).toHaveLength(2)
  expect(text).toContain(`'${2n ** 256n - 1n}'`)
})

test('R adds exactly', async () => {
  const program = await debian('Rscript', ['r-base-core', 'r-cran-gmp'], '/usr/bin/Rscript')
  const text = await printed(program, 'read.R', `options(width = 1000)\n${codeWith('library(gmp)')}`)
  const [header = '', values = ''] = text.split('\n')
  const addresses = header.match(/0x\w{40}/g) ?? []
  const found = values.match(/\d+/g) ?? []
  expect(Object.fromEntries(addresses.map((address, at) => [address, found[at]]))).toEqual(totals)
  expect(text).toMatch(/2024-01-01 2024-01-02 *\n +5 +1/)
})

test('Miller finds the largest transfer of each token', async () => {
  await debian('Miller', ['miller'], '/usr/bin/mlr')
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', codeWith('mlr ')], { cwd: folder })
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const most = { ...totals, [rows[2].address]: '5000000000000000001' }
  expect(Object.fromEntries(rows.map(({ address, value }) => [address, value]))).toEqual(most)
  expect(rows.map(({ value }) => value.length)).toEqual([78, 25, 19, 1, 1])
})

test('Polars adds exactly', async () => {
  // 0.26 has binaries for Node 22 and newer only
  await run('npm', ['install', '--no-audit', '--no-fund', 'nodejs-polars@0.24.0'], { cwd: folder })
  const text = await printed(process.execPath, 'read.mjs', codeWith('nodejs-polars'))
  expectTotals(text)
})

test('LibreOffice makes a workbook with every digit', async () => {
  await debian('soffice', ['libreoffice-calc-nogui'], '/usr/bin/soffice')
  const home = `export HOME=${folder}\n` // it writes its settings there
  const back = `\nsoffice --headless --convert-to csv --outdir back wallet.xlsx`
  await run('bash', ['-euo', 'pipefail', '-c', home + codeWith('soffice') + back], { cwd: folder })
  const text = readFileSync(join(folder, 'back/wallet.csv'), 'utf8')
  for (const exact of [String(2n ** 256n - 1n), ',5000000000000000001,', ',007,', ",'=1+1,"])
    expect(text).toContain(exact)
})
