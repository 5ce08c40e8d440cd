/** A value in which two JSON texts differ; `undefined` where one of them has none. */
export interface Difference {
  /** JSON pointer to it. */
  readonly path: string
  readonly one: unknown
  readonly other: unknown
}

/** How two answers differ. */
export interface Comparison {
  readonly differences: readonly Difference[]
  /** How many values both have, and have alike. */
  readonly same: number
}

/** Compares two JSON values leaf by leaf, the entries of lists by their place. */
export function compareJson(one: unknown, other: unknown): Comparison {
  const differences: Difference[] = []
  let same = 0
  const visit = (left: unknown, right: unknown, path: string): void => {
    const [a, b] = [childrenOf(left), childrenOf(right)]
    if (a && b) {
      for (const key of new Set([...a.keys(), ...b.keys()])) visit(a.get(key), b.get(key), `${path}/${escaped(key)}`)
      return
    }
    if (Object.is(left, right)) same++
    else differences.push({ path, one: left, other: right })
  }
  visit(one, other, '')
  return { differences, same }
}

/** The entries of an object or a list by their keys; `undefined` for a leaf. */
function childrenOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map(Object.entries(value))
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
