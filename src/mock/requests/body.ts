import type { ManifestShape } from '../../operation/manifest.js'
import { type Answer, refuse } from '../model/answer.js'
import type { MockOperation } from '../model/mockOperation.js'
import { bodyShapeOf, membersOf, resolve, wireOf } from '../model/shapes.js'

/** The most bytes of a body. */
export const maxBody = 10_000_000

/**
 * Reads the JSON body of a request, also of a DELETE. Fields that the document doesn't declare are refused, at any
 * depth.
 *
 * @param text `undefined` for a body that is too long
 */
export function readBody(operation: MockOperation, text: string | undefined): { readonly body: unknown } | Answer {
  if (text === undefined) return refuse(413, `The body is longer than ${maxBody} bytes`)
  if (text === '') return { body: undefined }
  const shape = bodyShapeOf(operation)
  if (!shape) return refuse(400, `${operation.id} takes no body`)
  const parsed = parseJson(text)
  if (!parsed) return refuse(400, 'The body is not JSON')
  const [first] = undeclared(operation, shape, parsed.value, '')
  if (!first) return { body: parsed.value }
  const takes =
    first.declared.length > 0 ? `declared there: ${first.declared.join(', ')}` : 'no fields are declared there'
  return refuse(400, `${operation.id} does not declare the body field ${first.at}; ${takes}`)
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined // the caller refuses it
  }
}

interface Undeclared {
  readonly at: string
  readonly declared: readonly string[]
}

function* undeclared(operation: MockOperation, used: ManifestShape, value: unknown, at: string): Generator<Undeclared> {
  const shape = resolve(operation, used)
  if (Array.isArray(value)) {
    if (shape.kind === 'list')
      for (const [i, item] of value.entries()) yield* undeclared(operation, shape.item.shape, item, `${at}[${i}]`)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const members = membersOf(operation, shape, value).flatMap((member) => (member.kind === 'object' ? [member] : []))
  if (members.length < membersOf(operation, shape, value).length) return // one of them accepts any field
  const fields = members.flatMap((member) => member.fields)
  for (const [key, child] of Object.entries(value)) {
    const place = at === '' ? key : `${at}.${key}`
    const holders = fields.filter((field) => wireOf(field) === key)
    const [holder] = holders
    if (!holder) yield { at: place, declared: [...new Set(fields.map(wireOf))] }
    else if (holders.length === 1) yield* undeclared(operation, holder.shape, child, place)
  }
}
