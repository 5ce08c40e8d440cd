import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isObject, type SchemaObject } from '../schema/alternatives.js'
import type { Difference } from './difference.js'
import type { OperationDifferences } from './operations.js'

/** An entry of `specs/<api>/differences.yaml`: differences of one kind that stay, and why. */
interface Entry {
  readonly reason: string
  readonly kind: Difference['kind']
  readonly what: Difference['what']
  /** Patterns of operation ids. Each must match something. */
  readonly operations: readonly Pattern[]
  /** Patterns of places in the operation. Each must match something. */
  readonly where: readonly Pattern[]
  /** What the documents say, if the entry is limited to that. */
  readonly ours: string | undefined
  readonly theirs: string | undefined
  /** Whether only some of the provider's documents have the difference, so that an unmatched entry isn't reported. */
  readonly optional: boolean
}

/** The rest of a comparison, and the entries that no longer apply. */
export interface Remaining {
  readonly compared: readonly OperationDifferences[]
  /** How many differences are written down. */
  readonly known: number
  /** One line per entry that no longer applies, with its file. */
  readonly outdated: readonly string[]
}

/**
 * Removes the differences from a comparison that are written down, with their reasons, next to our documents. Entries
 * that no longer apply are reported, for each API that has others which do.
 *
 * @throws {Error} if a file has an invalid entry.
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
    if (!patterns.some(({ pattern }) => met.has(pattern))) return [] // an older document, or our own
    return patterns
      .filter(({ pattern }) => !met.has(pattern))
      .map(({ entry, pattern }) => `${fileOf(api, specs)}: nothing ${entry.kind} matches \`${pattern.text}\` any more`)
  })
  const count = (some: readonly OperationDifferences[]) => some.flatMap(({ differences }) => differences).length
  return { compared: rest, known: count(compared) - count(rest), outdated }
}

/** Whether an entry applies to a difference in an operation. */
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

/** A text in which `*` matches any text. */
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
  if (!Array.isArray(content)) throw new Error(`${file} is not a list`)
  return content.map((entry, index) => entryOf(entry, `${file}, entry ${index + 1}`))
}

function entryOf(value: unknown, place: string): Entry {
  const entry: SchemaObject = isObject(value) ? value : {}
  const unknown = Object.keys(entry).filter((key) => !keys.includes(key))
  if (unknown.length > 0) throw new Error(`${place}: unknown key ${unknown.join(', ')}. One of: ${keys.join(', ')}`)
  const { reason, kind, what, ours, theirs } = entry
  if (typeof reason !== 'string') throw new Error(`${place} has no reason`)
  const [isKind, isWhat] = [kinds.find((one) => one === kind), whats.find((one) => one === what)]
  if (!isKind || !isWhat) throw new Error(`${place} has an unknown kind or what: ${kind} ${what}`)
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

/** Returns the patterns of a key; an absent key matches anything. */
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
