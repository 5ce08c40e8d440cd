import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockFetch } from '../../src/mock.js'
import { completedIn } from '../support/completedIn.js'
import {
  answer,
  type Behaviour,
  type FaultServer,
  resetBeforeHeaders,
  startFaultServer,
} from '../support/faultServer.js'
import { linkPackage } from '../support/packed.js'
import { type RunOptions, runPacked } from '../support/packedCommand.js'

// The command as its users run it: the packed package in an empty folder, a terminal, pipes, a service that fails.

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const secret = 'sk-key-that-nobody-may-see-0123456789'
const uint256 = String(2n ** 256n - 1n)

let folder: string
let service: FaultServer

beforeAll(async () => {
  folder = linkPackage()
  service = await startFaultServer()
}, 240_000)
afterAll(async () => {
  await service?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const run = (args: readonly string[], options?: RunOptions) => runPacked(folder, args, options)

/** Calls an operation at the service of the test. */
const call = (id: string, args: readonly string[] = [], options?: RunOptions) =>
  run(['evm', id, '--address', address, '--base-url', service.url, '--retries', '0', ...args], options)

const row = (name: string, tokenId = '1') => ({
  token_address: '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
  token_id: tokenId,
  owner_of: address,
  contract_type: 'ERC721',
  amount: '1',
  name,
  symbol: '日本語',
})

/** A page of a list, which goes on if there is a cursor. */
const page = (rows: readonly object[], cursor: string | null = null): Behaviour =>
  answer(200, { result: rows, cursor, page: 1, page_size: rows.length }, { 'x-request-weight': '50' })

const hostile = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202eevil\u2066\u200b\u007f'
/** What acts on a terminal, or shows nothing; without the line breaks, and what it takes to rewrite a line. */
const acting = /(?!\n)[\p{Cc}\p{Cf}]/u
const withoutOwn = (text: string): string => text.replace(/\r+\n/g, '\n').replaceAll('\r\u001b[K', '')

describe('what is printed', () => {
  test('npm links a program that Node runs', () => {
    const { bin } = JSON.parse(String(readPackage()))
    expect(bin).toEqual({ ledgerline: 'dist/command.js' })
    expect(statSync(join(folder, 'node_modules/ledgerline/dist/command.js')).size).toBeLessThan(60_000)
  })

  test('help loads no API, and its example runs', async () => {
    const { code, stdout, stderr } = await run(['--help'], { env: { NODE_DEBUG: 'esm' } })
    expect(code).toBe(0)
    expect(stdout).toContain('evm         EVM data, 105 operations')
    expect(stderr).not.toMatch(/chunks\/(evm|streams)\.js|manifest\.js/)
    const example = stdout.trim().split('\n').at(-1)?.trim() ?? ''
    const { code: ran, stdout: found } = await run([], { shell: example })
    expect([ran, JSON.parse(found).length > 10]).toEqual([0, true])
  })

  test('a call without a key says that the mock answers, and prints JSON where nobody looks', async () => {
    const { code, stdout, stderr } = await run(['evm', 'getNativeBalance', '--address', address, '--mock'])
    expect([code, JSON.parse(stdout)]).toEqual([0, { balance: '32072641059427543093' }])
    expect(stderr).toMatch(/^mock: these are examples/)
    expect(stderr).toContain('10 units, 1 request')
  })

  test.each([80, 200])('a table fits a terminal of %i columns, by what its letters take', async (columns) => {
    service.next(
      page([row('Bored Ape Yacht Club, a name that goes on and on and on and on for ever'), row('短い', uint256)]),
    )
    const { code, stdout } = await call('getWalletNFTs', [], { columns })
    expect(code).toBe(0)
    const lines = stdout.replaceAll('\u001b[1m', '').replaceAll('\u001b[22m', '').split('\r\n')
    const [heading = '', first = '', second = ''] = lines
    expect(heading).toContain('name')
    for (const line of [heading, first, second]) expect(widthOf(line)).toBeLessThanOrEqual(columns)
    expect(first).toContain('Bored Ape')
    expect(stdout).toContain(columns === 200 ? uint256 : '日本語') // an amount is whole, or its column isn't there
    expect(stdout).not.toMatch(/\d…|…\d{5}/)
  })

  test('NO_COLOR leaves no escape sequence in a table', async () => {
    service.next(page([row('A')]))
    const { stdout } = await call('getWalletNFTs', [], { columns: 80, env: { NO_COLOR: '1' } })
    expect(stdout).toContain('日本語')
    expect(stdout).not.toContain('\u001b[1m')
  })

  test.each(['table', 'json', 'ndjson', 'csv'])(
    'nothing of a hostile name acts on a terminal as %s',
    async (format) => {
      service.next(page([row(hostile), row('plain')]))
      const { code, stdout } = await call('getWalletNFTs', ['--format', format, '--fields', 'name,tokenId', '-q'], {
        columns: 120,
        env: { NO_COLOR: '1' },
      })
      expect(code).toBe(0)
      expect(stdout).toContain('\\u001b')
      expect(withoutOwn(stdout)).not.toMatch(acting)
    },
  )

  test('nothing of a hostile error acts on a terminal', async () => {
    service.next(answer(400, { message: hostile }))
    const { code, stdout } = await call('getWalletNFTs', [], { columns: 120 })
    expect(code).toBe(1)
    expect(stdout).toContain('evil')
    expect(withoutOwn(stdout)).not.toMatch(acting)
  })

  test('a spreadsheet runs no cell, and a file holds no control', async () => {
    service.next(page([row('=HYPERLINK("http://evil.example")', uint256), row(hostile)]))
    const { stdout } = await call('getWalletNFTs', ['--format', 'csv', '--fields', 'name,tokenId,blockNumber'])
    const [header, first, second] = stdout.split('\r\n')
    expect(header).toBe('name,tokenId,blockNumber')
    expect(first).toBe(`"'=HYPERLINK(""http://evil.example"")",${uint256},`)
    expect(second).toContain('\\u202eevil')
    expect(second).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
  })

  test.each(['json', 'ndjson', 'csv'])(
    'a name that was cut within an emoji is a text that others read, as %s',
    async (format) => {
      service.next(page([row('Moon \ud83d'), row('🌙')]))
      const { stdout } = await call('getWalletNFTs', ['--format', format, '--fields', 'name'])
      expect(stdout).toContain('Moon \ufffd')
      expect(stdout).toContain('🌙')
      expect(stdout).not.toContain('\\ud')
    },
  )

  test('amounts keep every digit in every format, and small numbers have no exponent', async () => {
    const price = { floor_price_usd: 1e-7, floor_price: '0.00001', floor_price_currency: 'eth' }
    for (const format of ['table', 'json', 'ndjson', 'csv']) {
      service.next(page([{ ...row('A', uint256), ...price }]))
      const { stdout } = await call('getWalletNFTs', ['--format', format, '--fields', 'tokenId,floorPriceUsd'])
      expect(stdout).toContain(uint256)
      if (format === 'csv' || format === 'table') expect(stdout).toContain('0.0000001')
    }
  })

  test('--all follows every page, --rows as many as it needs', async () => {
    const pages = [page([row('A'), row('B')], '1'), page([row('C')], '2'), page([row('D')])]
    service.next(...pages)
    const all = await call('getWalletNFTs', ['--all', '--fields', 'name', '--format', 'ndjson'])
    expect(
      all.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ).toEqual(['A', 'B', 'C', 'D'])
    service.next(...pages)
    const before = service.seen.length
    const some = await call('getWalletNFTs', ['--rows', '3', '--fields', 'name'])
    expect(JSON.parse(some.stdout)).toEqual([{ name: 'A' }, { name: 'B' }, { name: 'C' }])
    expect(service.seen.length - before).toBe(2)
    expect(some.stderr).toContain('there are more rows')
  })

  test('a private key where an address belongs is not repeated, wherever it stands', async () => {
    const key = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
    const call = ['evm', 'getNativeBalance', '--mock']
    const runs: (readonly [readonly string[], string?])[] = [
      [[...call, '--address', key]],
      [[...call, key]],
      [[...call, `--${key}`]],
      [[key]],
      [['evm', key]],
      [[...call, '--stdin', '--json-errors'], `{"address":"${key}"}\n${key}\n`],
      [[...call, '--address', '@-', '--format', 'table'], `${key}\n`],
    ]
    for (const [args, input = ''] of runs) {
      const { code, stdout, stderr } = await run(args, { input })
      expect(code).not.toBe(0)
      expect(stdout + stderr).not.toContain(key.slice(0, 12))
    }
  })

  test('a webhook secret is masked, unless it is asked for', async () => {
    const masked = await run(['streams', 'getSettings', '--mock'])
    expect(JSON.parse(masked.stdout).secretKey).toBe('[redacted]')
    expect(masked.stderr).toContain('--show-secrets shows them')
    const shown = await run(['streams', 'getSettings', '--mock', '--show-secrets'])
    expect(JSON.parse(shown.stdout).secretKey).toMatch(/.{8}/)
    expect(shown.stdout).not.toContain('[redacted]')
  })
})

describe('each exit code, and nothing but data on stdout', () => {
  const failing: readonly (readonly [string, Behaviour, number, string])[] = [
    ['500', answer(500, { message: 'down' }), 1, 'SERVER_ERROR'],
    ['a reset connection', resetBeforeHeaders, 1, 'CONNECTION_FAILED'],
    ['429', answer(429, { message: 'slow down' }), 1, 'RATE_LIMITED'],
    ['401', answer(401, { message: 'Invalid key' }), 1, 'UNAUTHENTICATED'],
  ]
  test.each(failing)('%s', async (_, behaviour, expected, name) => {
    service.next(behaviour)
    const { code, stdout, stderr } = await call('getWalletNFTs', ['--json-errors'])
    expect([code, stdout]).toEqual([expected, ''])
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(stderr)).toMatchObject({ code: name, operation: 'getWalletNFTs' })
  })

  const mistaken: readonly (readonly [string, readonly string[], RegExp])[] = [
    [
      'no key',
      ['evm', 'getNativeBalance', '--address', address],
      /No API key is set\n.*LEDGERLINE_API_KEY.*\n.*--mock/,
    ],
    ['an unknown API', ['emv', 'getNativeBalance'], /no API emv\n.*Did you mean ledgerline evm\?/],
    ['an unknown operation', ['evm', 'getWaletNFTs'], /Did you mean getWalletNFTs\?/],
    ['an unknown option', ['evm', 'getNativeBalance', '--adress', address], /Did you mean --address\?/],
    ['an option without its value', ['evm', 'getNativeBalance', '--address', '--mock'], /--address needs a value/],
    ['a missing input', ['evm', 'getNativeBalance', '--mock'], /--address is required\n.*Pass --address/],
    [
      'an invalid input',
      ['evm', 'getNativeBalance', '--address', 'vitalik', '--mock'],
      /vitalik\n.*0x and 40.*\n.*Given as --address/,
    ],
    [
      'an unknown field',
      ['evm', 'getWalletNFTs', '--address', address, '--mock', '--fields', 'nmae'],
      /Did you mean name\?/,
    ],
    [
      'an unknown format',
      ['evm', 'getWalletNFTs', '--address', address, '--mock', '--format', 'jsn'],
      /Did you mean json\?/,
    ],
    [
      'a lost word',
      ['evm', 'getNativeBalance', address, '--mock'],
      /without its option\n.*Name what you pass: --address(?!.*0x)/,
    ],
  ]
  test.each(mistaken)('2 for %s', async (_, args, message) => {
    const { code, stdout, stderr } = await run(args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(message)
  })

  test('3 for a row that cannot be read, whose place is told', async () => {
    service.next(page([row('A'), { ...row('B'), token_id: null, token_address: 7 }]))
    const { code, stdout, stderr } = await call('getWalletNFTs', ['--fields', 'name'])
    expect([code, JSON.parse(stdout)]).toEqual([3, [{ name: 'A' }]])
    expect(stderr).toMatch(/missing: 1 row that cannot be read\n {2}\/result\/1/)
  })

  test('3 for a chain that the service leaves out, which is told', async () => {
    const mock = createMockFetch({ faults: 'partial' })
    service.next(async (response, { method, path, headers }) => {
      const answered = await mock(`http://127.0.0.1${path}`, { method, headers })
      answer(answered.status, await answered.json())(response, { method, path, headers, body: '' })
    })
    const args = ['universal', 'getTokenBalances', '--wallet-address-or-public-key', address, '--base-url', service.url]
    const { code, stdout, stderr } = await run([...args, '--json-errors'])
    expect([code, JSON.parse(stdout).length > 0]).toEqual([3, true])
    const [missing] = JSON.parse(stderr).missing
    expect(missing).toMatchObject({ reason: 'failed', chain: expect.stringMatching(/./) })
    const { stderr: text } = await run(args)
    expect(text).toContain(`missing: chain ${missing.chain} (failed): Fault partial, as requested`)
  })

  test('4 before the budget is exceeded, with the rows until then', async () => {
    service.next(page([row('A')], '1'), page([row('B')], '2'), page([row('C')]))
    const before = service.seen.length
    const args = ['--all', '--budget', '120', '--format', 'ndjson', '--fields', 'name']
    const { code, stdout, stderr } = await call('getWalletNFTs', args)
    expect([code, stdout]).toEqual([4, '{"name":"A"}\n{"name":"B"}\n'])
    expect(service.seen.length - before).toBe(2)
    expect(stderr).toContain('billed 100 units, 2 requests')
  })

  test('130 for Ctrl-C, and what was written is valid JSON', async () => {
    const stalled: Behaviour = () => {}
    service.next(page([row('A')], '1'), stalled)
    let isSent = false
    const { code, stdout, stderr } = await call('getWalletNFTs', ['--all', '--fields', 'name'], {
      onOutput(child, printed) {
        if (!isSent && printed.includes('A')) child.kill('SIGINT')
        isSent ||= printed.includes('A')
      },
    })
    expect([code, JSON.parse(stdout)]).toEqual([130, [{ name: 'A' }]])
    expect(stderr).toContain('Interrupted')
    expect(stderr).not.toContain('    at ')
  })

  test('130 for Ctrl-C while it waits for lines, with the results until then', async () => {
    service.next(answer(200, { balance: '1' }))
    const { code, stdout } = await call('getNativeBalance', ['--stdin', '--format', 'ndjson'], {
      input: '{"chain":"base"}\n',
      isOpen: true,
      onOutput(child, printed) {
        if (printed !== '') child.kill('SIGINT')
      },
    })
    expect([code, JSON.parse(stdout)]).toEqual([130, { input: { address, chain: 'base' }, data: { balance: '1' } }])
  })

  test('a pipe that closes early ends it quietly', async () => {
    service.next(...Array.from({ length: 30 }, (_, at) => page([row(`${at}`)], `${at + 1}`)))
    const { code, stdout, stderr } = await run([], {
      shell: `set -o pipefail; ledgerline evm getWalletNFTs --address ${address} --base-url ${service.url} --all -q --format ndjson --fields name | head -1`,
    })
    expect([code, stdout, stderr]).toEqual([0, '{"name":"0"}\n', ''])
  })

  test('a full disk is told', async () => {
    service.next(page([row('A')]))
    const { code, stderr } = await run([], {
      shell: `ledgerline evm getWalletNFTs --address ${address} --base-url ${service.url} > /dev/full`,
    })
    expect(code).toBe(1)
    expect(stderr).toContain('ledgerline: ENOSPC')
  })
})

test('options that say how errors are told count in each spelling', async () => {
  const args = ['evm', 'getNativeBalance', '--address', 'nobody', '--mock']
  const { stderr } = await run([...args, '--json-errors=true'])
  expect(JSON.parse(stderr)).toMatchObject({ code: 'INVALID_ARGUMENT' })
  const { stderr: text } = await run([...args, '--quiet=true', '--json-errors=false'])
  expect(text).toMatch(/^mock: .*\nledgerline: Invalid address/)
  const { stderr: billed } = await run(['evm', 'getNativeBalance', '--address', address, '--mock', '--quiet=true'])
  expect(billed).toBe('mock: these are examples, not data of a chain\n')
})

test('recordings that cannot be written end the run: 1, with no call after it', async () => {
  service.next(answer(200, { balance: '1' }))
  writeFileSync(join(folder, 'file'), '')
  writeFileSync(join(folder, 'hundred.txt'), `${address}\n`.repeat(100))
  const before = service.seen.length
  const args = ['--base-url', service.url, '--record', 'file/cassettes', '--json-errors']
  const { code, stderr } = await run(['evm', 'getNativeBalance', '--address', '@hundred.txt', ...args])
  expect([code, JSON.parse(stderr).message]).toEqual([1, expect.stringContaining('Cannot write file/cassettes')])
  expect(service.seen.length - before).toBeLessThanOrEqual(16)
})

test('what a server on this machine says stays readable, in recordings too', async () => {
  service.next(answer(404, { message: 'no mock, no test' }))
  const { stderr } = await call('getWalletNFTs', ['--record', 'local'])
  expect(stderr).toContain('no mock, no test')
  expect(readFileSync(join(folder, 'local/evm.getWalletNFTs.json'), 'utf8')).toContain('no mock, no test')
})

describe('the key', () => {
  test('is sent from a file that only its owner may read, and is in no message', async () => {
    const file = join(folder, 'key')
    writeFileSync(file, `${secret}\n`)
    chmodSync(file, 0o600)
    service.next(answer(401, { message: `Invalid key ${secret}` }))
    for (const args of [
      ['--key-file', file],
      ['--key-file', file, '--json-errors'],
    ]) {
      const { code, stdout, stderr } = await call('getWalletNFTs', args)
      expect(code).toBe(1)
      expect(service.seen.at(-1)?.headers['x-api-key']).toBe(secret)
      expect(stdout + stderr).not.toContain(secret)
      expect(stderr).toContain('[redacted]')
    }
  })

  test('is refused from a file that others may read', async () => {
    const file = join(folder, 'open-key')
    writeFileSync(file, secret)
    chmodSync(file, 0o644)
    const before = service.seen.length
    const { code, stderr } = await call('getWalletNFTs', ['--key-file', file])
    expect([code, service.seen.length]).toEqual([2, before])
    expect(stderr).toMatch(/Others may read the key file .*\n.*chmod 600/)
    expect(stderr).not.toContain(secret)
  })

  test('is never an argument', async () => {
    const spellings = ['--api-key', '--apiKey', '--api_key', '--x-api-key', '--moralis-api-key']
    for (const args of [...spellings.map((name) => [`${name}=${secret}`]), ['--api-key', secret]])
      for (const all of [
        ['evm', 'getNativeBalance', '--address', address, ...args],
        [...args, 'evm', 'getNativeBalance'],
      ]) {
        const { code, stderr } = await run(all)
        expect(code).toBe(2)
        expect(stderr).toMatch(/read the arguments of another/)
        expect(stderr).not.toContain(secret)
      }
  })

  test('of the environment goes to the provider only', async () => {
    service.next(answer(200, { balance: '1' }))
    const { code } = await call('getNativeBalance', [], { env: { LEDGERLINE_API_KEY: secret } })
    expect(code).toBe(0)
    expect(JSON.stringify(service.seen.at(-1))).not.toContain(secret)
  })
})

describe('the cost', () => {
  test('is printed before anything is sent, without a key', async () => {
    const before = service.seen.length
    const { code, stdout, stderr } = await call('getWalletNFTs', ['--estimate'])
    const expected = { calls: 1, units: 50, seconds: 0.025, usd: { included: 0, overage: 0.0005625 }, plan: 'starter' }
    expect([code, JSON.parse(stdout), stderr]).toEqual([0, expected, ''])
    const args = ['--estimate', '--all', '--plan', 'pro', '--format', 'table']
    const { stdout: all, stderr: note } = await call('getWalletNFTs', args)
    expect(note).toBe('at least: each page of a list costs 50 units\n')
    expect(all).toMatch(/units +at least 50, 50 per page\nseconds +at least 0.0125\ndollars .* at least 0.00025\n/)
    expect(service.seen.length).toBe(before)
  })

  test('of many inputs leaves out the lines that cannot be sent, and names them', async () => {
    const input = `{"chain":"base"}\nno json\n{"chain":"nowhere"}\n`
    const { code, stdout, stderr } = await call('getNativeBalance', ['--stdin', '--estimate'], { input })
    expect([code, JSON.parse(stdout)]).toMatchObject([3, { calls: 1, units: 10 }])
    expect(stderr).toMatch(/line 2: Not a JSON object\nline 3: Invalid chain.*\nledgerline: 2 inputs cannot be sent/)
  })

  test('a limiter holds requests back, also where nobody asked for one', async () => {
    service.next(answer(200, { balance: '1' }))
    writeFileSync(join(folder, 'nine.txt'), Array.from({ length: 9 }, () => address).join('\n'))
    const start = performance.now()
    const args = ['evm', 'getNativeBalance', '--address', '@nine.txt', '--base-url', service.url, '--rps', '2']
    const { code } = await run(args)
    expect(code).toBe(0)
    expect(performance.now() - start).toBeGreaterThan(4000) // eight in a window of four seconds, then one
  })
})

describe('many inputs', () => {
  const other = `0x${'0'.repeat(37)}abc`
  const byAddress: Behaviour = (response, request) =>
    request.path.includes(other)
      ? answer(500, { message: 'not this one' })(response, request)
      : setTimeout(() => answer(200, { balance: uint256 })(response, request), request.path.includes(address) ? 150 : 0)

  test.each([
    ['many inputs', ['evm', 'getNativeBalance', '--address', '@utf16.txt']],
    ['a list', ['evm', 'getNativeBalancesForAddresses', '--wallet-addresses', '@utf16.txt']],
    ['an export', ['export', 'evm.getWalletNFTs', '--address', '@utf16.txt', '--out', 'rows.csv']],
    ['a key', ['evm', 'getNativeBalance', '--address', address, '--key-file', 'utf16.txt']],
  ])('what is read in UTF-16 is refused with its encoding, and nothing is sent: %s', async (_, args) => {
    writeFileSync(join(folder, 'utf16.txt'), `\ufeff${address}\r\n`, { encoding: 'utf16le', mode: 0o600 })
    const before = service.seen.length
    const { code, stderr } = await run([...args, '--base-url', service.url])
    expect([code, service.seen.length]).toEqual([2, before])
    expect(stderr).toMatch(/ is in UTF-16, not in UTF-8\n.*iconv -f UTF-16 -t UTF-8/)
  })

  test('of a file give results in order, with failed ones among them', async () => {
    service.next(byAddress)
    writeFileSync(join(folder, 'wallets.txt'), `# mine\n${address}\n\n${other}\r\nnobody\n0x${'1'.repeat(40)}`)
    const args = ['evm', 'getNativeBalance', '--address', '@wallets.txt', '--base-url', service.url, '--retries', '0']
    const { code, stdout, stderr } = await run([...args, '--format', 'ndjson'])
    expect(code).toBe(3)
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { input: { address }, data: { balance: uint256 } },
      { input: { address: other }, error: { code: 'SERVER_ERROR' } },
      { input: { address: 'nobody' }, error: { code: 'INVALID_ARGUMENT' } },
      { input: { address: `0x${'1'.repeat(40)}` }, data: { balance: uint256 } },
    ])
    expect(stderr).toMatch(/line 4: Request failed.*\nline 5: Invalid address.*\n(?:.*\n)*.*2 of 4 inputs/)
  })

  test('of a pipe are read, which can be read only once', async () => {
    service.next(byAddress)
    for (const shell of [`@<(echo ${address})`, `@/dev/stdin < <(echo ${address})`]) {
      const { code, stdout } = await run([], {
        shell: `ledgerline evm getNativeBalance --address ${shell} --base-url ${service.url} --format ndjson`,
      })
      expect([code, JSON.parse(stdout || 'null')]).toEqual([0, { input: { address }, data: { balance: uint256 } }])
    }
  })

  test('tell which rows of which line cannot be read', async () => {
    service.next(page([row('A'), { ...row('B'), token_id: null, token_address: 7 }]))
    writeFileSync(join(folder, 'one.txt'), address)
    const args = ['getWalletNFTs', '--address', '@one.txt', '--base-url', service.url, '--format', 'ndjson']
    const { code, stdout, stderr } = await run(['evm', ...args])
    expect([code, JSON.parse(stdout).data.length]).toEqual([3, 1])
    expect(stderr).toMatch(/line 1: missing: 1 row that cannot be read\n {2}\/result\/1/)
  })

  test('come as NDJSON on stdin, and a bad line stops no other', async () => {
    service.next(byAddress)
    const lines = [{ address, chain: 'base' }, 'no json', { address: `0x${'1'.repeat(40)}` }]
    const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
    const args = ['evm', 'getNativeBalance', '--stdin', '--base-url', service.url, '--format', 'csv']
    const { code, stdout, stderr } = await run(args, { input })
    const cells = stdout.split('\r\n')
    expect(code).toBe(3)
    expect(cells[0]).toBe('input,balance,error')
    expect(cells[1]).toContain(uint256)
    expect(cells[2]).toContain('no json,,Not a JSON object')
    expect(cells[3]).toContain(uint256)
    expect(stderr).toContain('line 2: Not a JSON object')
  })

  test('are not called any more once no call would succeed', async () => {
    service.next(answer(401, { message: 'Invalid key' }))
    const before = service.seen.length
    const input = Array.from({ length: 500 }, () => `${address}\n`).join('')
    const { code, stdout } = await call('getNativeBalance', ['--format', 'ndjson', '--stdin'], {
      input: input && `{}\n`.repeat(500),
    })
    expect(code).toBe(1)
    expect(service.seen.length - before).toBeLessThanOrEqual(16)
    expect(stdout.trim().split('\n').length).toBeLessThanOrEqual(16)
  })
})

describe('the mock server', () => {
  test('prints its URL, answers the command, and ends on Ctrl-C', async () => {
    let balance: Promise<{ readonly code: number | null; readonly stdout: string }> | undefined
    const { code, stdout, stderr } = await run(['mock', '--port', '0'], {
      onOutput(child, printed) {
        const [url] = /^http:.*$/m.exec(printed) ?? []
        if (!url || balance) return
        balance = run(['aptos-node', 'getAccountModules', '--address', '0x1', '--base-url', url])
        void balance.finally(() => child.kill('SIGINT'))
      },
    })
    expect(await balance).toMatchObject({ code: 0 })
    expect(JSON.parse((await balance)?.stdout ?? '')).toHaveProperty([0, 'abi'])
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\n$/)])
    expect(stderr).toContain('ledgerline <api> <operation> --base-url http://127.0.0.1:')
  })
})

test('progress is one line on a terminal, and is gone at the end', async () => {
  const slow =
    (next: string | null): Behaviour =>
    (response, request) =>
      void setTimeout(() => page([row('A')], next)(response, request), 400)
  service.next(slow('1'), slow('2'), slow('3'), slow(null))
  const { code, stdout } = await call('getWalletNFTs', ['--all', '--format', 'csv', '--fields', 'name'], {
    columns: 100,
  })
  expect(code).toBe(0)
  expect(stdout).toMatch(/\d rows?, \d pages?, \d+ units/)
  expect(stdout.split('\n').filter((line) => /rows?, \d pages?/.test(line.split('\r\u001b[K').at(-1) ?? ''))).toEqual(
    [],
  )
})

// Fish and zsh are in tests/long/completion.test.ts
test.each([
  ['evm getWalletNFTs --exc', 'evm|getWalletNFTs|--exclude-spam|'],
  ['evm getNativeBalance --format=t', 'evm|getNativeBalance|--format=table|'],
  ['evm getNativeBalance --aptosNode=f', 'evm|getNativeBalance|--aptosNode=fullnode|'],
  ['export --format=p', 'export|--format=parquet|'],
])('bash completes %s', async (line, called) => {
  const setup = 'eval "$(ledgerline completion bash)"'
  expect(await completedIn(folder, 'bash --norc -i', setup, `ledgerline ${line}`)).toBe(called)
})

/** Columns of a line on a terminal, for the letters that are used here. */
const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (/[\u3040-\u9fff]/.test(letter) ? 2 : 1), 0)

function readPackage(): Buffer {
  return readFileSync(join(folder, 'node_modules/ledgerline/package.json'))
}
