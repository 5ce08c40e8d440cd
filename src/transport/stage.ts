/**
 * Runs one stage of a call, as an attempt or a wait, until it ends, its time is over, or the caller aborts: whichever is
 * first, even when the step does not listen to the signal it is given.
 *
 * The step's signal is its own. It also aborts when the stage fails, so the step can let go of what it holds.
 *
 * @param timeout milliseconds; from 2^31 on there is no bound
 * @param expired makes the error of a stage whose time is over
 * @throws the reason of the caller's signal, untouched
 */
export type Stage = <T>(
  signal: AbortSignal | undefined,
  step: (own: AbortSignal) => T | PromiseLike<T>,
  timeout?: number,
  expired?: () => Error,
) => Promise<T>

/**
 * Creates the function that runs the stages of all calls of a client. When a stage has ended no timer is left.
 *
 * However many stages run under one signal, it carries one listener, and none when they have ended: from 11 listeners on
 * Node warns of a leak.
 */
export function createStage(): Stage {
  const groups = new WeakMap<AbortSignal, Group>()

  const join = (signal: AbortSignal, member: AbortController): (() => void) => {
    const group = groups.get(signal) ?? groupOf(signal)
    groups.set(signal, group)
    group.members.add(member)
    return () => {
      group.members.delete(member)
      if (group.members.size) return
      signal.removeEventListener('abort', group.spread)
      groups.delete(signal)
    }
  }

  return async (signal, step, timeout = Number.POSITIVE_INFINITY, expired) => {
    signal?.throwIfAborted()
    const controller = new AbortController()
    const own = controller.signal
    const aborted = new Promise<never>((_, reject) => {
      own.addEventListener('abort', () => reject(own.reason))
    })
    const leave = signal && join(signal, controller)
    const timer = timeout < 2 ** 31 ? setTimeout(() => controller.abort(expired?.()), timeout) : undefined
    try {
      return await Promise.race([aborted, (async () => step(own))()]) // async, for steps that throw at once
    } catch (error) {
      controller.abort()
      throw error
    } finally {
      clearTimeout(timer)
      leave?.()
    }
  }
}

/** Waits in a stage. @param ms 0 to 2^31 - 1 milliseconds */
export function sleep(ms: number, own: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    own.addEventListener('abort', () => clearTimeout(timer))
  })
}

interface Group {
  readonly members: Set<AbortController>
  /** The one listener. */
  readonly spread: () => void
}

function groupOf(signal: AbortSignal): Group {
  const members = new Set<AbortController>()
  const spread = (): void => {
    for (const member of members) member.abort(signal.reason)
  }
  signal.addEventListener('abort', spread)
  return { members, spread }
}
