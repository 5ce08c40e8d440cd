import { formats } from '../../../codegen/formats/formats.js'
import type { Typing } from '../src/catalogue/details.js'

/** How a person types a value: what its format takes and gives by the generator's table, or else its type. */
export function typingOf(format: string | undefined, type: string): Typing {
  if (format === undefined) return type === 'string' ? {} : { typing: 'number' }
  const { input, output, encode } = formats[format] ?? {}
  const isWhole = output === 'bigint' || encode === 'asCount'
  return { ...(isWhole && { digits: true }), ...typingBy(input, output) }
}

function typingBy(input: string | undefined, output: string | undefined): Typing {
  if (input === 'UintInput') return { typing: 'uint' }
  if (input === 'number') return { typing: 'number' }
  return output === 'Date' ? { typing: 'date' } : {}
}
