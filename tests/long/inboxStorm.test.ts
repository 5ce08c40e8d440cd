import { expect, test } from 'vitest'
import { storm } from '../support/inbox/storm.js'
import { runPostgres } from '../support/runPostgres.js'

const running = await runPostgres()

// `npm run bench -- inbox --storm` sends ten times as many, and kills a worker every two seconds.
test.skipIf(!running)(
  'of 1,500 deliveries of three families none is lost and no effect happens twice, while workers are killed and Postgres restarts',
  { timeout: 120_000 },
  async () => {
    const report = await storm({ deliveries: 1500, connections: 64, workers: 3, killEvery: 2000, kills: 3 })
    expect(report).toMatchObject({ sent: 1500, kills: 3, wrong: [] })
    expect(report.effects).toBeGreaterThan(1500) // the final ones; how many provisional ones come first, the weather decides
  },
)
