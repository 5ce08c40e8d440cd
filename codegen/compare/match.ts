import { bare, type PublishedOperation } from '../published/operations.js'

/** The operations of our APIs, by the API's name. */
export type OurOperations = ReadonlyMap<string, readonly PublishedOperation[]>

/** An operation of ours and the same operation of a published document. Without ours, it is one that we lack. */
export interface Match {
  readonly api: string
  readonly ours: PublishedOperation | undefined
  readonly theirs: PublishedOperation | undefined
  /** Whether only the id says that they are the same. */
  readonly byId: boolean
}

/**
 * Finds each of our operations in published documents: by method and path, whatever its parameters are called there and
 * whichever host serves it, or else by id. A document is compared with the API with which it has most in common, and
 * with every API of which it has at least half.
 *
 * @param only - the only API to compare documents with
 */
export function matchesOf(
  ours: OurOperations,
  documents: readonly (readonly PublishedOperation[])[],
  only: string | undefined,
): readonly Match[] {
  const found = documents.flatMap((theirs) => matchesIn(ours, theirs, only))
  const apis = [...new Set(found.map(({ api }) => api))]
  const absent = apis.flatMap((api) => {
    const matched = new Set(found.map((match) => match.ours))
    return (ours.get(api) ?? [])
      .filter((one) => !matched.has(one))
      .map((one) => ({ api, ours: one, theirs: undefined, byId: false }))
  })
  return [...found, ...absent]
}

function matchesIn(
  ours: OurOperations,
  theirs: readonly PublishedOperation[],
  only: string | undefined,
): readonly Match[] {
  const ways: readonly KeysOf[] = [fullPaths, templates, ids]
  const byWay = ways.map((keysOf) => scoresOf(ours, theirs, keysOf))
  const scores = byWay.find((found) => [...found.values()].some((count) => count > 0)) ?? new Map<string, number>()
  const [closest, most = 0] = [...scores].sort(([, a], [, b]) => b - a)[0] ?? []
  const main = only ?? (most > 0 ? closest : undefined)
  if (main === undefined) return []
  const covered = [...scores].filter(([api, count]) => count * 2 >= (ours.get(api)?.length ?? 0)).map(([api]) => api)
  const apis = only ? [only] : [...new Set([main, ...covered])]
  const matches = apis.flatMap((api) => matchesWith(api, ours.get(api) ?? [], theirs))
  const matched = new Set(matches.map((match) => match.theirs))
  const unknown = theirs.filter((one) => !matched.has(one))
  return [...matches, ...unknown.map((one) => ({ api: main, ours: undefined, theirs: one, byId: false }))]
}

function matchesWith(
  api: string,
  ours: readonly PublishedOperation[],
  theirs: readonly PublishedOperation[],
): readonly Match[] {
  const found = new Map<PublishedOperation, Match>()
  for (const keysOf of [fullPaths, templates, ids]) {
    const taken = new Set([...found.values()].map((match) => match.theirs))
    const index = indexOf(
      theirs.filter((one) => !taken.has(one)),
      keysOf,
    )
    for (const one of ours) {
      if (found.has(one)) continue
      const other = keysOf(one)
        .map((key) => index.get(key))
        .find((match) => match !== undefined)
      if (other) found.set(one, { api, ours: one, theirs: other, byId: keysOf === ids })
    }
  }
  return [...found.values()]
}

function scoresOf(
  ours: OurOperations,
  theirs: readonly PublishedOperation[],
  keysOf: KeysOf,
): ReadonlyMap<string, number> {
  const index = indexOf(theirs, keysOf)
  return new Map(
    [...ours].map(([api, some]) => [api, some.filter((one) => keysOf(one).some((key) => index.has(key))).length]),
  )
}

/** Returns the keys that identify an operation. */
type KeysOf = (operation: PublishedOperation) => readonly string[]

const fullPaths: KeysOf = ({ method, paths }) => paths.map((path) => `${method} ${path}`)
const templates: KeysOf = ({ method, template }) => [`${method} ${bare(template)}`]
const ids: KeysOf = ({ id }) => (id === undefined ? [] : [id])

/** Returns the operations by key. First keys take precedence over the others, which several operations may share. */
function indexOf(operations: readonly PublishedOperation[], keysOf: KeysOf): ReadonlyMap<string, PublishedOperation> {
  const keyed = operations.map((one) => ({ one, keys: keysOf(one) }))
  const firsts = keyed.flatMap(({ one, keys }) => keys.slice(0, 1).map((key) => [key, one] as const))
  const others = keyed.flatMap(({ one, keys }) => keys.slice(1).map((key) => [key, one] as const))
  return new Map([...others, ...firsts])
}
