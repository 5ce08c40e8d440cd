/** The bodies of a handler that have begun to arrive and are not verified yet. */
export interface UnverifiedBodies {
  /**
   * Admits a body, whoever sends it.
   *
   * @param giveWay - called when the body must go, because others need its room
   */
  admit(giveWay: () => void): UnverifiedBody
}

/** One body on its way. */
export interface UnverifiedBody {
  /**
   * Counts bytes before they are kept. If they exceed the limit, the slowest bodies give way.
   *
   * @param received - bytes that have arrived
   * @param kept - bytes of memory that they will take
   * @returns `false` when this body itself has given way; nothing of it may be kept
   */
  grow(received: number, kept: number): boolean
  /** Gives back what the body holds; without effect when it has done so. */
  leave(): void
}

/**
 * Bounds the memory of all bodies that are not verified yet. When it is full, the slowest body gives way, whichever has
 * begun last: to refuse new ones would let strangers who hold everything and send nothing lock out the service. One alone
 * may exceed the limit.
 *
 * The slowest is the body of which the smallest share has come lately, where a byte counts half as much with every second
 * that passes. So silence makes a body slow whatever it has sent before, a trickle does not keep a large body, and of two
 * that come steadily the newer one stays. A stranger who wants to displace a delivery that takes a second must send
 * `limit` bytes within that second, over however many connections.
 *
 * @param limit - bytes
 * @param now - milliseconds of a clock that nobody puts back
 */
export function boundUnverified(limit: number, now: () => number = () => performance.now()): UnverifiedBodies {
  const bodies = new Set<Progress>()
  let total = 0
  const remove = (body: Progress): void => {
    if (bodies.delete(body)) total -= body.kept
  }
  return {
    admit(giveWay) {
      const body: Progress = { kept: 0, received: 0, recent: 0, since: now(), giveWay }
      bodies.add(body)
      return {
        grow(received, kept) {
          if (!bodies.has(body)) return false
          advance(body, received, now())
          body.kept += kept
          total += kept
          while (total > limit) {
            const slowest = slowestOf(bodies, now())
            if (!slowest) break // it is the only one
            remove(slowest)
            slowest.giveWay()
          }
          return bodies.has(body)
        },
        leave: () => remove(body),
      }
    },
  }
}

interface Progress {
  /** Bytes of memory. */
  kept: number
  /** Bytes that have arrived. */
  received: number
  /** The same, each halved for every second before `since`. */
  recent: number
  /** Milliseconds of the clock. */
  since: number
  readonly giveWay: () => void
}

function advance(body: Progress, received: number, time: number): void {
  body.recent = fade(body, time) + received
  body.received += received
  body.since = time
}

const fade = ({ recent, since }: Progress, time: number): number => recent * 2 ** ((since - time) / 1000)

/** Of equals the oldest. Bodies that hold nothing would give no room, and a single one would give it to nobody. */
function slowestOf(bodies: ReadonlySet<Progress>, time: number): Progress | undefined {
  let slowest: Progress | undefined
  let least = Number.POSITIVE_INFINITY
  let count = 0
  for (const body of bodies) {
    if (!body.kept) continue
    count++
    const share = fade(body, time) / body.received
    if (share >= least) continue
    slowest = body
    least = share
  }
  return count > 1 ? slowest : undefined
}
