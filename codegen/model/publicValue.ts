import type { Field, Model, Shape, Use } from './model.js'

/** Returns the fields that an object of a shape has on the wire. For a union, they are those of the object's member. */
export function fieldsOfValue(
  shape: Shape,
  value: object,
  model: Pick<Model, 'answers' | 'requests'>,
): readonly Field[] {
  if (shape.kind === 'object') return shape.fields
  if (shape.kind === 'record') return shape.known
  if (shape.kind === 'ref') {
    const named = [...model.requests, ...model.answers].find(({ name }) => name === shape.name)
    return named ? fieldsOfValue(named.shape, value, model) : []
  }
  if (shape.kind !== 'union') return []
  const tag: unknown = shape.tag === undefined ? undefined : Reflect.get(value, shape.tag)
  const variant = shape.variants.find(({ tags, keys }) =>
    shape.tag === undefined ? keys.every((key) => Object.hasOwn(value, key)) : tags.some((one) => one === tag),
  )
  return variant ? fieldsOfValue({ kind: 'ref', name: variant.name }, value, model) : []
}

/** Converts a wire value to the way users write it. */
export function publicValue(value: unknown, { shape }: Pick<Use, 'shape'>, model: Model): unknown {
  if (Array.isArray(value))
    return value.map((entry) => publicValue(entry, shape.kind === 'list' ? shape.item : data, model))
  if (typeof value !== 'object' || value === null) return value
  if (shape.kind === 'list') return publicValue(value, shape.item, model) // one where there may be several
  const fields = fieldsOfValue(shape, value, model)
  const entries = Object.entries(value).map(([wire, child]): [string, unknown] => {
    const field = fields.find((candidate) => candidate.wire === wire)
    return field ? [field.name, publicValue(child, field, model)] : [wire, publicValue(child, data, model)]
  })
  return Object.fromEntries(entries)
}

/**
 * Converts a wire value to the way users write it, and truncates it: of lists one entry is left, of long text the
 * beginning.
 *
 * @param keeps - whether to keep a field of an object
 */
export function shortPublicValue(
  value: unknown,
  { shape }: Pick<Use, 'shape'>,
  model: Model,
  keeps: (field: Field) => boolean,
): unknown {
  const inner = (child: unknown, use: Pick<Use, 'shape'>): unknown => shortPublicValue(child, use, model, keeps)
  if (Array.isArray(value))
    return value.slice(0, 1).map((entry) => inner(entry, shape.kind === 'list' ? shape.item : data))
  if (typeof value === 'string' && value.length > longestText) return `${value.slice(0, 10)}…`
  if (typeof value !== 'object' || value === null) return value
  if (shape.kind === 'list') return inner(value, shape.item) // one where there may be several
  const fields = fieldsOfValue(shape, value, model)
  const entries = Object.entries(value).flatMap(([wire, child]): [string, unknown][] => {
    const field = fields.find((candidate) => candidate.wire === wire)
    if (!field) return [[wire, inner(child, data)]]
    return keeps(field) ? [[field.name, inner(child, field)]] : []
  })
  return Object.fromEntries(entries)
}

/** The shape of anything below a key that is data. */
const data: Pick<Use, 'shape'> = { shape: { kind: 'any' } }

/** The length of a 32-byte hash; longer text says no more. */
const longestText = 66
