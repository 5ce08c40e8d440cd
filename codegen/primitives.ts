import * as chain from '../src/operation/formats/chain.js'
import * as gather from '../src/operation/formats/gather.js'
import * as hex from '../src/operation/formats/hex.js'
import * as lists from '../src/operation/formats/lists.js'
import * as numbers from '../src/operation/formats/numbers.js'
import * as plain from '../src/operation/formats/plain.js'
import * as reshape from '../src/operation/formats/reshape.js'
import * as times from '../src/operation/formats/times.js'
import * as uint from '../src/operation/formats/uint.js'
import * as unions from '../src/operation/unions.js'
import * as violations from '../src/operation/violations.js'

/** The functions that decoders are made of, by the file of `src/operation` that holds them. */
const files: Readonly<Record<string, object>> = {
  'formats/chain': chain,
  'formats/gather': gather,
  'formats/hex': hex,
  'formats/lists': lists,
  'formats/numbers': numbers,
  'formats/plain': plain,
  'formats/reshape': reshape,
  'formats/times': times,
  'formats/uint': uint,
  unions,
  violations,
}

/** The imports of the functions that decoders name: each from its own file, so that a bundle holds what it needs. */
export function importsOf(decoders: string): readonly string[] {
  const isNamed = (name: string): boolean => new RegExp(`(?<![.'\\w])${name}(?=[(,])`).test(decoders)
  return Object.entries(files).flatMap(([file, functions]) => {
    const names = Object.keys(functions).filter(isNamed)
    return names.length > 0 ? `import { ${names.sort().join(', ')} } from '../../src/operation/${file}.js'` : []
  })
}
