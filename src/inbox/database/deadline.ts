import { TimeoutError } from '../../errors/connection.js'
import { startDeadline } from '../../runtime/timer.js'

/**
 * Waits for a step at the database, but no longer than so many milliseconds: a connection that vanished says nothing, and
 * whoever waits for it waits for ever.
 *
 * @param onExpired - gets the error, before the wait ends with it
 * @throws {TimeoutError} when the step takes longer; it goes on unawaited.
 */
export function within<T>(ms: number, step: Promise<T>, onExpired: (error: TimeoutError) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = startDeadline(ms, () => {
      const error = new TimeoutError(`The database did not answer within ${ms} ms`, { timeout: ms })
      onExpired(error)
      reject(error)
    })
    step.then(resolve, reject).finally(stop)
  })
}
