import * as abiValue from '../../src/operation/decode/abiValue.js'
import * as bitcoin from '../../src/operation/decode/bitcoin.js'
import * as chain from '../../src/operation/decode/chain.js'
import type { Decoding } from '../../src/operation/decode/decoding.js'
import * as freeJson from '../../src/operation/decode/freeJson.js'
import * as gather from '../../src/operation/decode/gather.js'
import * as hex from '../../src/operation/decode/hex.js'
import * as lists from '../../src/operation/decode/lists.js'
import * as missingChains from '../../src/operation/decode/missingChains.js'
import * as numbers from '../../src/operation/decode/numbers.js'
import * as plain from '../../src/operation/decode/plain.js'
import * as reshape from '../../src/operation/decode/reshape.js'
import * as solana from '../../src/operation/decode/solana.js'
import * as times from '../../src/operation/decode/times.js'
import * as uint from '../../src/operation/decode/uint.js'
import * as unions from '../../src/operation/decode/unions.js'
import * as universal from '../../src/operation/decode/universal.js'
import * as violations from '../../src/operation/decode/violations.js'
import * as checksumInputs from '../../src/operation/encode/checksum.js'
import * as datesInputs from '../../src/operation/encode/dates.js'
import * as hexInputs from '../../src/operation/encode/hex.js'
import * as jsonInputs from '../../src/operation/encode/json.js'
import * as listsInputs from '../../src/operation/encode/lists.js'
import * as moveInputs from '../../src/operation/encode/move.js'
import * as numbersInputs from '../../src/operation/encode/numbers.js'
import * as parsedInputs from '../../src/operation/encode/parsed.js'
import * as requestBody from '../../src/operation/encode/requestBody.js'
import * as secretInputs from '../../src/operation/encode/secret.js'
import * as signatureInputs from '../../src/operation/encode/signature.js'
import * as textInputs from '../../src/operation/encode/text.js'
import * as universalInputs from '../../src/operation/encode/universal.js'
import * as nextCursor from '../../src/operation/paging/nextCursor.js'
import * as pages from '../../src/operation/paging/pages.js'
import type { Format } from './formats.js'

/** Functions of `src/operation`, by the file that holds them. */
type Files = Readonly<Record<string, object>>

/** Primitives of decoders. */
const decoderFiles: Files = {
  'decode/abiValue': abiValue,
  'decode/bitcoin': bitcoin,
  'decode/chain': chain,
  'decode/freeJson': freeJson,
  'decode/gather': gather,
  'decode/hex': hex,
  'decode/lists': lists,
  'decode/missingChains': missingChains,
  'decode/numbers': numbers,
  'decode/plain': plain,
  'decode/reshape': reshape,
  'decode/solana': solana,
  'decode/times': times,
  'decode/uint': uint,
  'decode/unions': unions,
  'decode/universal': universal,
  'decode/violations': violations,
}

/** Primitives of encoders. */
const encoderFiles: Files = {
  'encode/parsed': parsedInputs,
  'encode/numbers': numbersInputs,
  'encode/text': textInputs,
  'encode/hex': hexInputs,
  'encode/dates': datesInputs,
  'encode/json': jsonInputs,
  'encode/lists': listsInputs,
  'encode/move': moveInputs,
  'encode/checksum': checksumInputs,
  'encode/secret': secretInputs,
  'encode/signature': signatureInputs,
  'encode/requestBody': requestBody,
  'encode/universal': universalInputs,
}

/** Primitives of paged operations. */
const pagingFiles: Files = {
  'paging/nextCursor': nextCursor,
  'paging/pages': pages,
}

/** Names that the files of operations import, or export besides operations. */
export const operationImports: readonly string[] = [
  'servers',
  'operations',
  ...Object.values({ ...encoderFiles, ...pagingFiles }).flatMap((functions) => Object.keys(functions)),
]

/** Finds formats that name a function which generated code can't import. */
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

/** Returns the function that reads a wire value, by its name. */
export function decoderNamed(name: string): ((value: unknown, decoding: Decoding) => unknown) | undefined {
  return decoders[name]
}

/** Returns the function that writes a wire value, by its name. It throws for invalid values. */
export function encoderNamed(name: string): ((value: unknown, at: string) => unknown) | undefined {
  return encoders[name]
}

/**
 * Returns the file of `src/operation` that exports a function. Each is imported from its own file, so that a bundle
 * contains only what it needs.
 */
export function fileOfPrimitive(name: string): string {
  const file = filesByPrimitive.get(name)
  if (file === undefined) throw new Error(`no file that codegen/formats/primitives.ts lists has a function '${name}'`)
  return file
}

const decoders = Object.assign({}, ...Object.values(decoderFiles))
const encoders = Object.assign({}, ...Object.values(encoderFiles))
const filesByPrimitive: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...decoderFiles, ...encoderFiles, ...pagingFiles }).flatMap(([file, functions]) =>
    Object.keys(functions).map((name) => [name, file] as const),
  ),
)
