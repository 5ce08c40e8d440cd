import { createDecoding } from '../src/operation/decoding.js'
import type { Schema } from './document.js'
import { exampleValues } from './exampleValues.js'
import { formats } from './formats.js'
import type { Part } from './part.js'
import { decoderNamed, encoderNamed } from './primitives.js'
import type { Context } from './refusal.js'

/**
 * The values of examples have the formats of their schemas. OpenAPI knows none of ours: its own rules compare the rest,
 * such as types, bounds and the names of fields.
 */
export const exampleRule = () => ({
  MediaType: { enter: (node: object, context: Context) => checkExamples({ ...context, node }) },
  Parameter: { enter: (node: object, context: Context) => checkExamples({ ...context, node }) },
})

function checkExamples(part: Part): void {
  for (const { schema, value, isField } of exampleValues(part)) {
    const { format = '' }: Schema = Object(schema.node)
    const isBlank = isField && value.node === '' && formats[format]?.blank
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
 * Whether an encoder takes what was decoded: a decoder looks at some digits of a hash, an encoder at each. Of decimals
 * the service sends more than it takes, such as `1e+59`.
 */
function isSent(value: unknown, encode: string): boolean {
  if (encode === 'asDecimal') return true
  try {
    encoderNamed(encode)?.(value, '')
    return true
  } catch {
    return false
  }
}
