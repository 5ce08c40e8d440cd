import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { runPostgres } from '../support/runPostgres.js'

const running = await runPostgres()

describe.skipIf(!running)('the Postgres of the tests', () => {
  test.each(['fast', 'crash'] as const)('ends (%s) and starts again with what was committed', async (how) => {
    if (!running) return
    const { server } = running
    const pool = new Pool({ connectionString: server.connectionString })
    pool.on('error', () => undefined) // idle connections break off
    try {
      await pool.query(`create table ${how} as select 1 as one`)
      await server.stop(how)
      await expect(pool.query('select 1')).rejects.toThrow()
      await server.start()
      expect((await pool.query(`select one from ${how}`)).rows).toEqual([{ one: 1 }])
    } finally {
      await pool.end()
    }
  })
})

test('a PGlite answers as a Postgres does', async () => {
  const database = new PGlite()
  await database.exec('create table kept as select 1 as one')
  expect((await database.query('select one from kept')).rows).toEqual([{ one: 1 }])
  await database.close()
})
