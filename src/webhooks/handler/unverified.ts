/** The bodies of a handler that have begun to arrive and are not verified yet. */
export interface UnverifiedBodies {
  /**
   * Admits a body, whoever sends it.
   *
   * @param giveWay - called when the body must go, because newer ones need its room
   */
  admit(giveWay: () => void): UnverifiedBody
}

/** One body on its way. */
export interface UnverifiedBody {
  /**
   * Counts bytes before they are kept.
   *
   * @returns `false` when this body has given way; nothing of it may be kept
   */
  grow(bytes: number): boolean
  /** Gives back what the body holds; without effect when it has done so. */
  leave(): void
}

/**
 * Counts the bytes of all bodies that are not verified yet. When they exceed the limit, those that began first give way,
 * and new ones always enter: to refuse new ones would let unauthenticated clients who hold everything and send nothing
 * lock out the service. Whoever wants to displace a delivery must send `limit` bytes while it arrives.
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
