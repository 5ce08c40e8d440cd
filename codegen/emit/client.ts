import { typeName } from '../document/naming.js'
import { counted } from '../model/counted.js'
import type { Model, OperationModel } from '../model/model.js'
import { inputType, outputType, typeText, wireType } from '../model/typeText.js'
import { exampleCall } from './exampleCall.js'
import { type Emitted, Imports } from './imports.js'
import { methodDoc } from './operationDoc.js'
import { pageType } from './operations.js'

/**
 * Emits the written-out interface of `client.<api>`, so that hovering a method reads like documentation, and the list
 * of its operations: a bundler keeps every name of a namespace object twice, but none of a list.
 */
export function emitClient(model: Model): Emitted {
  const imports = new Imports()
  const methods = model.operations.map((operation) => emitMethod(model, operation, imports))
  const operations = model.operations.map(({ id }) => `  ${imports.value(id, './operations.gen.js')},`)
  const text = `/** ${model.document.info.title}: ${counted(operations.length, 'operation')}, each a method. */
export interface ${typeName(model.api)}Client {
${methods.join('\n\n')}
}

/** The operations that the client's methods call. */
export const operations: readonly ${imports.type('Operation', '../../src/operation/operation.js')}[] = [
${operations.join('\n')}
]`
  return { text, imports: imports.lines() }
}

function emitMethod(model: Model, operation: OperationModel, imports: Imports): string {
  const { id, inputs, page } = operation
  const call = (name: string): string => imports.type(name, '../../src/operation/call.js')
  const mayBeLeftOut = inputs.every((input) => !input.required || input.fallback)
  const wire = imports.wire(wireType(operation))
  const result = page
    ? `${call('PagedCall')}<${typeText(page.item, imports)}, ${wire}${pageType(page, imports)}>`
    : `${call('Call')}<${imports.model(outputType(operation))}, ${wire}>`
  const input = `input${mayBeLeftOut ? '?' : ''}: ${imports.model(inputType(operation))}`
  const doc = methodDoc(operation, exampleCall(model, operation))
  return `${doc}\n  ${id}(${input}, options?: ${call('CallOptions')}): ${result}`
}
