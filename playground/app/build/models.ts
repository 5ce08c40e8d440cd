import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Document } from '../../../codegen/document.js'
import { type Model, modelOf } from '../../../codegen/model.js'

const generated = new URL('../../../generated/', import.meta.url)

/** The bundled documents that exist, each as the generator's own model. A document that appears appears here. */
export function readModels(): readonly Model[] {
  return readdirSync(generated)
    .filter((api) => existsSync(documentOf(api)))
    .sort((a, b) => rank(a) - rank(b))
    .map((api) => modelOf(api, JSON.parse(readFileSync(documentOf(api), 'utf8')) as Document))
}

/** Where the bundled document of an API is. */
export function documentOf(api: string): URL {
  return new URL(`${api}/openapi.json`, generated)
}

/** The order in which people meet the APIs; what is not listed comes last. */
const order: readonly string[] = ['evm', 'aptos', 'node', 'streams']
const rank = (api: string): number => (order.includes(api) ? order.indexOf(api) : order.length)
