import type { Candidate } from './claim.js'

/** The candidates that the effects of a worker share. */
export interface Candidates {
  /**
   * Takes a candidate that this worker isn't trying yet. `undefined` if a search that began after the call found none.
   */
  next(): Promise<Candidate | undefined>
  /** Whether there is one without another search. */
  hasMore(): boolean
  /** Marks a candidate as tried. */
  tried(candidate: Candidate): void
}

/** Creates the candidates of a worker. It searches for several at once, one search at a time. */
export function createCandidates(look: () => Promise<readonly Candidate[]>): Candidates {
  let found: Candidate[] = []
  const trying = new Set<string>()
  let looking: Promise<void> | undefined
  let begun = 0
  let ended = 0
  const lookOnce = async (): Promise<void> => {
    const number = ++begun
    try {
      found = (await look()).filter((candidate) => !trying.has(nameOf(candidate)))
      ended = number
    } finally {
      looking = undefined
    }
  }
  return {
    hasMore: () => found.length > 0,
    tried: (candidate) => void trying.delete(nameOf(candidate)),
    async next() {
      const before = begun
      while (found.length === 0) {
        if (ended > before) return undefined
        looking ??= lookOnce()
        await looking
      }
      const candidate = found.shift()
      if (candidate) trying.add(nameOf(candidate))
      return candidate
    },
  }
}

const nameOf = ({ id, stage, source }: Candidate): string => `${id} ${stage} ${source.tables.queue}`
