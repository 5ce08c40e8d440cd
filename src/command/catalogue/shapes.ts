import type { Manifest, ManifestField, ManifestOperation, ManifestShape } from '../../operation/manifest.js'

/** Follows the names of a shape to what it is. */
export function resolveShape({ types }: Pick<Manifest, 'types'>, shape: ManifestShape): ManifestShape {
  return shape.kind === 'ref' ? resolveShape({ types }, types[shape.name]?.shape ?? { kind: 'any' }) : shape
}

/**
 * Returns the fields of a shape: of a union those of all its variants, each once.
 *
 * @returns `undefined` for what has no known fields
 */
export function fieldsOf(manifest: Pick<Manifest, 'types'>, used: ManifestShape): readonly ManifestField[] | undefined {
  const shape = resolveShape(manifest, used)
  if (shape.kind === 'object') return shape.fields
  if (shape.kind !== 'union') return undefined
  const fields = new Map<string, ManifestField>()
  for (const { name } of shape.variants)
    for (const field of fieldsOf(manifest, { kind: 'ref', name }) ?? [])
      if (!fields.has(field.name)) fields.set(field.name, field)
  return [...fields.values()]
}

/** Whether a shape has only the fields that its document knows, so that another name is a mistake. */
export const isClosed = (manifest: Pick<Manifest, 'types'>, used: ManifestShape): boolean =>
  resolveShape(manifest, used).kind === 'object'

/** Returns the shape of the rows that an operation gives; `undefined` if its response is one value. */
export function rowShape(manifest: Manifest, { output, page }: ManifestOperation): ManifestShape | undefined {
  const shape = resolveShape(manifest, output.shape)
  if (shape.kind === 'list') return resolveShape(manifest, shape.item.shape)
  if (!page) return undefined
  const list = fieldsOf(manifest, shape)?.find(({ name, wire = name }) => wire === page.items)
  const rows = list && resolveShape(manifest, list.shape)
  return rows?.kind === 'list' ? resolveShape(manifest, rows.item.shape) : undefined
}

/** Names a type for people: `bigint`, `text`, `list of EvmAddress` …. */
export function typeText(manifest: Manifest, shape: ManifestShape, side: 'input' | 'output'): string {
  switch (shape.kind) {
    case 'scalar': {
      if (shape.values) return shape.values.join('|') + (shape.closed ? '' : '|…')
      const format = shape.format === undefined ? undefined : manifest.formats[shape.format]
      return shape.format && format ? (side === 'input' ? shape.format : format.output) : shape.type
    }
    case 'list':
      return `list of ${typeText(manifest, shape.item.shape, side)}`
    case 'ref':
      return shape.name
    case 'union':
      return shape.variants.map(({ name }) => name).join(' or ')
    default:
      return shape.kind === 'object' ? 'object' : 'JSON'
  }
}
