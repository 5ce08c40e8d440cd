import type { AnswerShape, Shapes, ShapeUse } from '../catalogue/details.js'
import { type Meaning, meaningOf } from './meaning.js'
import { fieldsOf, isRecord, resolve } from './shape.js'

/** A escapeInvisible line of a tree. */
export interface TreeLine extends Meaning {
  readonly path: string
  readonly label: string
  readonly value: unknown
  readonly depth: number
  /** Children it has; 0 for a leaf. */
  readonly size: number
  readonly open: boolean
  /** What the document says of it. */
  readonly description: string | undefined
}

/** What the document says of the values in a tree. */
export interface TreeShape {
  readonly shape: AnswerShape
  readonly shapes: Shapes
}

const unknown: AnswerShape = { kind: 'any' }

/** The lines of a value whose opened branches are given by path; branches stay closed unless opened. */
export function flattenTree(
  root: unknown,
  isOpen: (path: string, depth: number) => boolean,
  { shape = unknown, shapes = {} }: Partial<TreeShape> = {},
): readonly TreeLine[] {
  const lines: TreeLine[] = []
  const visit = (value: unknown, label: string, path: string, depth: number, at: ShapeUse, description?: string) => {
    const children = childrenOf(value)
    const open = children.length > 0 && isOpen(path, depth)
    lines.push({ path, label, value, depth, size: children.length, open, ...meaningOf(at, shapes), description })
    if (open) visitAll(children, value, path, depth + 1, resolve(at.shape, shapes))
  }
  const visitAll = (children: Children, value: unknown, path: string, depth: number, at: AnswerShape): void => {
    const fields = at.kind === 'list' ? [] : fieldsOf(at, shapes, value)
    for (const [key, child] of children) {
      const field = fields.find(({ name }) => name === key)
      const use = (at.kind === 'list' ? at.item : field) ?? { shape: unknown }
      visit(child, key, `${path}/${key}`, depth, use, field?.description)
    }
  }
  visitAll(childrenOf(root), root, '', 0, resolve(shape, shapes))
  if (lines.length === 0) visit(root, '', '', 0, { shape })
  return lines
}

type Children = readonly (readonly [string, unknown])[]

function childrenOf(value: unknown): Children {
  if (Array.isArray(value)) return value.map((child, index) => [String(index), child] as const)
  return isRecord(value) ? Object.entries(value) : []
}
