import type { PgPool } from '../../limits/postgres/pg.js'
import { connectionLost } from '../../limits/postgres/pgConnection.js'
import { startTimer } from '../../runtime/timer.js'
import { connect } from './connect.js'

/**
 * Listens on a channel, on a connection of its own. It sends a query at regular intervals, because otherwise nobody
 * would notice that the connection has vanished.
 */
export async function listenOn(
  pool: PgPool,
  ms: number,
  channel: string,
  onNotify: (payload: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const connection = await connect(pool, ms)
  const { client } = connection
  let isListening = false
  let isOver = false
  let stopTimer: () => void = () => undefined
  const end = (): void => {
    if (isOver) return
    isOver = true
    stopTimer()
    client.off('notification', onNotification)
    client.off('error', onEnd)
    client.off('end', onEnd)
    // Closed, not given back: in the pool, it would still listen.
    connection.destroy(new Error('The connection no longer listens'))
  }
  const onNotification = (event: unknown): void => {
    const notification: { readonly channel?: unknown; readonly payload?: unknown } = Object(event)
    if (notification.channel === channel) onNotify(String(notification.payload ?? ''))
  }
  const onEnd = (): void => {
    if (isOver) return
    end()
    if (isListening) onLost() // before that, the `listen` statement fails
  }
  const stayAlive = (): void => {
    if (isOver) return
    stopTimer = startTimer(ms, () => void connection.ask('select 1').then(stayAlive, onEnd))
  }
  client.on('notification', onNotification)
  client.on('error', onEnd)
  client.on('end', onEnd)
  try {
    await connection.ask(`listen "${channel}"`)
    if (isOver) throw connectionLost(connection.broken)
    isListening = true
    stayAlive()
  } catch (error) {
    end()
    throw error
  }
  return async () => end()
}
