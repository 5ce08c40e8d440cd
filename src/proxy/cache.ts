import { CallerRefused, type ProxyAnswer } from './answer.js'
import { recentMap } from './recent.js'

/** Responses by the request that was sent. It contains nothing about the caller, so callers share them. */
export interface AnswerCache {
  /** Returns the cached response, if there is one. */
  get(key: string): ProxyAnswer | undefined
  /**
   * Sends a request, and caches a 200. If the same request is running already, it waits for that response instead,
   * unless that request's caller is refused.
   */
  ask(key: string, send: () => Promise<ProxyAnswer>): Promise<ProxyAnswer>
}

/**
 * Creates a cache of the last 1000 responses, with at most 64 million characters in total.
 *
 * @param keep - milliseconds
 */
export function createCache(keep: number): AnswerCache {
  const kept = recentMap<Kept>({ size: 1000, weight: mostHeld, weigh: ({ answer }) => answer.text.length })
  const asked = new Map<string, Promise<ProxyAnswer>>()
  const ask: AnswerCache['ask'] = (key, send) => {
    const pending = asked.get(key)
    if (pending)
      return pending.then(withoutBill).catch((error: unknown) => {
        if (error instanceof CallerRefused) return ask(key, send)
        throw error
      })
    const answer = send()
      .then((got) => {
        if (got.status === 200) kept.set(key, { answer: withoutBill(got), until: performance.now() + keep })
        return got
      })
      .finally(() => asked.delete(key))
    asked.set(key, answer)
    return answer
  }
  return {
    ask,
    get(key) {
      const entry = kept.get(key)
      return entry && entry.until > performance.now() ? entry.answer : undefined
    },
  }
}

/** A shared response was billed once, to the first caller. */
function withoutBill(answer: ProxyAnswer): ProxyAnswer {
  const { 'x-request-weight': _, ...headers } = answer.headers
  return { ...answer, headers }
}

interface Kept {
  readonly answer: ProxyAnswer
  /** On the monotonic clock. */
  readonly until: number
}

/** Characters of all responses together. */
const mostHeld = 64e6
