import openapiTS, { astToString } from 'openapi-typescript'
import { operationsOf, type Schema, successOf } from './document.js'
import type { Model } from './model.js'
import { typeName } from './naming.js'

/** Name of the wire type of an operation's answer. */
export function answerName(operationId: string): string {
  return `${typeName(operationId)}Answer`
}

/**
 * Emits the types of the wire in two files: the answers with their schemas, which clients name, and the rest, which only
 * the raw client does. It is two thirds of them, and those who call operations need not compile it.
 */
export async function emitWire({ document }: Model): Promise<{ readonly answers: string; readonly wire: string }> {
  const schemas = { ...document.components.schemas }
  const names = Array.from(operationsOf(document), ({ operation }) => {
    const name = answerName(operation.operationId)
    const anything: Schema = {}
    if (schemas[name]) throw new Error(`name collision: two types are '${name}'`)
    schemas[name] = successOf(operation).media?.schema ?? anything
    return name
  })
  const components = await declarations({ ...document, paths: {}, components: { ...document.components, schemas } })
  const whole = await declarations(document)
  return {
    answers: [
      ...components.filter(isComponents),
      ...names.map((name) => `export type ${name} = components['schemas']['${name}']\n`),
    ].join(''),
    wire: [
      "import type { components } from './answers.js'\n\nexport type { components }\n",
      ...whole.filter((text) => !isComponents(text)),
    ].join(''),
  }
}

/** The types of a document, each declaration as text. */
async function declarations(document: object): Promise<readonly string[]> {
  const nodes = await openapiTS(JSON.stringify(document), { alphabetize: true })
  return nodes.map((node) => astToString(node))
}

const isComponents = (text: string): boolean => text.startsWith('export interface components ')
