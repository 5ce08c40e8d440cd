import { CallerRefused, type ProxyAnswer } from './answer.js'
import { recentMap } from './recent.js'

/** Answers by the request that was sent, which holds nothing of the caller: so they are shared. */
export interface AnswerCache {
  /** The answer that is kept; `undefined` for none. */
  get(key: string): ProxyAnswer | undefined
  /**
   * Sends a request, unless the same one is on its way; keeps an answer 200. Where the other's caller is refused, it is
   * sent.
   */
  ask(key: string, send: () => Promise<ProxyAnswer>): Promise<ProxyAnswer>
}

/**
 * Creates a cache of the last 1000 answers, of 64 million characters together.
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

/** What is shared was billed once, to whoever asked first. */
function withoutBill(answer: ProxyAnswer): ProxyAnswer {
  const { 'x-request-weight': _, ...headers } = answer.headers
  return { ...answer, headers }
}

interface Kept {
  readonly answer: ProxyAnswer
  /** On the monotonic clock. */
  readonly until: number
}

/** Characters of all answers together. */
const mostHeld = 64e6
