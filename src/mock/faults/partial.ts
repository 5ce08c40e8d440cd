import { isInGroup } from '../../values/chainGroups.js'
import { fieldOf } from '../../values/fieldOf.js'
import { readUniversalChain, type UniversalChainGroup, type UniversalChainId } from '../../values/universalChain.js'
import type { MockCall } from '../model/call.js'
import { type MockOperation, wireName } from '../model/mockOperation.js'
import type { PartialOf } from './fault.js'

/**
 * Makes one chain of a response over many chains unreadable: `meta` says so, and its rows are missing. It is the chain
 * of the fault if that was asked for; without one, the last that was asked for by its id, or else the last of the
 * response. Other responses stay as they are. Returns a copy.
 */
export function partial(body: unknown, fault: 'partial' | PartialOf, { operation, query }: MockCall): unknown {
  const meta = fieldOf(body, 'meta')
  if (!('failedChains' in Object(meta))) return body
  const synced = Object.entries(Object(fieldOf(meta, 'syncedAt')))
  const asked = chainLists(operation).flatMap((name) => query[name] ?? [])
  const lastAsked = asked.flatMap((chain) => readUniversalChain(chain) ?? []).at(-1)
  const isLacked = fault === 'partial' || asked.length === 0 || asked.some((chain) => has(chain, fault.partial))
  const chainId = fault === 'partial' ? (lastAsked ?? synced.map(([id]) => id).at(-1)) : fault.partial
  if (!isLacked || chainId === undefined) return body
  const failedChains = [{ chainId, code: 'INTERNAL_SERVER_ERROR', error: 'Fault partial, as requested' }]
  const syncedAt = Object.fromEntries(synced.filter(([id]) => id !== chainId))
  const rows = fieldOf(body, 'result')
  const isThere = (row: unknown): boolean => ![fieldOf(row, 'chainId'), fieldOf(row, 'chain')].includes(chainId)
  return {
    ...Object(body),
    meta: { ...Object(meta), syncedAt, failedChains },
    ...(Array.isArray(rows) && { result: rows.filter(isThere) }),
  }
}

/**
 * Returns the query without the chains to read: for a partial fault, the request for the chains that a response lacks is
 * the request itself.
 */
export function withoutChains(query: string, operation: MockOperation): string {
  const params = new URLSearchParams(query)
  for (const name of chainLists(operation)) params.delete(name)
  return params.toString()
}

/** Names of the inputs that list chains, on the wire. */
const chainLists = ({ inputs }: MockOperation): readonly string[] =>
  inputs.flatMap((input) => {
    const { shape } = input
    const item = shape.kind === 'list' ? shape.item.shape : undefined
    return item?.kind === 'scalar' && item.format === 'universal-chains' ? [wireName(input)] : []
  })

/** Whether what was asked for, a chain or a group, has the chain. */
function has(asked: string, chain: UniversalChainId): boolean {
  const id = readUniversalChain(asked)
  return id === undefined ? isGroup(asked) && isInGroup(chain, asked) === true : id === chain
}

const isGroup = (asked: string): asked is UniversalChainGroup => ['all', 'mainnets', 'testnets'].includes(asked)
