import type { Issue } from 'ledgerline'
import { fieldOf } from '../../../src/values/fieldOf.js'
import type { AnswerShape, ShapeField, Shapes } from '../catalogue/details.js'
import { fieldsOf, isRecord, resolve, wireOf } from './shape.js'

/** A wire value, and what the client made of it. */
export interface Pair {
  readonly wire: unknown
  readonly decoded: unknown
  readonly shape: AnswerShape
  /** JSON pointer of the wire value in its answer. */
  readonly path: string
}

/** What decoding did to one field. */
export interface DiffLine {
  readonly depth: number
  readonly wireName: string
  readonly wire: unknown
  readonly name: string
  readonly decoded: unknown
  /** What changed; empty when nothing did. */
  readonly change: readonly ('renamed' | 'typed' | 'added' | 'left out' | 'issue' | 'undocumented')[]
  /** Whether its own fields follow, so that it shows no value. */
  readonly branch: boolean
  readonly issue?: string
}

/** Lines beyond which nothing further is opened: a huge answer must not freeze the page. */
const most = 2000

/** Walks a wire value and its decoded value together, field by field. */
export function diffLines(whole: Pair, shapes: Shapes, issues: readonly Issue[]): readonly DiffLine[] {
  const lines: DiffLine[] = []
  const visit = (pair: Pair, depth: number): void => {
    if (lines.length > most) return
    const resolved = { ...pair, shape: resolve(pair.shape, shapes) }
    for (const part of partsOf(resolved, shapes)) {
      const branch = isBranch(part, shapes)
      const issue = issues.find(({ path }) => path === part.path)
      const { wireName, wire, name, decoded } = part
      const change = issue ? (['issue'] as const) : changeOf(part, branch)
      lines.push({ depth, wireName, wire, name, decoded, change, branch, ...(issue && { issue: issue.message }) })
      if (branch && decoded !== undefined && decoded !== null) visit(part, depth + 1)
    }
    for (const name of addedNames(resolved, shapes)) {
      const decoded = fieldOf(pair.decoded, name)
      lines.push({ depth, wireName: '', wire: undefined, name, decoded, change: ['added'], branch: false })
    }
  }
  visit(whole, 0)
  return lines
}

/** A pair within another; `name` is empty for what the document does not know. */
interface Part extends Pair {
  readonly wireName: string
  readonly name: string
}

/** What is in a pair of a resolved shape: the entries of a list, or the fields that are on the wire. */
function partsOf({ wire, decoded, shape, path }: Pair, shapes: Shapes): readonly Part[] {
  if (Array.isArray(wire) && shape.kind === 'list') {
    return wire.map((entry: unknown, index): Part => {
      const other: unknown = Array.isArray(decoded) ? decoded[index] : undefined
      const name = String(index)
      return { wireName: name, name, wire: entry, decoded: other, shape: shape.item.shape, path: `${path}/${index}` }
    })
  }
  if (!isRecord(wire)) return []
  const fields = fieldsOf(shape, shapes, wire)
  return Object.entries(wire).map(([wireName, value]): Part => {
    const field = fieldOn(wire, wireName, fields)
    const name = field?.name ?? (shape.kind === 'any' || isHandedOn(wireName, decoded, fields) ? wireName : '')
    const inner: AnswerShape = field?.shape ?? { kind: 'any' }
    return { wireName, name, wire: value, decoded: fieldOf(decoded, name), shape: inner, path: `${path}/${wireName}` }
  })
}

/** The field that a name on the wire is; another name of a field counts where its own is not there. */
function fieldOn(wire: object, wireName: string, fields: readonly ShapeField[]): ShapeField | undefined {
  return (
    fields.find((field) => wireOf(field) === wireName) ??
    fields.find((field) => field.also?.includes(wireName) && !Object.hasOwn(wire, wireOf(field)))
  )
}

/** Whether a field that the document leaves open was handed on as it came. */
function isHandedOn(wireName: string, decoded: unknown, fields: readonly ShapeField[]): boolean {
  return isRecord(decoded) && Object.hasOwn(decoded, wireName) && !fields.some(({ name }) => name === wireName)
}

/** Names of the decoded fields that no field on the wire became. */
function addedNames(pair: Pair, shapes: Shapes): readonly string[] {
  if (!isRecord(pair.wire) || !isRecord(pair.decoded)) return []
  const read = new Set(partsOf(pair, shapes).map(({ name }) => name))
  return Object.keys(pair.decoded).filter((name) => !read.has(name))
}

function isBranch({ wire, decoded, shape }: Pair, shapes: Shapes): boolean {
  const { kind } = resolve(shape, shapes)
  if (kind === 'scalar' || !isTree(wire)) return false
  return kind !== 'any' || isTree(decoded)
}

const isTree = (value: unknown): boolean => Array.isArray(value) || isRecord(value)

function changeOf({ wireName, wire, name, decoded }: Part, branch: boolean): DiffLine['change'] {
  if (name === '') return ['undocumented']
  if (decoded === undefined) return ['left out']
  const isTyped = !branch && wire !== decoded && !(isRecord(wire) && isRecord(decoded))
  return [...(wireName === name ? [] : (['renamed'] as const)), ...(isTyped ? (['typed'] as const) : [])]
}
