import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exportRows } from '../../../src/export.js'
import { InputError } from '../../../src/index.js'
import { exportFolder } from '../../support/export/exportFolder.js'
import { wallet } from '../../support/export/listServer.js'
import { rowsIn } from '../../support/export/runExport.js'

const at = exportFolder()
const three = [0, 1, 2].map((index) => ({ address: wallet(index) }))
const transfers = () => at.client().evm.getWalletTokenTransfers
const run = (inputs: readonly { readonly address: string }[], options: Parameters<typeof exportRows>[3]) =>
  exportRows(at.client(), transfers(), inputs, options)

/** Answers requests of one wallet with a status, from its given page on. */
const refusing = (index: number, status: number, isPage = (_cursor: string | null) => true) =>
  at
    .server()
    .answer(({ pathname, searchParams }) =>
      pathname.includes(wallet(index)) && isPage(searchParams.get('cursor'))
        ? { status, body: { message: `no such wallet` } }
        : undefined,
    )

const issuesOf = (out: string): Record<string, unknown>[] =>
  readFileSync(`${out}.issues.ndjson`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** The inputs that rows are of, in order. */
const inputsIn = async (file: string): Promise<unknown[]> => [
  ...new Set((await rowsIn([file])).map((line) => JSON.parse(line)._input)),
]

describe('one of many inputs', () => {
  test.each([400, 404, 422])('that the service refuses with %i is noted, and the others go on', async (status) => {
    refusing(1, status)
    const out = at.out(`refused-${status}.ndjson`)
    const result = await run(three, { out })
    expect(result).toMatchObject({ rows: 400, complete: false, lost: 0, issues: 0, issuesFile: `${out}.issues.ndjson` })
    expect(result.failed).toMatchObject([{ index: 1, input: three[1], error: { status } }])
    expect(await inputsIn(out)).toEqual([0, 2])
    expect(issuesOf(out)).toMatchObject([
      { _input: 1, _slice: 0, _page: 0, code: 'failed_input', input: three[1], error: { status } },
    ])
    expect(JSON.stringify(issuesOf(out))).toContain('no such wallet')
  })

  test.each([
    ['a name', { address: 'vitalik' }],
    ['text', 'not an object'],
    ['nothing', null],
    ['an unknown input', { address: wallet(1), apiKey: 'mine' }, { address: wallet(1) }],
    ['a window that is no window', { address: wallet(1), fromDate: 'soon' }],
  ])('that cannot be sent is noted without a call: %s', async (name, input, shown: unknown = input) => {
    const out = at.out(`unsent-${name}.ndjson`)
    const begin = at.server().seen.length
    const { rows, failed } = await run([three[0], input, three[2]] as typeof three, { out })
    expect([rows, at.server().seen.length - begin]).toEqual([400, 80])
    expect(failed).toMatchObject([{ index: 1, input: shown, error: { code: 'INVALID_ARGUMENT' } }])
    expect(failed[0]?.error).not.toHaveProperty('status')
  })

  test.each([401, 403, 429, 500])('that meets %i ends the export, which continues later', async (status) => {
    const out = at.out(`ended-${status}.ndjson`)
    refusing(1, status)
    await expect(run(three, { out })).rejects.toMatchObject({ status })
    at.server().answer(() => undefined)
    expect(await run(three, { out })).toMatchObject({ rows: 600, complete: true, resumed: true, failed: [] })
  })

  test('that is refused midway keeps the rows before, and the note says on which page', async () => {
    const out = at.out('midway.ndjson')
    refusing(1, 404, (cursor) => cursor === '0-50')
    const { rows, failed } = await run(three, { out })
    expect([rows, failed.length]).toEqual([450, 1])
    expect(issuesOf(out)).toMatchObject([{ _input: 1, _page: 10, code: 'failed_input' }])
  })

  test('whose cursor is refused however often it begins again is noted', async () => {
    const out = at.out('cursor.ndjson')
    refusing(1, 400, (cursor) => cursor !== null)
    const { rows, restarted, failed } = await run(three, { out })
    expect([rows, restarted, failed.length]).toEqual([405, 3, 1])
  })

  test('is named once, however many of its slices were refused', async () => {
    const out = at.out('slices.ndjson')
    refusing(1, 404)
    const { failed, rows } = await run(three, { out, from: '2024-01-01', to: '2024-02-01', slices: 4 })
    expect([rows, failed.map(({ index }) => index)]).toEqual([400, [1]])
    expect(issuesOf(out).map(({ _slice }) => _slice)).toEqual([0, 1, 2, 3])
  })

  test('is written without an extended key', async () => {
    const xpub = `xpub${'A1b2C3d4'.repeat(10)}`
    const out = at.out('xpub.ndjson')
    const { failed } = await run([three[0], { address: xpub }] as typeof three, { out })
    expect(failed[0]?.input).toEqual({ address: '[redacted]' })
    for (const name of readdirSync(at.folder).filter((file) => file.startsWith('xpub')))
      expect(readFileSync(at.out(name), 'utf8')).not.toContain(xpub)
  })
})

describe('an input that was noted', () => {
  test('is not tried again by the run that continues, and its note is there once', async () => {
    const out = at.out('continued.ndjson')
    const { server } = at
    const begin = server().seen.length
    server().answer(({ pathname }, count) =>
      pathname.includes(wallet(1)) ? { status: 404 } : count > begin + 40 ? { status: 500 } : undefined,
    )
    await expect(run(three, { out })).rejects.toMatchObject({ status: 500 })
    server().answer(() => undefined)
    const resumed = server().seen.length
    const { rows, failed } = await run(three, { out })
    expect([rows, failed.map(({ index }) => index)]).toEqual([400, [1]])
    expect(issuesOf(out)).toHaveLength(1)
    expect(
      server()
        .seen.slice(resumed)
        .filter(({ pathname }) => pathname.includes(wallet(1))),
    ).toEqual([])
  })

  test('is in the result of a complete export that is run again, until it starts over', async () => {
    const out = at.out('again.ndjson')
    refusing(1, 404)
    const first = await run(three, { out })
    at.server().answer(() => undefined)
    const begin = at.server().seen.length
    const again = await run(three, { out })
    expect([again.failed, again.complete, at.server().seen.length]).toEqual([first.failed, false, begin])
    expect(await run(three, { out, startOver: true })).toMatchObject({ rows: 600, complete: true, failed: [] })
    expect(existsSync(`${out}.issues.ndjson`)).toBe(false)
  })

  test('can be exported into another file, from the result', async () => {
    refusing(1, 404)
    const { failed } = await run(three, { out: at.out('first.ndjson') })
    at.server().answer(() => undefined)
    const inputs = failed.map(({ input }) => input) as typeof three
    expect(await run(inputs, { out: at.out('second.ndjson') })).toMatchObject({ rows: 200, complete: true })
  })
})

test('an only input that is refused is an error', async () => {
  refusing(0, 404)
  await expect(run([{ address: wallet(0) }], { out: at.out('only.ndjson') })).rejects.toMatchObject({ status: 404 })
})

test('inputs that are all refused leave a file without rows', async () => {
  at.server().answer(() => ({ status: 404 }))
  const { rows, failed, complete } = await run(three, { out: at.out('none.csv') })
  expect([rows, failed.length, complete]).toEqual([0, 3, false])
  expect(await rowsIn([at.out('none.csv')])).toHaveLength(1)
})

test('inputs of which none can be sent are an error, before anything is sent or written', async () => {
  const begin = at.server().seen.length
  const inputs = [{ address: 'vitalik' }, { address: 'satoshi' }]
  await expect(run(inputs, { out: at.out('unsendable.csv') })).rejects.toThrow('inputs[0]: ')
  expect(at.server().seen).toHaveLength(begin)
  expect(readdirSync(at.folder).filter((name) => name.startsWith('unsendable'))).toEqual([])
})

test.each([
  [
    'throws',
    () => {
      throw new InputError('mine')
    },
  ],
  ['rejects', () => Promise.reject(new InputError('mine'))],
])('a progress that %s ends nothing', async (name, onProgress) => {
  expect(await run(three, { out: at.out(`mine-${name}.ndjson`), onProgress })).toMatchObject({ rows: 600, failed: [] })
})

test.each(['400 text', '404 HTML', '404 JSON'])(
  'a refusal that the service has not written ends the run, and the input stays to be read: %s',
  async (name) => {
    const body = { text: 'upstream', HTML: '<h1>Not found</h1>', JSON: '{}' }[name.slice(4)]
    const gateway: typeof fetch = async (...request) =>
      String(request[0]).includes(wallet(1))
        ? new Response(body, { status: Number(name.slice(0, 3)) })
        : fetch(...request)
    const client = at.client({ fetch: gateway })
    const out = at.out(`gateway-${name.replace(' ', '-')}.ndjson`)
    await expect(exportRows(client, client.evm.getWalletTokenTransfers, three, { out })).rejects.toMatchObject({
      status: Number(name.slice(0, 3)),
    })
    expect(await run(three, { out })).toMatchObject({ rows: 600, complete: true, failed: [] })
  },
)

test('no file has the key, even if the service sends it back with the refusal', async () => {
  at.server().answer(({ pathname }) =>
    pathname.includes(wallet(1)) ? { status: 404, body: { message: 'some-secret-key is no wallet' } } : undefined,
  )
  const { failed } = await run(three, { out: at.out('secret.ndjson') })
  expect(JSON.stringify(failed)).toContain('is no wallet')
  for (const name of readdirSync(at.folder)) {
    if (name.startsWith('secret')) expect(readFileSync(at.out(name), 'utf8')).not.toContain('some-secret-key')
  }
})
