import { truncate } from '../../errors/truncate.js'
import type { Decoding } from './decoding.js'
import { anything } from './freeJson.js'
import { locate } from './pointers.js'
import { report, show } from './violations.js'

/** The open variant of every union: an object whose tag the documents don't know yet. */
export interface UnknownVariant {
  readonly type: 'unknown'
  /** The tag on the wire. */
  readonly tag: string
  /** The object as it was on the wire, with numbers beyond 2^53 as text. */
  readonly raw: unknown
}

/**
 * Reports a union member whose tag the document doesn't know, and returns the open variant.
 *
 * @throws {DecodeError} in strict mode.
 */
export function unknownVariant(decoding: Decoding, union: string, value: object, tag?: unknown): UnknownVariant {
  report(decoding, union, () => {
    const keys = truncate(decoding.redact(Object.keys(value).join(', ')))
    const message = `Cannot resolve union from ${union} (type: ${show(decoding, tag)}, keys: ${keys})`
    return { path: locate(decoding, value), code: 'unknown_union', message, raw: value }
  })
  return { type: 'unknown', tag: typeof tag === 'string' ? tag : '', raw: anything(value, decoding) }
}
