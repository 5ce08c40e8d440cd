import {
  addAptosStreamAddress,
  addBitcoinStreamAddress,
  addEvmStreamAddress,
  addSolanaStreamAddress,
  createAptosStream,
  createBitcoinStream,
  createEvmStream,
  createSolanaStream,
  deleteAptosStream,
  deleteAptosStreamAddress,
  deleteBitcoinStream,
  deleteBitcoinStreamAddress,
  deleteEvmStream,
  deleteEvmStreamAddress,
  deleteSolanaStream,
  deleteSolanaStreamAddress,
  getAptosStream,
  getAptosStreamAddresses,
  getAptosStreams,
  getBitcoinStream,
  getBitcoinStreamAddresses,
  getBitcoinStreams,
  getEvmStream,
  getEvmStreamAddresses,
  getEvmStreams,
  getSolanaStream,
  getSolanaStreamAddresses,
  getSolanaStreams,
  updateAptosStream,
  updateAptosStreamStatus,
  updateBitcoinStream,
  updateBitcoinStreamStatus,
  updateEvmStream,
  updateEvmStreamStatus,
  updateSolanaStream,
  updateSolanaStreamStatus,
} from '../../../generated/streams/operations.gen.js'
import type { Page } from '../../operation/call.js'
import type { Operation } from '../../operation/operation.js'
import { parseAptosAddress } from '../../values/aptosAddress.js'
import { parseBitcoinAddress } from '../../values/bitcoinAddress.js'
import { parseEvmAddress } from '../../values/evmAddress.js'
import { parseSolanaAddress } from '../../values/solanaAddress.js'

/** The families of chains that have streams. */
export type StreamFamilyName = 'evm' | 'solana' | 'bitcoin' | 'aptos'

/** A stream as the service holds it, as far as all families agree. */
export interface HeldStream {
  readonly id: string
  readonly tag: string
  readonly description: string
  readonly status: string
  readonly statusMessage?: string
  readonly amountOfAddresses?: number
  readonly updatedAt?: Date
}

/** An operation that pages, as far as its pages are read here. */
type ListOperation<Item> = Operation<
  unknown,
  unknown,
  unknown,
  { pages(): AsyncIterable<Pick<Page<Item>, 'result' | 'raw' | 'cursor'>> }
>

/** What streams of one family of chains do differently from those of another. */
export interface StreamFamily {
  readonly list: ListOperation<HeldStream>
  /** Whether its list of streams has a cursor. Without one, nothing is known of streams beyond the first page. */
  readonly listHasCursor: boolean
  readonly get: Operation<unknown, HeldStream>
  readonly create: Operation<unknown, HeldStream>
  /** What a new stream is created with if the options don't say it. */
  readonly defaults: Readonly<Record<string, unknown>>
  readonly update: Operation
  readonly setStatus: Operation
  readonly remove: Operation
  readonly addresses: ListOperation<{ readonly address: string }>
  readonly addAddresses: Operation
  readonly removeAddresses: Operation
  /** Name of the operation that delivers a block again, if there is one. */
  readonly sendBlock?: string
  /** Returns an address in the form in which it compares with `===`. */
  readonly parseAddress: (address: string) => string
}

/** Every family of streams. All that differs between them is here. */
export const streamFamilies: Readonly<Record<StreamFamilyName, StreamFamily>> = {
  evm: {
    list: getEvmStreams,
    listHasCursor: true,
    get: getEvmStream,
    create: createEvmStream,
    defaults: {},
    update: updateEvmStream,
    setStatus: updateEvmStreamStatus,
    remove: deleteEvmStream,
    addresses: getEvmStreamAddresses,
    addAddresses: addEvmStreamAddress,
    removeAddresses: deleteEvmStreamAddress,
    sendBlock: 'sendEvmStreamBlock',
    parseAddress: parseEvmAddress,
  },
  solana: {
    list: getSolanaStreams,
    listHasCursor: false,
    get: getSolanaStream,
    create: createSolanaStream,
    defaults: { network: ['mainnet'] },
    update: updateSolanaStream,
    setStatus: updateSolanaStreamStatus,
    remove: deleteSolanaStream,
    addresses: getSolanaStreamAddresses,
    addAddresses: addSolanaStreamAddress,
    removeAddresses: deleteSolanaStreamAddress,
    sendBlock: 'sendSolanaStreamBlock',
    parseAddress: parseSolanaAddress,
  },
  bitcoin: {
    list: getBitcoinStreams,
    listHasCursor: false,
    get: getBitcoinStream,
    create: createBitcoinStream,
    defaults: { network: ['mainnet'] },
    update: updateBitcoinStream,
    setStatus: updateBitcoinStreamStatus,
    remove: deleteBitcoinStream,
    addresses: getBitcoinStreamAddresses,
    addAddresses: addBitcoinStreamAddress,
    removeAddresses: deleteBitcoinStreamAddress,
    sendBlock: 'sendBitcoinStreamBlock',
    parseAddress: parseBitcoinAddress,
  },
  aptos: {
    list: getAptosStreams,
    listHasCursor: true,
    get: getAptosStream,
    create: createAptosStream,
    defaults: {},
    update: updateAptosStream,
    setStatus: updateAptosStreamStatus,
    remove: deleteAptosStream,
    addresses: getAptosStreamAddresses,
    addAddresses: addAptosStreamAddress,
    removeAddresses: deleteAptosStreamAddress,
    parseAddress: parseAptosAddress,
  },
}
