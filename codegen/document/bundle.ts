import { readFileSync } from 'node:fs'
import { bundle, createConfig, getLineColLocation, lint, type NormalizedProblem } from '@redocly/openapi-core'
import { advised } from '../lint/advice.js'
import { dialect, dialectRules } from '../lint/rules.js'
import { circularReferences } from './circularReferences.js'
import type { Document } from './document.js'
import { unlistedPathItems, unusedEntries } from './unlisted.js'
import { unresolved } from './unresolved.js'

/**
 * Lints the document of an API and bundles it, with every reference resolved except those to schemas.
 *
 * @throws {Error} with file, line and reason of every problem.
 */
export async function bundleDocument(file: string): Promise<Document> {
  refuseFor([...anotherVersion(file), ...circularReferences(file)])
  const linting = await createConfig({ plugins: [dialect], rules: { ...dialectRules, ...structureRules } })
  const problems = await lint({ ref: file, config: linting }).catch((cause: Error) => brokenBy(cause, file))
  const found = problems.filter(isError)
  const [unreadable = [], dangling = []] = [unread, lost].map((start) => found.filter(isAbout(start)))
  refuseFor(unreadable.map(describe)) // others are consequences, here and below
  const first = dangling.length > 0 ? dangling : found
  refuseFor([...first.map(describe), ...unlistedPathItems(file), ...unusedEntries(file)])
  const { bundle: bundled, problems: unresolved } = await bundle({ ref: file, config: await createConfig({}) })
  refuseFor([...unresolved, ...namesakes(unresolved, bundled.parsed)].filter(isError).map(describe))
  return inlineAllButSchemas(bundled.parsed as Tree) // an object, or the linter would have complained
}

/** How the linter says that it cannot read a file, or not follow a reference. */
const unread = 'Failed to parse'
const lost = "Can't resolve $ref"

const isAbout =
  (start: string) =>
  ({ message }: NormalizedProblem): boolean =>
    message.startsWith(start)

const isError = ({ severity }: NormalizedProblem): boolean => severity === 'error'

function refuseFor(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error([...new Set(errors)].join('\n'))
}

/** What is wrong with the version of a document: another one would be full of what is wrong in that alone. */
function anotherVersion(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const versions = lines.map((line) => /^[\uFEFF{\s]*["']?openapi["']?\s*:\s*["']?([^\s"',]*)/.exec(line)?.[1])
  const line = versions.findIndex((version) => version !== undefined)
  const version = versions[line]
  if (version === undefined) return [`${file}:1  is no document: it begins with \`openapi: 3.1.0\``]
  return /^3\.1\.\d+$/.test(version) ? [] : [`${file}:${line + 1}  '${version}' is not read: write 3.1.0`]
}

/**
 * Finds what a document that stopped the linter breaks: rules read what is said to be there, so those are asked alone
 * that say it.
 *
 * @throws {Error} with file and reason where even they find nothing, or YAML cannot read the file.
 */
async function brokenBy(cause: Error, file: string): Promise<readonly NormalizedProblem[]> {
  const place = / in "[^"]*" \((\d+):\d+\)$/.exec(cause.message)
  if (place)
    throw new Error(
      `${file}:${place[1]}  ${advised({ message: cause.message, suggest: [] }, lineOf(file, Number(place[1])))}`,
      { cause },
    )
  const { struct, 'no-unresolved-refs': references } = structureRules
  const rules = { struct, 'no-unresolved-refs': references, 'dialect/extensions': 'error' } as const
  const config = await createConfig({ plugins: [dialect], rules })
  const problems = await lint({ ref: file, config }).catch(() => [])
  if (problems.some(isError)) return problems
  throw new Error(`${file}:1  cannot be checked: ${cause.message}`, { cause })
}

/** The rules of OpenAPI itself that the generator relies on, or its mock server; `npm run lint:specs` checks the rest. */
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

/**
 * Finds two schemas with one name: the bundler would rename one, and with it a public type. Examples may share names.
 */
function namesakes(renamed: readonly NormalizedProblem[], bundled: unknown): readonly NormalizedProblem[] {
  const schemas = Object(Object(Object(bundled).components).schemas)
  return renamed.flatMap((problem) => {
    const [, name, other = ''] = /Renamed (\S+) to (\S+)\.$/.exec(problem.message) ?? []
    if (!Object.hasOwn(schemas, other)) return []
    return [{ ...problem, severity: 'error' as const, message: `another schema is called '${name}' too` }]
  })
}

const lineOf = (file: string, line: number): string => readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''

function describe(problem: NormalizedProblem): string {
  const place = problem.location[0]
  if (!place) return problem.message
  const { line, col } = getLineColLocation(place).start
  const [text = '', ...below] = place.source.getLines().slice(line - 1)
  const isLost = problem.message.startsWith(lost)
  const reason = isLost ? unresolved(place.source.absoluteRef, [text.slice(col - 1), ...below].join('\n')) : undefined
  const file = place.source.absoluteRef.replace(`${process.cwd()}/`, '')
  return `${file}:${line}  ${reason ?? advised(problem, text).replace(/\s*\n\s*/g, ' ')}`
}

/**
 * Inlines parameters, responses and examples where they are used, because the generators differ in how they name them.
 */
function inlineAllButSchemas(parsed: Tree): Document {
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve)
    if (!isTree(node)) return node
    const ref = node.$ref
    if (typeof ref === 'string' && !ref.startsWith('#/components/schemas/')) return resolve(at(parsed, ref))
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, resolve(child)]))
  }
  const { schemas = {}, securitySchemes } = Object(parsed.components) as Tree
  const sorted = Object.fromEntries(Object.entries(schemas as Tree).sort(([a], [b]) => (a < b ? -1 : 1)))
  const inlined = resolve({ ...parsed, components: { securitySchemes, schemas: sorted } })
  return inlined as Document // the linter has checked the structure
}

interface Tree {
  readonly [name: string]: unknown
}

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null

function at(root: Tree, ref: string): unknown {
  let node: unknown = root
  for (const part of ref.slice(2).split('/')) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    node = isTree(node) ? node[name] : undefined
  }
  if (node === undefined) throw new Error(`unresolved reference ${ref}`)
  return node
}
