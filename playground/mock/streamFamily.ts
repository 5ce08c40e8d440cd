import type { WatchedAddress } from './streamBook.js'

/** What differs between streams over EVM chains and streams over Aptos networks. */
export interface StreamFamily {
  /** Its word in the operation ids, as in `createEvmStream`. */
  readonly word: 'Evm' | 'Aptos'
  /** Fields of a new stream that its request leaves out. */
  readonly blank: () => Readonly<Record<string, unknown>>
  /** Fields that every change renews. */
  readonly touched: () => Readonly<Record<string, unknown>>
  /** The spelling in which an address is stored; `undefined` for anything else. */
  readonly keep: (address: unknown) => string | undefined
  /** An entry of the list of addresses. */
  readonly entry: (address: WatchedAddress) => object
}

/** Streams over EVM chains. */
export const evmFamily: StreamFamily = {
  word: 'Evm',
  blank: () => ({
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
  touched: () => ({ updatedAt: new Date().toISOString() }),
  keep: (address) => (isText(address, /^0x[0-9a-fA-F]{40}$/) ? address.toLowerCase() : undefined),
  entry: ({ address, id }) => ({ address, id }),
}

/** Streams over Aptos networks. */
export const aptosFamily: StreamFamily = {
  word: 'Aptos',
  blank: () => ({
    allAddresses: false,
    includeChanges: false,
    includeEvents: false,
    includePayload: false,
    events: [],
    functions: [],
    demo: false,
    isErrorSince: null,
  }),
  touched: () => ({}),
  keep: (address) =>
    isText(address, /^0x[0-9a-fA-F]{1,64}$/) ? `0x${address.slice(2).toLowerCase().padStart(64, '0')}` : undefined,
  entry: ({ address }) => ({ address }),
}

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value)
