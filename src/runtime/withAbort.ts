/** Ends work with a reason. */
type Abort = (reason: unknown) => void

/**
 * The signal of work: it aborts when the work is ended, so that it releases what it holds; not when it fails by itself:
 * after a fetch that refused an answer because of its headers, Node 20 to 24 would then throw where nobody can catch it.
 * It comes with its controller, because Node makes a signal, which takes microseconds, only when it is asked for.
 */
export type OwnSignal = Pick<AbortController, 'signal'>

/** The wait for work. */
export interface Wait {
  /** Ends it with a reason, while the work goes on. */
  readonly abort: Abort
  /** Calls a function, such as one that stops a timer, when it ends, however it does. There is one at a time. */
  onEnd(act: () => void): void
}

/**
 * Waits for work, such as an attempt, until it ends or a signal aborts, whichever comes first, even when the work
 * ignores its own signal. It leaves no listener behind.
 *
 * @throws the reason of the signal, untouched
 */
export function withAbort<T>(
  signal: AbortSignal | null | undefined,
  work: (own: OwnSignal, wait: Wait) => T | PromiseLike<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    throwIfAborted(signal)
    const controller = new AbortController()
    let atEnd = (): void => {}
    const end = (): void => {
      leave()
      atEnd()
    }
    const abort: Abort = (reason) => {
      end()
      reject(reason)
      controller.abort(reason)
    }
    const leave = signal ? join(signal, abort) : () => {}
    const wait: Wait = {
      abort,
      onEnd(act) {
        atEnd = act
      },
    }
    const result = (async () => work(controller, wait))() // async, for work that throws synchronously
    result.finally(end).then(resolve, reject)
  })
}

/** Throws the reason of an aborted signal: the signals of React Native have no `throwIfAborted`. */
export function throwIfAborted(signal: AbortSignal | null | undefined): void {
  if (signal?.aborted) throw reasonOf(signal)
}

/** The reason of an aborted signal, which those of React Native lack too. */
export function reasonOf(signal: AbortSignal): unknown {
  return signal.reason === undefined ? Object.assign(new Error('Aborted'), { name: 'AbortError' }) : signal.reason
}

/** What ends the work that waits under each signal. */
const waiting = /* @__PURE__ */ new WeakMap<AbortSignal, Set<Abort>>()

/**
 * Adds work to what a signal ends; returns the function that removes it. However much work shares a signal, it carries
 * one listener of ours, and none when all of it has ended: from 11 listeners on, Node warns of a leak.
 */
function join(signal: AbortSignal, abort: Abort): () => void {
  const aborts = waiting.get(signal) ?? new Set()
  aborts.add(abort)
  waiting.set(signal, aborts)
  signal.addEventListener('abort', abortAll) // a no-op when it was already added
  return () => {
    aborts.delete(abort)
    if (aborts.size === 0) signal.removeEventListener('abort', abortAll)
  }
}

function abortAll({ target }: Event): void {
  const signal = target as AbortSignal // it listens to nothing else
  for (const abort of waiting.get(signal) ?? []) abort(reasonOf(signal))
}
