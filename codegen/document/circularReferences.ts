import { dirname, join, relative } from 'node:path'
import { isCollection, isMap, visit } from 'yaml'
import type { YamlFiles } from './yamlFiles.js'

/**
 * Finds references in an API's documents that lead back to themselves, over nothing but references, and aliases within
 * what they stand for. The linter would stop without a word of where.
 *
 * @returns a line each, with file, line and reason.
 */
export function circularReferences(index: string, yaml: YamlFiles): readonly string[] {
  const files = new Set([index])
  const targets = new Set<string>()
  for (const file of files) {
    for (const target of targetsIn(file, yaml)) {
      targets.add(target)
      files.add(target.split('#')[0] ?? '') // which is then read in its turn
    }
  }
  return [
    ...[...files].flatMap((file) => aliasesWithin(file, yaml)),
    ...[...targets].filter((place) => leadsBack(place, yaml)).map((place) => describe(place, yaml)),
  ]
}

/** The aliases of a file that stand within the node whose name they have. */
function aliasesWithin(file: string, yaml: YamlFiles): readonly string[] {
  if (!/\s&\S[\s\S]*\s\*\S/.test(yaml.text(file))) return []
  const { document, lines } = yaml.parse(file)
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

function leadsBack(place: string, yaml: YamlFiles): boolean {
  const seen = new Set<string>()
  let next = nextOf(place, yaml)
  while (next && next !== place && !seen.has(next) && seen.size < 100) {
    seen.add(next)
    next = nextOf(next, yaml)
  }
  return next === place || seen.size === 100 // it grows without an end, as `#/a/b` within `#/a` does
}

/** Where the reference at a place leads, or at a node on the way to it. */
function nextOf(place: string, yaml: YamlFiles): string | undefined {
  const [file = '', pointer = ''] = place.split('#')
  if (!yaml.text(file).includes('$ref')) return undefined // most examples: they need not be parsed
  const { document } = yaml.parse(file)
  const segments = segmentsOf(pointer)
  for (const index of [...segments.keys(), segments.length]) {
    const node = document.getIn(segments.slice(0, index), true)
    const target = isMap(node) ? node.get('$ref') : undefined
    if (typeof target !== 'string') continue
    const rest = segments.slice(index).map((segment) => `/${segment}`)
    return placeOf(target, file) + rest.join('')
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
  const { document, lines } = yaml.parse(file)
  const node = document.getIn(segmentsOf(pointer), true)
  const line = isMap(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1
  return `${relative(process.cwd(), file)}:${line}  '#${pointer}' leads back to itself: it is nothing but references`
}
