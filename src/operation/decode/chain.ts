import { readChain } from '../../values/chains.js'

/**
 * An EVM chain, given by hex id or by the service's name, as hex id. `values` does the work; generated decoders import
 * their primitives from this folder.
 */
export function evmChain(value: unknown): `0x${string}` | undefined {
  return readChain(value)
}
