/** The bodies of a handler that are arriving and not verified yet. */
export interface UnverifiedBodies {
  /**
   * Admits a body. New bodies always get in.
   *
   * @param giveWay - called when the body must make room for newer ones
   */
  admit(giveWay: () => void): UnverifiedBody
}

/** A body that is arriving. */
export interface UnverifiedBody {
  /**
   * Counts bytes before they are kept.
   *
   * @returns `false` if this body had to make room; nothing of it may be kept
   */
  grow(bytes: number): boolean
  /** Frees the body's bytes. Further calls do nothing. */
  leave(): void
}

/**
 * Counts the bytes of all bodies that aren't verified yet. When they exceed the limit, the oldest ones make room. New
 * bodies always get in; otherwise, clients that hold connections open and send nothing could lock the service out. To
 * displace a delivery, an attacker must send `limit` bytes while it arrives.
 *
 * @param limit - bytes; a single body must not exceed it
 */
export function boundUnverified(limit: number): UnverifiedBodies {
  const bodies = new Map<() => void, number>() // the bytes of each, oldest first
  let total = 0
  const remove = (body: () => void): void => {
    total -= bodies.get(body) ?? 0
    bodies.delete(body)
  }
  const makeRoom = (): void => {
    for (const [oldest, bytes] of bodies) {
      if (total <= limit) return
      if (bytes === 0) continue
      remove(oldest)
      oldest()
    }
  }
  return {
    admit(giveWay) {
      bodies.set(giveWay, 0)
      return {
        grow(bytes) {
          const held = bodies.get(giveWay)
          if (held === undefined) return false
          bodies.set(giveWay, held + bytes)
          total += bytes
          makeRoom()
          return bodies.has(giveWay)
        },
        leave: () => remove(giveWay),
      }
    },
  }
}
