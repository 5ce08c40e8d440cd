import { generatedDocument } from '../../../codegen/document/generatedDocument.js'
import type { Model } from '../../../codegen/model/model.js'
import { modelOf } from '../../../codegen/model/readModel.js'
import { apisIn, generatedFolder } from '../../apis.js'

/** The bundled documents that exist, each as the generator's own model. */
export function readModels(): readonly Model[] {
  return apisIn(generatedFolder).map((api) => {
    return modelOf(api, generatedDocument(api, generatedFolder))
  })
}
