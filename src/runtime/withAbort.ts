/**
 * Calls a function after some milliseconds, unless the stage has ended by then. A stage has one such timer at a time.
 */
export type Later = (ms: number, act: () => void) => void

/** Ends a stage with a reason. */
export type Abort = (reason: unknown) => void

/** The running stages of one signal. It is the event listener itself. */
class Group extends Set<Abort> implements EventListenerObject {
  handleEvent({ target }: { readonly target: unknown }): void {
    for (const abort of this) abort(reasonOf(target as AbortSignal)) // it listens to nothing else
  }
}

/**
 * The groups of all signals with a call in progress. However many stages share a signal, it carries one listener of
 * ours, and none when they have ended: from 11 listeners on, Node warns of a leak.
 */
const groups = /* @__PURE__ */ new WeakMap<AbortSignal, Group>()

/**
 * Runs one stage of a call, such as an attempt or a wait, until it ends or the caller aborts, whichever comes first,
 * even when the step ignores its signal. It leaves no timer and no listener behind.
 *
 * Each step gets a signal of its own: it aborts with the caller's, so that the step releases what it holds, and the
 * step may end the stage with `abort`. It does not abort when the step itself fails: after a fetch that refused an
 * answer because of its headers, Node 20 to 24 would then throw where nobody can catch it. It comes with its controller,
 * because Node makes a signal, which takes microseconds, only when it is asked for.
 *
 * @throws the reason of the caller's signal, untouched
 */
export function stage<T>(
  signal: AbortSignal | null | undefined,
  step: (own: Pick<AbortController, 'signal'>, later: Later, abort: Abort) => T | PromiseLike<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    throwIfAborted(signal)
    const own = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const later: Later = (ms, act) => {
      if (ms < 2 ** 31) timer = setTimeout(act, ms) // the longest a timer takes
    }
    const end = (): void => {
      clearTimeout(timer)
      leave?.()
    }
    const abort: Abort = (reason) => {
      end()
      reject(reason)
      own.abort(reason)
    }
    const leave = signal && join(signal, abort)
    ;(async () => step(own, later, abort))() // async, for steps that throw synchronously
      .finally(end)
      .then(resolve, reject)
  })
}

/** Throws the reason of an aborted signal: the signals of React Native have no `throwIfAborted`. */
export function throwIfAborted(signal: AbortSignal | null | undefined): void {
  if (signal?.aborted) throw reasonOf(signal)
}

/** The reason of an aborted signal, which those of React Native lack too. */
function reasonOf({ reason = Object.assign(new Error('Aborted'), { name: 'AbortError' }) }: AbortSignal): unknown {
  return reason
}

/** Adds a stage to the group of a signal; returns the function that removes it. */
function join(signal: AbortSignal, abort: Abort): () => void {
  const group = (groups.get(signal) ?? new Group()).add(abort)
  groups.set(signal, group)
  signal.addEventListener('abort', group) // a no-op when it was already added
  return () => {
    group.delete(abort)
    if (!group.size) signal.removeEventListener('abort', group)
  }
}
