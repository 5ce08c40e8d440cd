import type { ManifestExample, ManifestExamples, NamedExamples } from '../../src/operation/manifestExamples.js'
import type { Document, Example, MediaType, OperationObject } from './document.js'
import { mapValues } from './mapValues.js'
import { operationsOf } from './operations.js'

/** Returns the example responses of an operation, by status. */
export function answersOf({ responses }: OperationObject): Readonly<Record<string, NamedExamples>> {
  return mapValues(responses, ({ content }) => keptOf(content?.['application/json']))
}

/** Returns the example request bodies of an operation. */
export const bodiesOf = ({ requestBody }: OperationObject): NamedExamples =>
  keptOf(requestBody?.content['application/json'])

/** Moves the examples of bodies out of a document, which then references them. */
export function splitExamples(document: Document): {
  readonly document: Document
  readonly examples: ManifestExamples
} {
  const groups = groupsIn(document)
  const shared = sharedBy(groups)
  const answers: Record<string, Record<string, NamedExamples>> = {}
  const bodies: Record<string, NamedExamples> = {}
  const references = new Map<unknown, object>()
  for (const { owner, status, media } of groups) {
    const kept = keptOf(media)
    const isShared = status !== undefined && isSame(kept, shared[status])
    if (status === undefined) bodies[owner] = kept
    else if (!isShared) answers[owner] = { ...answers[owner], [status]: kept }
    const place =
      status === undefined ? `bodies/${owner}` : isShared ? `shared/${status}` : `answers/${owner}/${status}`
    references.set(
      media.examples,
      mapValues(kept, (_example, name) => ({ $ref: `${start}${place}/${name}` })),
    )
  }
  const text = JSON.stringify(document, (_key, value: unknown) => references.get(value) ?? value)
  return { document: JSON.parse(text), examples: { shared, answers, bodies } }
}

/** Reads a document with the examples in the file next to it. */
export function joinExamples(document: string, examples: string): Document {
  const joined: Document = JSON.parse(document)
  const kept: ManifestExamples = JSON.parse(examples)
  for (const { media } of groupsIn(joined)) {
    const own: Record<string, Example> = media.examples ?? {}
    for (const [name, example] of Object.entries(own)) {
      const $ref: unknown = Reflect.get(example, '$ref')
      if (typeof $ref === 'string' && $ref.startsWith(start)) own[name] = exampleAt(kept, $ref.slice(start.length))
    }
  }
  return joined
}

/** The beginning of a reference to an example in the file next to the document. */
const start = './examples.json#/'

/** The examples of one response or body. */
interface Group {
  /** Id of the operation. */
  readonly owner: string
  /** Status of the response; absent for the body of a request or a delivery. */
  readonly status?: string
  readonly media: MediaType
}

function groupsIn(document: Document): readonly Group[] {
  const deliveries = Object.values(document.webhooks ?? {}).flatMap(({ post }) => (post ? [post] : []))
  const called = Array.from(operationsOf(document), ({ operation }) => operation)
  const groups = [...called, ...deliveries].flatMap((operation) => [...groupsOf(operation)])
  return groups.filter(({ media }) => Object.keys(media.examples ?? {}).length > 0)
}

function* groupsOf({ operationId: owner, requestBody, responses }: OperationObject): Generator<Group> {
  for (const media of Object.values(requestBody?.content ?? {})) yield { owner, media }
  for (const [status, { content = {} }] of Object.entries(responses ?? {})) {
    for (const media of Object.values(content)) yield { owner, status, media }
  }
}

/** Returns, for each status, the examples that most operations have, if several have them. */
function sharedBy(groups: readonly Group[]): Readonly<Record<string, NamedExamples>> {
  const counts = new Map<string, { readonly status: string; readonly kept: NamedExamples; count: number }>()
  for (const { status, media } of groups) {
    if (status === undefined) continue
    const kept = keptOf(media)
    const key = status + JSON.stringify(kept)
    const entry = counts.get(key) ?? { status, kept, count: 0 }
    entry.count += 1
    counts.set(key, entry)
  }
  const common = [...counts.values()].filter(({ count }) => count > 1).sort((a, b) => a.count - b.count)
  return Object.fromEntries(common.map(({ status, kept }) => [status, kept])) // the last one, which most operations have, wins
}

const isSame = (one: NamedExamples, other: NamedExamples | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const keptOf = (media: MediaType | undefined): NamedExamples => mapValues(media?.examples ?? {}, keep)

function keep({ summary, value, 'x-header-cursor': cursor, 'x-input': input }: Example): ManifestExample {
  return {
    ...(summary !== undefined && { summary }),
    value,
    ...(cursor !== undefined && { cursor }),
    ...(input && { input }),
  }
}

function exampleAt(examples: ManifestExamples, pointer: string): Example {
  const found = pointer.split('/').reduce<unknown>((node, segment) => Object(node)[segment], examples)
  if (found === undefined) throw new Error(`examples.json has no '${pointer}': run \`npm run generate\``)
  const { cursor, input, ...example } = found as ManifestExample // the generator put it there
  return { ...example, ...(cursor !== undefined && { 'x-header-cursor': cursor }), ...(input && { 'x-input': input }) }
}
