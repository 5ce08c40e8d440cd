import { readdirSync, readFileSync } from 'node:fs'
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { asyncBufferFromFile } from 'hyparquet/src/node.js'
import { describe, expect, test } from 'vitest'
import { exportRows } from '../../../src/export.js'
import { createClient } from '../../../src/index.js'
import { createMockFetch } from '../../../src/mock.js'
import { exportFolder } from '../../support/export/exportFolder.js'
import { firstTime, wallet } from '../../support/export/listServer.js'
import { rowsIn, textOf } from '../../support/export/runExport.js'

const at = exportFolder()
const one = { address: wallet(0) }
const window = { from: '2024-01-01', to: '2024-02-01' }

const jsonRows = (file: string): Record<string, unknown>[] =>
  textOf(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

describe('rows', () => {
  test('have a key of input, slice, page and row, in the order of the list', async () => {
    const { evm } = at.client()
    await exportRows(at.client(), evm.getWalletTokenTransfers, [one, { address: wallet(1) }], {
      out: at.out('key.ndjson'),
    })
    const rows = jsonRows(at.out('key.ndjson'))
    expect(rows).toHaveLength(400)
    expect(rows[206]).toMatchObject({ _input: 1, _slice: 0, _page: 1, _row: 1, logIndex: 193 })
    expect(new Set(rows.map(({ _input, _slice, _page, _row }) => [_input, _slice, _page, _row].join())).size).toBe(400)
  })

  test('keep every digit of an amount, with a double beside it if you ask', async () => {
    const { evm } = at.client()
    await exportRows(at.client(), evm.getWalletTokenTransfers, one, { out: at.out('digits.ndjson'), withDoubles: true })
    expect(jsonRows(at.out('digits.ndjson')).at(-1)).toMatchObject({
      value: '1000000000000000000000000000000',
      value_approx: 1e30,
      valueDecimal: '1000000000000000000000000.5',
      valueDecimal_approx: 1e24,
      blockNumber: 1000,
      blockTimestamp: '2024-01-01T00:00:00.000Z',
      tokenLogo: null,
    })
  })

  test('are guarded in CSV against spreadsheets', async () => {
    const { evm } = at.client()
    await exportRows(at.client(), evm.getWalletTokenTransfers, one, { out: at.out('guard.csv') })
    const text = textOf(at.out('guard.csv'))
    expect(text.slice(0, 40)).toBe('_input,_slice,_page,_row,chain,tokenName')
    expect(text).toContain(`,"'=HYPERLINK(""http://evil.example"")",`)
    expect(text).toContain(',"USD Coin, ""the"" one",')
    expect(text.match(/\r\n/g)).toHaveLength(201)
  })

  test.each(['csv', 'ndjson'])('cannot act on a terminal that shows them, in %s', async (format) => {
    const { evm } = at.client()
    await exportRows(at.client(), evm.getWalletTokenTransfers, one, { out: at.out(`escaped.${format}`) })
    const text = textOf(at.out(`escaped.${format}`))
    expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\u202e]/u)
    expect(text).toContain('\\u001b]0;owned\\u0007\\u009b2J\\u202eCDSU')
  })

  test('have types in Parquet, in parts that one pattern names', async () => {
    const { evm } = at.client()
    const { files } = await exportRows(at.client(), evm.getWalletTokenTransfers, one, {
      out: at.out('types/'),
      format: 'parquet',
      withDoubles: true,
      rowsPerPart: 90,
    })
    expect(readdirSync(at.out('types'))).toEqual(['part-00000.parquet', 'part-00001.parquet', 'part-00002.parquet'])
    const file = await asyncBufferFromFile(files[0] ?? '')
    const [row] = await parquetReadObjects({ file })
    expect(row).toMatchObject({
      _input: 0,
      value: String(10n ** 30n + 199n),
      value_approx: 1e30,
      blockNumber: 1199n,
      blockTimestamp: new Date(firstTime + 199 * 60_000),
      verifiedContract: true,
      tokenLogo: null,
    })
    const { schema } = await parquetMetadataAsync(file)
    expect(schema.find(({ name }) => name === 'blockTimestamp')).toMatchObject({
      converted_type: 'TIMESTAMP_MILLIS',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
    })
  })

  test.each(['ndjson', 'csv', 'parquet'] as const)('hold no half of a surrogate pair, in %s', async (format) => {
    const nft = {
      token_address: wallet(0),
      token_id: '1',
      owner_of: wallet(1),
      name: 'Moon \ud83d',
      symbol: 'whole 🌙',
      normalized_metadata: { name: '\udc4d up', attributes: [{ trait_type: '\\ud83d', value: '\ud83d' }] },
    }
    const client = createClient({
      apiKey: 'test',
      fetch: async () => Response.json({ page: 0, page_size: 100, cursor: null, result: [nft] }),
    })
    const out = at.out(`half.${format}`)
    const { files } = await exportRows(client, client.evm.getWalletNFTs, one, { out, format })
    const row = (await rowsIn(files)).join()
    for (const text of ['Moon \ufffd', 'whole 🌙', '\ufffd up']) expect(row).toContain(text)
    expect(row.replaceAll(/\\|"/g, '')).toContain('{traitType:ud83d,value:\ufffd}') // who spells an escape has written no half
    expect(row).not.toMatch(/(?<!\\)\\ud|(?<!\\)\\\\\\ud|\p{Cs}/u)
  })

  test.each(['ndjson', 'csv', 'parquet'] as const)('have numbers without an exponent, in %s', async (format) => {
    const token = {
      token_address: wallet(0),
      symbol: '-1e5',
      balance: '5',
      usd_price: 1e-7,
      usd_value: 2.5e21,
      usd_price_24hr_usd_change: -3e-10,
    }
    const client = createClient({
      apiKey: 'test',
      fetch: async () => Response.json({ page: 0, page_size: 100, cursor: null, result: [token] }),
    })
    const { files } = await exportRows(client, client.evm.getWalletTokenBalancesPrice, one, {
      out: at.out(`plain.${format}`),
      format,
      withDoubles: true,
    })
    const row = (await rowsIn(files)).find((text) => text.includes(wallet(0))) ?? ''
    expect(row).toContain('0.0000001')
    expect(row).toContain('-0.0000000003')
    if (format === 'csv') expect(row.split(',').filter((cell) => /\d[eE']/.test(cell))).toEqual(['-1e5'])
  })

  test('of nested objects and lists are columns and JSON', async () => {
    const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
    await exportRows(client, client.evm.getWalletHistory, { address: wallet(0) }, { out: at.out('nested.ndjson') })
    const [row = {}] = jsonRows(at.out('nested.ndjson'))
    expect(Array.isArray(row.erc20Transfers)).toBe(true)
    await exportRows(client, client.evm.getWalletNFTs, { address: wallet(0) }, { out: at.out('nested.csv') })
    expect(textOf(at.out('nested.csv'))).toContain('normalizedMetadata_name')
  })

  test('that are texts are a column value', async () => {
    const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
    await exportRows(
      client,
      client.evm.getUniqueOwnersByCollection,
      { address: wallet(0) },
      { out: at.out('texts.ndjson') },
    )
    expect(Object.keys(jsonRows(at.out('texts.ndjson'))[0] ?? {})).toEqual([
      '_input',
      '_slice',
      '_page',
      '_row',
      'value',
    ])
  })
})

describe('a window', () => {
  const times = (file: string) =>
    jsonRows(file)
      .map(({ logIndex }) => Number(logIndex))
      .sort((a, b) => a - b)
  const all = Array.from({ length: 200 }, (_, index) => index)

  test.each([
    ['dates', { from: '2024-01-01', to: new Date(firstTime + 200 * 60_000) }],
    ['blocks', { from: 1000, to: 1199 }],
    ['dates between rows', { from: '2023-12-31T23:59:58Z', to: '2024-01-02T00:00:01Z' }],
  ])('of %s has each row once, in however many slices', async (name, ends) => {
    const { evm } = at.client()
    for (const slices of [2, 7, 50]) {
      const out = at.out(`${name}-${slices}.ndjson`)
      const { lists } = await exportRows(at.client(), evm.getWalletTokenTransfers, one, { out, ...ends, slices })
      expect(lists).toBe(slices)
      expect(times(out)).toEqual(all)
    }
  })

  test('has only its own rows, even of a service that returns more', async () => {
    const { evm } = at.client()
    await exportRows(at.client(), evm.getWalletTokenTransfers, one, {
      out: at.out('own.ndjson'),
      from: 1010,
      to: 1019,
      slices: 3,
    })
    expect(times(at.out('own.ndjson'))).toEqual(all.slice(10, 20))
  })

  test('ends when the export begins, if you give it no end', async () => {
    const { evm } = at.client()
    const before = at.server().seen.length
    const { end } = await exportRows(at.client(), evm.getWalletTokenTransfers, one, { out: at.out('end.ndjson') })
    expect(
      at
        .server()
        .seen.slice(before)
        .map(({ searchParams }) => searchParams.get('to_date')),
    ).toEqual(Array.from({ length: 40 }, () => end.toISOString()))
  })

  test('is not cut where rows do not say when they happened', async () => {
    const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
    const { lists, notes } = await exportRows(
      client,
      client.evm.getTokenOwners,
      { tokenAddress: wallet(0) },
      { out: at.out('uncut.ndjson'), slices: 4 },
    )
    expect(lists).toBe(1)
    expect(notes).toEqual(["getTokenOwners is not sliced: its rows don't say when they happened"])
  })

  test.each([
    [20250101, '2025-01-01', 'block:20250101'],
    ['20250101', '2025-01-01', 'block:20250101'],
    [1735689600, '2025-01-01', 'block:1735689600'],
    ['1735693200', '2025-01-01T01:00:00Z', 'block:1735693200'],
    ['1735689600000', '2025-01-01', 'block:1735689600000'],
  ])('that may be a time or a block is refused with both spellings: %s', async (value, time, block) => {
    const { evm } = at.client()
    const begin = at.server().seen.length
    for (const end of ['from', 'to']) {
      const options = { out: at.out('meant.csv'), [end]: value }
      const told = `For the time, pass ${time}, or for the block: ${block}`
      await expect(exportRows(at.client(), evm.getWalletTokenTransfers, one, options)).rejects.toThrow(told)
    }
    expect(at.server().seen).toHaveLength(begin)
  })

  test.each([
    ['block:20250101', 'from_block', '20250101'],
    [20250101n, 'from_block', '20250101'],
    ['block:1000', 'from_block', '1000'],
    [19_000_000, 'from_block', '19000000'],
    ['20251301', 'from_block', '20251301'], // no day
    ['2025', 'from_date', '2025-01-01T00:00:00.000Z'],
  ])('of %s is what was meant', async (from, name, sent) => {
    const { evm } = at.client()
    const begin = at.server().seen.length
    await exportRows(at.client(), evm.getWalletTokenTransfers, one, {
      out: at.out(`sent-${from}-${typeof from}.csv`),
      from,
    })
    expect(at.server().seen[begin]?.searchParams.get(name)).toBe(sent)
  })

  test.each([
    ['blocks', { from: 1010, to: 1009 }, {}],
    ['times', { from: '2024-02-01', to: '2024-01-31' }, {}],
    ['an input and an option', { to: 1009 }, { fromBlock: 1010 }],
    ['inputs', {}, { fromDate: '2024-02-01', toDate: new Date('2024-01-31') }],
  ])('that ends before it begins is refused before anything is sent: %s', async (name, ends, input) => {
    const { evm } = at.client()
    const begin = at.server().seen.length
    const out = at.out(`backwards-${name}.csv`)
    await expect(
      exportRows(at.client(), evm.getWalletTokenTransfers, { ...one, ...input }, { out, ...ends }),
    ).rejects.toMatchObject({ name: 'InputError', message: expect.stringContaining('before it begins') })
    expect(at.server().seen).toHaveLength(begin)
  })

  test('that has no beginning cannot be cut', async () => {
    const { evm } = at.client()
    await expect(
      exportRows(at.client(), evm.getWalletTokenTransfers, one, { out: at.out('open.csv'), slices: 4 }),
    ).rejects.toMatchObject({
      name: 'InputError',
    })
  })
})

describe('inputs', () => {
  test('may come from an async iterable', async () => {
    async function* wallets() {
      for (const index of [0, 1, 2]) yield { address: wallet(index) }
    }
    const { evm } = at.client()
    const { rows, lists } = await exportRows(at.client(), evm.getWalletTokenTransfers, wallets(), {
      out: at.out('async.csv'),
    })
    expect([rows, lists]).toEqual([600, 3])
  })

  test('that never come end with the signal', async () => {
    async function* hanging() {
      yield one
      await new Promise(() => undefined)
    }
    const stop = new AbortController()
    const { evm } = at.client()
    const options = { out: at.out('hanging.csv'), signal: stop.signal }
    const run = exportRows(at.client(), evm.getWalletTokenTransfers, hanging(), options)
    stop.abort(new Error('enough'))
    await expect(run).rejects.toThrow('enough')
  })

  test('are read a bounded number at once', async () => {
    let [open, most] = [0, 0]
    const counting: typeof fetch = async (...request) => {
      most = Math.max(most, ++open)
      return fetch(...request).finally(() => {
        open -= 1
      })
    }
    const { evm } = at.client()
    const inputs = Array.from({ length: 9 }, (_, index) => ({ address: wallet(index) }))
    await exportRows(at.client({ fetch: counting }), evm.getWalletTokenTransfers, inputs, {
      out: at.out('bounded.csv'),
      concurrency: 3,
    })
    expect(most).toBe(3)
  })
})

test.each([
  ['empty.ndjson', 0],
  ['empty.ndjson.gz', 0],
  ['empty.csv', 1],
  ['empty', 0],
])('a list without rows is a file without rows: %s', async (name, lines) => {
  const { evm } = at.client()
  const { files, rows, complete } = await exportRows(at.client(), evm.getWalletTokenTransfers, one, {
    out: at.out(name),
    from: '2020-01-01',
    to: '2020-01-02',
    ...(name === 'empty' && { format: 'parquet' as const }),
  })
  expect([rows, complete, files.length]).toEqual([0, true, 1])
  expect(await rowsIn(files)).toHaveLength(lines)
})

test('rows that cannot be read go to a file of issues, with the rest of the page in the output', async () => {
  at.server().change((row, index) => (index === 3 ? { ...row, block_number: 'soon' } : row))
  const { evm } = at.client()
  const result = await exportRows(at.client(), evm.getWalletTokenTransfers, one, { out: at.out('issues.csv') })
  expect(result).toMatchObject({
    rows: 199,
    complete: false,
    lost: 1,
    issues: 1,
    issuesFile: at.out('issues.csv.issues.ndjson'),
  })
  expect(jsonRows(at.out('issues.csv.issues.ndjson'))).toMatchObject([
    { _input: 0, _slice: 0, _page: 0, path: '/result/3/block_number', raw: 'soon', row: { log_index: 196 } },
  ])
})

test('no file contains the key, even if the service sends it back', async () => {
  at.server().change((row, index) => ({ ...row, ...(index === 0 ? { block_number: 'some-secret-key' } : {}) }))
  const { evm } = at.client()
  await exportRows(at.client(), evm.getWalletTokenTransfers, one, {
    out: at.out('secret.ndjson'),
    ...window,
    slices: 2,
  })
  const files = readdirSync(at.folder).filter((name) => name.startsWith('secret'))
  expect(files).toEqual(['secret.ndjson', 'secret.ndjson.issues.ndjson', 'secret.ndjson.state.json'])
  for (const name of files) expect(readFileSync(at.out(name), 'utf8')).not.toContain('some-secret-key')
})
