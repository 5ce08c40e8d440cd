/** What the attempts of one operation have used. */
export interface OperationUsage {
  /** Attempts that were sent, retries included. */
  readonly attempts: number
  /** Units that they were billed. If the service doesn't say: the expected cost, or 0 for a 401 or 429. */
  readonly units: number
  /** Units that they were expected to cost, according to the documentation. */
  readonly expected: number
}

/** An attempt that was counted. */
export interface TallyEntry {
  /** Takes it back: it was not sent. */
  cancel(): void
  /** Replaces its expected cost by what it was billed. */
  bill(units: number): void
}

/** What the attempts of one process have used. */
export interface Tally {
  /** Counts an attempt at its expected cost. */
  begin(name: string, cost: number): TallyEntry
  usage(): {
    readonly units: number
    readonly attempts: number
    readonly operations: Readonly<Record<string, OperationUsage>>
  }
}

/** Creates a tally. After 1000 operations the rest count as `other`: custom requests can have any number of paths. */
export function createTally(): Tally {
  const all = new Map<string, Sum>()
  const sumOf = (name: string): Sum => {
    const known = all.get(name)
    if (known) return known
    if (all.size >= 1000 && name !== 'other') return sumOf('other')
    const sum = { attempts: 0, units: 0, expected: 0 }
    all.set(name, sum)
    return sum
  }
  return {
    begin(name, cost) {
      const sum = sumOf(name)
      const count = (attempts: number, units: number, expected: number): void => {
        sum.attempts += attempts
        sum.units += units
        sum.expected += expected
      }
      count(1, cost, cost)
      return { cancel: () => count(-1, -cost, -cost), bill: (units) => count(0, units - cost, 0) }
    },
    usage() {
      const sums = [...all]
        .filter(([, { attempts }]) => attempts > 0)
        .sort(([, one], [, other]) => other.units - one.units)
      const total = (of: (sum: Sum) => number): number => sums.reduce((sum, [, each]) => sum + of(each), 0)
      return {
        units: total(({ units }) => units),
        attempts: total(({ attempts }) => attempts),
        operations: Object.fromEntries(sums.map(([name, sum]) => [name, { ...sum }])),
      }
    },
  }
}

interface Sum {
  attempts: number
  units: number
  expected: number
}
