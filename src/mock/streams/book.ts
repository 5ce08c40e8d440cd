/** A stream as the service returns it. */
export interface WatchedStream {
  readonly id: string
  readonly [field: string]: unknown
}

/** An address that a stream watches. */
export interface WatchedAddress {
  readonly address: string
  readonly id: string
}

/** The streams of one account on one family of chains, with the addresses that they watch. */
export interface StreamBook {
  readonly list: () => readonly WatchedStream[]
  readonly find: (id: string) => WatchedStream | undefined
  /** Adds a stream, or replaces the one with its id. */
  readonly put: (stream: WatchedStream) => WatchedStream
  readonly remove: (id: string) => void
  readonly addresses: (id: string) => readonly WatchedAddress[]
  /** Watches further addresses. Those that are already watched stay as they are. */
  readonly watch: (id: string, addresses: readonly string[]) => void
  /** Stops watching addresses, all or none. Returns `false` if one of them isn't watched. */
  readonly unwatch: (id: string, addresses: readonly string[]) => boolean
}

/** The most streams in a book, and addresses of each. The oldest are dropped. */
const maxStreams = 1000
const maxAddresses = 10_000

/** Creates a book that starts with the given streams. `newId` creates ids of addresses. */
export function createStreamBook(seeds: readonly WatchedStream[], newId: () => string): StreamBook {
  const streams = new Map(seeds.map((stream) => [stream.id, stream]))
  const watched = new Map<string, Map<string, WatchedAddress>>()
  const addressesOf = (id: string) => watched.get(id) ?? new Map<string, WatchedAddress>()
  const find = (id: string): WatchedStream | undefined => {
    const stream = streams.get(id)
    return stream && { ...stream, amountOfAddresses: addressesOf(id).size }
  }
  return {
    list: () => [...streams.keys()].flatMap((id) => find(id) ?? []),
    find,
    put: (stream) => {
      streams.set(stream.id, stream)
      for (const id of [...streams.keys()].slice(0, -maxStreams)) {
        streams.delete(id)
        watched.delete(id)
      }
      return find(stream.id) ?? stream
    },
    remove: (id) => {
      streams.delete(id)
      watched.delete(id)
    },
    addresses: (id) => [...addressesOf(id).values()],
    watch: (id, addresses) => {
      const fresh = addresses.map(
        (address) => [address, addressesOf(id).get(address) ?? { address, id: newId() }] as const,
      )
      watched.set(id, new Map([...addressesOf(id), ...fresh].slice(-maxAddresses)))
    },
    unwatch: (id, addresses) => {
      const mine = addressesOf(id)
      if (!addresses.every((address) => mine.has(address))) return false
      for (const address of addresses) mine.delete(address)
      return true
    },
  }
}
