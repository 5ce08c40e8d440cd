/** Does something after milliseconds, unless the stage has ended by then. A stage has one such timer at a time. */
export type Later = (ms: number, act: () => void) => void

/** The stages under one signal. It is the listener itself. */
class Group extends Set<AbortController> implements EventListenerObject {
  handleEvent({ target }: { readonly target: unknown }): void {
    for (const own of this) own.abort((target as AbortSignal).reason) // nothing else is listened to
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
 * The controller a step is given is its own: it aborts with the caller's signal, so that the step lets go of what it
 * holds, and the step may end the stage by it. It does not abort when the step fails by itself: Node 20 to 24 would throw
 * where nobody can catch it, for a fetch that has refused an answer because of its headers.
 *
 * @throws the reason of the caller's signal, untouched
 */
export async function stage<T>(
  signal: AbortSignal | null | undefined,
  step: (own: AbortController, later: Later) => T | PromiseLike<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const own = new AbortController()
  const leave = signal && join(signal, own)
  let timer: ReturnType<typeof setTimeout> | undefined
  let end = (): void => {}
  const later: Later = (ms, act) => {
    if (ms < 2 ** 31) timer = setTimeout(act, ms) // timers take no more
  }
  try {
    return await new Promise((resolve, reject) => {
      end = () => reject(own.signal.reason)
      own.signal.addEventListener('abort', end)
      ;(async () => resolve(await step(own, later)))().catch(reject) // async, for steps that throw at once
    })
  } finally {
    clearTimeout(timer)
    own.signal.removeEventListener('abort', end) // fetch keeps the signal, and what it leads to, for a long time
    leave?.()
  }
}

/** Adds a stage to those under a signal; gives the function that takes it out again. */
function join(signal: AbortSignal, own: AbortController): () => void {
  const group = (groups.get(signal) ?? new Group()).add(own)
  groups.set(signal, group)
  signal.addEventListener('abort', group) // which does nothing when it is there
  return () => {
    group.delete(own)
    if (!group.size) signal.removeEventListener('abort', group)
  }
}
