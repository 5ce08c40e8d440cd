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

/** The imports of decoders that use these functions: each from its own file, so that a bundle holds what it needs. */
export function importsOf(used: ReadonlySet<string>): readonly string[] {
  const known = Object.values(files).flatMap((file) => Object.keys(file))
  const unknown = [...used].filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no file of src/operation holds ${unknown.join(', ')}`)
  return Object.entries(files).flatMap(([name, file]) => {
    const names = Object.keys(file).filter((exported) => used.has(exported))
    return names.length > 0 ? `import { ${names.sort().join(', ')} } from '../../src/operation/${name}.js'` : []
  })
}
