import { readFileSync } from 'node:fs'
import type { Document } from '../../../codegen/document/document.js'
import type { Model } from '../../../codegen/model/model.js'
import { modelOf } from '../../../codegen/model/readModel.js'
import { apisIn, documentOf, generatedFolder } from '../../apis.js'

/** The bundled documents that exist, each as the generator's own model. */
export function readModels(): readonly Model[] {
  return apisIn(generatedFolder).map((api) => {
    const text = readFileSync(documentOf(generatedFolder, api), 'utf8')
    return modelOf(api, JSON.parse(text) as Document) // lint has checked it
  })
}
