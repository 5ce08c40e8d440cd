import { readFileSync } from 'node:fs'
import type { Document } from '../../codegen/document.js'
import type { Model } from '../../codegen/model.js'
import { modelOf } from '../../codegen/readModel.js'
import { apis } from './catalogue.js'

/** The bundled documents, each as the generator's own model. */
export function readModels(): readonly Model[] {
  return apis.map((api) => {
    const text = readFileSync(`generated/${api}/openapi.json`, 'utf8')
    return modelOf(api, JSON.parse(text) as Document) // lint has checked it
  })
}
