import { evmChain } from '../../operation/decode/chain.js'
import { isBlank, isObject, type Json } from '../../operation/decode/plain.js'
import { memberOf } from '../../runtime/members.js'
import type { StreamNetwork } from '../verify/network.js'

/**
 * Recognises the family of chains that a delivery is of.
 *
 * If `chainId` has text, that decides: EVM chains have `0x…` or a name that we know, and other families have names of
 * their own, such as `solana_mainnet`. Otherwise the other fields decide. Lists don't count, except for the `txid` of
 * their rows, because the service may send them empty or leave them out.
 *
 * @returns `undefined` for an unknown family, such as Solana or Bitcoin
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

/** Whether its transactions have a `txid`, as those of Bitcoin do. Their list has two names. */
const hasTxid = (wire: Json): boolean =>
  [memberOf(wire, 'transactions'), memberOf(wire, 'txs')].flat().some((row) => has(row, 'txid'))

const has = (value: unknown, name: string): boolean => isObject(value) && Object.hasOwn(value, name)
