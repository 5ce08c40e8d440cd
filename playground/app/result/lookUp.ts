import { fieldOf } from '../../../src/values/fieldOf.js'
import { formatRoute } from '../catalogue/route.js'
import type { ValueContext } from './meaning.js'

/** An operation of this page that tells more about a value. */
export interface LookUp {
  readonly id: string
  /** Where it is, filled in. */
  readonly hash: string
}

/** The operation that reads what a value names, and the input it goes into. */
export interface Reader {
  readonly id: string
  readonly input: string
}

/** What reads a thing by the format of its name, of each API that has such things. */
export const readers: Readonly<Record<'evm' | 'node', Readonly<Record<string, Reader>>>> = {
  evm: {
    'transaction-hash': { id: 'getTransactionVerbose', input: 'transactionHash' },
    'block-hash': { id: 'getBlock', input: 'blockNumberOrHash' },
  },
  node: {
    'transaction-hash': { id: 'getTransactionByHash', input: 'txnHash' },
    'ledger-version': { id: 'getTransactionByVersion', input: 'txnVersion' },
    'block-number': { id: 'getBlockByHeight', input: 'blockHeight' },
  },
}

/** Where more about a value is found; `undefined` when nowhere, or when that is what was asked. */
export function lookUp(value: unknown, format: string | undefined, context: ValueContext): LookUp | undefined {
  const chain = fieldOf(context.row, 'chain') ?? context.chain
  const api = context.network === undefined ? 'evm' : 'node'
  const reader = format === undefined ? undefined : readers[api][format]
  if (!reader || (api === 'evm' && typeof chain !== 'string')) return undefined
  if (typeof value !== 'string' && typeof value !== 'bigint') return undefined
  const { call } = context
  if (call?.id === reader.id && String(call.input[reader.input]) === String(value)) return undefined
  const where = api === 'evm' ? { chain: usual(chain, '0x1') } : { network: usual(context.network, 'mainnet') }
  const draft = { [reader.input]: String(value), ...where }
  return { id: reader.id, hash: formatRoute(api, reader.id, draft) }
}

/** Nothing for what is asked anyway. */
const usual = (place: unknown, by: string): string => (place === by ? '' : String(place))
