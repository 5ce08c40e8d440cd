import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isObject, type SchemaObject } from '../schema/alternatives.js'
import type { Difference } from './difference.js'
import type { OperationDifferences } from './operations.js'

/** Differences that stay, of one kind, and why: an entry of `specs/<api>/differences.yaml`. */
interface Entry {
  readonly reason: string
  readonly kind: Difference['kind']
  readonly what: Difference['what']
  /** Of ids; each has to be met. */
  readonly operations: readonly Pattern[]
  /** Of places in the operation; each has to be met. */
  readonly where: readonly Pattern[]
  /** What the documents say, where this is about that alone. */
  readonly ours: string | undefined
  readonly theirs: string | undefined
  /** Whether only some documents of the provider are about it, so that nothing is told where one is not. */
  readonly optional: boolean
}

/** What is left of a comparison, and what is written down of differences that there are no more. */
export interface Remaining {
  readonly compared: readonly OperationDifferences[]
  /** How many differences are written down. */
  readonly known: number
  /** A line each, with file and place. */
  readonly outdated: readonly string[]
}

/**
 * Takes those differences out of a comparison that are written down with their reason beside our documents. What is
 * written down and no longer so is told, of each API for which anything else still is.
 *
 * @throws {Error} where such a file has something else in it.
 */
export function withoutWrittenDown(compared: readonly OperationDifferences[], specs = 'specs'): Remaining {
  const files = new Map([...new Set(compared.map(({ api }) => api))].map((api) => [api, entriesOf(api, specs)]))
  const met = new Set<Pattern>()
  const isKnown = (one: OperationDifferences, difference: Difference): boolean => {
    const id = one.ours?.id ?? one.theirs?.id ?? ''
    const entries = (files.get(one.api) ?? []).filter((entry) => isAbout(entry, id, difference))
    for (const { operations, where } of entries) {
      for (const pattern of operations) if (pattern.fits(id)) met.add(pattern)
      for (const pattern of where) if (pattern.fits(difference.where)) met.add(pattern)
    }
    return entries.length > 0
  }
  const rest = compared.map((one) => ({
    ...one,
    differences: one.differences.filter((difference) => !isKnown(one, difference)),
  }))
  const outdated = [...files].flatMap(([api, entries]) => {
    const lasting = entries.filter(({ optional }) => !optional)
    const patterns = lasting.flatMap((entry) =>
      [...entry.operations, ...entry.where].map((pattern) => ({ entry, pattern })),
    )
    if (!patterns.some(({ pattern }) => met.has(pattern))) return [] // documents of another time, or ours
    return patterns
      .filter(({ pattern }) => !met.has(pattern))
      .map(({ entry, pattern }) => `${fileOf(api, specs)}: nothing is ${entry.kind} by \`${pattern.text}\` any more`)
  })
  const count = (some: readonly OperationDifferences[]) => some.flatMap(({ differences }) => differences).length
  return { compared: rest, known: count(compared) - count(rest), outdated }
}

/** Whether an entry is about a difference in the operation of an id. */
function isAbout({ kind, what, operations, where, ours, theirs }: Entry, id: string, found: Difference): boolean {
  return (
    kind === found.kind &&
    what === found.what &&
    operations.some(({ fits }) => fits(id)) &&
    where.some(({ fits }) => fits(found.where)) &&
    (ours === undefined || ours === found.ours) &&
    (theirs === undefined || theirs === found.theirs)
  )
}

/** A text in which `*` is any text. */
interface Pattern {
  readonly text: string
  readonly fits: (text: string) => boolean
}

function patternOf(text: string): Pattern {
  const parts = text.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'))
  const expression = new RegExp(`^${parts.join('.*')}$`, 's')
  return { text, fits: (other) => expression.test(other) }
}

const fileOf = (api: string, specs: string): string => join(specs, api, 'differences.yaml')

function entriesOf(api: string, specs: string): readonly Entry[] {
  const file = fileOf(api, specs)
  if (!existsSync(file)) return []
  const content: unknown = parse(readFileSync(file, 'utf8')) ?? []
  if (!Array.isArray(content)) throw new Error(`${file} is no list`)
  return content.map((entry, index) => entryOf(entry, `${file}, entry ${index + 1}`))
}

function entryOf(value: unknown, place: string): Entry {
  const entry: SchemaObject = isObject(value) ? value : {}
  const unknown = Object.keys(entry).filter((key) => !keys.includes(key))
  if (unknown.length > 0) throw new Error(`${place}: ${unknown.join(', ')}? There are ${keys.join(', ')}`)
  const { reason, kind, what, ours, theirs } = entry
  if (typeof reason !== 'string') throw new Error(`${place} has no reason`)
  const [isKind, isWhat] = [kinds.find((one) => one === kind), whats.find((one) => one === what)]
  if (!isKind || !isWhat) throw new Error(`${place} is of no kind: ${kind} ${what}`)
  return {
    reason,
    kind: isKind,
    what: isWhat,
    operations: patternsOf(entry.operations),
    where: patternsOf(entry.where),
    ours: ours === undefined ? undefined : String(ours),
    theirs: theirs === undefined ? undefined : String(theirs),
    optional: entry.optional === true,
  }
}

/** Any, where a key is not there. */
const patternsOf = (value: unknown): readonly Pattern[] => [value ?? '*'].flat().map(String).map(patternOf)

const keys = ['reason', 'kind', 'what', 'operations', 'where', 'ours', 'theirs', 'optional']
const kinds: readonly Difference['kind'][] = ['missing', 'extra', 'different']
const whats: readonly Difference['what'][] = [
  'operation',
  'path',
  'parameter',
  'body',
  'answer',
  'field',
  'member',
  'type',
  'value',
  'required',
  'deprecated',
]
