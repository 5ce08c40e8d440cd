import type { Row } from '../database/database.js'
import type { Candidate } from './claim.js'

/** What the effects of a worker take their work from. */
export interface Candidates {
  /** Gives a candidate that nobody here tries; `undefined` where a look that began after the call has found none. */
  next(): Promise<Candidate | undefined>
  /** Whether there is one without a look. */
  hasMore(): boolean
  /** Says that a candidate was tried. */
  tried(candidate: Candidate): void
}

/** Creates the candidates of a worker: one look at a time finds as many as it may, and all its effects share them. */
export function createCandidates(look: () => Promise<readonly Row[]>): Candidates {
  let found: Candidate[] = []
  const trying = new Set<string>()
  let looking: Promise<void> | undefined
  let begun = 0
  let ended = 0
  const lookOnce = async (): Promise<void> => {
    const number = ++begun
    try {
      const rows = await look()
      found = rows
        .map(({ id, stage }) => ({ id: id ?? '', stage: stage ?? undefined }))
        .filter((candidate) => !trying.has(nameOf(candidate)))
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

const nameOf = ({ id, stage }: Candidate): string => `${id} ${stage}`
