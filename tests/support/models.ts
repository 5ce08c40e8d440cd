import { generatedDocument } from '../../codegen/document/generatedDocument.js'
import type { Model } from '../../codegen/model/model.js'
import { modelOf } from '../../codegen/model/readModel.js'
import { apis } from './catalogue.js'

/** The bundled documents, each as the generator's own model. */
export function readModels(): readonly Model[] {
  return apis.map((api) => modelOf(api, generatedDocument(api)))
}
