import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { bitcoinHistory } from '../support/inbox/bitcoinHistory.js'
import { playHistories, reportText } from '../support/inbox/histories.js'
import { solanaHistory } from '../support/inbox/solanaHistory.js'
import { runPostgres } from '../support/runPostgres.js'

const running = await runPostgres()

/** Each family, how many of its histories are played, how a seed becomes one, and what there must be enough of. */
const families = [
  ['Bitcoin', 300, bitcoinHistory, ['reorganisations', 'double spends', 'lost deliveries', 'copies']],
  ['Solana', 100, solanaHistory, ['reorganisations', 'lost deliveries', 'copies']],
] as const

test.skipIf(!running).each(families)(
  'of %s, %i histories: nothing is lost that a sweep can find, and nothing is credited twice',
  { timeout: 300_000 },
  async (_, count, historyOf, occurrences) => {
    const pool = new Pool({ connectionString: running?.server.connectionString, max: 60 })
    try {
      const histories = Array.from({ length: count }, (_, index) => historyOf(index + 1))
      const report = await playHistories(pool, histories)
      process.stdout.write(`${reportText(report, count)}\n`)
      for (const name of occurrences) expect(report.totals[name]?.histories, name).toBeGreaterThanOrEqual(50)
      expect(report.wrong).toEqual([])
    } finally {
      await pool.end()
    }
  },
)
