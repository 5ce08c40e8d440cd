import { isRecord } from './shape.js'

/** A visible line of a tree. */
export interface TreeLine {
  readonly path: string
  readonly label: string
  readonly value: unknown
  readonly depth: number
  /** Children it has; 0 for a leaf. */
  readonly size: number
  readonly open: boolean
}

/** The lines of a value whose opened branches are given by path; branches stay closed unless opened. */
export function flattenTree(root: unknown, isOpen: (path: string, depth: number) => boolean): readonly TreeLine[] {
  const lines: TreeLine[] = []
  const visit = (value: unknown, label: string, path: string, depth: number): void => {
    const children = childrenOf(value)
    const open = children.length > 0 && isOpen(path, depth)
    lines.push({ path, label, value, depth, size: children.length, open })
    if (open) for (const [key, child] of children) visit(child, key, `${path}/${key}`, depth + 1)
  }
  for (const [key, child] of childrenOf(root)) visit(child, key, `/${key}`, 0)
  if (lines.length === 0) visit(root, '', '', 0)
  return lines
}

function childrenOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((child, index) => [String(index), child] as const)
  return isRecord(value) ? Object.entries(value) : []
}
