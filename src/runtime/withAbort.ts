/** Ends work with a reason. */
type Abort = (reason: unknown) => void

/**
 * The signal of some work. It aborts if the wait for the work is ended, so that the work releases its resources. It
 * doesn't abort if the work fails by itself: after a fetch that rejected a response for its headers, Node 20 to 24
 * would throw where nobody can catch it. It comes with its controller, because Node creates the signal, which takes
 * microseconds, only on access.
 */
export type OwnSignal = Pick<AbortController, 'signal'>

/** The wait for work. */
export interface Wait {
  /** Ends the wait with a reason, and aborts the work's signal. */
  readonly abort: Abort
  /** Sets the function to call when the wait ends, however it does, such as one that stops a timer. */
  onEnd(act: () => void): void
}

/**
 * Waits for work, such as an attempt, until it ends or a signal aborts, even if the work ignores its own signal. It
 * leaves no listener behind.
 *
 * @throws the reason of the signal, unchanged
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

/** Throws the reason of an aborted signal. React Native has no `AbortSignal.throwIfAborted`. */
export function throwIfAborted(signal: AbortSignal | null | undefined): void {
  if (signal?.aborted) throw reasonOf(signal)
}

/** Returns the reason of an aborted signal, which React Native lacks too. */
export function reasonOf(signal: AbortSignal): unknown {
  return signal.reason === undefined ? Object.assign(new Error('Aborted'), { name: 'AbortError' }) : signal.reason
}

/** The functions that end the waits of each signal. */
const waiting = /* @__PURE__ */ new WeakMap<AbortSignal, Set<Abort>>()

/**
 * Adds a wait to a signal, and returns the function that removes it. All waits of a signal share one listener, which is
 * removed with the last of them, because Node warns of a leak from 11 listeners on.
 */
function join(signal: AbortSignal, abort: Abort): () => void {
  const aborts = waiting.get(signal) ?? new Set()
  aborts.add(abort)
  waiting.set(signal, aborts)
  signal.addEventListener('abort', abortAll) // a no-op if it was already added
  return () => {
    aborts.delete(abort)
    if (aborts.size === 0) signal.removeEventListener('abort', abortAll)
  }
}

function abortAll({ target }: Event): void {
  const signal = target as AbortSignal // it is added only to signals
  for (const abort of waiting.get(signal) ?? []) abort(reasonOf(signal))
}
