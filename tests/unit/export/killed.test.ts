import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killedRuns } from '../../support/export/killedRuns.js'
import { type ListServer, startListServer, wallet } from '../../support/export/listServer.js'
import { createExportRunner, type ExportRunner, rowsIn, textOf } from '../../support/export/runExport.js'

let runner: ExportRunner
let server: ListServer
beforeAll(async () => {
  runner = await createExportRunner()
  server = await startListServer({ latency: 8 })
})
afterAll(async () => {
  await server.close()
  runner.remove()
})

const inputs = [0, 1, 2].map((index) => ({ address: wallet(index) }))

describe('an export that SIGKILL ends again and again has the rows of one that nothing disturbs', () => {
  test.each([
    ['rows.ndjson', {}],
    ['rows.csv.gz', {}],
    ['parts', { format: 'parquet', rowsPerPart: 70 }],
  ] as const)('%s', async (name, format) => {
    const options = { ...format, slices: 2, from: '2024-01-01', to: '2024-02-01', concurrency: 3 }
    const before = server.seen.length
    const whole = await runner.run(server.url, inputs, { ...options, out: `${runner.folder}/whole-${name}` })
    const requests = server.seen.length - before
    expect(whole.result).toMatchObject({ rows: 600, complete: true })

    const { kills, last } = await killedRuns(runner, server, {
      inputs,
      options: { ...options, out: `${runner.folder}/killed-${name}` },
      kills: 7,
      requests,
      seed: name.length,
    })
    expect(kills).toBeGreaterThanOrEqual(5)
    expect(last.result).toMatchObject({ rows: 600, resumed: true })
    expect(await rowsIn(last.result?.files ?? [])).toEqual(await rowsIn(whole.result?.files ?? []))
  })

  test('and notes each input that failed once', async () => {
    server.answer(({ pathname }) => (pathname.includes(wallet(1)) ? { status: 404 } : undefined))
    const options = { concurrency: 2, out: `${runner.folder}/failed.ndjson` }
    const { kills, last } = await killedRuns(runner, server, { inputs, options, kills: 4, requests: 81, seed: 7 })
    expect(kills).toBeGreaterThanOrEqual(3)
    expect(last.result).toMatchObject({ rows: 400, complete: false, failed: [{ index: 1 }] })
    expect(textOf(`${options.out}.issues.ndjson`).split('\n')).toHaveLength(2)
  })
})
