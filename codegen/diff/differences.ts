import { isStricter } from '../model/limits.js'
import { isWithin } from './acceptedTypes.js'
import type { Facet } from './facet.js'

/**
 * What a change means to users: code that worked may fail, there is something new, something goes, or what they write
 * and read is as it was, but not all about it.
 */
export interface Difference {
  readonly kind: 'breaking' | 'new' | 'deprecated' | 'changed'
  readonly text: string
}

type Surface = ReadonlyMap<string, Facet>

/** Every difference that users can notice between two versions of an API. */
export function differencesOf(before: Surface, after: Surface): readonly Difference[] {
  const gone = [...before].filter(([name, { owner }]) => !after.has(name) && (name === owner || after.has(owner)))
  const added = [...after].filter(([name, { owner }]) => !before.has(name) && (name === owner || before.has(owner)))
  const kept = [...after].flatMap(([name, facet]) => {
    const old = before.get(name)
    const told = old ? [...changesOf(old, facet)] : []
    return told.map(({ kind, text }): Difference => ({ kind, text: `${name}${text}` }))
  })
  return [
    ...gone.map(([name]): Difference => ({ kind: 'breaking', text: `${name} is gone` })),
    ...added.map(([name, { direction, owner, optional }]): Difference => {
      const isDemanded = direction === 'input' && name !== owner && !optional
      return isDemanded ? { kind: 'breaking', text: `${name} is new and required` } : { kind: 'new', text: name }
    }),
    ...kept,
  ]
}

const told = (text: string, breaks: boolean): Difference => ({ kind: breaks ? 'breaking' : 'new', text: ` ${text}` })

/** What callers may still write and read as they did is no break. */
function* changesOf(old: Facet, now: Facet): Generator<Difference> {
  const isInput = now.direction === 'input'
  const [before, after] = [old, now].map(({ types }) => types.join(' or '))
  if (before !== after) {
    const fits = old.types.every((type) => now.types.some((other) => isWithin(type, other)))
    yield told(`was ${before} and is ${after}`, !isInput || !fits)
  } else if (old.unit && now.unit && old.unit !== now.unit) yield told(`was in ${old.unit} and is in ${now.unit}`, true)
  if (old.optional !== now.optional) {
    const [lax, strict] = isInput ? ['may be left out', 'is required'] : ['may be absent', 'is always there']
    yield told(now.optional ? lax : strict, now.optional !== isInput)
  }
  if (old.nullable !== now.nullable)
    yield told(now.nullable ? 'may be null' : 'is never null', now.nullable !== isInput)
  yield* changedValues(old, now, isInput)
  yield* changedLimits(old, now)
  if (old.default !== now.default) {
    const was = old.default === undefined ? '' : `, was ${old.default}`
    const text = now.default === undefined ? 'has no default' : `is ${now.default} where there is none`
    yield told(text + was, old.default !== undefined)
  }
  yield* changedNotes(old, now)
  if (now.deprecated !== undefined && now.deprecated !== old.deprecated)
    yield { kind: 'deprecated', text: now.deprecated && `: ${now.deprecated}` }
  if (now.deprecated === undefined && old.deprecated !== undefined) yield told('is no longer deprecated', false)
}

/** A value that an answer may have besides is no break, as every such set is open, but for the tags of unions. */
function* changedValues(old: Facet, now: Facet, isInput: boolean): Generator<Difference> {
  const [before, after] = [old, now].map((facet) =>
    isInput && !facet.values?.closed ? [] : (facet.values?.list ?? []),
  )
  const lost = (before ?? []).filter((value) => !after?.includes(value)).join(', ')
  const won = (after ?? []).filter((value) => !before?.includes(value)).join(', ')
  if (lost && after?.length === 0) yield told(isInput ? 'takes any value' : 'may be any value', !isInput)
  else if (lost && isInput) yield told(`no longer takes ${lost}`, true)
  else if (lost) yield { kind: old.values?.closed ? 'breaking' : 'changed', text: ` is no longer ${lost}` }
  if (!won) return
  if (isInput) yield told(`takes ${before?.length === 0 ? 'only ' : ''}${won}`, before?.length === 0)
  else yield told(`may be ${won}`, false)
}

function* changedLimits({ limits: old = {} }: Facet, { limits: now = {} }: Facet): Generator<Difference> {
  for (const limit of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [before, after] = [old[limit], now[limit]]
    if (before === after) continue
    const was = before === undefined ? '' : `, was ${before}`
    const said = limit.replace('#', () => after ?? before ?? '')
    const text = after === undefined ? `is no longer held to ${said}` : `takes ${said}${was}`
    yield told(text, isStricter(limit, before, after))
  }
}

function* changedNotes({ notes: old = {} }: Facet, { notes: now = {} }: Facet): Generator<Difference> {
  for (const note of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [before = 'nothing', after = 'nothing'] = [old[note], now[note]]
    if (before !== after) yield { kind: 'changed', text: ` ${note} ${after}, was ${before}` }
  }
}
