import { readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Document, isCollection, isMap, LineCounter, parseDocument, visit } from 'yaml'

/** A file that has been read, and where its lines begin. */
interface Source {
  readonly document: Document
  readonly lines: LineCounter
}

/**
 * Finds references in an API's documents that lead back to themselves, over nothing but references, and aliases within
 * what they stand for. The linter would stop without a word of where.
 *
 * @returns a line each, with file, line and reason.
 */
export function circularReferences(index: string): readonly string[] {
  const sources = new Map<string, Source | undefined>()
  const sourceOf = (file: string): Source | undefined => {
    if (!sources.has(file)) sources.set(file, read(file))
    return sources.get(file)
  }
  const files = new Set([index])
  const targets = new Set<string>()
  for (const file of files) {
    for (const target of targetsIn(file)) {
      targets.add(target)
      files.add(target.split('#')[0] ?? '') // which is then read in its turn
    }
  }
  return [
    ...[...files].flatMap(aliasesWithin),
    ...[...targets].filter((place) => leadsBack(place, sourceOf)).map((place) => described(place, sourceOf)),
  ]
}

/** The aliases of a file that stand within the node whose name they have. */
function aliasesWithin(file: string): readonly string[] {
  const text = textOf(file)
  if (!/\s&\S[\s\S]*\s\*\S/.test(text)) return []
  const lines = new LineCounter()
  const found: string[] = []
  visit(parseDocument(text, { lineCounter: lines }), {
    Alias: (_key, { source, range }, path) => {
      const isWithin = path.some((node) => isCollection(node) && node.anchor === source)
      const { line } = lines.linePos(range?.[0] ?? 0)
      if (isWithin)
        found.push(`${relative(process.cwd(), file)}:${line}  '*${source}' stands within what it stands for`)
    },
  })
  return found
}

/** What is in a file; nothing where there is none, which is for the linter to say. */
const textOf = (file: string): string =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : ''

/** A file without a reference is none that leads on. */
function read(file: string): Source | undefined {
  const text = textOf(file)
  if (!text.includes('$ref')) return undefined
  const lines = new LineCounter()
  return { document: parseDocument(text, { lineCounter: lines }), lines }
}

/** A place is a file, `#`, and the way to a node in it. */
function targetsIn(file: string): readonly string[] {
  const found = textOf(file).matchAll(/\$ref["']?\s*:\s*(["']?)([^"'\s,}]+)\1/g)
  return [...found].map(([, , target = '']) => placeOf(target, file))
}

function placeOf(target: string, file: string): string {
  const [path = '', way = ''] = target.split('#')
  return `${path ? join(dirname(file), path) : file}#${way}`
}

type SourceOf = (file: string) => Source | undefined

function leadsBack(place: string, sourceOf: SourceOf): boolean {
  const seen = new Set<string>()
  let next = nextOf(place, sourceOf)
  while (next && next !== place && !seen.has(next) && seen.size < 100) {
    seen.add(next)
    next = nextOf(next, sourceOf)
  }
  return next === place || seen.size === 100 // it grows without an end, as `#/a/b` within `#/a` does
}

/** Where the reference at a place leads, or at what stands on the way to it. */
function nextOf(place: string, sourceOf: SourceOf): string | undefined {
  const [file = '', way = ''] = place.split('#')
  const { document } = sourceOf(file) ?? {}
  const steps = stepsOf(way)
  for (const index of [...steps.keys(), steps.length]) {
    const node = document?.getIn(steps.slice(0, index), true)
    const target = isMap(node) ? node.get('$ref') : undefined
    if (typeof target !== 'string') continue
    const rest = steps.slice(index).map((step) => `/${step}`)
    return placeOf(target, file) + rest.join('')
  }
  return undefined
}

const stepsOf = (way: string): readonly string[] =>
  way
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

function described(place: string, sourceOf: SourceOf): string {
  const [file = '', way = ''] = place.split('#')
  const { document, lines } = sourceOf(file) ?? {}
  const node = document?.getIn(stepsOf(way), true)
  const line = isMap(node) ? lines?.linePos(node.range?.[0] ?? 0).line : undefined
  return `${relative(process.cwd(), file)}:${line ?? 1}  '#${way}' leads back to itself: it is nothing but references`
}
