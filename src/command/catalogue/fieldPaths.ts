import { InputError } from '../../errors/input.js'
import type { Manifest, ManifestShape } from '../../operation/manifest.js'
import { isRecord } from './columns.js'
import { meantName } from './meantName.js'
import { fieldsOf, isClosed, resolveShape } from './shapes.js'

/** The fields to keep: `true` for the whole value, or those of an object or of the entries of a list. */
export type Kept = true | { readonly [name: string]: Kept }

/**
 * Reads `a,b.c`, and checks it against what the document knows.
 *
 * @throws {InputError} for a field that isn't there, with the one that was probably meant.
 */
export function parseFields(text: string, manifest: Manifest, shape: ManifestShape): readonly string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 0) throw new InputError('--fields takes names, such as --fields a,b.c')
  for (const name of names) {
    const error = unknownField(name, name.split('.'), manifest, shape)
    if (error) throw error
  }
  return [...new Set(names)]
}

/** Returns the error for a path that leads nowhere. */
function unknownField(
  whole: string,
  path: readonly string[],
  manifest: Manifest,
  used: ManifestShape,
): InputError | undefined {
  const [name, ...rest] = path
  if (name === undefined) return undefined
  const shape = resolveShape(manifest, used)
  if (shape.kind === 'list') return unknownField(whole, path, manifest, shape.item.shape)
  const fields = fieldsOf(manifest, shape)
  const field = fields?.find((one) => one.name === name)
  if (field) return unknownField(whole, rest, manifest, field.shape)
  if (shape.kind !== 'scalar' && !isClosed(manifest, shape)) return undefined // its names are data
  const names = fields?.map((one) => one.name) ?? []
  const meant = meantName(name, names)
  return new InputError(`There is no field ${whole}`, {
    hints: [...(meant ? [`Did you mean ${meant}?`] : []), ...(names.length > 0 ? [`Fields: ${names.join(', ')}`] : [])],
  })
}

/** Turns names into what is kept of a value. */
export function keptBy(names: readonly string[]): Kept {
  const kept: Record<string, Kept> = Object.create(null)
  for (const name of names) {
    const [first = '', ...rest] = name.split('.')
    if (kept[first] === true) continue
    const inside = rest.length > 0 ? keptBy([rest.join('.')]) : true
    const before = kept[first]
    kept[first] = typeof inside === 'object' && typeof before === 'object' ? merged(before, inside) : inside
  }
  return kept
}

const merged = (a: Kept, b: Kept): Kept => {
  if (a === true || b === true) return true
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(names.map((name) => [name, mergedPart(a[name], b[name])]))
}

const mergedPart = (a: Kept | undefined, b: Kept | undefined): Kept => (a && b ? merged(a, b) : (a ?? b ?? true))

/** Copies what is kept of a value, in the order in which it was named. */
export function pick(value: unknown, kept: Kept): unknown {
  if (kept === true) return value
  if (Array.isArray(value)) return value.map((entry: unknown) => pick(entry, kept))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, inside]) =>
      Object.hasOwn(value, name) ? [[name, pick(value[name], inside)] as const] : [],
    ),
  )
}
