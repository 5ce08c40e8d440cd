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

/** An extended public key that a stream watches, as the service returns it. */
export interface WatchedXpub {
  readonly id: string
  readonly streamId: string
  readonly xpub: string
  readonly [field: string]: unknown
}

/** The streams of one account on one family of chains, with what they watch. */
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
  /** Watches these addresses and no others. */
  readonly rewatch: (id: string, addresses: readonly string[]) => void
  readonly xpubs: (id: string) => readonly WatchedXpub[]
  /** Watches a further extended public key. */
  readonly putXpub: (xpub: WatchedXpub) => void
  /** Stops watching an extended public key. Returns `false` if the stream has none of this id. */
  readonly removeXpub: (id: string, xpubId: string) => boolean
}

/** The most streams in a book, and addresses and extended public keys of each. The oldest are dropped. */
const maxStreams = 1000
const maxAddresses = 10_000
const maxXpubs = 1000

/** Creates a book that starts with the given streams. `newId` creates ids of addresses. */
export function createStreamBook(seeds: readonly WatchedStream[], newId: () => string): StreamBook {
  const streams = new Map(seeds.map((stream) => [stream.id, stream]))
  const watched = new Map<string, Map<string, WatchedAddress>>()
  const xpubs = new Map<string, readonly WatchedXpub[]>()
  const xpubsOf = (id: string) => xpubs.get(id) ?? []
  const forget = (id: string) => [streams, watched, xpubs].map((all) => all.delete(id))
  const addressesOf = (id: string) => watched.get(id) ?? new Map<string, WatchedAddress>()
  const find = (id: string): WatchedStream | undefined => {
    const stream = streams.get(id)
    return stream && { ...stream, amountOfAddresses: addressesOf(id).size }
  }
  const watch = (id: string, addresses: readonly string[]): void => {
    const fresh = addresses.map(
      (address) => [address, addressesOf(id).get(address) ?? { address, id: newId() }] as const,
    )
    watched.set(id, new Map([...addressesOf(id), ...fresh].slice(-maxAddresses)))
  }
  return {
    list: () => [...streams.keys()].flatMap((id) => find(id) ?? []),
    find,
    put: (stream) => {
      streams.set(stream.id, stream)
      for (const id of [...streams.keys()].slice(0, -maxStreams)) forget(id)
      return find(stream.id) ?? stream
    },
    remove: forget,
    addresses: (id) => [...addressesOf(id).values()],
    watch,
    unwatch: (id, addresses) => {
      const mine = addressesOf(id)
      if (!addresses.every((address) => mine.has(address))) return false
      for (const address of addresses) mine.delete(address)
      return true
    },
    rewatch: (id, addresses) => {
      watched.delete(id)
      watch(id, addresses)
    },
    xpubs: xpubsOf,
    putXpub: (xpub) => {
      xpubs.set(xpub.streamId, [...xpubsOf(xpub.streamId), xpub].slice(-maxXpubs))
    },
    removeXpub: (id, xpubId) => {
      const kept = xpubsOf(id).filter((xpub) => xpub.id !== xpubId)
      const isThere = kept.length < xpubsOf(id).length
      xpubs.set(id, kept)
      return isThere
    },
  }
}
