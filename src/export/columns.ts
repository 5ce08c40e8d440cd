import type { Role } from '../operation/display.js'
import type { Manifest, ManifestField, ManifestOperation, ManifestShape } from '../operation/manifest.js'

/**
 * What the values of a column are: exact decimal text for an `amount`, a UTC timestamp for a `time`, an `integer`
 * below 2^63, a `double`, a `boolean`, `text`, or `json` text.
 */
export type ColumnKind = 'amount' | 'time' | 'integer' | 'double' | 'boolean' | 'text' | 'json'

/** A column of an export. */
export interface Column {
  /** Names of the fields that lead to it, joined by `_`. */
  readonly name: string
  readonly kind: ColumnKind
  /** Names of the fields that lead from a row to its value; none if the row is the value. */
  readonly path: readonly string[]
  /** The wire format of its values. */
  readonly format?: string | undefined
  /** What its values mean to a reader, if the document says so. */
  readonly role?: Role | undefined
  /** Whether every row has it. */
  readonly isRequired: boolean
}

/**
 * Finds the columns of a list in the manifest of its API. The fields of nested objects are columns of their own; lists,
 * maps and values of any shape are columns of JSON.
 */
export function columnsOf(manifest: Manifest, operation: ManifestOperation): readonly Column[] {
  const row = rowShape(manifest, operation)
  const found = shapeColumns(manifest, row, { path: [], isRequired: true, within: [] })
  const merged = new Map<string, Column>()
  for (const column of found) {
    const other = merged.get(column.name)
    merged.set(column.name, other ? joined(other, column) : column)
  }
  return [...merged.values()]
}

/** Variants of a union may give a name different kinds of values. */
function joined(one: Column, other: Column): Column {
  const isSame = one.kind === other.kind && one.path.join() === other.path.join()
  return { ...one, isRequired: false, kind: isSame ? one.kind : 'json' }
}

function rowShape(manifest: Manifest, { output, page }: ManifestOperation): ManifestShape {
  const items = page?.items ?? '.'
  const whole = resolve(manifest, output.shape)
  const fields = whole.kind === 'object' ? whole.fields : []
  const list = items === '.' ? whole : fields.find(({ name, wire = name }) => wire === items)?.shape
  return list?.kind === 'list' ? list.item.shape : { kind: 'any' }
}

const resolve = ({ types }: Manifest, shape: ManifestShape): ManifestShape =>
  shape.kind === 'ref' ? (types[shape.name]?.shape ?? { kind: 'any' }) : shape

/** How a shape was reached. */
interface Place extends Pick<Column, 'path' | 'role' | 'isRequired'> {
  /** Names of the types around it, which end a type that contains itself. */
  readonly within: readonly string[]
}

function shapeColumns(manifest: Manifest, shape: ManifestShape, place: Place): readonly Column[] {
  const { path, role, isRequired, within } = place
  const name = path.join('_') || 'value'
  if (shape.kind === 'ref') {
    const isCycle = within.includes(shape.name)
    const inside = isCycle ? ({ kind: 'any' } as const) : resolve(manifest, shape)
    return shapeColumns(manifest, inside, { ...place, within: [...within, shape.name] })
  }
  if (shape.kind === 'object') return shape.fields.flatMap((field) => fieldColumns(manifest, field, place))
  if (shape.kind === 'union') {
    const variants = shape.variants.map((variant) => ({ kind: 'ref', name: variant.name }) as const)
    const known =
      path.length > 0 ? [] : variants.flatMap((one) => shapeColumns(manifest, one, { ...place, isRequired: false }))
    const raw = { name: 'raw', kind: 'json', path: ['raw'], isRequired: false } as const // of an unknown variant
    return path.length === 0 ? [...known, raw] : [{ name, kind: 'json', path, role, isRequired }]
  }
  const format = shape.kind === 'scalar' ? shape.format : undefined
  return [{ name, kind: kindOf(manifest, shape), path, format, role, isRequired }]
}

const fieldColumns = (manifest: Manifest, field: ManifestField, place: Place): readonly Column[] =>
  shapeColumns(manifest, field.shape, {
    path: [...place.path, field.name],
    role: field.display?.as ?? (place.role === 'upkeep' ? place.role : undefined),
    isRequired: place.isRequired && field.required === true && field.nullable !== true,
    within: place.within,
  })

function kindOf({ formats }: Manifest, shape: ManifestShape): ColumnKind {
  if (shape.kind !== 'scalar') return 'json'
  const { type, format } = shape
  const output = format === undefined ? undefined : formats[format]?.output
  if (format === 'block-number' || format === 'ledger-version') return 'integer'
  if (output === 'bigint' || format === 'decimal') return 'amount'
  if (output === 'Date') return 'time'
  if (output === 'number') return formats[format ?? '']?.whole ? 'integer' : 'double'
  if (output === 'unknown') return 'json'
  if (output !== undefined) return 'text'
  return type === 'boolean' || type === 'integer'
    ? type
    : type === 'number'
      ? 'double'
      : type === 'string'
        ? 'text'
        : 'json'
}
