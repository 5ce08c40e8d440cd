/** Does something after milliseconds, unless the stage has ended by then. A stage has one such timer. */
export type Later = (ms: number, act: () => void) => void

/**
 * Runs one stage of a call, as an attempt or a wait, until it ends or the caller aborts: whichever is first, even when
 * the step does not listen to the signal it is given.
 *
 * The controller a step is given is its own: it aborts when the stage fails, so that the step lets go of what it holds,
 * and the step may end the stage by it.
 *
 * @throws the reason of the caller's signal, untouched
 */
export type Stage = <T>(
  signal: AbortSignal | undefined,
  step: (own: AbortController, later: Later) => T | PromiseLike<T>,
) => Promise<T>

/** The stages under one signal. It is the listener itself. */
class Group extends Set<AbortController> implements EventListenerObject {
  handleEvent({ target }: { readonly target: unknown }): void {
    for (const own of this) own.abort((target as AbortSignal).reason) // nothing else is listened to
  }
}

/**
 * Creates the function that runs the stages of all calls of a client. When a stage has ended no timer is left.
 *
 * However many stages run under one signal, it carries one listener of theirs, and none when they have ended: from 11
 * listeners on Node warns of a leak.
 */
export function createStage(): Stage {
  const groups = new WeakMap<AbortSignal, Group>()
  return async (signal, step) => {
    signal?.throwIfAborted()
    const own = new AbortController()
    const leave = signal && join(groups, signal, own)
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
    } catch (error) {
      own.abort()
      throw error
    } finally {
      clearTimeout(timer)
      own.signal.removeEventListener('abort', end) // fetch keeps the signal, and what it leads to, for a long time
      leave?.()
    }
  }
}

/** Adds a stage to those under a signal; gives the function that takes it out again. */
function join(groups: WeakMap<AbortSignal, Group>, signal: AbortSignal, own: AbortController): () => void {
  const group = (groups.get(signal) ?? new Group()).add(own)
  groups.set(signal, group)
  signal.addEventListener('abort', group) // which does nothing when it is there
  return () => {
    group.delete(own)
    if (!group.size) signal.removeEventListener('abort', group)
  }
}
