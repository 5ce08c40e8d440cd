/** Does something after milliseconds, unless the stage has ended by then. A stage has one such timer at a time. */
export type Later = (ms: number, act: () => void) => void

/** Ends a stage for a reason. */
export type Abort = (reason: unknown) => void

/** The stages under one signal. It is the listener itself. */
class Group extends Set<Abort> implements EventListenerObject {
  handleEvent({ target }: { readonly target: unknown }): void {
    for (const abort of this) abort(reasonOf(target as AbortSignal)) // nothing else is listened to
  }
}

/**
 * Those of every signal with a call under way. However many stages run under one signal, it carries one listener of
 * ours, and none when they have ended: from 11 listeners on Node warns of a leak.
 */
const groups = /* @__PURE__ */ new WeakMap<AbortSignal, Group>()

/**
 * Runs one stage of a call, as an attempt or a wait, until it ends or the caller aborts: whichever is first, even when
 * the step does not listen to the signal it is given. When it has ended no timer and no listener is left.
 *
 * The signal a step is given is its own: it aborts with the caller's, so that the step lets go of what it holds, and the
 * step may end the stage by `abort`. It does not abort when the step fails by itself: Node 20 to 24 would throw
 * where nobody can catch it, for a fetch that has refused an answer because of its headers.
 *
 * @throws the reason of the caller's signal, untouched
 */
export async function stage<T>(
  signal: AbortSignal | null | undefined,
  step: (signal: AbortSignal, later: Later, abort: Abort) => T | PromiseLike<T>,
): Promise<T> {
  throwIfAborted(signal)
  const own = new AbortController()
  let fail: Abort | undefined
  const abort: Abort = (reason) => {
    fail?.(reason)
    own.abort(reason)
  }
  const leave = signal && join(signal, abort)
  let timer: ReturnType<typeof setTimeout> | undefined
  const later: Later = (ms, act) => {
    if (ms < 2 ** 31) timer = setTimeout(act, ms) // timers take no more
  }
  try {
    return await new Promise((resolve, reject) => {
      fail = reject
      ;(async () => resolve(await step(own.signal, later, abort)))().catch(reject) // async, for steps that throw at once
    })
  } finally {
    clearTimeout(timer)
    leave?.()
  }
}

/** Throws the reason of a signal that has aborted: signals of React Native cannot. */
export function throwIfAborted(signal: AbortSignal | null | undefined): void {
  if (signal?.aborted) throw reasonOf(signal)
}

/** React Native's signals have no reason either. */
function reasonOf({ reason = Object.assign(new Error('Aborted'), { name: 'AbortError' }) }: AbortSignal): unknown {
  return reason
}

/** Adds a stage to those under a signal; gives the function that takes it out again. */
function join(signal: AbortSignal, abort: Abort): () => void {
  const group = (groups.get(signal) ?? new Group()).add(abort)
  groups.set(signal, group)
  signal.addEventListener('abort', group) // which does nothing when it is there
  return () => {
    group.delete(abort)
    if (!group.size) signal.removeEventListener('abort', group)
  }
}
