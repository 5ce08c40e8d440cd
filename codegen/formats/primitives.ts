import type { Decoding } from '../../src/operation/decoding.js'
import * as abiValue from '../../src/operation/formats/abiValue.js'
import * as chain from '../../src/operation/formats/chain.js'
import * as freeJson from '../../src/operation/formats/freeJson.js'
import * as gather from '../../src/operation/formats/gather.js'
import * as hex from '../../src/operation/formats/hex.js'
import * as lists from '../../src/operation/formats/lists.js'
import * as numbers from '../../src/operation/formats/numbers.js'
import * as plain from '../../src/operation/formats/plain.js'
import * as reshape from '../../src/operation/formats/reshape.js'
import * as times from '../../src/operation/formats/times.js'
import * as uint from '../../src/operation/formats/uint.js'
import * as checksumInputs from '../../src/operation/inputs/checksum.js'
import * as datesInputs from '../../src/operation/inputs/dates.js'
import * as hexInputs from '../../src/operation/inputs/hex.js'
import * as jsonInputs from '../../src/operation/inputs/json.js'
import * as listsInputs from '../../src/operation/inputs/lists.js'
import * as moveInputs from '../../src/operation/inputs/move.js'
import * as numbersInputs from '../../src/operation/inputs/numbers.js'
import * as parsedInputs from '../../src/operation/inputs/parsed.js'
import * as secretInputs from '../../src/operation/inputs/secret.js'
import * as textInputs from '../../src/operation/inputs/text.js'
import * as nextCursor from '../../src/operation/nextCursor.js'
import * as pages from '../../src/operation/pages.js'
import * as requestBody from '../../src/operation/requestBody.js'
import * as unions from '../../src/operation/unions.js'
import * as violations from '../../src/operation/violations.js'
import type { Format } from './formats.js'

/** Functions of `src/operation`, by the file that holds them. */
type Files = Readonly<Record<string, object>>

/** What decoders are made of. */
const decoderFiles: Files = {
  'formats/abiValue': abiValue,
  'formats/chain': chain,
  'formats/freeJson': freeJson,
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

/** What encoders are made of. */
const encoderFiles: Files = {
  'inputs/parsed': parsedInputs,
  'inputs/numbers': numbersInputs,
  'inputs/text': textInputs,
  'inputs/hex': hexInputs,
  'inputs/dates': datesInputs,
  'inputs/json': jsonInputs,
  'inputs/lists': listsInputs,
  'inputs/move': moveInputs,
  'inputs/checksum': checksumInputs,
  'inputs/secret': secretInputs,
  requestBody,
}

/** What the files of operations import or export besides operations. */
export const operationImports: readonly string[] = [
  'servers',
  'operations',
  ...Object.values({ ...encoderFiles, nextCursor, pages }).flatMap((functions) => Object.keys(functions)),
]

/** What is wrong with formats that name a function which generated code cannot import: it would not compile. */
export function unknownPrimitives(formats: Readonly<Record<string, Format>>): readonly string[] {
  const isMissing = (files: Files, name: string): boolean =>
    !Object.values(files).some((file) => Object.hasOwn(file, name))
  return Object.entries(formats).flatMap(([format, { decode, encode }]) => [
    ...(isMissing(decoderFiles, decode) ? [missingPrimitive(format, decode)] : []),
    ...(isMissing(encoderFiles, encode) ? [missingPrimitive(format, encode)] : []),
  ])
}

const missingPrimitive = (format: string, name: string): string =>
  `codegen/formats/formats.ts  format '${format}': there is no function '${name}' in the files that codegen/formats/primitives.ts lists`

/** A function that reads a value of the wire, by its name. */
export function decoderNamed(name: string): ((value: unknown, decoding: Decoding) => unknown) | undefined {
  return decoders[name]
}

/** A function that writes a value for the wire, by its name; it throws for what does not fit. */
export function encoderNamed(name: string): ((value: unknown, at: string) => unknown) | undefined {
  return encoders[name]
}

/**
 * The file of `src/operation` that exports a function. Each is imported from its own file, so that a bundle holds only
 * what it needs.
 */
export function fileOfPrimitive(name: string): string {
  const file = filesByPrimitive.get(name)
  if (file === undefined) throw new Error(`no file that codegen/formats/primitives.ts lists has a function '${name}'`)
  return file
}

const decoders = Object.assign({}, ...Object.values(decoderFiles))
const encoders = Object.assign({}, ...Object.values(encoderFiles))
const filesByPrimitive: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...decoderFiles, ...encoderFiles, nextCursor, pages }).flatMap(([file, functions]) =>
    Object.keys(functions).map((name) => [name, file] as const),
  ),
)
