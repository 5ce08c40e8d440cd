import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ListServer, startListServer, wallet } from '../support/export/listServer.js'
import { rowsIn } from '../support/export/runExport.js'
import { linkPackage } from '../support/packed.js'
import { type RunOptions, runPacked } from '../support/packedCommand.js'

// Exports as users of the command run them: the packed package in an empty folder.

const secret = 'sk-key-that-nobody-may-see-0123456789'
let folder: string
let server: ListServer

beforeAll(async () => {
  folder = linkPackage()
  server = await startListServer({ latency: 5 })
  writeFileSync(join(folder, 'key'), secret)
  chmodSync(join(folder, 'key'), 0o600)
}, 240_000)
afterEach(() => {
  server.answer(() => undefined)
  server.change((row) => row)
  server.onRequest(() => undefined)
})
afterAll(async () => {
  await server?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const run = (args: readonly string[], options?: RunOptions) => runPacked(folder, args, options)

/** Exports the transfers of wallets from the server of the test. */
const exporting = (out: string, args: readonly string[] = [], options?: RunOptions) =>
  run(
    ['export', 'evm.getWalletTokenTransfers', '--base-url', server.url, '--key-file', 'key', '--out', out, ...args],
    options,
  )

const one = ['--address', wallet(0)]

describe('the command exports', () => {
  test('all rows of a wallet, and says so on stderr alone', async () => {
    const { code, stdout, stderr } = await exporting('one.csv', [...one, '--from', '2024-01-01', '--slices', '4'])
    expect([code, stdout]).toEqual([0, ''])
    expect(stderr).toMatch(/^200 rows in one\.csv$/m)
    expect(await rowsIn([join(folder, 'one.csv')])).toHaveLength(201)
  })

  test('the wallets of a file, and those on stdin', async () => {
    writeFileSync(join(folder, 'wallets.txt'), `${wallet(0)}\n# one more\n${wallet(1)}\n`)
    const fromFile = await exporting('file.ndjson', ['--address', '@wallets.txt'])
    const input = [0, 1].map((index) => `${JSON.stringify({ address: wallet(index) })}\n`).join('')
    const fromStdin = await exporting('stdin.ndjson', ['--stdin'], { input })
    expect([fromFile.code, fromStdin.code]).toEqual([0, 0])
    const [file, stdin] = await Promise.all(['file', 'stdin'].map((name) => rowsIn([join(folder, `${name}.ndjson`)])))
    expect(file).toHaveLength(400)
    expect(stdin).toEqual(file)
  })

  test('nothing again of what is complete, until it is to start over', async () => {
    const before = server.seen.length
    const again = await exporting('one.csv', [...one, '--from', '2024-01-01', '--slices', '4'])
    expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining('It was complete already') })
    expect(server.seen).toHaveLength(before)
    const over = await exporting('one.csv', [...one, '--start-over'])
    expect(over).toMatchObject({ code: 0, stderr: expect.stringContaining('200 rows') })
  })

  test('nothing when it only estimates', async () => {
    const before = server.seen.length
    const { code, stdout } = await exporting('estimate.csv', [...one, '--estimate'])
    expect([code, JSON.parse(stdout).atLeast]).toEqual([0, true])
    expect(server.seen).toHaveLength(before)
    expect(existsSync(join(folder, 'estimate.csv'))).toBe(false)
  })
})

describe('it ends with', () => {
  test.each([
    [['export'], 'export takes an operation'],
    [['export', 'evm.getWalletTokenTransfer', '--out', 'x.csv'], 'Did you mean getWalletTokenTransfers?'],
    [['export', 'evm.getWalletTokenTransfers', '--mock', ...one], '--out FILE is missing'],
    [['export', 'evm.getWalletTokenTransfers', '--mock', ...one, '--out', 'x.txt'], 'Cannot tell the format of x.txt'],
    [['export', 'evm.getNativeBalance', '--mock', ...one, '--out', 'x.csv'], 'getNativeBalance has no pages'],
    [['export', 'evm.getWalletTokenTransfers', '--mock', ...one, '--out', 'x.csv', '--slices', '0'], '--slices takes'],
    [['export', 'evm.getWalletTokenTransfers', '--mock', '--address', 'x', '--out', 'x.csv'], 'Given as --address'],
  ])('2 for wrong usage: %j', async (args, told) => {
    const { code, stdout, stderr } = await run(args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(told)
    expect(readdirSync(folder).filter((name) => name.startsWith('x.'))).toEqual([])
  })

  test('3 if rows cannot be read, and names the file that has them', async () => {
    server.change((row, index) => (index === 3 ? { ...row, block_number: 'soon' } : row))
    const { code, stderr } = await exporting('unread.csv', one)
    expect(code).toBe(3)
    expect(stderr).toContain('1 issue in unread.csv.issues.ndjson; rows or chains that are missing: 1')
    expect(readFileSync(join(folder, 'unread.csv.issues.ndjson'), 'utf8')).toContain('"raw":"soon"')
  })

  test('3 if inputs fail, and names them; the others are exported', async () => {
    server.answer(({ pathname }) => (pathname.includes(wallet(1)) ? { status: 404 } : undefined))
    writeFileSync(join(folder, 'some.txt'), `${wallet(0)}\nvitalik\n${wallet(1)}\n${wallet(2)}\n`)
    const { code, stderr } = await exporting('some.ndjson', ['--address', '@some.txt'])
    expect(code).toBe(3)
    expect(stderr).toContain('400 rows in some.ndjson')
    expect(stderr).toContain('2 inputs failed, see some.ndjson.issues.ndjson:')
    expect(stderr).toMatch(
      /^ {2}inputs\[1\] \{"address":"vitalik"\}: Invalid address provided: vitalik \(INVALID_ARGUMENT\)$/m,
    )
    expect(stderr).toMatch(/^ {2}inputs\[2\] .*: The resource is not found \(NOT_FOUND\)$/m)
  })

  test('3 with one JSON object that says what is missing, for programs', async () => {
    server.change((row, index) => (index === 3 ? { ...row, block_number: 'soon' } : row))
    writeFileSync(join(folder, 'pair.txt'), `${wallet(0)}\nvitalik\n`)
    const { code, stderr } = await exporting('told.ndjson', ['--address', '@pair.txt', '--json-errors'])
    expect([code, JSON.parse(stderr)]).toMatchObject([
      3,
      {
        code: 'INCOMPLETE_ANSWER',
        missing: [
          { input: { address: 'vitalik' }, code: 'INVALID_ARGUMENT' },
          { message: expect.stringContaining('told.ndjson.issues.ndjson') },
        ],
      },
    ])
  })

  test('3 if lines on stdin hold no inputs, and exports the others', async () => {
    const { code, stderr } = await exporting('lines.ndjson', ['--stdin'], {
      input: `{"address":"${wallet(0)}"}\nnonsense\n`,
    })
    expect([code, stderr]).toEqual([3, expect.stringContaining('inputs[1] "nonsense": ')])
    expect(await rowsIn([join(folder, 'lines.ndjson')])).toHaveLength(200)
  })

  test('3 if all inputs are refused, but 1 if the only one is', async () => {
    server.answer(() => ({ status: 404 }))
    writeFileSync(join(folder, 'all.txt'), Array.from({ length: 7 }, (_, index) => `${wallet(index)}\n`).join(''))
    const all = await exporting('all.ndjson', ['--address', '@all.txt'])
    expect([all.code, all.stderr]).toEqual([3, expect.stringMatching(/7 inputs failed(.|\n)*\n {2}and 2 more$/m)])
    expect((await exporting('only.ndjson', one)).code).toBe(1)
  })

  test('1 if the service fails for good, 4 if the budget is spent; the next run continues', async () => {
    const begin = server.seen.length
    server.answer((_, count) => (count > begin + 10 ? { status: 500 } : undefined))
    const failed = await exporting('failed.ndjson', [...one, '--retries', '0'])
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('Run the same command again') })
    server.answer(() => undefined)
    const poor = await exporting('failed.ndjson', [...one, '--budget', '500'])
    expect(poor).toMatchObject({ code: 4, stderr: expect.stringContaining('Run the same command again') })
    const done = await exporting('failed.ndjson', one)
    expect(done.code).toBe(0)
    expect(await rowsIn([join(folder, 'failed.ndjson')])).toHaveLength(200)
  })

  test('130 if you interrupt it, and the next run continues', async () => {
    const args = ['export', 'evm.getWalletTokenTransfers', '--base-url', server.url, '--address', wallet(3)]
    const begin = server.seen.length
    const command = join(folder, 'node_modules/ledgerline/dist/command.js')
    const child = spawn(process.execPath, [command, ...args, '--out', 'stopped.csv'], { cwd: folder, stdio: 'ignore' })
    server.onRequest((count) => {
      if (count === begin + 12) child.kill('SIGINT')
    })
    expect(await new Promise((ended) => child.on('close', ended))).toBe(130)
    expect(existsSync(join(folder, 'stopped.csv'))).toBe(false)
    const { stderr } = await run([...args, '--out', 'stopped.csv'])
    expect(stderr).toContain('200 rows in stopped.csv')
    expect(server.seen.length - begin).toBeLessThan(55) // 40 pages, and those that were under way
  })
})

test('Parquet without its package names the command that has it, and works with it', async () => {
  const args = ['export', 'evm.getWalletTokenTransfers', '--mock', ...one, '--out', 'parts/', '--format', 'parquet']
  const { code, stderr } = await run(args)
  expect(code).toBe(2)
  expect(stderr).toContain('npx -p ledgerline -p hyparquet-writer ledgerline')
  for (const name of ['hyparquet-writer', 'hyparquet']) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    if (!existsSync(join(folder, 'node_modules', name)))
      symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name))
  }
  expect((await run(args)).code).toBe(0)
  expect(await rowsIn([join(folder, 'parts/part-00000.parquet')])).toHaveLength(7)
})

describe('--record', () => {
  test('keeps what a call and an export get, for replayFetch', async () => {
    const call = await run(['evm', 'getNativeBalance', '--mock', ...one, '--record', 'cassettes', '--json-errors'])
    expect([call.code, call.stderr]).toEqual([0, ''])
    const exported = await exporting('recorded.csv', [...one, '--record', 'cassettes'])
    expect(exported.stderr).toContain('Recording into cassettes: addresses, extended keys and cursors are written')
    expect(readdirSync(join(folder, 'cassettes'))).toEqual([
      'evm.getNativeBalance.json',
      'evm.getWalletTokenTransfers.json',
    ])
    const { recordings } = JSON.parse(readFileSync(join(folder, 'cassettes/evm.getWalletTokenTransfers.json'), 'utf8'))
    expect(recordings).toHaveLength(40)
  })
})

test('no file that was written contains the key', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^node_modules|^key$/.test(name) && statSync(join(folder, name)).isFile(),
  )
  expect(files.length).toBeGreaterThan(12)
  for (const name of files) expect(readFileSync(join(folder, name), 'latin1')).not.toContain(secret)
})
