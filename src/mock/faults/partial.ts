import { fieldOf } from '../../values/fieldOf.js'

/**
 * Makes one chain of a response over many chains unreadable: `meta` says so, and its rows are missing. It is the last
 * chain of the response. Other responses stay as they are. Returns a copy.
 */
export function partial(body: unknown): unknown {
  const meta = fieldOf(body, 'meta')
  const chains = Object.keys(Object(fieldOf(meta, 'syncedAt')))
  const chainId = chains.at(-1)
  if (chainId === undefined || !('failedChains' in Object(meta))) return body
  const failedChains = [{ chainId, code: 'INTERNAL_SERVER_ERROR', error: 'Fault partial, as requested' }]
  const syncedAt = Object.fromEntries(
    Object.entries(Object(fieldOf(meta, 'syncedAt'))).filter(([id]) => id !== chainId),
  )
  const rows = fieldOf(body, 'result')
  const isThere = (row: unknown): boolean => ![fieldOf(row, 'chainId'), fieldOf(row, 'chain')].includes(chainId)
  return {
    ...Object(body),
    meta: { ...Object(meta), syncedAt, failedChains },
    ...(Array.isArray(rows) && { result: rows.filter(isThere) }),
  }
}
