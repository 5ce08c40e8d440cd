/** The bytes of a body while it arrives. */
export interface BodyBlocks {
  /** Bytes that have arrived. */
  readonly length: number
  /** Bytes of memory that a further chunk of some bytes will take, now and when the body is joined. */
  roomFor(length: number): number
  /** Copies a chunk, which may be a view of a buffer that others use. */
  add(chunk: Uint8Array): void
  /** The whole body, in a buffer of its own. */
  join(): Uint8Array
  /** Lets go of everything. */
  clear(): void
}

/** Blocks of one size that bodies which are given up leave to others. */
export interface BlockPool {
  take(): Uint8Array
  give(block: Uint8Array): void
}

/** Bytes of a block of the pool. */
const blockSize = 262_144

/** How many unused blocks a pool keeps, while others are in use. */
const maxSpare = 64

/** Creates a pool. To give blocks to the garbage collector and ask for new ones would hold twice as much until it runs. */
export function createBlockPool(): BlockPool {
  let spare: Uint8Array[] = []
  let used = 0
  return {
    take() {
      used++
      return spare.pop() ?? new Uint8Array(blockSize)
    },
    give(block) {
      used--
      if (used === 0) spare = []
      else if (spare.length < maxSpare) spare.push(block)
    },
  }
}

/**
 * Collects the bytes of a body in blocks: keeping every chunk would cost 200 bytes each, and a peer may send byte by byte; a
 * single buffer would be copied again and again, and leave its former selves behind. The first blocks grow with what has
 * arrived, so that a small body takes little; the others come from a pool.
 */
export function createBodyBlocks(pool: BlockPool): BodyBlocks {
  let first: Uint8Array[] = []
  let others: Uint8Array[] = []
  let length = 0
  let free = 0 // at the end of the last block
  const isLarge = (): boolean => length >= blockSize
  const roomFor = (added: number): number => {
    if (added <= free) return 0
    const missing = added - free
    if (isLarge()) return 2 * blockSize * Math.ceil(missing / blockSize) // each block is copied once more
    return length ? Math.max(missing, length >> 2, 1024) : missing
  }
  const put = (chunk: Uint8Array): void => {
    const last = others.at(-1) ?? first.at(-1)
    last?.set(chunk, last.length - free)
    length += chunk.length
    free -= chunk.length
  }
  return {
    get length() {
      return length
    },
    roomFor,
    add(chunk) {
      const room = roomFor(chunk.length)
      const blocks = isLarge() ? others : first
      let rest = chunk
      while (rest.length > free) {
        const head = rest.subarray(0, free)
        rest = rest.subarray(free)
        put(head)
        const block = blocks === others ? pool.take() : new Uint8Array(room)
        blocks.push(block)
        free = block.length
      }
      put(rest)
    },
    join() {
      const [only] = first
      if (only?.length === length) return only
      const whole = new Uint8Array(length)
      let at = 0
      for (const block of [...first, ...others]) {
        whole.set(block.subarray(0, length - at), at)
        at += block.length
      }
      return whole
    },
    clear() {
      others.forEach(pool.give)
      first = []
      others = []
      length = 0
      free = 0
    },
  }
}
