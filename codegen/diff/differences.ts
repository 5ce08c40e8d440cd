import { isStricter } from '../model/limits.js'
import { isWithin } from './acceptedTypes.js'
import type { Entry } from './entry.js'

/**
 * What a change means to users. `breaking`: code that worked may fail. `new`: something was added. `deprecated`:
 * something ends. `changed`: users write and read the same, but the request, its cost or the like differ.
 */
export interface Difference {
  readonly kind: 'breaking' | 'new' | 'deprecated' | 'changed'
  readonly text: string
}

type Surface = ReadonlyMap<string, Entry>

/** Returns every difference between two versions of an API that users can notice. */
export function differencesOf(before: Surface, after: Surface): readonly Difference[] {
  const gone = [...before].filter(([name, { owner }]) => !after.has(name) && (name === owner || after.has(owner)))
  const added = [...after].filter(([name, { owner }]) => !before.has(name) && (name === owner || before.has(owner)))
  const kept = [...after].flatMap(([name, entry]) => {
    const old = before.get(name)
    const changes = old ? [...changesOf(old, entry)] : []
    return changes.map(({ kind, text }): Difference => ({ kind, text: `${name}${text}` }))
  })
  return [
    ...gone.map(([name]): Difference => ({ kind: 'breaking', text: `${name} is gone` })),
    ...added.map(([name, { direction, owner, optional }]): Difference => {
      const isRequired = direction === 'input' && name !== owner && !optional
      return isRequired ? { kind: 'breaking', text: `${name} is new and required` } : { kind: 'new', text: name }
    }),
    ...kept,
  ]
}

const difference = (text: string, breaks: boolean): Difference => ({
  kind: breaks ? 'breaking' : 'new',
  text: ` ${text}`,
})

/** Returns the changes of one entry. What still lets callers write and read as before isn't breaking. */
function* changesOf(old: Entry, now: Entry): Generator<Difference> {
  const isInput = now.direction === 'input'
  const [before, after] = [old, now].map(({ types }) => types.join(' or '))
  if (before !== after) {
    const fits = old.types.every((type) => now.types.some((other) => isWithin(type, other)))
    yield difference(`was ${before} and is ${after}`, !isInput || !fits)
  } else if (old.unit && now.unit && old.unit !== now.unit)
    yield difference(`was in ${old.unit} and is in ${now.unit}`, true)
  if (old.optional !== now.optional) {
    const [lax, strict] = isInput ? ['may be left out', 'is required'] : ['may be absent', 'is always there']
    yield difference(now.optional ? lax : strict, now.optional !== isInput)
  }
  if (old.nullable !== now.nullable)
    yield difference(now.nullable ? 'may be null' : 'is never null', now.nullable !== isInput)
  yield* changedValues(old, now, isInput)
  yield* changedLimits(old, now)
  if (old.default !== now.default) {
    const was = old.default === undefined ? '' : `, was ${old.default}`
    const text = now.default === undefined ? 'has no default' : `is ${now.default} where there is none`
    yield difference(text + was, old.default !== undefined)
  }
  yield* changedNotes(old, now)
  if (now.deprecated !== undefined && now.deprecated !== old.deprecated)
    yield { kind: 'deprecated', text: now.deprecated && `: ${now.deprecated}` }
  if (now.removed !== undefined && now.removed !== old.removed)
    yield { kind: old.removed === undefined ? 'breaking' : 'changed', text: `: ${now.removed}` }
  if (now.removed === undefined && old.removed !== undefined) yield difference('is served again', false)
  else if (now.deprecated === undefined && old.deprecated !== undefined && now.removed === undefined)
    yield difference('is no longer deprecated', false)
}

/** Returns the changes of values. A new value in responses isn't breaking, because such sets are open. */
function* changedValues(old: Entry, now: Entry, isInput: boolean): Generator<Difference> {
  const [before, after] = [old, now].map((entry) =>
    isInput && !entry.values?.closed ? [] : (entry.values?.list ?? []),
  )
  const removed = (before ?? []).filter((value) => !after?.includes(value)).join(', ')
  const added = (after ?? []).filter((value) => !before?.includes(value)).join(', ')
  if (removed && after?.length === 0) yield difference(isInput ? 'takes any value' : 'may be any value', !isInput)
  else if (removed && isInput) yield difference(`no longer takes ${removed}`, true)
  else if (removed) yield { kind: old.values?.closed ? 'breaking' : 'changed', text: ` is no longer ${removed}` }
  if (!added) return
  if (isInput) yield difference(`takes ${before?.length === 0 ? 'only ' : ''}${added}`, before?.length === 0)
  else yield difference(`may be ${added}`, false)
}

function* changedLimits({ limits: old = {} }: Entry, { limits: now = {} }: Entry): Generator<Difference> {
  for (const limit of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [before, after] = [old[limit], now[limit]]
    if (before === after) continue
    const was = before === undefined ? '' : `, was ${before}`
    const limitText = limit.replace('#', () => after ?? before ?? '')
    const text = after === undefined ? `is no longer held to ${limitText}` : `takes ${limitText}${was}`
    yield difference(text, isStricter(limit, before, after))
  }
}

function* changedNotes({ notes: old = {} }: Entry, { notes: now = {} }: Entry): Generator<Difference> {
  for (const note of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [before = 'nothing', after = 'nothing'] = [old[note], now[note]]
    if (before !== after) yield { kind: 'changed', text: ` ${note} ${after}, was ${before}` }
  }
}
