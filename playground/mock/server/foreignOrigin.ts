import type { IncomingMessage } from 'node:http'
import { type Answer, refuse } from '../../../src/mock/model/answer.js'
import { isStateful } from '../../../src/mock/streams/isStateful.js'
import { isLoopback } from './loopback.js'

/**
 * Refuses to make or change a stream for a page that is not of this machine. The webhook of a stream may be called, so
 * any site that somebody visits meanwhile could call whatever listens on this machine. Pages may read, and programs,
 * which send no origin, may do both.
 */
export function refuseForeignOrigin({ method, headers: { origin } }: IncomingMessage, api: string): Answer | undefined {
  if (!isStateful(api) || method === 'GET' || origin === undefined || isLoopback(origin)) return undefined
  return refuse(403, `Pages of ${origin} may not change streams here`)
}
