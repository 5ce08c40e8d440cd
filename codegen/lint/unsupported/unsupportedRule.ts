import type { MediaType, OperationObject, Parameter, Schema } from '../../document/document.js'
import { methods } from '../../document/operations.js'
import { within } from '../part.js'
import { type Context, reportAt, reportUnsupported, type Unsupported } from '../report.js'
import { checkAnswer, checkBody } from './operation.js'
import { checkSchema } from './schema.js'

// What OpenAPI allows but the generator doesn't read. It would otherwise be ignored silently: a schema made of `allOf`
// would be `unknown` to users, and a HEAD no operation at all.

/** Rejects what OpenAPI allows but the generator doesn't read. */
export const unsupportedRule = () => ({
  SecurityScheme: {
    enter: (node: object, context: Context) => {
      const { type, in: place, name = '' } = Object(node)
      if (type !== 'apiKey' || place !== 'header' || !/^x-api-key$/i.test(name))
        reportAt(context, [], 'this is not read: calls send the key in the header x-api-key')
    },
  },
  Paths: {
    Operation: {
      enter: (node: OperationObject, context: Context) => {
        reportUnsupported(node, { security: 'that of the document is' }, context)
        checkBody(node, context)
      },
    },
    Parameter: {
      enter: (node: Parameter, context: Context) => {
        if (!/^(path|query)$/.test(node.in)) reportAt(context, 'in', `inputs in a ${node.in} are not read`)
      },
    },
  },
  WebhooksMap: {
    PathItem: { enter: (node: object, context: Context) => reportUnsupported(node, unsupportedInWebhook, context) },
  },
  PathItem: { enter: (node: object, context: Context) => reportUnsupported(node, unsupportedInPath, context) },
  Operation: {
    enter: (node: OperationObject, context: Context) => {
      reportUnsupported(node, unsupportedInOperation, context)
      checkAnswer(node, context)
    },
  },
  Parameter: { enter: checkParameter },
  MediaTypesMap: {
    enter: (node: Readonly<Record<string, Partial<MediaType>>>, context: Context) => {
      if (Object.keys(node).length === 0) reportAt(context, [], 'nothing is here: write what application/json has')
      for (const [type, { schema }] of Object.entries(node)) {
        if (type !== 'application/json') reportAt(context, type, `'${type}' is not read: only application/json is`)
        else if (!schema) reportAt(context, type, `'${type}' has no schema`)
      }
    },
  },
  Response: {
    MediaType: {
      enter: (node: object, context: Context) => reportUnsupported(node, { example: '`examples` are' }, context),
    },
  },
  Schema: { enter: checkSchema },
})

const calledMethods = `${methods.slice(0, -1).join(', ')} and ${methods.at(-1)} are`
const unsupportedInPath: Unsupported = {
  parameters: 'those of each operation are',
  ...Object.fromEntries(['head', 'options', 'trace'].map((method) => [method, calledMethods])),
}
const unsupportedInWebhook: Unsupported = {
  servers: 'deliveries come to your server',
  ...Object.fromEntries(methods.flatMap((method) => (method === 'post' ? [] : [[method, 'post is']]))),
}
const unsupportedInOperation: Unsupported = { callbacks: 'webhooks are' }
const unsupportedInParameter: Unsupported = { content: '`schema` is', allowReserved: 'values are percent-encoded' }

function checkParameter({ in: place, ...node }: Parameter, context: Context): void {
  reportUnsupported(node, unsupportedInParameter, context)
  if (!/^[\w.~-]+$/.test(node.name))
    reportAt(context, 'name', `'${node.name}' cannot be sent: names are not percent-encoded`)
  const { style, explode } = Object(node)
  const schema = within({ ...context, node }, ['schema'])
  const { type }: Schema = Object(schema.node)
  if (type === 'object' || Object(within(schema, ['items']).node).type === 'object')
    reportAt(context, 'schema', 'an object cannot be sent in a path or a query')
  if (node['x-array'] && type !== undefined && type !== 'array') {
    reportAt(context, 'x-array', `'x-array' has no effect on ${type}: it belongs on array`)
  }
  if (style !== undefined && style !== (place === 'query' ? 'form' : 'simple')) {
    reportAt(context, 'style', `'style: ${style}' is not read: lists are sent as a=1&a=2, or with x-array`)
  }
  if (place === 'query' && explode === false) {
    const { format, enum: values }: Schema = Object(within(schema, ['items']).node)
    if (type !== 'array' || node['x-array'])
      reportAt(context, 'explode', "'explode: false' is not read here: it belongs on a list without x-array")
    else if (format === undefined && values === undefined)
      reportAt(context, 'explode', "'explode: false' needs items with a format or an enum: any text may have commas")
  }
}
