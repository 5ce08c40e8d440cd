import { Pool } from 'pg'

const [tree, from, to] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]
const { playHistories, reportText } = await import(`${tree}/tests/support/inbox/histories.ts`)
const { bitcoinHistory } = await import(`${tree}/tests/support/inbox/bitcoinHistory.ts`)
const { startPostgres } = await import(`${tree}/tests/support/postgresServer.ts`)
const pg = await startPostgres()
const pool = new Pool({ connectionString: pg.connectionString, max: 60 })
const histories = []
for (let s = from; s <= to; s++) histories.push(bitcoinHistory(s))
const t = performance.now()
try {
  const report = await playHistories(pool, histories)
  console.log(reportText(report, histories.length), ((performance.now() - t) / 1000).toFixed(1), 's')
  console.log(report.wrong.length, 'wrong')
  console.log(report.wrong.slice(0, 30).join('\n'))
  const kinds = {}
  for (const w of report.wrong) {
    const k = w.split(':')[0].replace(/ in .*/, '')
    kinds[k] = (kinds[k] ?? 0) + 1
  }
  console.log(kinds)
} finally {
  await pool.end()
  await pg.close()
}
