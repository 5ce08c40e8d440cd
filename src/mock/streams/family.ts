import { isBitcoinAddress, parseBitcoinAddress } from '../../values/bitcoinAddress.js'
import { isSolanaAddress } from '../../values/solanaAddress.js'
import type { WatchedAddress, WatchedStream } from './book.js'

/** What streams of one family of chains do differently from those of another. */
export interface StreamFamily {
  /** Its word in the operation ids, as in `createEvmStream`. */
  readonly word: 'Evm' | 'Solana' | 'Bitcoin' | 'Aptos'
  /** Returns the fields of a new stream that its request may leave out. */
  readonly defaults: () => Readonly<Record<string, unknown>>
  /** Returns the fields that every change updates. */
  readonly renewed: () => Readonly<Record<string, unknown>>
  /** Returns an address as it is stored, or `undefined` for anything else. */
  readonly storedAddress: (address: unknown) => string | undefined
  /** Returns an address as the list of addresses has it. */
  readonly listedAddress: (address: WatchedAddress) => object
  /** Returns the response to a change of the status, from the changed stream and its changed fields. */
  readonly statusAnswer: (stream: WatchedStream, changed: object) => object
  /** Returns the response to a deletion. */
  readonly deleteAnswer: (stream: WatchedStream) => unknown
}

/** Streams on EVM chains. */
const evmFamily: StreamFamily = {
  word: 'Evm',
  defaults: () => ({
    topic0: null,
    allAddresses: false,
    includeNativeTxs: false,
    includeContractLogs: false,
    includeInternalTxs: false,
    includeAllTxLogs: false,
    getNativeBalances: [],
    abi: null,
    advancedOptions: null,
    triggers: null,
    demo: false,
  }),
  renewed: () => ({ updatedAt: new Date().toISOString() }),
  storedAddress: (address) => (isText(address, /^0x[0-9a-fA-F]{40}$/) ? address.toLowerCase() : undefined),
  listedAddress: ({ address, id }) => ({ address, id }),
  statusAnswer: (stream) => stream,
  deleteAnswer: (stream) => stream,
}

/** Streams on Solana, whose addresses keep their case. */
const solanaFamily: StreamFamily = {
  word: 'Solana',
  defaults: () => ({ allAddresses: false, programIds: [], mintAddresses: [], isErrorSince: null }),
  renewed: () => ({ updatedAt: new Date().toISOString() }),
  storedAddress: (address) => (isText(address, /./) && isSolanaAddress(address) ? address : undefined),
  listedAddress: ({ address }) => ({ address }),
  statusAnswer: (_stream, changed) => changed,
  deleteAnswer: () => true,
}

/** Streams on Bitcoin, whose base58 addresses keep their case. */
const bitcoinFamily: StreamFamily = {
  word: 'Bitcoin',
  defaults: () => ({
    allAddresses: false,
    includeInputs: true,
    includeOutputs: true,
    demo: false,
    isErrorSince: null,
  }),
  renewed: () => ({ updatedAt: new Date().toISOString() }),
  storedAddress: (address) =>
    isText(address, /./) && isBitcoinAddress(address) ? parseBitcoinAddress(address) : undefined,
  listedAddress: ({ address }) => ({ address }),
  statusAnswer: (_stream, changed) => changed,
  deleteAnswer: () => true,
}

/** Streams on Aptos networks. */
const aptosFamily: StreamFamily = {
  word: 'Aptos',
  defaults: () => ({
    allAddresses: false,
    includeChanges: false,
    includeEvents: false,
    includePayload: false,
    events: [],
    functions: [],
    demo: false,
    isErrorSince: null,
  }),
  renewed: () => ({}),
  storedAddress: (address) =>
    isText(address, /^0x[0-9a-fA-F]{1,64}$/) ? `0x${address.slice(2).toLowerCase().padStart(64, '0')}` : undefined,
  listedAddress: ({ address }) => ({ address }),
  statusAnswer: (_stream, changed) => changed,
  deleteAnswer: () => true,
}

/** All families of streams. */
export const streamFamilies: readonly StreamFamily[] = [evmFamily, solanaFamily, bitcoinFamily, aptosFamily]

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value)
