import type { Operation } from '../operation.js'
import { rowsIn } from '../paging/nextCursor.js'
import { createDecoding } from './decoding.js'
import { isBlank, isObject, type Json } from './plain.js'
import { pointerSegment } from './pointers.js'
import { mostIssues } from './violations.js'

/**
 * Finds the fields of an answer that its decoder never looks at. A decoder asks an object for every field it knows, so
 * it is run once more, over a copy of the answer that takes note of what is asked for.
 *
 * @returns JSON pointers, the first hundred, in which `*` stands for every position of a list
 */
export function unknownFields({ decode }: Pick<Operation, 'decode'>, wire: unknown, from: Json): readonly string[] {
  const places = new WeakMap<object, Place>()
  const whole = createPlace()
  const found = new Set<string>()
  try {
    const watched = watch(wire, whole, places)
    const decoding = createDecoding(watched, { strict: false, from })
    decoding.issues.length = mostIssues // full: violations are passed over, and no broken field ends an object early
    markHandedOn(decode(watched, decoding), places)
    compare(wire, whole, '', found)
  } catch {
    return [] // nested too deeply; the call itself decodes without this
  }
  return [...found]
}

/** Whether an answer holds anything that could have fields: a page or a list without rows does not. */
export function hasRows({ page }: Operation, wire: unknown): boolean {
  const rows = page ? rowsIn(wire, page) : wire
  return isObject(rows) ? !Object.values(rows).every(holdsNothing) : !holdsNothing(rows)
}

const holdsNothing = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0)

/** What the decoder asked for at one place of the answer; the rows of a list share theirs. */
interface Place {
  readonly asked: Set<string>
  readonly inner: Map<string, Place>
  /** Whether what is there is handed on as it is. */
  isHandedOn: boolean
}

const createPlace = (): Place => ({ asked: new Set(), inner: new Map(), isHandedOn: false })

/** How many paths are reported: what keys an answer has may be up to others. */
export const mostPaths = 100

/** The value, for a decoder; objects and lists take note of what it asks for. */
function watch(value: unknown, place: Place, places: WeakMap<object, Place>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const watched = new Proxy(value, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key)
      const isList = Array.isArray(target)
      if (typeof key === 'symbol' || (isList && !Object.hasOwn(target, key))) return inner // `map` and the like
      const name = isList ? '*' : key
      place.asked.add(name)
      return watch(inner, innerOf(place, name), places)
    },
  })
  places.set(watched, place)
  return watched
}

function innerOf({ inner }: Place, key: string): Place {
  const known = inner.get(key)
  if (known) return known
  const place = createPlace()
  inner.set(key, place)
  return place
}

/** Marks what the decoded answer holds of the answer itself: free JSON, in which every field is read. */
function markHandedOn(decoded: unknown, places: WeakMap<object, Place>): void {
  if (typeof decoded !== 'object' || decoded === null) return
  const place = places.get(decoded)
  if (place) place.isHandedOn = true
  else for (const inner of Object.values(decoded)) markHandedOn(inner, places)
}

/** Collects the fields that no object at their place was asked for. */
function compare(wire: unknown, place: Place | undefined, path: string, found: Set<string>): void {
  if (!place || place.isHandedOn || place.asked.size === 0 || found.size >= mostPaths) return
  if (Array.isArray(wire)) for (const row of wire) compare(row, place.inner.get('*'), `${path}/*`, found)
  else if (isObject(wire))
    for (const [key, value] of Object.entries(wire)) {
      if (place.asked.has(key)) compare(value, place.inner.get(key), path + pointerSegment(key), found)
      else if (found.size < mostPaths) found.add(path + pointerSegment(key))
    }
}
