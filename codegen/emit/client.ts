import { typeName } from '../document/naming.js'
import { valueTypeImports } from '../formats/valueTypes.js'
import { counted } from '../model/counted.js'
import { docstring } from '../model/docs.js'
import type { Model } from '../model/model.js'
import { inputType, outputType, typeText, wireType } from '../model/typeText.js'

/**
 * Emits the written-out interface of `client.<api>`, so that hovering a method reads like documentation, and the list
 * of its operations: a bundler keeps every name of a namespace object twice, but none of a list.
 */
export function emitClient(model: Model): string {
  const name = `${typeName(model.api)}Client`
  const methods = model.operations.map((operation) => {
    const optional = operation.inputs.every((input) => !input.required || input.fallback) ? '?' : ''
    const wire = `W.${wireType(operation)}`
    const result = operation.page
      ? `PagedCall<${typeText(operation.page.item)}, ${wire}>`
      : `Call<${outputType(operation)}, ${wire}>`
    return `${docstring(operation, '  ')}\n  ${operation.id}(input${optional}: ${inputType(operation)}, options?: CallOptions): ${result}`
  })
  const ids = model.operations.map(({ id }) => id)
  return `import type { Call, CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'
${valueTypeImports(methods.join('\n').replace(/ \* .*/g, ''))}import { ${ids.join(', ')} } from './operations.gen.js'
import type * as T from './types.gen.js'
import type * as W from './wireAnswers.js'

/** ${model.document.info.title}: ${counted(ids.length, 'operation')}, each a method. */
export interface ${name} {
${methods.join('\n\n')}
}

/** The operations that the client's methods call. */
export const operations: readonly Operation[] = [
${ids.map((id) => `  ${id},`).join('\n')}
]
`
}
