import type { ManifestInput } from '../../operation/manifest.js'
import type { ManifestExample, NamedExamples } from '../../operation/manifestExamples.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { MockCall } from '../model/call.js'
import { examplesOf } from '../model/examples.js'
import { type MockOperation, wireName } from '../model/mockOperation.js'
import type { Echo } from './echo.js'

/** Returns the values that a request passes for an input, in its order; none if it doesn't pass it. */
export function askedFor(
  { operation, values, query, body }: MockCall,
  { input, inner }: Pick<Echo, 'input' | 'inner'>,
): readonly unknown[] {
  const found = operation.inputs.find(({ name }) => name === input)
  if (!found) return []
  const wire = wireName(found)
  const places = { path: values, query, body } as const
  const given = found.in === 'body' && wire === '' ? body : fieldOf(places[found.in], wire)
  return valuesOf(given, inner)
}

/** Returns the input's values that the document's example responds to. */
export function documentedFor(
  operation: MockOperation,
  example: ManifestExample | undefined,
  { input, inner }: Echo,
): readonly unknown[] {
  const found = operation.inputs.find(({ name }) => name === input)
  if (!found) return []
  const told = example?.input ?? Object.values(examplesOf(operation))[0]?.input // the first page's apply to all pages
  return valuesOf(told?.[input] ?? (found.in === 'body' ? sentFor(operation, found) : found.example), inner)
}

/** Returns the value of an input in the document's first example body. */
function sentFor({ id, examples }: MockOperation, input: ManifestInput): unknown {
  const bodies: NamedExamples = examples.bodies[id] ?? {}
  const [sent] = Object.values(bodies)
  return wireName(input) === '' ? sent?.value : fieldOf(sent?.value, wireName(input))
}

function valuesOf(given: unknown, inner: string | undefined): readonly unknown[] {
  if (given === undefined || given === '') return []
  const listed = [given].flat()
  return inner === undefined ? listed : listed.map((one) => fieldOf(one, inner))
}
