import { ConnectionError, TimeoutError } from '../../errors/connection.js'
import { engineLimit } from '../../errors/engineLimit.js'
import { messageOf } from '../../errors/thrownText.js'
import { notify } from '../../runtime/notify.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import type { AbiSource, AptosDelivery, Delivery, EvmDelivery } from '../../webhooks/delivery/delivery.js'
import { deliveryKey } from '../../webhooks/delivery/deliveryKey.js'
import { readDelivery } from '../../webhooks/delivery/parse.js'
import { createFieldReport, type FieldReport } from '../../webhooks/delivery/unknownDeliveryFields.js'
import { bodyLimits } from '../../webhooks/handler/bodyLimits.js'
import { type Answers, createReceiver, notProcessed } from '../../webhooks/handler/receive.js'
import type { WebhookHandler } from '../../webhooks/node/webhookHandler.js'
import { bodyText } from '../../webhooks/verify/rawBody.js'
import type { Database } from '../database/database.js'
import { explained, isUnstorable } from '../database/sqlState.js'
import { eventsOf, notPlaced } from '../events/eventsOf.js'
import type { Tables } from '../tables/tables.js'
import { createBacklog } from './backlog.js'
import type { CheckedInboxOptions } from './inboxOptions.js'
import { lostListOf } from './lostLists.js'
import { type ReadDelivery, storeDelivery } from './storeDelivery.js'
import { storePoison } from './storePoison.js'
import { storeUnknown } from './storeUnknown.js'

/** Where a handler stores deliveries. */
export interface Storage {
  readonly database: Database
  readonly tables: Tables
  /** Called when there is work to do. */
  onWork(): void
}

/**
 * Creates the handler of an inbox. It verifies a delivery, stores it with its events, and answers once that is
 * committed.
 */
export function createInboxHandler(options: CheckedInboxOptions, storage: Storage): WebhookHandler {
  const { secret, abi, network, onError } = options
  const limits = bodyLimits(options)
  const { maxUnverified, timeout } = limits
  const reportFields = options.onUnknownFields && createFieldReport(options.onUnknownFields)
  const receive = createReceiver({ secret, ...limits, onError, statusOf: () => 500 })

  const backlog = createBacklog(maxUnverified)
  const report: FieldReport = (delivery) => notify(() => reportFields?.(delivery))

  /** Returns the delivery, or the reason why it can't be read: every copy would fail in the same way. */
  const read = (body: Uint8Array): Delivery<AbiSource> | string => {
    try {
      return readDelivery(bodyText(body), { abi, network, decode: 'tolerant' }, report)
    } catch (error) {
      return unreadable(error)
    }
  }
  const process = async (body: Uint8Array, { refuse, failed }: Answers): Promise<Response> => {
    const delivery = read(body)
    if (typeof delivery !== 'string' && delivery.kind === 'test') return accepted()
    const storing = backlog.admit(body.length, () => store(storage, delivery, body))
    if (!storing) return refuse(503, tooManyWait(maxUnverified), notProcessed)
    const limit = { timeout, expire: storageExpired, onLateError: failed }
    return withTimeout(limit, () => storing).then(accepted, (error: unknown) =>
      refuse(503, explained(error), notProcessed),
    )
  }
  return async (request: Request, platform?: unknown) => receive(request, platform, process)
}

async function store(storage: Storage, delivery: Delivery<AbiSource> | string, body: Uint8Array): Promise<void> {
  const { database, tables } = storage
  if (typeof delivery !== 'string' && delivery.kind !== 'evm' && delivery.kind !== 'aptos') {
    const key = await deliveryKey(delivery, bodyText(body))
    return storeUnknown(database, tables, { key, body, delivery: { ...delivery, kind: 'unknown' } })
  }
  const read = typeof delivery === 'string' ? delivery : await readEvents(delivery, body)
  if (typeof read === 'string') return storePoison(database, tables, body, read)
  try {
    if (await storeDelivery(database, tables, read)) storage.onWork()
  } catch (error) {
    if (!isUnstorable(error)) throw error
    await storePoison(database, tables, body, `The database cannot store it: ${firstLine(error)}`)
  }
}

/** Returns the events of a delivery, or the reason why it has none: every copy would fail in the same way. */
async function readEvents(
  delivery: EvmDelivery<AbiSource> | AptosDelivery,
  body: Uint8Array,
): Promise<ReadDelivery | string> {
  try {
    const made = await eventsOf(delivery)
    if (!made) return notPlaced
    const { reason = lostListOf(delivery) } = made
    return { key: await deliveryKey(delivery, bodyText(body)), body, delivery, made: { ...made, reason } }
  } catch (error) {
    return unreadable(error)
  }
}

const unreadable = (error: unknown): string => {
  const limit = engineLimit(error)
  return limit === undefined ? firstLine(error) : `The body is ${limit}`
}

const firstLine = (error: unknown): string => messageOf(error).split('\n', 1)[0] ?? ''

const accepted = (): Response => new Response(undefined, { status: 200 })

const storageExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The database took more than ${timeout} ms to store a delivery`, { timeout })

const tooManyWait = (bytes: number): ConnectionError =>
  new ConnectionError(`Deliveries of ${bytes} bytes wait for the database already`, {
    hints: ['The service sends them again. Check that the database is reachable, and that nothing locks its tables'],
  })
