import type { ProxyAnswer } from './answer.js'
import { recentMap } from './recent.js'

/** Answers by the request that was sent, which holds nothing of the caller: so they are shared. */
export interface AnswerCache {
  /** The answer that is kept; `undefined` for none. */
  get(key: string): ProxyAnswer | undefined
  /** Whether the same request is on its way. */
  isAsked(key: string): boolean
  /** Sends a request, unless the same one is on its way; keeps an answer 200. */
  ask(key: string, send: () => Promise<ProxyAnswer>): Promise<ProxyAnswer>
}

/**
 * Creates a cache of the last 1000 answers.
 *
 * @param keep - milliseconds
 */
export function createCache(keep: number): AnswerCache {
  const kept = recentMap<{ readonly answer: ProxyAnswer; readonly until: number }>(1000)
  const asked = new Map<string, Promise<ProxyAnswer>>()
  return {
    get(key) {
      const entry = kept.get(key)
      return entry && entry.until > performance.now() ? entry.answer : undefined
    },
    isAsked: (key) => asked.has(key),
    ask(key, send) {
      const pending = asked.get(key)
      if (pending) return pending
      const answer = send()
        .then((got) => {
          const isKept = got.status === 200 && got.text.length <= mostKept
          if (isKept) kept.set(key, { answer: got, until: performance.now() + keep })
          return got
        })
        .finally(() => asked.delete(key))
      asked.set(key, answer)
      return answer
    },
  }
}

/** Characters of the longest answer that is kept: a thousand of them fit in memory. */
const mostKept = 1e6
