import type { Database } from '../database/database.js'
import { channel, type Tables } from '../tables/tables.js'

/**
 * Creates what tells workers of new events: those of this process at once, others by a notification. It is sent after the
 * commit and is not waited for, because Postgres lets only one transaction that notifies commit at a time; of many in a
 * row one is sent. One that gets lost costs two seconds, after which workers look by themselves.
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
