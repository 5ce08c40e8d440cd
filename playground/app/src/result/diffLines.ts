import type { Issue } from 'ledgerline'
import { fieldOf } from '../../../fieldOf.js'
import type { AnswerShape, Shapes } from '../catalogue/details.js'
import { fieldsOf, isRecord, resolve } from './shape.js'

/** What decoding did to one field. */
export interface DiffLine {
  readonly depth: number
  readonly wireName: string
  readonly wire: unknown
  readonly name: string
  readonly decoded: unknown
  /** `same`, or what changed. */
  readonly change: readonly ('renamed' | 'typed' | 'added' | 'left out' | 'issue' | 'unread')[]
  readonly branch: boolean
  readonly issue?: string
}

/** Walks a wire value and its decoded value together, field by field. */
export function diffLines(
  wire: unknown,
  decoded: unknown,
  shape: AnswerShape,
  shapes: Shapes,
  issues: readonly Issue[],
  pointer: string,
): readonly DiffLine[] {
  const lines: DiffLine[] = []
  const visit = (raw: unknown, value: unknown, at: AnswerShape, depth: number, path: string): void => {
    if (lines.length > 2000) return
    const resolved = resolve(at, shapes)
    if (Array.isArray(raw) && resolved.kind === 'list') {
      raw.forEach((entry, index) => {
        const other: unknown = Array.isArray(value) ? value[index] : undefined
        push(String(index), entry, String(index), other, resolved.item.shape, depth, `${path}/${index}`)
      })
      return
    }
    if (!isRecord(raw)) return
    const fields = fieldsOf(resolved, shapes, raw)
    const known = new Map(fields.map((field) => [field.wire ?? field.name, field]))
    for (const [wireName, child] of Object.entries(raw)) {
      const field = known.get(wireName)
      const name = field?.name ?? (resolved.kind === 'any' ? wireName : '')
      push(wireName, child, name, fieldOf(value, name), field?.shape ?? { kind: 'any' }, depth, `${path}/${wireName}`)
    }
    for (const name of isRecord(value) ? Object.keys(value) : []) {
      const isNew = !fields.some((field) => field.name === name && Object.hasOwn(raw, field.wire ?? field.name))
      if (isNew && resolved.kind !== 'any') {
        lines.push({
          depth,
          wireName: '',
          wire: undefined,
          name,
          decoded: fieldOf(value, name),
          change: ['added'],
          branch: false,
        })
      }
    }
  }
  const push = (
    wireName: string,
    raw: unknown,
    name: string,
    value: unknown,
    at: AnswerShape,
    depth: number,
    path: string,
  ): void => {
    const issue = issues.find((candidate) => candidate.path === path)
    const inner = resolve(at, shapes).kind
    const branch =
      (Array.isArray(raw) || isRecord(raw)) &&
      (inner !== 'any' || isRecord(value) || Array.isArray(value)) &&
      inner !== 'scalar'
    const change = changeOf(wireName, raw, name, value, branch, issue)
    lines.push({
      depth,
      wireName,
      wire: raw,
      name,
      decoded: value,
      change,
      branch,
      ...(issue && { issue: issue.message }),
    })
    if (branch && value !== undefined && value !== null) visit(raw, value, at, depth + 1, path)
  }
  visit(wire, decoded, shape, 0, pointer)
  return lines
}

function changeOf(
  wireName: string,
  wire: unknown,
  name: string,
  decoded: unknown,
  branch: boolean,
  issue: Issue | undefined,
): DiffLine['change'] {
  if (issue) return ['issue']
  if (name === '') return ['unread']
  if (decoded === undefined) return ['left out']
  const change: ('renamed' | 'typed')[] = wireName === name ? [] : ['renamed']
  if (!branch && wire !== decoded && !(isRecord(wire) && isRecord(decoded))) change.push('typed')
  return change
}
