import type { Facet } from './surface.js'

/** What a change means to users: code that worked may fail, or there is something new. */
export interface Difference {
  readonly kind: 'breaking' | 'new' | 'deprecated'
  readonly text: string
}

type Surface = ReadonlyMap<string, Facet>

/** Every difference that users can notice between two versions of an API. */
export function differencesOf(before: Surface, after: Surface): readonly Difference[] {
  const gone = [...before].filter(([name, { owner }]) => !after.has(name) && (name === owner || after.has(owner)))
  const added = [...after].filter(([name, { owner }]) => !before.has(name) && (name === owner || before.has(owner)))
  const kept = [...after].flatMap(([name, facet]) => {
    const old = before.get(name)
    return old ? [...changesOf(name, old, facet)] : []
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

/** What callers may still write and read as they did is no break. */
function* changesOf(name: string, old: Facet, now: Facet): Generator<Difference> {
  const isInput = now.direction === 'input'
  const tell = (text: string, breaks: boolean): Difference => ({
    kind: breaks ? 'breaking' : 'new',
    text: `${name} ${text}`,
  })
  if (old.type !== now.type) yield tell(`was ${old.type} and is ${now.type}`, true)
  if (old.optional !== now.optional) {
    const [lax, strict] = isInput ? ['may be left out', 'is required'] : ['may be absent', 'is always there']
    yield tell(now.optional ? lax : strict, now.optional !== isInput)
  }
  if (old.nullable !== now.nullable)
    yield tell(now.nullable ? 'may be null' : 'is never null', now.nullable !== isInput)
  const lost = old.values.filter((value) => !now.values.includes(value))
  const won = now.values.filter((value) => !old.values.includes(value))
  if (lost.length > 0 && now.values.length > 0) yield tell(`no longer takes ${lost.join(', ')}`, true)
  if (won.length > 0)
    yield tell(`takes ${old.values.length > 0 ? '' : 'only '}${won.join(', ')}`, old.values.length === 0)
  if (now.deprecated && !old.deprecated) yield { kind: 'deprecated', text: name }
}
