import { bytesToHex } from '../../values/hex.js'

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
 * A set of addresses with bits for each, in about 30 bytes an address of EVM chains. A million strings in a `Set` take
 * five times as much, and the garbage collector has to walk through them.
 */
export interface AddressSet {
  /**
   * Sets a bit of an address, which is added if it is new. The address is in its canonical form: ASCII, at most 255
   * characters.
   *
   * @returns whether the bit was not set before
   */
  mark(address: string, bit: number): boolean
  /** Clears a bit of all addresses. They stay in the set, also those that have no bits left. */
  clear(bit: number): void
  /** Returns how many addresses have a bit. */
  count(bit: number): number
  /** Iterates over the addresses whose bits pass a test, in the order in which they were added. */
  select(passes: (bits: number) => boolean): Iterable<string>
}

/** Creates an empty set. */
export function createAddressSet(): AddressSet {
  // Entries stand one after the other in blocks: bits, length, bytes. The table has the place of each plus 1.
  const blocks: Uint8Array[] = []
  const sought = new Uint8Array(blockSize) // the address that is looked for, as an entry
  const seed = Math.floor(Math.random() * 2 ** 32) // so that nobody can choose addresses that collide
  const counts = new Map<number, number>()
  let table = new Uint32Array(1024)
  let size = 0
  let end = 0

  const blockOf = (place: number): Uint8Array => blocks[Math.floor(place / blockSize)] ?? sought
  /** The slot of an entry in the table, or the empty one that it would take. */
  const slotOf = (entry: Uint8Array, start: number): number => {
    let slot = hashOf(entry, start, seed) & (table.length - 1)
    for (let place = table[slot] ?? 0; place > 0; place = table[slot] ?? 0) {
      if (isSame(entry, start, blockOf(place - 1), (place - 1) % blockSize)) break
      slot = (slot + 1) & (table.length - 1)
    }
    return slot
  }
  const grow = (): void => {
    const places = table
    table = new Uint32Array(places.length * 2)
    for (const place of places) if (place) table[slotOf(blockOf(place - 1), (place - 1) % blockSize)] = place
  }
  const append = (length: number): number => {
    if ((end % blockSize) + length > blockSize) end = Math.ceil(end / blockSize) * blockSize
    if (end / blockSize >= blocks.length) blocks.push(new Uint8Array(blockSize))
    const place = end
    blockOf(place).set(sought.subarray(0, length), place % blockSize)
    end += length
    size += 1
    return place
  }

  /** The places of all entries, each as its block and where it starts in there. */
  function* entries(): Iterable<readonly [block: Uint8Array, start: number]> {
    for (const block of blocks)
      for (let start = 0; start + 2 < blockSize && block[start + 1]; start += 2 + lengthAt(block, start))
        yield [block, start]
  }

  return {
    mark(address, bit) {
      const length = writeEntry(address, sought)
      if (size * 4 >= table.length * 3) grow()
      const slot = slotOf(sought, 0)
      if (!table[slot]) table[slot] = append(length) + 1
      const place = (table[slot] ?? 1) - 1
      const block = blockOf(place)
      const bits = block[place % blockSize] ?? 0
      if (bits & bit) return false
      block[place % blockSize] = bits | bit
      counts.set(bit, (counts.get(bit) ?? 0) + 1)
      return true
    },
    clear(bit) {
      for (const [block, start] of entries()) block[start] = (block[start] ?? 0) & ~bit
      counts.delete(bit)
    },
    count: (bit) => counts.get(bit) ?? 0,
    *select(passes) {
      for (const [block, start] of entries()) if (passes((block[start] ?? 0) & ~packed)) yield readEntry(block, start)
    },
  }
}

/** Bytes of a block. An entry is in one block. */
const blockSize = 65_536
/** The bit of an entry whose bytes are those that its hex text stands for. */
const packed = 0x80

const lengthAt = (block: Uint8Array, start: number): number => block[start + 1] ?? 0

/** Writes an address as an entry without bits at the start of a block, and returns the length of the entry. */
function writeEntry(address: string, into: Uint8Array): number {
  const isPacked = /^0x(?:[\da-f]{2})+$/.test(address)
  const length = isPacked ? address.length / 2 - 1 : address.length
  into[0] = isPacked ? packed : 0
  into[1] = length
  for (let at = 0; at < length; at++)
    into[2 + at] = isPacked ? digitAt(address, 2 * at + 2) * 16 + digitAt(address, 2 * at + 3) : address.charCodeAt(at)
  return 2 + length
}

/** The value of a digit of lower-case hex. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 58 ? code - 48 : code - 87
}

function readEntry(block: Uint8Array, start: number): string {
  const bytes = block.subarray(start + 2, start + 2 + lengthAt(block, start))
  return (block[start] ?? 0) & packed ? bytesToHex(bytes) : String.fromCharCode(...bytes)
}

function isSame(a: Uint8Array, startA: number, b: Uint8Array, startB: number): boolean {
  if (((a[startA] ?? 0) ^ (b[startB] ?? 0)) & packed) return false
  const length = 2 + lengthAt(a, startA)
  for (let at = 1; at < length; at++) if (a[startA + at] !== b[startB + at]) return false
  return true
}

/** FNV-1a, with its bits mixed, because the table takes the lowest. */
function hashOf(block: Uint8Array, start: number, seed: number): number {
  let hash = seed
  const length = 2 + lengthAt(block, start)
  for (let at = 1; at < length; at++) hash = Math.imul(hash ^ (block[start + at] ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
