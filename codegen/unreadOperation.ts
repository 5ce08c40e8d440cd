import type { MediaType, OperationObject, RequestBody, Schema } from './document.js'
import { isNoNull } from './nullable.js'
import { within } from './part.js'
import { type Context, say } from './refusal.js'

/** The fields of a body are inputs by themselves: whether they are required stands at each. */
export function checkBody(node: OperationObject, context: Context): void {
  const body = within({ ...context, node }, ['requestBody'])
  const { required: isRequired, 'x-input-name': whole }: Partial<RequestBody> = Object(body.node)
  const schema = within(body, [...json, 'schema'])
  const { required = [], properties }: Schema = Object(schema.node)
  if (!body.node || isRequired || whole || !properties || required.length === 0) return
  const reason = `'${required[0]}' is required in it`
  say(context, 'requestBody', `this body may be left out, but ${reason}: write \`required: true\` at the body`)
}

/** The answers of status 2xx are of one schema, whose objects have names. */
export function checkAnswer(node: OperationObject, context: Context): void {
  const { operationId, responses } = node
  const found = Object.keys(Object(responses)).filter((status) => status.startsWith('2'))
  if (found.length === 0) say(context, 'responses', `operation ${operationId} has no answer of status 2xx`)
  for (const status of Object.keys(Object(responses)).filter((code) => /XX$/i.test(code))) {
    say(context, ['responses', status], `'${status}' is not read: write each status, such as ${status[0]}00`)
  }
  const schemas = found.map((status) => {
    const { node: media } = within({ ...context, node }, ['responses', status, ...json])
    checkNamed(media, 'responses', node, context)
    return JSON.stringify(Object(media).schema)
  })
  if (new Set(schemas).size > 1) {
    say(context, 'responses', `the answers of status 2xx must have one schema: ${found.join(', ')}`)
  }
}

/** The objects of a webhook's delivery have names. */
export function checkDelivery(node: OperationObject, context: Context): void {
  const { node: media } = within({ ...context, node }, ['requestBody', ...json])
  checkNamed(media, 'requestBody', node, context)
}

/** What is told of a withdrawal needs one. */
export function checkDeprecation(node: OperationObject, context: Context): void {
  for (const word of ['x-withdrawn', 'x-replacement'] as const) {
    if (node[word] && node.deprecated !== true) say(context, word, `'${word}' needs \`deprecated: true\``)
  }
}

const json = ['content', 'application/json'] as const

/** Users name the type of what they get: the name of one without would tell where it stands, and could be another's. */
function checkNamed(media: unknown, place: string, { operationId }: OperationObject, context: Context): void {
  const { schema = {} }: Partial<MediaType> = Object(media)
  if (hasNameless(schema))
    say(context, place, `${operationId} gives an object without a name: write it as a schema that has one`)
}

/** Whether an object or a union stands in a schema itself, not behind a reference. */
function hasNameless({ properties, items, oneOf = [] }: Schema): boolean {
  const arms = oneOf.filter(isNoNull)
  return properties !== undefined || arms.length > 1 || [...arms, ...(items ? [items] : [])].some(hasNameless)
}
