import { cached } from '../cache/cached.js'
import { type Document, refName, type Schema } from '../document/document.js'
import { operationsOf, successOf } from '../document/operations.js'
import type { Model } from '../model/model.js'
import { wireType } from '../model/typeText.js'
import { withShortLines } from './docComment.js'
import type { Emitted } from './imports.js'

/** The types of the wire, each a file. */
export interface Wire {
  readonly schemas: Emitted
  readonly answers: Emitted
  readonly wire: Emitted
}

/**
 * Emits the types of the wire: the schemas, a name for the response of every operation, so that hovering a method shows
 * it and `raw()` can be declared, and the rest, which only the raw client names. That rest is two thirds of the types,
 * and code that calls operations need not compile it.
 */
export async function emitWire({ api, document, operations }: Model): Promise<Wire> {
  const schemas = { ...document.components.schemas }
  const objects = new Map(Array.from(operationsOf(document), ({ operation }) => [operation.operationId, operation]))
  const types = operations.map((model) => {
    const name = wireType(model)
    const operation = objects.get(model.id)
    const anything: Schema = {}
    schemas[name] = (operation && successOf(operation).media?.schema) ?? anything
    return `/** Wire answer of \`${model.id}\`, undecoded. */\nexport ${declareAnswer(name, document, schemas[name])}\n`
  })
  const texts = await declarations(api, { ...document, components: { ...document.components, schemas } })
  return {
    schemas: { imports: [], text: texts.filter(isComponents).join('').replaceAll(enumNote, '') },
    answers: { imports: [importOfSchemas], text: `${answer}\n${types.join('\n')}` },
    wire: {
      imports: [importOfSchemas],
      text: `export type { components }\n\n${texts.filter((text) => !isComponents(text)).join('')}`,
    },
  }
}

/** What openapi-typescript adds to the description of every tag. */
const enumNote = ' (enum property replaced by openapi-typescript)'

const importOfSchemas = "import type { components } from './wireSchemas.js'"

/** An alias for a response, because an interface can't extend an indexed access type. */
const answer = "type Answer<Name extends keyof components['schemas']> = components['schemas'][Name]\n"

/**
 * Declares a response so that editors show its name. They would spell out every field of an indexed access type in each
 * hover of an operation.
 */
function declareAnswer(name: string, { components }: Document, { $ref, type }: Schema): string {
  const named = $ref && components.schemas[refName($ref)]
  const kind = named ? named.type : type
  if (kind === 'object') return `interface ${name} extends Answer<'${name}'> {}`
  if (kind === 'array') return `type ${name} = components['schemas']['${name}'][number][]`
  return `type ${name} = Extract<components['schemas']['${name}'], unknown>`
}

/**
 * Returns the type declarations of a document as texts. The compiler that prints them is loaded only if they changed.
 */
function declarations(api: string, document: object): Promise<readonly string[]> {
  const text = JSON.stringify(withShortLines(document))
  return cached(`${api}/wire`, text, async () => {
    const { default: openapiTS, astToString } = await import('openapi-typescript')
    const nodes = await openapiTS(text, { alphabetize: true })
    return nodes.map((node) => astToString(node))
  })
}

const isComponents = (text: string): boolean => text.startsWith('export interface components ')
