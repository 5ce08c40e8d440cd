import type { Document, Example, MediaType, OperationObject } from './document.js'
import { operationsOf } from './document.js'

/** Examples by the pointer to each: operation, place (a status or `body`) and name; those of several by name alone. */
export interface ExampleTree {
  readonly [segment: string]: ExampleTree | Example
}

/** How a document refers to an example that is kept in the file beside it. */
const start = './examples.json#/'

/** Moves the examples of bodies out of a document, each into one place: many operations fail with the same answer. */
export function splitExamples(document: Document): { readonly document: Document; readonly examples: ExampleTree } {
  const found = [...examplesIn(document)]
  const owners = new Map<string, Set<string>>()
  for (const { owner, example } of found) {
    const text = JSON.stringify(example)
    owners.set(text, (owners.get(text) ?? new Set()).add(owner))
  }
  const examples: Tree = {}
  const shared: Tree = {}
  const references = new Map<unknown, { readonly $ref: string }>()
  for (const { owner, place, name, example } of found) {
    const isShared = (owners.get(JSON.stringify(example))?.size ?? 0) > 1
    const pointer = isShared ? ['shared', place, freeName(shared[place], name, example)] : [owner, place, name]
    put(isShared ? shared : examples, isShared ? pointer.slice(1) : pointer, example)
    references.set(example, { $ref: start + pointer.map(escapeSegment).join('/') })
  }
  const text = JSON.stringify(document, (_key, value: unknown) => references.get(value) ?? value)
  return { document: JSON.parse(text), examples: { ...examples, shared } as ExampleTree }
}

/** Reads a document with the examples that are kept beside it. */
export function joinExamples(document: string, examples: string): Document {
  const joined: Document = JSON.parse(document)
  const tree: ExampleTree = JSON.parse(examples)
  for (const { siblings, name, example } of examplesIn(joined)) {
    const $ref: unknown = Reflect.get(example, '$ref')
    if (typeof $ref === 'string' && $ref.startsWith(start)) siblings[name] = exampleAt(tree, $ref.slice(start.length))
  }
  return joined
}

interface Found {
  readonly owner: string
  /** A status, or `body`. */
  readonly place: string
  readonly name: string
  readonly example: Example
  /** The examples among which it is. */
  readonly siblings: Record<string, Example>
}

function* examplesIn(document: Document): Generator<Found> {
  const webhooks = Object.values(document.webhooks ?? {}).flatMap(({ post }) => (post ? [post] : []))
  const called = Array.from(operationsOf(document), ({ operation }) => operation)
  for (const operation of [...called, ...webhooks]) {
    for (const [place, media] of mediaIn(operation)) {
      const siblings: Record<string, Example> = media.examples ?? {}
      for (const [name, example] of Object.entries(siblings)) {
        yield { owner: operation.operationId, place, name, example, siblings }
      }
    }
  }
}

function* mediaIn({ requestBody, responses }: OperationObject): Generator<readonly [place: string, MediaType]> {
  for (const media of Object.values(requestBody?.content ?? {})) yield ['body', media]
  for (const [status, { content = {} }] of Object.entries(responses ?? {})) {
    for (const media of Object.values(content)) yield [status, media]
  }
}

interface Tree {
  [segment: string]: Tree | Example
}

/** The name of an example among others: with a number where another one has it. */
function freeName(others: unknown, name: string, example: Example): string {
  const taken: Readonly<Record<string, unknown>> = Object(others)
  const isFree = (other: string): boolean =>
    !Object.hasOwn(taken, other) || JSON.stringify(taken[other]) === JSON.stringify(example)
  let free = name
  for (let count = 2; !isFree(free); count++) free = `${name}${count}`
  return free
}

function put(tree: Tree, pointer: readonly string[], example: Example): void {
  const [segment = '', ...rest] = pointer
  if (rest.length === 0) {
    tree[segment] = example
    return
  }
  const inner = (tree[segment] ?? {}) as Tree // examples are put at the ends alone
  tree[segment] = inner
  put(inner, rest, example)
}

function exampleAt(tree: ExampleTree, pointer: string): Example {
  const segments = pointer.split('/').map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
  const example = segments.reduce<unknown>((node, segment) => Object(node)[segment], tree)
  if (example === undefined) throw new Error(`examples.json has no '${pointer}': run \`npm run generate\``)
  return example as Example // the generator put it there
}

const escapeSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1')
