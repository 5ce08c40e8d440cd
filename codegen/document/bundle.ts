import { type BaseResolver, bundle, createConfig, type NormalizedProblem } from '@redocly/openapi-core'
import type { Document } from './document.js'
import { describeProblem, isError, throwFor } from './problems.js'

/**
 * Bundles the document of an API, with every reference resolved except those to schemas.
 *
 * @param files - the files that the linter has already read
 * @throws {Error} with file, line and reason of every problem
 */
export async function bundleDocument(file: string, files: BaseResolver): Promise<Document> {
  const config = await createConfig({})
  const { bundle: bundled, problems } = await bundle({ ref: file, config, externalRefResolver: files })
  throwFor(
    [...problems, ...renamedSchemas(problems, bundled.parsed)].filter(isError).map((one) => describeProblem(one)),
  )
  return inlineAllButSchemas(bundled.parsed as Tree) // the linter has checked that it is an object
}

/**
 * Finds schemas with the same name, because the bundler would rename one, and so a public type. Examples may share
 * names.
 */
function renamedSchemas(problems: readonly NormalizedProblem[], bundled: unknown): readonly NormalizedProblem[] {
  const schemas = Object(Object(Object(bundled).components).schemas)
  return problems.flatMap((problem) => {
    const [, name, other = ''] = /Renamed (\S+) to (\S+)\.$/.exec(problem.message) ?? []
    if (!Object.hasOwn(schemas, other)) return []
    return [{ ...problem, severity: 'error' as const, message: `another schema is called '${name}' too` }]
  })
}

/**
 * Inlines parameters, responses and examples, because generators name them differently.
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
  for (const segment of ref.slice(2).split('/')) {
    const name = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')
    node = isTree(node) ? node[name] : undefined
  }
  if (node === undefined) throw new Error(`unresolved reference ${ref}`)
  return node
}
