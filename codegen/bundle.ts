import { bundle, createConfig, getLineColLocation, lint, type NormalizedProblem } from '@redocly/openapi-core'
import type { Document } from './document.js'
import { dialect, dialectRules } from './rules.js'
import { unlistedPathItems } from './unlisted.js'

/**
 * Lints the document of an API and bundles it, so that only schemas are still referenced.
 *
 * @throws {Error} with file, line and reason of every problem.
 */
export async function bundleDocument(file: string): Promise<Document> {
  const linting = await createConfig({ plugins: [dialect], rules: { ...dialectRules, 'no-unresolved-refs': 'error' } })
  const problems = await lint({ ref: file, config: linting })
  const { bundle: bundled, problems: unresolved } = await bundle({ ref: file, config: await createConfig({}) })
  const errors = [...problems, ...unresolved].filter((problem) => problem.severity === 'error').map(describe)
  errors.push(...unlistedPathItems(file))
  if (errors.length > 0) throw new Error([...new Set(errors)].join('\n'))
  return inlineAllButSchemas(bundled.parsed as Tree) // an object, or the linter would have complained
}

function describe(problem: NormalizedProblem): string {
  const place = problem.location[0]
  if (!place) return problem.message
  const { start } = getLineColLocation(place)
  return `${place.source.absoluteRef.replace(`${process.cwd()}/`, '')}:${start.line}  ${problem.message}`
}

/** Puts parameters, responses and examples where they are used; the generators differ in how they name them. */
function inlineAllButSchemas(parsed: Tree): Document {
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve)
    if (!isTree(node)) return node
    const ref = node.$ref
    if (typeof ref === 'string' && !ref.startsWith('#/components/schemas/')) return resolve(at(parsed, ref))
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, resolve(child)]))
  }
  const { schemas, securitySchemes } = parsed.components as Tree // present in every bundle
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
