import type { MediaType, OperationObject, RequestBody, Schema } from '../../document/document.js'
import { isNoNull } from '../../document/nullable.js'
import { jsonContent, within } from '../part.js'
import { type Context, reportAt } from '../report.js'

/** Checks a body. Its fields are inputs, and each says whether it is required. */
export function checkBody(node: OperationObject, context: Context): void {
  const body = within({ ...context, node }, ['requestBody'])
  const { required: isRequired, 'x-input-name': whole }: Partial<RequestBody> = Object(body.node)
  const schema = within(body, [...jsonContent, 'schema'])
  const { required = [], properties }: Schema = Object(schema.node)
  if (!body.node || isRequired || whole || !properties || required.length === 0) return
  const reason = `'${required[0]}' is required in it`
  reportAt(context, 'requestBody', `this body may be left out, but ${reason}: write \`required: true\` at the body`)
}

/** Requires one schema for all 2xx responses, with a name if it is an object. */
export function checkAnswer(node: OperationObject, context: Context): void {
  const { operationId, responses } = node
  const found = Object.keys(Object(responses)).filter((status) => status.startsWith('2'))
  if (found.length === 0) reportAt(context, 'responses', `operation ${operationId} has no answer of status 2xx`)
  for (const status of Object.keys(Object(responses)).filter((code) => /XX$/i.test(code))) {
    reportAt(context, ['responses', status], `'${status}' is not read: write each status, such as ${status[0]}00`)
  }
  const schemas = found.map((status) => {
    const { schema }: Partial<MediaType> = Object(
      within({ ...context, node }, ['responses', status, ...jsonContent]).node,
    )
    const variants = schema?.oneOf?.filter(isNoNull) ?? []
    if (schema?.properties || variants.length > 1 || variants[0]?.properties) {
      reportAt(context, 'responses', `the answer of ${operationId} is an object: write it as a schema with a name`)
    }
    return JSON.stringify(schema)
  })
  if (new Set(schemas).size > 1) {
    reportAt(context, 'responses', `the answers of status 2xx must have one schema: ${found.join(', ')}`)
  }
}
