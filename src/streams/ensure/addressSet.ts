/** What is known of an address, as bits. */
export const known = {
  /** The stream has it. */
  held: 1,
  /** It is among the addresses that you pass. */
  wanted: 2,
  /** It comes from a terminated stream, whose place the stream takes. */
  carried: 4,
} as const

/**
 * A set of addresses with bits for each, in about 55 bytes an address of EVM chains: a million strings in a `Set` take
 * three times as much, and the garbage collector has to walk through them.
 */
export interface AddressSet {
  /**
   * Sets a bit of an address, which is added if it is new. The address is in its canonical form: ASCII, at most 255
   * characters.
   *
   * @returns whether the bit was not set before
   */
  mark(address: string, bit: number): boolean
  /** Returns how many addresses have a bit. */
  count(bit: number): number
  /** Iterates over the addresses whose bits pass a test, in the order in which they were added. */
  select(passes: (bits: number) => boolean): Iterable<string>
}

/** Creates an empty set. */
export function createAddressSet(): AddressSet {
  // Entries stand one after the other in blocks: bits, length, characters. The table has the place of each plus 1.
  const blocks: Uint8Array[] = []
  let end = 0
  let size = 0
  let table = new Uint32Array(1024)
  const seed = Math.floor(Math.random() * 2 ** 32) // so that nobody can choose addresses that collide

  const hashOf = (length: number, codeAt: (at: number) => number): number => {
    let hash = seed
    for (let at = 0; at < length; at++) hash = Math.imul(hash ^ codeAt(at), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
    return (hash ^ (hash >>> 13)) >>> 0
  }
  const blockOf = (place: number): Uint8Array => blocks[Math.floor(place / blockSize)] ?? none
  const isAt = (place: number, address: string): boolean => {
    const block = blockOf(place)
    const start = place % blockSize
    if (block[start + 1] !== address.length) return false
    for (let at = 0; at < address.length; at++) if (block[start + 2 + at] !== address.charCodeAt(at)) return false
    return true
  }
  /** The slot of the table that an address has, or that it would take. */
  const slotOf = (address: string): number => {
    let slot = hashOf(address.length, (at) => address.charCodeAt(at)) & (table.length - 1)
    for (let entry = table[slot] ?? 0; entry > 0; entry = table[slot] ?? 0) {
      if (isAt(entry - 1, address)) return slot
      slot = (slot + 1) & (table.length - 1)
    }
    return slot
  }
  const grow = (): void => {
    const places = table.filter((entry) => entry > 0)
    table = new Uint32Array(table.length * 2)
    for (const entry of places) {
      const block = blockOf(entry - 1)
      const start = (entry - 1) % blockSize
      let slot = hashOf(block[start + 1] ?? 0, (at) => block[start + 2 + at] ?? 0) & (table.length - 1)
      while (table[slot]) slot = (slot + 1) & (table.length - 1)
      table[slot] = entry
    }
  }
  const append = (address: string): number => {
    if ((end % blockSize) + 2 + address.length > blockSize) end = Math.ceil(end / blockSize) * blockSize
    if (end / blockSize >= blocks.length) blocks.push(new Uint8Array(blockSize))
    const place = end
    const block = blockOf(place)
    const start = place % blockSize
    block[start + 1] = address.length
    for (let at = 0; at < address.length; at++) block[start + 2 + at] = address.charCodeAt(at)
    end += 2 + address.length
    return place
  }
  const counts = new Map<number, number>()

  return {
    mark(address, bit) {
      let slot = slotOf(address)
      if (!table[slot]) {
        if (size * 4 >= table.length * 3) {
          grow()
          slot = slotOf(address)
        }
        table[slot] = append(address) + 1
        size += 1
      }
      const place = (table[slot] ?? 1) - 1
      const block = blockOf(place)
      const bits = block[place % blockSize] ?? 0
      if (bits & bit) return false
      block[place % blockSize] = bits | bit
      counts.set(bit, (counts.get(bit) ?? 0) + 1)
      return true
    },
    count: (bit) => counts.get(bit) ?? 0,
    *select(passes) {
      for (const block of blocks) {
        let length = 0
        for (let start = 0; start + 2 < blockSize && block[start + 1]; start += 2 + length) {
          length = block[start + 1] ?? 0
          if (passes(block[start] ?? 0)) yield String.fromCharCode(...block.subarray(start + 2, start + 2 + length))
        }
      }
    },
  }
}

/** Bytes of a block. An entry is in one block. */
const blockSize = 65_536
const none = /* @__PURE__ */ new Uint8Array(0)
