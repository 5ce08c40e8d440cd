import type { Manifest, ManifestShape } from '../../operation/manifest.js'
import { plainDecimal } from '../../values/decimalText.js'
import { isRecord } from './columns.js'
import { fieldsOf, resolveShape } from './shapes.js'

/** Rewrites a value of a response. */
export type Rewrite = (value: unknown) => unknown

/**
 * Returns what writes the decimal numbers of a shape without an exponent: `1e-7`, as a service may send it, becomes
 * `0.0000001`. A name that looks like a number stays as it is.
 */
export function plainDecimals(manifest: Manifest, shape: ManifestShape): Rewrite {
  const known = new Map<string, Rewrite>()
  const same: Rewrite = (value) => value

  const rewriteOf = (used: ManifestShape): Rewrite => {
    if (used.kind !== 'ref') return ofShape(used)
    const before = known.get(used.name)
    if (before) return before
    let own: Rewrite | undefined
    known.set(used.name, (value) => own?.(value) ?? value) // for a type that holds itself
    own = ofShape(resolveShape(manifest, used))
    known.set(used.name, own)
    return own
  }
  const ofShape = (used: ManifestShape): Rewrite => {
    if (used.kind === 'scalar') return isDecimal(manifest, used.format) ? plain : same
    if (used.kind === 'list') {
      const entry = rewriteOf(used.item.shape)
      return entry === same ? same : (value) => (Array.isArray(value) ? value.map(entry) : value)
    }
    const fields = (fieldsOf(manifest, used) ?? [])
      .map((field) => [field.name, rewriteOf(field.shape)] as const)
      .filter(([, rewrite]) => rewrite !== same)
    if (fields.length === 0) return same
    return (value) => {
      if (!isRecord(value)) return value
      const changed = fields.filter(([name]) => Object.hasOwn(value, name))
      return { ...value, ...Object.fromEntries(changed.map(([name, rewrite]) => [name, rewrite(value[name])])) }
    }
  }
  return rewriteOf(shape)
}

const isDecimal = ({ formats }: Manifest, format: string | undefined): boolean =>
  format !== undefined && formats[format]?.input === 'DecimalInput'

const plain = (value: unknown): unknown => (typeof value === 'string' ? plainDecimal(value) : value)
