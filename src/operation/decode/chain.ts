import { readChain } from '../../values/chains.js'

/**
 * An EVM chain by hex id or the service's name, as hex id. What it reads, `values` knows; generated decoders find their
 * primitives here.
 */
export function evmChain(value: unknown): `0x${string}` | undefined {
  return readChain(value)
}
