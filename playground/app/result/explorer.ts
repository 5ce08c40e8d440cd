import { getChain } from 'ledgerline/values'
import { isAddress, type ValueContext } from './meaning.js'

/** What explorers have pages of. */
type Place = 'address' | 'tx' | 'block'

/** What an explorer shows of a value: its format says so, not its looks. */
export function placeOf(format: string | undefined): Place | undefined {
  if (isAddress(format)) return 'address'
  if (format === 'transaction-hash' || format === 'solana-signature') return 'tx'
  return format === 'block-hash' ? 'block' : undefined
}

/** Where the block explorer of its chain shows a thing; `undefined` when the chain is not known or has none. */
export function explore(kind: Place, id: string, context: ValueContext): string | undefined {
  const { chain } = context
  const solana = context.solana ?? (chain === 'solana' ? 'mainnet' : undefined)
  if (solana !== undefined) {
    if (kind === 'block') return undefined // found by their slots alone
    const cluster = solana === 'mainnet' ? '' : `?cluster=${solana}`
    return `https://explorer.solana.com/${kind}/${encodeURIComponent(id)}${cluster}`
  }
  if (context.network !== undefined) {
    if (kind === 'block' && id.startsWith('0x')) return undefined // found by their height alone
    const part = { address: 'account', tx: 'txn', block: 'block' }[kind]
    return `https://explorer.aptoslabs.com/${part}/${encodeURIComponent(id)}?network=${context.network}`
  }
  const explorer = chain === undefined ? undefined : getChain(chain)?.explorerUrl
  return explorer && `${explorer}/${kind}/${encodeURIComponent(id)}` // of hex, decoders check three digits
}
