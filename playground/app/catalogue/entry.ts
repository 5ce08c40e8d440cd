import { endOf, type Lifecycle } from '../../../src/operation/lifecycle.js'
import type { Reads } from '../../../src/operation/reads.js'

/** One API in the sidebar. */
export interface CatalogueApi {
  readonly name: string
  readonly title: string
  readonly tags: readonly CatalogueTag[]
}

/** A group of operations of an API. */
export interface CatalogueTag {
  readonly name: string
  readonly description: string
  readonly operations: readonly CatalogueEntry[]
}

/** What is known of an operation before its API is loaded. */
export interface CatalogueEntry {
  readonly api: string
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly method: string
  readonly path: string
  readonly paged: boolean
  readonly nullable: boolean
  /** Compute units of one call, where known. */
  readonly cost?: number
  /** What `cost` is charged for, where that is not the call. */
  readonly costPer?: 'chain' | 'wallet'
  readonly lifecycle?: Lifecycle
  /** Inputs whose values are kept like the key. */
  readonly secrets?: readonly string[]
  /** What it is opened for. */
  readonly reads?: Reading
}

/** The things that an operation is opened for. */
export interface Reading {
  /** Inputs by what they name. */
  readonly things: Reads
  readonly place?: Place
}

/** The input that says on which chain or network a thing is. */
export interface Place {
  readonly input: string
  readonly format: string
  /** What is meant where it says nothing. */
  readonly usual: string
}

/** Whether an operation ends or has ended, and no plain node answers it instead. */
export function isEnding({ lifecycle }: CatalogueEntry): boolean {
  return lifecycle !== undefined && endOf(lifecycle) !== undefined && lifecycle.host === undefined
}

/**
 * By `api/id`: names of inputs and answer fields, the words that describe an operation and its examples, and the inputs
 * that take an address, a hash or a name, as `addresses[]:evm-address` or `domain:ens-name`.
 */
export type SearchText = Readonly<
  Record<string, { readonly inputs: string; readonly fields: string; readonly words: string; readonly takes: string }>
>

/** The name of a group of operations for people: `nft-transfer` is `NFT transfer`. */
export function tagTitle(tag: string): string {
  const [first = '', ...rest] = tag.split('-').map((word) => spellings[word] ?? word)
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}

const spellings: Readonly<Record<string, string>> = { defi: 'DeFi', dex: 'DEX', evm: 'EVM', ipfs: 'IPFS', nft: 'NFT' }

/** A chain in the picker. */
export interface ChainOption {
  readonly id: string
  readonly name: string
  readonly symbol: string
  /** Name the client takes for it; empty when it takes only the id. */
  readonly alias: string
  /** Whether it is a test network. */
  readonly test: boolean
}
