import type { ManifestExample, ManifestExamples, NamedExamples } from '../src/operation/manifestExamples.js'
import { type Example, type MediaType, type OperationObject, operationsOf } from './document.js'
import type { Model } from './model.js'

/** The examples of an API's document: of the answers and of the bodies of requests. */
export function examplesOf({ document }: Model): ManifestExamples {
  const operations = [...operationsOf(document)].map(({ operation }) => operation)
  const shared = sharedBy(operations)
  const ownOf = (operation: OperationObject) =>
    Object.entries(answersOf(operation)).filter(
      ([status, examples]) => Object.keys(examples).length > 0 && !isSame(examples, shared[status]),
    )
  const bodies = operations.map((operation) => [operation.operationId, bodiesOf(operation)] as const)
  return {
    shared,
    answers: Object.fromEntries(
      operations.map((operation) => [operation.operationId, Object.fromEntries(ownOf(operation))]),
    ),
    bodies: Object.fromEntries(bodies.filter(([, examples]) => Object.keys(examples).length > 0)),
  }
}

/** The example answers of an operation, by status. */
export function answersOf({ responses }: OperationObject): Readonly<Record<string, NamedExamples>> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { content }]) => [status, examplesIn(content?.['application/json'])]),
  )
}

/** The example bodies of requests to an operation. */
export function bodiesOf({ requestBody }: OperationObject): NamedExamples {
  return examplesIn(requestBody?.content['application/json'])
}

/** Of each status, the examples that most operations have, if they are not of one alone. */
function sharedBy(operations: readonly OperationObject[]): Readonly<Record<string, NamedExamples>> {
  const counts = new Map<string, { readonly status: string; readonly examples: NamedExamples; count: number }>()
  for (const operation of operations) {
    for (const [status, examples] of Object.entries(answersOf(operation))) {
      const known = counts.get(keyOf(status, examples))
      if (known) known.count += 1
      else if (Object.keys(examples).length > 0) counts.set(keyOf(status, examples), { status, examples, count: 1 })
    }
  }
  const common = [...counts.values()].filter(({ count }) => count > 1).sort((a, b) => a.count - b.count)
  return Object.fromEntries(common.map(({ status, examples }) => [status, examples])) // the last, with most, stays
}

const keyOf = (status: string, examples: NamedExamples): string => status + JSON.stringify(examples)

const isSame = (a: NamedExamples, b: NamedExamples | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

function examplesIn(media: MediaType | undefined): NamedExamples {
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).map(([name, example]) => [name, exampleOf(example)] as const),
  )
}

function exampleOf({ summary, value, 'x-header-cursor': cursor, 'x-input': input }: Example): ManifestExample {
  return {
    ...(summary !== undefined && { summary }),
    value,
    ...(cursor !== undefined && { cursor }),
    ...(input && { input }),
  }
}
