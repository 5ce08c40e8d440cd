/** What all limiters of a key should share: one rate and one budget. */
export interface Terms {
  readonly plan?: string | undefined
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly window: number
  readonly budget?: { readonly units: number; readonly per?: string | undefined } | undefined
}

/** Writes terms as text without spaces. */
export const formatTerms = (terms: Terms): string => JSON.stringify(terms)

/**
 * Warns of options in which limiters of the same key differ: turns and charges would follow now the one and now the
 * other. The one that comes later warns, once.
 *
 * @param own - the terms of the later one
 * @param all - the terms of all
 */
export function warnOfOthers(store: string, own: Terms, all: readonly string[] = []): void {
  const differences = new Set(all.flatMap((text) => differencesOf(own, parseTerms(text) ?? own)))
  if (differences.size === 0) return
  const what = [...differences].join('; ')
  console.warn(`ledgerline: limiters of one key differ (${store}): ${what}. A change of plan takes a new key`)
}

function differencesOf(own: Terms, other: Terms): readonly string[] {
  const rate = own.plan !== undefined && other.plan !== undefined ? 'plan' : 'requestsPerSecond'
  const options = [
    ...(own.requestsPerSecond === other.requestsPerSecond ? [] : [[rate, own[rate], other[rate]]]),
    ['window', own.window, other.window],
    ['budget.units', own.budget?.units, other.budget?.units],
    ['budget.per', own.budget?.per, other.budget?.per],
  ]
  const differing = options.filter(([, mine, theirs]) => mine !== theirs)
  return differing.map(([name, mine, theirs]) => `${name} is ${shown(mine)} here and ${shown(theirs)} there`)
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'not set'

/** Reads terms; `undefined` for what another version may have written. */
function parseTerms(text: string): Terms | undefined {
  try {
    const { requestsPerSecond, ...terms }: Partial<Terms> = Object(JSON.parse(text))
    return requestsPerSecond === undefined ? undefined : ({ requestsPerSecond, ...terms } as Terms) // we wrote it
  } catch {
    return undefined
  }
}
