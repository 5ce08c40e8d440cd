import type { Database } from '../database/database.js'
import { channel, type Tables } from '../tables/tables.js'

/**
 * Creates a function that tells workers about new events: those of this process directly, others with `notify`. The
 * notification is sent after the commit, and nobody waits for it, because Postgres commits transactions that notify one
 * at a time. Many in a row are merged. If one is lost, workers look by themselves within two seconds.
 */
export function createAnnouncer(database: Database, { schema }: Tables, wake: () => void): () => void {
  let isSending = false
  let isAgain = false
  const send = async (): Promise<void> => {
    isSending = true
    do {
      isAgain = false
      await database.query({ text: 'select pg_notify($1, $2)::text', values: [channel, schema] }).catch(() => undefined)
    } while (isAgain)
    isSending = false
  }
  return () => {
    wake()
    if (isSending) isAgain = true
    else void send()
  }
}
