import type { Manifest } from '../../../src/operation/manifest.js'
import type { Typing } from '../src/catalogue/details.js'

/** The formats of an API, with what each takes and gives. */
export type Formats = Manifest['formats']

/** How a person types a value: by what its format takes and gives, or else by its type. */
export function typingOf(format: string | undefined, type: string, formats: Formats): Typing {
  if (format === undefined) return type === 'string' ? {} : { typing: 'number' }
  const { input, output, whole } = formats[format] ?? {}
  return { ...(whole && { digits: true }), ...typingBy(input, output) }
}

function typingBy(input: string | undefined, output: string | undefined): Typing {
  if (input === 'UintInput') return { typing: 'uint' }
  if (input === 'number') return { typing: 'number' }
  return output === 'Date' ? { typing: 'date' } : {}
}
