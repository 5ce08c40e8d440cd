import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killedRuns } from '../support/export/killedRuns.js'
import { type ListServer, startListServer, wallet } from '../support/export/listServer.js'
import { createExportRunner, type ExportRunner, rowsIn } from '../support/export/runExport.js'

let runner: ExportRunner
let server: ListServer
beforeAll(async () => {
  runner = await createExportRunner()
  server = await startListServer({ latency: 15 })
})
afterAll(async () => {
  await server.close()
  runner.remove()
})

const inputs = [0, 1, 2, 3].map((index) => ({ address: wallet(index) }))

describe('an export that SIGKILL ends at twenty points has the rows of one that nothing disturbs', () => {
  test.each([
    ['rows.ndjson', {}],
    ['rows.csv', {}],
    ['rows.ndjson.gz', {}],
    ['rows.csv.gz', { withDoubles: true }],
    ['parts', { format: 'parquet', rowsPerPart: 70 }],
    ['large-parts', { format: 'parquet' }],
  ] as const)('%s', async (name, format) => {
    const options = { ...format, slices: 3, from: '2024-01-01', to: '2024-02-01', concurrency: 3 }
    const before = server.seen.length
    const whole = await runner.run(server.url, inputs, { ...options, out: `${runner.folder}/whole-${name}` })
    const requests = server.seen.length - before
    const killed = { ...options, out: `${runner.folder}/killed-${name}` }
    const { kills, last } = await killedRuns(runner, server, { inputs, options: killed, kills: 20, requests, seed: 43 })
    expect(kills).toBeGreaterThanOrEqual(15) // the last ones may find everything done
    expect(last.result).toMatchObject({ rows: 800, resumed: true })
    expect(await rowsIn(last.result?.files ?? [])).toEqual(await rowsIn(whole.result?.files ?? []))
  })
})
