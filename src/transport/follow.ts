/** Runs a call with a signal of its own that aborts with the caller's, for the same reason. */
export type Follow = <T>(signal: AbortSignal | undefined, call: (own?: AbortSignal) => Promise<T>) => Promise<T>

/**
 * Creates the function through which all calls of a client follow their callers' signals.
 *
 * However many calls run under one signal, it carries one listener, and none when they have ended: from 11 listeners
 * on Node warns of a leak.
 */
export function createFollow(): Follow {
  const groups = new WeakMap<AbortSignal, Group>()
  return async (signal, call) => {
    if (!signal) return call()
    signal.throwIfAborted()
    const group = groups.get(signal) ?? groupOf(signal)
    groups.set(signal, group)
    const controller = new AbortController()
    group.members.add(controller)
    try {
      return await call(controller.signal)
    } finally {
      group.members.delete(controller)
      if (!group.members.size) {
        signal.removeEventListener('abort', group.spread)
        groups.delete(signal)
      }
    }
  }
}

interface Group {
  readonly members: Set<AbortController>
  /** The one listener. */
  spread(): void
}

function groupOf(signal: AbortSignal): Group {
  const members = new Set<AbortController>()
  const spread = (): void => {
    for (const member of members) member.abort(signal.reason)
  }
  signal.addEventListener('abort', spread)
  return { members, spread }
}
