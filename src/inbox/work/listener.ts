import { startTimer } from '../../runtime/timer.js'
import type { Database } from '../database/database.js'

/** Options of a listener. */
export interface ListenerOptions {
  readonly database: Database
  readonly channel: string
  onNotify(payload: string): void
  /** Called each time that it starts listening: earlier notifications were missed. */
  onListening(): void
}

/** Milliseconds before it tries to listen again. */
const retryAfter = 1000

/** Listens on a channel until it is stopped, also through outages of the database. */
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
      return again() // the worker reports the outage
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
