import type { Keccak } from '../../webhooks/verify/keccak.js'
import { cleanText } from './cleanText.js'

/** Characters of a digest: 128 bits. */
const length = 32

/**
 * Hashes the fields of a row that the chain determines. An absent field counts as null, also inside objects, and the
 * order of an object's fields doesn't matter. Text stays as it is.
 */
export function contentOf(fields: readonly unknown[] | string, keccak: Keccak): string {
  if (typeof fields === 'string') return cleanText(fields)
  return keccak(encoder.encode(JSON.stringify(plain(fields))), nothing).slice(2, 2 + length)
}

const encoder = /* @__PURE__ */ new TextEncoder()
const nothing = /* @__PURE__ */ new Uint8Array()

/** Writes bigints as text explicitly, because programs may give them a `toJSON` of their own. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plain)
  const given = Object.entries(value).filter(([, inside]) => inside !== undefined && inside !== null)
  const fields = given.map(([name, inside]) => [name, plain(inside)] as const)
  return fields.sort(([one], [other]) => (one < other ? -1 : 1))
}
