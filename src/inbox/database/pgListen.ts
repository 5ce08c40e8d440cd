import type { PgPool } from '../../limits/postgres/pg.js'
import { connectionLost } from '../../limits/postgres/pgConnection.js'
import { startTimer } from '../../runtime/timer.js'
import { connect } from './connect.js'

/**
 * Listens on a channel, on a connection of its own. Nobody would notice that it vanished, because nothing is asked of it:
 * so it is asked for a sign of life, as often as a step may take.
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
    // Closed, not handed back: it would go on listening for whoever gets it next.
    connection.destroy(new Error('It listens no more'))
  }
  const onNotification = (event: unknown): void => {
    const told: { readonly channel?: unknown; readonly payload?: unknown } = Object(event)
    if (told.channel === channel) onNotify(String(told.payload ?? ''))
  }
  const onEnd = (): void => {
    if (isOver) return
    end()
    if (isListening) onLost() // before that, the statement fails
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
