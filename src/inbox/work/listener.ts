import { startTimer } from '../../runtime/timer.js'
import type { Database } from '../database/database.js'

/** What a listener is for. */
export interface ListenerOptions {
  readonly database: Database
  readonly channel: string
  onNotify(payload: string): void
  /** Called whenever it begins to listen: what was said before, nobody heard. */
  onListening(): void
}

/** Milliseconds before it tries again to listen. */
const retryAfter = 1000

/** Listens on a channel for as long as it is wanted, through outages of the database. */
export function createListener({ database, channel, onNotify, onListening }: ListenerOptions) {
  let isStopped = false
  let stopListening: () => Promise<void> = async () => undefined
  let stopTimer: () => void = () => undefined
  const again = (): void => {
    stopTimer()
    if (!isStopped) stopTimer = startTimer(retryAfter, start)
  }
  const listen = async (): Promise<void> => {
    try {
      stopListening = await database.listen(channel, onNotify, again)
    } catch {
      return again() // the worker that has no database reports it
    }
    if (isStopped) await stopListening()
    else onListening()
  }
  let starting = Promise.resolve()
  const start = (): void => {
    starting = listen()
  }
  start()
  return {
    async stop(): Promise<void> {
      isStopped = true
      stopTimer()
      await starting
      await stopListening()
    },
  }
}
