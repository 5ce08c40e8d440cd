import { getChain } from '../../src/values/chainDetails.js'
import { parseAptosNetwork, parseSolanaNetwork } from '../../src/values/networks.js'
import { readUniversalChain } from '../../src/values/universalChain.js'

/** Returns whether a format takes a value that the document doesn't list: a known chain, a network. */
export function isTaken(format: string, value: string): boolean {
  return takes[format]?.(value) ?? false
}

const isChain = (value: string): boolean => getChain(value) !== undefined

/** Whether a function parses a value. */
function parses(parse: (value: string) => unknown): (value: string) => boolean {
  return (value) => {
    try {
      return parse(value) !== undefined
    } catch {
      return false
    }
  }
}

const takes: Readonly<Record<string, (value: string) => boolean>> = {
  'evm-chain': isChain,
  'evm-or-solana-chain': (value) => value === 'solana' || isChain(value),
  'universal-chain': (value) => readUniversalChain(value) !== undefined,
  'universal-chains': (value) => readUniversalChain(value) !== undefined || /^(all|mainnets|testnets)$/.test(value),
  'aptos-network': parses(parseAptosNetwork),
  'solana-network': parses(parseSolanaNetwork),
}
