import { dirname, join, relative } from 'node:path'
import { isCollection, visit } from 'yaml'
import type { YamlFiles } from './yamlFiles.js'

/**
 * Finds references that lead back to themselves over nothing but references, and YAML aliases within what they stand
 * for. The linter would stop there without saying where.
 *
 * @returns a line each, with file, line and reason.
 */
export async function circularReferences(index: string, yaml: YamlFiles): Promise<readonly string[]> {
  const contents = new Map<string, unknown>()
  const targets = new Set<string>()
  const files = new Set([index])
  for (const file of files) {
    contents.set(file, await yaml.content(file))
    for (const target of targetsIn(file, yaml)) {
      targets.add(target)
      files.add(target.split('#')[0] ?? '') // which the loop then reads too
    }
  }
  const aliased = [...contents].filter(([, content]) => holdsItself(content)).map(([file]) => file)
  return [
    ...aliased.flatMap((file) => aliasesWithin(file, yaml)),
    ...[...targets].filter((place) => leadsBack(place, contents)).map((place) => describe(place, yaml)),
  ]
}

/** Content of files, by path. */
type Contents = ReadonlyMap<string, unknown>

/** Whether an object contains itself, which an alias can do. */
function holdsItself(content: unknown, above = new Set<unknown>(), done = new Set<unknown>()): boolean {
  if (typeof content !== 'object' || content === null || done.has(content)) return false
  if (above.has(content)) return true
  above.add(content)
  const isFound = Object.values(content).some((child) => holdsItself(child, above, done))
  above.delete(content)
  done.add(content)
  return isFound
}

/** Returns the aliases of a file that are within the node they refer to. */
function aliasesWithin(file: string, yaml: YamlFiles): readonly string[] {
  const { document, lines } = yaml.withPlaces(file)
  const found: string[] = []
  visit(document, {
    Alias: (_key, { source, range }, path) => {
      const isWithin = path.some((node) => isCollection(node) && node.anchor === source)
      const { line } = lines.linePos(range?.[0] ?? 0)
      if (isWithin)
        found.push(`${relative(process.cwd(), file)}:${line}  '*${source}' stands within what it stands for`)
    },
  })
  return found
}

/** A place is a file, `#`, and the pointer to a node in it. */
function targetsIn(file: string, yaml: YamlFiles): readonly string[] {
  const found = yaml.text(file).matchAll(/\$ref["']?\s*:\s*(["']?)([^"'\s,}]+)\1/g)
  return [...found].map(([, , target = '']) => placeOf(target, file))
}

function placeOf(target: string, file: string): string {
  const [path = '', pointer = ''] = target.split('#')
  return `${path ? join(dirname(file), path) : file}#${pointer}`
}

function leadsBack(place: string, contents: Contents): boolean {
  const seen = new Set<string>()
  let next = nextOf(place, contents)
  while (next && next !== place && !seen.has(next) && seen.size < 100) {
    seen.add(next)
    next = nextOf(next, contents)
  }
  return next === place || seen.size === 100 // grows forever, as `#/a/b` within `#/a` does
}

/** Returns where the reference at a place, or at a node on the way to it, leads. */
function nextOf(place: string, contents: Contents): string | undefined {
  const [file = '', pointer = ''] = place.split('#')
  const segments = segmentsOf(pointer)
  let node = contents.get(file)
  for (const index of [...segments.keys(), segments.length]) {
    const target: unknown = Object(node).$ref
    if (typeof target === 'string') {
      const rest = segments.slice(index).map((segment) => `/${segment}`)
      return placeOf(target, file) + rest.join('')
    }
    const segment = segments[index] ?? ''
    node = Object.hasOwn(Object(node), segment) ? Object(node)[segment] : undefined
  }
  return undefined
}

const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

function describe(place: string, yaml: YamlFiles): string {
  const [file = '', pointer = ''] = place.split('#')
  const line = yaml.lineOf(file, segmentsOf(pointer))
  return `${relative(process.cwd(), file)}:${line}  '#${pointer}' leads back to itself: it is nothing but references`
}
