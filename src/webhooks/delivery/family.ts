import { evmChain } from '../../operation/decode/chain.js'
import { isBlank, isObject, type Json } from '../../operation/decode/plain.js'
import { memberOf } from '../../runtime/members.js'
import type { StreamNetwork } from '../verify/network.js'

/**
 * Tells of which family of chains a delivery is.
 *
 * Text in `chainId` decides, where there is some: chains of EVM have `0x…`, or a name that is known here; those of other
 * families have words of their own, such as `solana_mainnet`. Else the keys tell. Lists never do, because the service leaves
 * them empty or out as it likes.
 *
 * @returns `undefined` for a family that no type here knows, such as Solana and Bitcoin
 */
export function familyOf(wire: Json): StreamNetwork | undefined {
  const chainId = memberOf(wire, 'chainId')
  const block = memberOf(wire, 'block')
  if (evmChain(chainId)) return 'evm'
  if (typeof chainId === 'string' && chainId !== '') return /^0x/i.test(chainId) ? 'evm' : undefined
  if (has(block, 'slot') || has(block, 'height') || hasTxid(wire)) return undefined
  if (chainId !== undefined && isBlank(chainId)) return 'evm'
  const isPlaced = has(block, 'number')
  if (chainId === undefined && has(wire, 'network'))
    return isPlaced || has(block, 'hash') || !isObject(block) ? 'aptos' : undefined
  return isPlaced ? 'evm' : undefined
}

/** Whether its transactions are named as those of Bitcoin are, whose list has two names. */
const hasTxid = (wire: Json): boolean =>
  [memberOf(wire, 'transactions'), memberOf(wire, 'txs')].flat().some((row) => has(row, 'txid'))

const has = (value: unknown, name: string): boolean => isObject(value) && Object.hasOwn(value, name)
