import type { Model } from './model.js'
import { wireType } from './operations.js'

/** Emits a name for the wire answer of every operation, so that hovering a method shows it, and `raw()` can be declared. */
export function emitWireAnswers(model: Model): string {
  const types = model.operations.map(
    (operation) => `/** Wire answer of \`${operation.id}\`, undecoded. */
export type ${wireType(operation, '')} = operations['${operation.id}']['responses'][${operation.status}]['content']['application/json']`,
  )
  return `// Generated from specs/. Do not edit: change the document or codegen/ and run \`npm run generate\`.
import type { operations } from './wire.js'

${types.join('\n\n')}
`
}
