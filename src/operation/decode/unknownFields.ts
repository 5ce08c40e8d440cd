import type { Operation } from '../operation.js'
import { rowsIn } from '../paging/nextCursor.js'
import { createDecoding } from './decoding.js'
import { isBlank, isObject, type Json } from './plain.js'
import { pointerSegment } from './pointers.js'
import { mostIssues } from './violations.js'

/**
 * Finds the fields of a response that its decoder never reads. A decoder reads every field it knows, so it runs once
 * more, over a proxy of the response that records what is read.
 *
 * @returns at most a hundred JSON pointers, in which `*` stands for any position of a list
 */
export function unknownFields({ decode }: Pick<Operation, 'decode'>, wire: unknown, from: Json): readonly string[] {
  const places = new WeakMap<object, Place>()
  const whole = createPlace()
  const found = new Set<string>()
  try {
    const watched = watch(wire, whole, places)
    const decoding = createDecoding(watched, { strict: false, from })
    decoding.issues.length = mostIssues // full, so that violations are ignored
    markHandedOn(decode(watched, decoding), places)
    compare(wire, whole, '', found)
  } catch {
    return [] // nested too deeply; the call itself decodes without this
  }
  return [...found]
}

/** Whether a response contains anything that could have fields. A page or a list without rows doesn't. */
export function hasRows({ page }: Operation, wire: unknown): boolean {
  const rows = page ? rowsIn(wire, page) : wire
  return isObject(rows) ? !Object.values(rows).every(holdsNothing) : !holdsNothing(rows)
}

const holdsNothing = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0)

/** What the decoder read at one place of the response. The rows of a list share a place. */
interface Place {
  readonly asked: Set<string>
  readonly inner: Map<string, Place>
  /** Whether the value is returned as it is. */
  isHandedOn: boolean
}

const createPlace = (): Place => ({ asked: new Set(), inner: new Map(), isHandedOn: false })

/** How many paths are reported. Strangers may decide which keys a response has. */
export const mostPaths = 100

/** Wraps a value for a decoder, so that objects and lists record what it reads. */
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

/**
 * Marks the parts of the response that the decoded response contains unchanged: free JSON, whose fields all count as
 * read.
 */
function markHandedOn(decoded: unknown, places: WeakMap<object, Place>): void {
  if (typeof decoded !== 'object' || decoded === null) return
  const place = places.get(decoded)
  if (place) place.isHandedOn = true
  else for (const inner of Object.values(decoded)) markHandedOn(inner, places)
}

/** Collects the fields that were not read from any object at their place. */
function compare(wire: unknown, place: Place | undefined, path: string, found: Set<string>): void {
  if (!place || place.isHandedOn || place.asked.size === 0 || found.size >= mostPaths) return
  if (Array.isArray(wire)) for (const row of wire) compare(row, place.inner.get('*'), `${path}/*`, found)
  else if (isObject(wire))
    for (const [key, value] of Object.entries(wire)) {
      if (place.asked.has(key)) compare(value, place.inner.get(key), path + pointerSegment(key), found)
      else if (found.size < mostPaths) found.add(path + pointerSegment(key))
    }
}
