import { readFileSync } from 'node:fs'
import { BaseResolver, createConfig, lint, type NormalizedProblem } from '@redocly/openapi-core'
import { bundleDocument } from '../document/bundle.js'
import { circularReferences } from '../document/circularReferences.js'
import type { Document } from '../document/document.js'
import { describeProblem, isError, type Place, throwFor, unresolvedReference } from '../document/problems.js'
import { unlistedPathItems, unusedEntries } from '../document/unlisted.js'
import { unresolved } from '../document/unresolved.js'
import { YamlFiles } from '../document/yamlFiles.js'
import { advised } from './advice.js'
import { dialect, dialectRules } from './rules.js'

/**
 * Lints the document of an API and bundles it.
 *
 * @throws {Error} with file, line and reason of every problem.
 */
export async function readDocument(file: string): Promise<Document> {
  configured ??= createConfig({ plugins: [dialect], rules: { ...dialectRules, ...structureRules } })
  const config = await configured
  const yaml = new YamlFiles(new BaseResolver(config.resolve))
  throwFor([...unsupportedVersion(file), ...(await circularReferences(file, yaml))])
  const problems = await lint({ ref: file, config, externalRefResolver: yaml.resolver }).catch((cause: Error) =>
    causesOf(cause, file),
  )
  const errors = problems.filter(isError)
  const startingWith = (start: string) => errors.filter(({ message }) => message.startsWith(start))
  throwFor(startingWith('Failed to parse').map(describe)) // other errors would be consequences, here and below
  const dangling = startingWith(unresolvedReference)
  const first = dangling.length > 0 ? dangling : errors
  const unread = [...(await unlistedPathItems(file, yaml)), ...(await unusedEntries(file, yaml))]
  throwFor([...first.map(describe), ...unread])
  return bundleDocument(file, yaml.resolver)
}

/** The rules of OpenAPI that the generator or the mock server relies on. `npm run lint:specs` checks the rest. */
const structureRules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-required-schema-properties-undefined': 'error',
  'operation-operationId-unique': 'error',
  'operation-tag-defined': 'error',
  'path-parameters-defined': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
} as const

/** The same for every document. */
let configured: ReturnType<typeof createConfig> | undefined

/** Reports an unsupported version first, because every other rule would complain too. */
function unsupportedVersion(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const versions = lines.map((line) => /^[\uFEFF{\s]*["']?openapi["']?\s*:\s*["']?([^\s"',]*)/.exec(line)?.[1])
  const line = versions.findIndex((version) => version !== undefined)
  const version = versions[line]
  if (version === undefined) return [`${file}:1  is no document: it begins with \`openapi: 3.1.0\``]
  return /^3\.1\.\d+$/.test(version) ? [] : [`${file}:${line + 1}  '${version}' is not read: write 3.1.0`]
}

/**
 * Finds out why a document made the linter itself throw. Most rules rely on OpenAPI's structure, so only the rules that
 * check the structure run again.
 *
 * @throws {Error} with file and reason if even they find nothing, or if the file isn't valid YAML
 */
async function causesOf(cause: Error, file: string): Promise<readonly NormalizedProblem[]> {
  const [, line] = / in "[^"]*" \((\d+):\d+\)$/.exec(cause.message) ?? []
  if (line !== undefined) {
    const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? ''
    throw new Error(`${file}:${line}  ${advised({ message: cause.message, suggest: [] }, text)}`, { cause })
  }
  const { struct, 'no-unresolved-refs': references } = structureRules
  const rules = { struct, 'no-unresolved-refs': references, 'dialect/extensions': 'error' } as const
  const config = await createConfig({ plugins: [dialect], rules })
  const problems = await lint({ ref: file, config }).catch(() => [])
  if (problems.some(isError)) return problems
  throw new Error(`${file}:1  cannot be checked: ${cause.message}`, { cause })
}

const describe = (problem: NormalizedProblem): string => describeProblem(problem, reasonOf)

/** Returns the message of a problem, with advice. */
function reasonOf(problem: NormalizedProblem, { file, column, lines }: Place): string {
  const [text = '', ...below] = lines
  const isUnresolved = problem.message.startsWith(unresolvedReference)
  const reason = isUnresolved ? unresolved(file, [text.slice(column - 1), ...below].join('\n')) : undefined
  return reason ?? advised(problem, text)
}
