import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ExportOptions, exportRows } from '../../../src/export.js'
import { exportFolder } from '../../support/export/exportFolder.js'
import { wallet } from '../../support/export/listServer.js'
import { createExportRunner, type ExportRunner, rowsIn } from '../../support/export/runExport.js'

const at = exportFolder()
const inputs = [0, 1].map((index) => ({ address: wallet(index) }))
const lists = { from: '2024-01-01', to: '2024-02-01', slices: 2 }
const transfers = () => at.client().evm.getWalletTokenTransfers

/** Exports until a request fails for good, and returns the error. */
async function failing(out: string, after: number, status = 500): Promise<unknown> {
  const begin = at.server().seen.length
  at.server().answer((_, count) => (count > begin + after ? { status } : undefined))
  const error = await exportRows(at.client(), transfers(), inputs, { ...lists, out }).catch((error: unknown) => error)
  at.server().answer(() => undefined)
  return error
}

let whole: readonly string[]
beforeAll(async () => {
  const { files } = await exportRows(at.client(), transfers(), inputs, { ...lists, out: at.out('whole.ndjson') })
  whole = await rowsIn(files)
})

describe('a service that fails', () => {
  test('with 429 and 500 midway costs retries, and no rows', async () => {
    const begin = at.server().seen.length
    at.server().answer((_, count) =>
      [7, 30].includes(count - begin) ? { status: 429 } : (count - begin) % 11 === 0 ? { status: 500 } : undefined,
    )
    const { files, restarted } = await exportRows(at.client(), transfers(), inputs, {
      ...lists,
      out: at.out('flaky.ndjson'),
    })
    expect(restarted).toBe(0)
    expect(await rowsIn(files)).toEqual(whole)
  })

  test('for good ends the export, and the next one continues', async () => {
    const out = at.out('broken.ndjson')
    expect(await failing(out, 40)).toMatchObject({ name: 'ServerError', status: 500 })
    expect(existsSync(out)).toBe(false)
    const begin = at.server().seen.length
    const { files, resumed } = await exportRows(at.client(), transfers(), inputs, { ...lists, out })
    expect(resumed).toBe(true)
    expect(at.server().seen.length - begin).toBeLessThan(50) // of 80 and more
    expect(await rowsIn(files)).toEqual(whole)
  })

  test('to know its cursors makes their lists begin again, and replaces their rows', async () => {
    const out = at.out('stale.ndjson')
    await failing(out, 40)
    at.server().forgetCursors()
    const { files, restarted } = await exportRows(at.client(), transfers(), inputs, { ...lists, out })
    expect(restarted).toBeGreaterThan(0)
    expect(await rowsIn(files)).toEqual(whole)
  })

  test('to know its cursors while the export runs makes their lists begin again', async () => {
    const begin = at.server().seen.length
    at.server().onRequest((count) => {
      if (count === begin + 30) at.server().forgetCursors()
    })
    const { files, restarted } = await exportRows(at.client(), transfers(), inputs, {
      ...lists,
      out: at.out('forgotten.ndjson'),
    })
    expect(restarted).toBeGreaterThan(0)
    expect(await rowsIn(files)).toEqual(whole)
  })

  test('to know any cursor of an only list fails', async () => {
    at.server().answer(({ searchParams }) => (searchParams.has('cursor') ? { status: 400 } : undefined))
    await expect(
      exportRows(at.client(), transfers(), { address: wallet(0) }, { out: at.out('refused.ndjson') }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

test('an export that you abort rejects with your reason, and continues later', async () => {
  const out = at.out('aborted.ndjson')
  const stop = new AbortController()
  const onProgress = ({ pages }: { readonly pages: number }) => {
    if (pages === 20) stop.abort(new Error('enough'))
  }
  await expect(
    exportRows(at.client(), transfers(), inputs, { ...lists, out, signal: stop.signal, onProgress }),
  ).rejects.toThrow('enough')
  const { files, resumed } = await exportRows(at.client(), transfers(), inputs, { ...lists, out })
  expect(resumed).toBe(true)
  expect(await rowsIn(files)).toEqual(whole)
})

test('a window without an end keeps the one of its first run', async () => {
  const out = at.out('end.ndjson')
  const begin = at.server().seen.length
  at.server().answer((_, count) => (count > begin + 5 ? { status: 500 } : undefined))
  await exportRows(at.client(), transfers(), inputs, { out }).catch(() => undefined)
  at.server().answer(() => undefined)
  await new Promise((later) => setTimeout(later, 1100))
  await exportRows(at.client(), transfers(), inputs, { out })
  const ends = at
    .server()
    .seen.slice(begin)
    .map(({ searchParams }) => searchParams.get('to_date'))
  expect(new Set(ends).size).toBe(1)
})

test('a state whose files are cut short costs those lists another reading', async () => {
  const out = at.out('short.ndjson')
  await failing(out, 40)
  const { lists: open } = JSON.parse(readFileSync(`${out}.state.json`, 'utf8'))
  const [index = ''] = Object.keys(open)
  writeFileSync(`${out}.parts/${index}-0.rows`, '{"_in')
  const { files } = await exportRows(at.client(), transfers(), inputs, { ...lists, out })
  expect(await rowsIn(files)).toEqual(whole)
})

describe('what is there already', () => {
  test('and whole is not asked for again', async () => {
    const begin = at.server().seen.length
    const result = await exportRows(at.client(), transfers(), inputs, { ...lists, out: at.out('whole.ndjson') })
    expect(result).toMatchObject({ rows: 400, resumed: true, complete: true, files: [at.out('whole.ndjson')] })
    expect(at.server().seen).toHaveLength(begin)
  })

  test.each<[string, Partial<ExportOptions> & { given?: { address: string }[] }, string]>([
    ['other inputs', { given: [{ address: wallet(5) }] }, 'inputs'],
    ['other slices', { slices: 3 }, 'slices (was 2)'],
    ['another window', { to: '2024-03-01' }, 'inputs'],
    ['other columns', { withDoubles: true }, 'withDoubles (was false), columns'],
  ])('is not continued with %s', async (_, { given, ...other }, told) => {
    const run = exportRows(at.client(), transfers(), given ?? inputs, {
      ...lists,
      ...other,
      out: at.out('whole.ndjson'),
    })
    await expect(run).rejects.toThrow(`whole.ndjson was begun with other ${told}`)
    await expect(run).rejects.toThrow('--start-over')
  })

  test('is replaced if you start over', async () => {
    const out = at.out('over.ndjson')
    await failing(out, 40)
    const { rows, resumed } = await exportRows(at.client(), transfers(), inputs[0] ?? { address: '' }, {
      out,
      startOver: true,
    })
    expect([rows, resumed]).toEqual([200, false])
  })

  test('and of nobody is not overwritten', async () => {
    writeFileSync(at.out('mine.csv'), 'mine')
    await expect(exportRows(at.client(), transfers(), inputs, { out: at.out('mine.csv') })).rejects.toThrow(
      'is there already',
    )
    expect(readFileSync(at.out('mine.csv'), 'utf8')).toBe('mine')
  })
})

describe('a process', () => {
  let runner: ExportRunner
  beforeAll(async () => {
    runner = await createExportRunner()
  })
  afterAll(() => runner.remove())

  test('that writes the same output at the same time is refused', async () => {
    const out = at.out('twice.ndjson')
    const begin = at.server().seen.length
    let second: Promise<unknown> | undefined
    const first = runner.run(at.server().url, inputs, { ...lists, out }, () => {
      at.server().onRequest((count) => {
        if (count === begin + 3)
          second = exportRows(at.client(), transfers(), inputs, { ...lists, out }).catch((error: unknown) => error)
      })
    })
    expect((await first).result?.rows).toBe(400)
    expect(String(await second)).toMatch(/Another process is writing .*twice\.ndjson \(process \d+ on /)
  })

  test('that was killed leaves a lock that is taken over', async () => {
    const out = at.out('lock.ndjson')
    const begin = at.server().seen.length
    const { signal } = await runner.run(at.server().url, inputs, { ...lists, out }, (child) => {
      at.server().onRequest((count) => {
        if (count === begin + 3) child.kill('SIGKILL')
      })
    })
    expect(signal).toBe('SIGKILL')
    expect(existsSync(`${out}.lock`)).toBe(true)
    expect((await exportRows(at.client(), transfers(), inputs, { ...lists, out })).rows).toBe(400)
    expect(existsSync(`${out}.lock`)).toBe(false)
  })

  test.each(['rows.ndjson', 'rows.csv.gz', 'parts'])(
    'whose disk is full says so, and continues once there is room: %s',
    async (name) => {
      const disk = at.out(`disk-${name}`)
      mkdirSync(disk)
      const hasDisk = mounted(disk)
      const options = { ...lists, out: `${disk}/${name}`, ...(name === 'parts' && { format: 'parquet' as const }) }
      try {
        const limit = hasDisk ? undefined : "trap '' XFSZ; ulimit -f 16"
        const { code, stderr } = await runner.run(at.server().url, inputs, options, undefined, limit)
        expect(code).toBe(1)
        expect(stderr).toMatch(
          /PlatformError: Cannot write .*: (the disk is full \(ENOSPC\)|the file is larger than the system allows)/,
        )
        expect(stderr).toContain('run the export again: it continues')
        if (hasDisk) execFileSync('mount', ['-o', 'remount,size=16m', disk])
        const { result } = await runner.run(at.server().url, inputs, options)
        expect(result).toMatchObject({ rows: 400, complete: true })
        expect((await rowsIn(result?.files ?? [])).length).toBeGreaterThanOrEqual(400)
      } finally {
        if (hasDisk) execFileSync('umount', [disk])
      }
    },
  )
})

/** Mounts a small disk; where that isn't allowed, a limit on the size of files stands in for it. */
function mounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'tmpfs', folder], { stdio: 'pipe' })
    return true
  } catch (error) {
    process.stderr.write(`No small disk can be mounted: a limit on the size of files stands in for it. ${error}\n`)
    return false
  }
}
