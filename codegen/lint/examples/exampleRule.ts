import { createDecoding } from '../../../src/operation/decode/decoding.js'
import type { MediaType, Parameter, RequestBody, Schema } from '../../document/document.js'
import { formats } from '../../formats/formats.js'
import { decoderNamed, encoderNamed } from '../../formats/primitives.js'
import { jsonContent, type Part, within } from '../part.js'
import { type Context, reportAt } from '../report.js'
import { exampleValues } from './exampleValues.js'

/**
 * Requires example values to have the formats of their schemas. OpenAPI doesn't know our formats; its own rules check
 * the rest, such as types, bounds and the names of fields.
 */
export const exampleRule = () => ({
  MediaType: { enter: (node: object, context: Context) => checkExamples({ ...context, node }) },
  Parameter: {
    enter: (node: Parameter, context: Context) => {
      checkExamples({ ...context, node })
      if (node.required) checkShown({ ...context, node }, `the required parameter '${node.name}'`)
    },
  },
  RequestBody: {
    enter: (node: RequestBody, context: Context) => {
      const media = within({ ...context, node }, jsonContent)
      if (node.required && media.node) checkShown(media, 'this required body')
    },
  },
  Example: {
    enter: (node: object, context: Context) => {
      if (!('value' in node)) reportAt(context, [], 'this example has no `value`: nothing else of it is read')
    },
  },
})

/**
 * Requires examples of the required inputs, with which the playground, the tests and `x-input` call every operation.
 */
function checkShown(part: Part, what: string): void {
  const { example, examples }: MediaType & Parameter = Object(part.node)
  const ofSchema: unknown = Object(within(part, ['schema']).node).example
  const isShown = [example, ofSchema].some((value) => value !== undefined) || Object.keys(examples ?? {}).length > 0
  if (!isShown) part.report({ message: `${what} has no example: no call could be made of it`, location: part.location })
}

function checkExamples(part: Part): void {
  for (const { schema, value, mayBeBlank } of exampleValues(part)) {
    const { format = '' }: Schema = Object(schema.node)
    const isBlank = mayBeBlank && value.node === '' && formats[format]?.blank
    const isOne = typeof value.node !== 'object' || format === 'json' // not a list of them
    if (formats[format] && isOne && !isBlank) checkFormat(format, value)
  }
}

function checkFormat(format: string, { node, location, report }: Part): void {
  const { decode = '', encode = '' } = formats[format] ?? {}
  const decoding = createDecoding(node, { strict: false })
  const decoded = decoderNamed(decode)?.(node, decoding)
  if (decoded === undefined || !isSent(decoded, encode)) {
    report({ message: `${JSON.stringify(node)} does not have the format ${format}`, location })
  } else if (decoding.inexact) {
    report({ message: 'a number beyond 2^53 loses digits: write it as text', location })
  }
}

/**
 * Whether an encoder takes what was decoded. Of decimals, the service sends more than it accepts, such as `1e+59`.
 */
export function isSent(value: unknown, encode: string): boolean {
  if (encode === 'asDecimal') return true
  try {
    encoderNamed(encode)?.(value, '')
    return true
  } catch {
    return false
  }
}
