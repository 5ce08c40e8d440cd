import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type { OperationDifferences } from '../operations.js'
import { idOf, stubOperation } from './stubOperation.js'
import { stubParts } from './stubParts.js'
import { createStubSchemas } from './stubSchemas.js'

/**
 * Writes what our documents lack as YAML stubs, in the layout of `specs/<api>`. Types, nullability and values are
 * theirs; descriptions and examples are empty, and generation fails until you write them.
 *
 * @returns the files that were written
 */
export function writeStubs(compared: readonly OperationDifferences[], folder: string): readonly string[] {
  const apis = [...new Set(compared.map(({ api }) => api))].sort()
  return apis.flatMap((api) => {
    const files = stubFiles(compared.filter((one) => one.api === api))
    return Object.entries(files).map(([name, text]) => {
      const file = join(folder, api, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      return file
    })
  })
}

/** Returns the files of one API, by name; none if it lacks nothing. */
export function stubFiles(compared: readonly OperationDifferences[]): Readonly<Record<string, string>> {
  const schemas = createStubSchemas('../schemas/new.yaml')
  const missing = compared.flatMap(({ ours, theirs }) => (theirs && !ours ? [theirs] : []))
  const paths = Object.fromEntries(missing.map((one) => [idOf(one), stubOperation(one, schemas)]))
  const lines = missing.map((one) => `'${one.template}': { $ref: 'paths/new.yaml#/${idOf(one)}' }`)
  const parts = stubParts(compared, schemas)
  const named = schemas.named()
  return {
    ...(missing.length > 0 && { 'paths/new.yaml': textOf(paths, ['For the index of openapi.yaml:', ...lines]) }),
    ...(Object.keys(named).length > 0 && { 'schemas/new.yaml': textOf(named, []) }),
    ...(Object.keys(parts).length > 0 && {
      'parts.yaml': textOf(parts, ['What belongs into operations and schemas that there are.']),
    }),
  }
}

const textOf = (content: object, comment: readonly string[]): string =>
  comment.map((line) => `# ${line}\n`).join('') +
  stringify(content, { aliasDuplicateObjects: false, lineWidth: 120, singleQuote: true })
