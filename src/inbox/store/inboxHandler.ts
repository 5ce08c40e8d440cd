import { TimeoutError } from '../../errors/connection.js'
import { WebhookError } from '../../errors/webhook.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import type { AbiSource, Delivery } from '../../webhooks/delivery/delivery.js'
import { deliveryKey } from '../../webhooks/delivery/deliveryKey.js'
import { readDelivery } from '../../webhooks/delivery/parse.js'
import { createFieldReport } from '../../webhooks/delivery/unknownDeliveryFields.js'
import { type Answers, createReceiver, notProcessed } from '../../webhooks/handler/receive.js'
import type { WebhookHandler } from '../../webhooks/node/webhookHandler.js'
import { bodyText } from '../../webhooks/verify/rawBody.js'
import type { Database } from '../database/database.js'
import { explained, isUnstorable } from '../database/sqlState.js'
import { eventsOf, notPlaced } from '../events/eventsOf.js'
import type { Tables } from '../tables/tables.js'
import type { CheckedInboxOptions } from './inboxOptions.js'
import { storeDelivery } from './storeDelivery.js'
import { storePoison } from './storePoison.js'

/** Where a handler stores deliveries. */
export interface Storage {
  readonly database: Database
  readonly tables: Tables
  /** Called when there is work to do. */
  onWork(): void
}

/** Creates the handler of an inbox: it verifies a delivery, stores it with its events, and answers once both are committed. */
export function createInboxHandler(options: CheckedInboxOptions, storage: Storage): WebhookHandler {
  const { secret, abi, network, maxBody = 10e6, timeout = 30_000, onError } = options
  const { maxUnverified = Math.max(64e6, maxBody) } = options
  const reportFields = options.onUnknownFields && createFieldReport(options.onUnknownFields)
  const receive = createReceiver({ secret, maxBody, maxUnverified, timeout, onError, statusOf: () => 500 })

  const read = (text: () => string): Delivery<AbiSource> | WebhookError => {
    try {
      return readDelivery(text(), { abi, network, decode: 'tolerant' }, reportFields)
    } catch (error) {
      if (error instanceof WebhookError) return error
      throw error
    }
  }
  const process = async (body: Uint8Array, { refuse, failed }: Answers): Promise<Response> => {
    const delivery = read(() => bodyText(body))
    if ('kind' in delivery && delivery.kind === 'test') return accepted()
    const limit = { timeout, expire: storageExpired, onLateError: failed }
    return withTimeout(limit, () => store(storage, delivery, body)).then(accepted, (error: unknown) =>
      refuse(503, explained(error), notProcessed),
    )
  }
  return async (request: Request, platform?: unknown) => receive(request, platform, process)
}

async function store(storage: Storage, delivery: Delivery<AbiSource> | WebhookError, body: Uint8Array): Promise<void> {
  const { database, tables } = storage
  if (delivery instanceof WebhookError) return storePoison(database, tables, body, firstLine(delivery))
  const made = await eventsOf(delivery)
  if (!made) return storePoison(database, tables, body, notPlaced)
  const key = await deliveryKey(delivery, bodyText(body))
  try {
    if (await storeDelivery(database, tables, { key, body, delivery, made })) storage.onWork()
  } catch (error) {
    if (!isUnstorable(error)) throw error
    await storePoison(database, tables, body, `The database cannot hold it: ${firstLine(error)}`)
  }
}

const firstLine = (error: unknown): string => String(Object(error).message).split('\n', 1)[0] ?? ''

const accepted = (): Response => new Response(undefined, { status: 200 })

const storageExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The database took more than ${timeout} ms to store a delivery`, { timeout })
