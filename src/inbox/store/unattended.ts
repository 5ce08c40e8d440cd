import { ConfigurationError } from '../../errors/configuration.js'
import type { Database } from '../database/database.js'
import type { Tables } from '../tables/tables.js'

/** Milliseconds between two looks at the queue. */
const betweenLooks = 600_000

/**
 * Creates a function that is called for each delivery, and now and then looks whether the queue is served. If events have
 * waited for an hour while no effect runs anywhere, it says so once: deliveries go on being answered with 200, so nothing
 * else would tell that `work` was never called, or on another database.
 */
export function createAttendance(database: Database, { queue, meta }: Tables, say: (error: Error) => void): () => void {
  let lastLook = Number.NEGATIVE_INFINITY
  let isSaid = false
  // whoever runs an effect has locked its row, and so the table in share mode
  const text = `
    select 'true' as unattended from ${queue}
    where due_at < now() - interval '1 hour' and attempts = 0 and not (select is_paused from ${meta})
      and not exists (select from pg_locks where relation = $1::text::regclass and mode = 'RowShareLock' and granted)
    limit 1`
  const look = async (): Promise<void> => {
    const found = await database.query({ text, values: [queue] })
    if (found.length === 0 || isSaid) return
    isSaid = true
    say(unattended())
  }
  return () => {
    const now = performance.now()
    if (isSaid || now - lastLook < betweenLooks) return
    lastLook = now
    look().catch(() => undefined) // the database fails deliveries too, which is reported
  }
}

const unattended = (): ConfigurationError =>
  new ConfigurationError('Events have waited for an hour, and no worker takes them', {
    hints: [
      'Call inbox.work(effect) in a process that keeps running, with the same database and schema',
      'Next.js loads a module several times per process: keep an inbox on PGlite on globalThis',
    ],
  })
