import { Readable, Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { apiNames, idsOf, loadTarget } from '../../../../src/command/catalogue/loadApi.js'
import { inputFlags } from '../../../../src/command/flags/inputFlags.js'
import { exampleCommand } from '../../../../src/command/help/exampleArguments.js'
import { runCommand } from '../../../../src/command/runCommand.js'
import { subcommands } from '../../../../src/command/subcommands.js'
import { entryName } from '../../../../src/operation/entryName.js'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command in this process, on a terminal of a hundred columns. */
async function run(args: readonly string[]): Promise<Ended> {
  const printed = { stdout: '', stderr: '' }
  const sink = (name: 'stdout' | 'stderr') => {
    const write = (chunk: Buffer, _: string, done: () => void): void => {
      printed[name] += chunk
      done()
    }
    return Object.assign(new Writable({ write }), { isTTY: true, columns: 100 })
  }
  const shell = { stdin: Readable.from([]), stdout: sink('stdout'), stderr: sink('stderr'), env: { TERM: 'dumb' } }
  const code = await runCommand(args, { ...shell, signal: new AbortController().signal })
  return { code, ...printed }
}

/** The words of a command, as a shell reads them, without the name of the program. */
const wordsIn = (line: string): readonly string[] =>
  [...line.matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)]
    .map(([, quoted, plain]) => quoted?.replaceAll("'\\''", "'") ?? plain ?? '')
    .slice(1)

/** The command that a help ends with. */
const exampleIn = (help: string): readonly string[] => wordsIn(/\nExample.*\n {2}(ledgerline .*)/.exec(help)?.[1] ?? '')

describe.each(apiNames)('help of %s', (api) => {
  test('has an example that runs', async () => {
    const { code, stdout } = await run([entryName(api), '--help'])
    const example = exampleIn(stdout)
    expect([code, example.at(0)]).toEqual([0, entryName(api)])
    expect((await run(example)).code).toBe(0)
  })

  test.each(idsOf(api))('%s has an example that the mock answers, whole', async (id) => {
    const target = await loadTarget(api, id)
    const example = await exampleCommand(target, inputFlags(target.manifest, target.about, []))
    expect(wordsIn(example).slice(0, 2)).toEqual([entryName(api), id])
    const { code, stderr } = await run(wordsIn(example))
    expect([code, stderr]).toEqual([0, expect.stringContaining('nothing billed (mock)')])
  })
})

test('help of an operation ends with its example', async () => {
  const { code, stdout } = await run(['evm', 'getNativeBalance', '--help'])
  const words = ['evm', 'getNativeBalance', '--address', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', '--mock']
  expect([code, exampleIn(stdout)]).toEqual([0, words])
})

test.each(Object.keys(subcommands))('help of %s has an example', async (name) => {
  const { code, stdout } = await run([name, '--help'])
  expect(code).toBe(0)
  expect(exampleIn(stdout).length).toBeGreaterThan(1)
})

test('the command itself has an example that runs', async () => {
  const { stdout } = await run(['--help'])
  expect((await run(exampleIn(stdout))).code).toBe(0)
})

test('a terminal without styles gets none', async () => {
  const { stdout } = await run(['find', 'nft'])
  expect(stdout).toMatch(/^operation/)
})

test('options may stand before the names, in any spelling and with a value that is a name too', async () => {
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  const call = ['evm', 'getNativeBalance', '--address', address, '--mock']
  const { code, stderr } = await run(['--keyFile', 'evm', ...call])
  expect([code, stderr]).toEqual([0, expect.stringContaining('nothing billed (mock)')])
})
