import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { filesOf } from '../../../src/export/exportOptions.js'
import { readState } from '../../../src/export/state.js'
import { type ExportOptions, exportRows } from '../../../src/export.js'
import { createMockFetch } from '../../../src/mock.js'
import { exportFolder } from '../../support/export/exportFolder.js'
import { wallet } from '../../support/export/listServer.js'
import { rowsIn } from '../../support/export/runExport.js'

// Which files an export takes for its own, and what it does when they are not as it left them.

const at = exportFolder()
const inputs = [0, 1].map((index) => ({ address: wallet(index) }))
const run = (name: string, options: Partial<ExportOptions> = {}, client = at.client()) =>
  exportRows(client, client.evm.getWalletTokenTransfers, inputs, {
    out: at.out(name),
    from: '2024-01-01',
    to: '2024-02-01',
    ...(name.startsWith('parts') && { format: 'parquet' as const, rowsPerPart: 90 }),
    ...options,
  })

/** Exports until a request fails for good. */
async function stopped(name: string, after = 40, options: Partial<ExportOptions> = {}): Promise<void> {
  const begin = at.server().seen.length
  at.server().answer((_, count) => (count > begin + after ? { status: 500 } : undefined))
  await expect(run(name, options)).rejects.toThrow('status 500')
  at.server().answer(() => undefined)
}

const stateOf = (name: string) => JSON.parse(readFileSync(at.out(`${name}.state.json`), 'utf8'))

let whole: readonly string[]
beforeAll(async () => {
  whole = await rowsIn((await run('whole.ndjson')).files)
})

describe('a cursor that the service has sent before', () => {
  /** A client whose service sends a cursor of an earlier page once, instead of the one that leads on. */
  const repeating = (page: string, again: string) => {
    let isOver = false
    const changed: typeof fetch = async (...request) => {
      const response = await fetch(...request)
      if (isOver || new URL(String(request[0])).searchParams.get('cursor') !== page) return response
      isOver = true
      return Response.json({ ...(await response.json()), cursor: again })
    }
    return at.client({ fetch: changed })
  }

  test.each(['repeated.ndjson', 'repeated.csv.gz', 'parts-repeated'])(
    'ends the run, and the next one asks for its page again: %s',
    async (name) => {
      const one = { concurrency: 1 }
      await expect(run(name, one, repeating('0-50', '0-50'))).rejects.toMatchObject({ code: 'CURSOR_REPEATED' })
      const plain = await run(`${name.replace('repeated', 'plain')}`, one)
      const { files, resumed } = await run(name, one)
      expect(resumed).toBe(true)
      expect(await rowsIn(files)).toEqual(await rowsIn(plain.files))
    },
  )

  test('in an earlier run ends a later one', async () => {
    await stopped('earlier.ndjson', 20, { concurrency: 1 })
    await expect(run('earlier.ndjson', { concurrency: 1 }, repeating('0-150', '0-10'))).rejects.toMatchObject({
      code: 'CURSOR_REPEATED',
      cursor: '0-150',
    })
    expect(await rowsIn((await run('earlier.ndjson')).files)).toEqual(whole)
  })
})

describe('an export of another source', () => {
  test('than the mock is refused, and written if you start over', async () => {
    const { host } = new URL(at.server().url)
    await run('mock.ndjson', {}, at.client({ fetch: createMockFetch() }))
    await expect(run('mock.ndjson')).rejects.toThrow(
      `mock.ndjson was begun with the mock of ${host}, not with ${host}\n  → To begin anew, pass startOver: true (--start-over)`,
    )
    expect(await rowsIn((await run('mock.ndjson', { startOver: true })).files)).toEqual(whole)
  })

  test('on another host is refused with both names, whatever its path', async () => {
    const elsewhere = at.client({ baseUrl: 'https://other.example/v2' })
    await expect(run('whole.ndjson', {}, elsewhere)).rejects.toThrow(
      `begun with ${new URL(at.server().url).host}, not with other.example`,
    )
  })
})

describe('a finished file', () => {
  test.each([
    ['whole-gone.ndjson', '', (path: string) => rmSync(path), 'was exported, and is gone'],
    ['whole-cut.csv', '', (path: string) => truncateSync(path, 500), 'has changed since'],
    ['whole-packed.ndjson.gz', '', (path: string) => writeFileSync(path, ''), 'has changed since'],
    ['parts-gone', '/part-00001.parquet', (path: string) => rmSync(path), 'was exported, and is gone'],
    ['parts-cut', '/part-00004.parquet', (path: string) => truncateSync(path, 500), 'has changed since'],
    ['whole-issues.ndjson', '.issues.ndjson', (path: string) => rmSync(path), 'was exported, and is gone'],
  ] as const)('that is not as it was written is named: %s%s', async (name, file, change, told) => {
    if (file === '.issues.ndjson')
      at.server().change((row, index) => (index === 3 ? { ...row, block_number: 'soon' } : row))
    const { rows } = await run(name)
    const begin = at.server().seen.length
    expect((await run(name)).rows).toBe(rows)
    change(at.out(name) + file)
    await expect(run(name)).rejects.toThrow(`${at.out(name)}${file} ${told}`)
    expect(at.server().seen).toHaveLength(begin)
    expect((await run(name, { startOver: true })).rows).toBe(rows)
  })

  test('of an export that is not done is compared too', async () => {
    await stopped('parts-stopped', 60, { concurrency: 1 })
    truncateSync(at.out('parts-stopped/part-00000.parquet'), 500)
    await expect(run('parts-stopped')).rejects.toThrow('part-00000.parquet has changed since')
  })
})

describe('drafts', () => {
  test.each([
    ['cut', (path: string) => truncateSync(path, 100)],
    ['gone', (path: string) => rmSync(path)],
  ])('that are %s are read again', async (kind, change) => {
    for (const file of ['output', '1-0.rows', '1-0.cursors']) {
      const name = `draft-${kind}-${file}.ndjson`
      await stopped(name, 60, { concurrency: 1 })
      change(at.out(`${name}.parts/${file}`))
      expect(await rowsIn((await run(name)).files)).toEqual(whole)
    }
  })

  test.each(['a folder', 'a link'])('never go into %s that the export has not made', async (kind) => {
    const name = `foreign-${kind}.csv`
    const mine = kind === 'a link' ? at.out('home') : at.out(`${name}.parts`)
    mkdirSync(mine)
    writeFileSync(`${mine}/output`, 'mine')
    if (kind === 'a link') symlinkSync(mine, at.out(`${name}.parts`))
    for (const startOver of [false, true])
      await expect(run(name, { startOver })).rejects.toThrow(`${name}.parts is there already`)
    expect(readFileSync(`${mine}/output`, 'utf8')).toBe('mine')
    rmSync(at.out(`${name}.parts`), { recursive: true })
    expect((await run(name)).rows).toBe(400)
  })

  test('of another export are not taken for its own', async () => {
    await stopped('one.ndjson')
    await stopped('two.ndjson')
    rmSync(at.out('one.ndjson.parts'), { recursive: true })
    const { id } = stateOf('two.ndjson')
    mkdirSync(at.out('one.ndjson.parts'))
    writeFileSync(at.out('one.ndjson.parts/ledgerline-export.json'), JSON.stringify({ id, out: 'two.ndjson' }))
    await expect(run('one.ndjson', { startOver: true })).rejects.toThrow('one.ndjson.parts is there already')
  })

  test('leave what others have put beside them', async () => {
    await stopped('beside.ndjson')
    writeFileSync(at.out('beside.ndjson.parts/diary.txt'), 'mine')
    await run('beside.ndjson')
    expect(readdirSync(at.out('beside.ndjson.parts'))).toEqual(['diary.txt'])
  })

  test('are continued though their state is gone: they begin anew', async () => {
    await stopped('stateless.ndjson')
    rmSync(at.out('stateless.ndjson.state.json'))
    expect(await rowsIn((await run('stateless.ndjson')).files)).toEqual(whole)
    expect(existsSync(at.out('stateless.ndjson.parts'))).toBe(false)
  })
})

test('parts in a folder that no state tells of stay, also if you start over', async () => {
  mkdirSync(at.out('parts-mine'))
  writeFileSync(at.out('parts-mine/part-00000.parquet'), 'mine')
  await expect(run('parts-mine', { startOver: true })).rejects.toThrow('part-00000.parquet is there already')
  expect(readFileSync(at.out('parts-mine/part-00000.parquet'), 'utf8')).toBe('mine')
})

describe('a state', () => {
  /** Every member at any depth, by its path. */
  const membersOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, member]) => [[...path, name], ...membersOf(member, [...path, name])])
      : []
  const otherKinds: Readonly<Record<string, readonly unknown[]>> = {
    number: [null, 'x', -1, 0.5],
    string: [null, false, ''],
    boolean: [null, 'x'],
    object: [null, 'x', 7, []],
  }
  const refusal = { message: expect.stringContaining('is not the state of an export') }

  test.each(['spoiled.ndjson', 'parts-spoiled'])(
    'of which any member is gone or of another kind is refused: %s',
    async (name) => {
      await stopped(name, 60, { concurrency: 1 })
      const path = at.out(`${name}.state.json`)
      const text = readFileSync(path, 'utf8')
      for (const names of membersOf(JSON.parse(text))) {
        const last = names.at(-1) ?? ''
        const isEntry = names.length === 2 && ['lists', 'files'].includes(names[0] ?? '') // there may be any number
        const before = names.reduce((one, member) => one[member], JSON.parse(text))
        for (const value of [...(isEntry ? [] : [undefined]), ...(otherKinds[typeof before] ?? [])]) {
          if (last === 'cursor' && (value === null || value === 'x')) continue // a list that has ended, or one that hasn't
          const state = JSON.parse(text)
          names.slice(0, -1).reduce((one, member) => one[member], state)[last] = value
          writeFileSync(path, JSON.stringify(state))
          await expect(
            readState(filesOf({ out: at.out(name), format: 'parquet' })),
            `${names}: ${value}`,
          ).rejects.toMatchObject(refusal)
        }
      }
      await expect(run(name)).rejects.toMatchObject(refusal)
      writeFileSync(path, text)
      expect((await run(name)).rows).toBe(400)
    },
  )

  test('that 0.1 wrote is continued, without comparing what it does not have', async () => {
    const out = at.out('old.ndjson')
    const text =
      '{"version":1,"identity":{"operation":"evm.getWalletTokenTransfers","format":"ndjson","withDoubles":false,"slices":1,"inputs":"84e2f644ce52408c3698056de454c8383748fa0b9409913e631128027c0f2f45","columns":"b8a212623e4b39887a287d672b7952f3c96dc01c01c2c506a4921ae9bb57da19"},"end":"2026-11-29T01:01:13.000Z","written":{"list":0,"offset":0,"size":0},"issues":{"list":0,"size":0},"totals":{"rows":0,"pages":0,"issues":0,"lost":0,"failed":0},"lists":{"0":{"cursor":"0-2","pages":2,"rows":2,"issues":0,"lost":0,"failed":0,"turn":0,"rowBytes":1828,"issueBytes":0}}}'
    const { columns } = stateOf('whole.ndjson').identity // which a document may have changed since
    writeFileSync(`${out}.state.json`, text.replace(/(?<="columns":")\w+/, columns))
    mkdirSync(`${out}.parts`)
    const rows = ['first', 'second'].map((row) => `{"row":"${row.padEnd(903)}"}\n`).join('')
    writeFileSync(`${out}.parts/0-0.rows`, `${rows}what a killed process has left`)
    const begin = at.server().seen.length
    const client = at.client()
    const window = { from: '2024-01-01', to: '2024-02-01' }
    const result = await exportRows(client, client.evm.getWalletTokenTransfers, inputs[0] ?? { address: '' }, {
      out,
      ...window,
    })
    expect(result).toMatchObject({ rows: 200, resumed: true, complete: true })
    expect(at.server().seen[begin]?.searchParams.get('cursor')).toBe('0-2')
    const written = readFileSync(out, 'utf8')
    expect(written.startsWith(rows)).toBe(true)
    expect(written.split('\n')).toHaveLength(201)
    expect(stateOf('old.ndjson')).toMatchObject({ version: 2, identity: { mock: false }, isDone: true })
  })

  test('that 0.1 wrote of a file that is gone is refused', async () => {
    const { id, files, ...state } = stateOf('whole.ndjson')
    const { host, mock, ...identity } = state.identity
    writeFileSync(at.out('old-done.ndjson.state.json'), JSON.stringify({ ...state, version: 1, identity }))
    await expect(run('old-done.ndjson')).rejects.toThrow('old-done.ndjson was exported, and is gone')
  })
})

test('a clock before 2020 is an error, and nothing is sent', async () => {
  const begin = at.server().seen.length
  vi.useFakeTimers({ now: 86_400_000, toFake: ['Date'] })
  try {
    await expect(run('clock.ndjson')).rejects.toThrow('The clock of this machine says 1970-01-02T00:00:00.000Z')
  } finally {
    vi.useRealTimers()
  }
  expect(at.server().seen).toHaveLength(begin)
})
