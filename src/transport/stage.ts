/** What a step may use while it runs. */
export interface StageTools {
  /** Aborts when the stage fails or the caller aborts, so that the step lets go of what it holds. */
  readonly own: AbortSignal
  /** Does something after milliseconds, unless the stage has ended by then. There is one such timer. */
  later(ms: number, act: () => void): void
  /** Ends the stage with an error, even when the step does not listen to its signal. */
  fail(error: Error): void
}

/**
 * Runs one stage of a call, as an attempt or a wait, until it ends or the caller aborts: whichever is first, even when
 * the step does not listen to the signal it is given.
 *
 * @throws the reason of the caller's signal, untouched
 */
export type Stage = <T>(signal: AbortSignal, step: (tools: StageTools) => T | PromiseLike<T>) => Promise<T>

/** The stages under one signal. It is the listener itself. */
interface Group extends EventListenerObject {
  readonly members: Set<AbortController>
}

/**
 * Creates the function that runs the stages of all calls of a client. When a stage has ended no timer is left.
 *
 * However many stages run under one signal, it carries one listener, and none when they have ended: from 11 listeners on
 * Node warns of a leak.
 */
export function createStage(): Stage {
  const groups = new WeakMap<AbortSignal, Group>()
  return async (signal, step) => {
    signal.throwIfAborted()
    const controller = new AbortController()
    const own = controller.signal
    const group = groups.get(signal) ?? groupOf(signal)
    groups.set(signal, group)
    group.members.add(controller)
    signal.addEventListener('abort', group) // which does nothing when it is there
    let timer: ReturnType<typeof setTimeout> | undefined
    const tools: StageTools = {
      own,
      later(ms, act) {
        if (ms < 2 ** 31) timer = setTimeout(act, ms) // timers take no more
      },
      fail: (error) => controller.abort(error),
    }
    try {
      return await new Promise((resolve, reject) => {
        own.addEventListener('abort', () => reject(own.reason))
        ;(async () => resolve(await step(tools)))().catch(reject) // async, for steps that throw at once
      })
    } catch (error) {
      controller.abort()
      throw error
    } finally {
      clearTimeout(timer)
      group.members.delete(controller)
      if (!group.members.size) signal.removeEventListener('abort', group)
    }
  }
}

function groupOf(signal: AbortSignal): Group {
  const members = new Set<AbortController>()
  const handleEvent = (): void => {
    for (const member of members) member.abort(signal.reason)
  }
  return { members, handleEvent }
}
