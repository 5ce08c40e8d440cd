import chains from 'virtual:ledgerline/chains'
import { parseChain } from 'ledgerline/values'
import type { ChainOption } from './entry.js'

/** Solana, where it is one of the chains that an input takes. */
const solana: ChainOption = { id: 'solana', name: 'Solana', symbol: 'SOL', alias: 'solana', test: false }

/** Chains with a text in their name, alias or symbol, or with that id: those that begin with it first, test networks last. */
export function findChains(text: string, withSolana = false): readonly ChainOption[] {
  const word = text.trim().toLowerCase()
  return [...chains, ...(withSolana ? [solana] : [])]
    .map((chain) => ({ chain, rank: rankOf(chain, word) }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ chain }) => chain)
}

/** What the client takes for a chain. */
export const chainInput = ({ alias, id }: ChainOption): string => alias || id

/** The name of a chain by whatever the client takes for it; the text itself where it takes it for none. */
export function chainTitle(text: string): string {
  if (text.toLowerCase() === solana.id) return solana.name
  try {
    const id = parseChain(text)
    return chains.find((chain) => chain.id === id)?.name ?? text
  } catch {
    return text // the row under the picker says what is wrong with it
  }
}

const none = 9

function rankOf({ id, name, alias, symbol, test }: ChainOption, word: string): number {
  const names = [name, alias, symbol].map((each) => each.toLowerCase())
  if (word !== '' && [id, String(Number(id)), ...names.slice(0, 2)].includes(word)) return 0
  const place = names.some((each) => each.startsWith(word)) ? 1 : names.some((each) => each.includes(word)) ? 2 : none
  return place + (test ? 2 : 0)
}
