import { describe, expect, test } from 'vitest'
import type { Schema } from '../../codegen/document/document.js'
import { DecodeError } from '../../src/errors/decode.js'
import { createDecoding } from '../../src/operation/decode/decoding.js'
import { allEntries, apis, type Entry } from '../support/catalogue.js'
import { differences, gone, readByDocument } from '../support/reference.js'

/** One value of an example that is made to break its contract. */
interface Poisoned {
  readonly wire: unknown
  /** JSON pointer of the value. */
  readonly path: string
}

const entries = await allEntries()
const from = { chain: '0x1' }

describe.each(apis)('%s: one broken value costs what the document says, and no more', (api) => {
  test.each(entries.filter((entry) => entry.api === api))('$id', (entry) => {
    const { document, answer, constant, operation } = entry
    const poisoned = poisonedExamplesOf(entry)
    for (const { wire, path } of poisoned) {
      const items = operation['x-page']?.items
      const expected = readByDocument(document, answer, wire, { from, broken: [path], items })
      const tolerant = createDecoding(wire, { strict: false, from })
      const decoded = constant.decode(wire, tolerant)
      expect(differences(expected === gone ? undefined : expected, decoded), `${path} was poisoned`).toEqual([])
      expect(tolerant.issues.map((issue) => issue.path)).toEqual([path])

      const strict = createDecoding(wire, { strict: true, from })
      const error = errorOf(() => constant.decode(wire, strict))
      expect(error, `${path} was poisoned`).toBeInstanceOf(DecodeError)
      expect(error).toMatchObject({ path, code: 'INVALID_DATA' })
    }
    expect(poisoned.length > 0 || isBare(answer), 'something can be poisoned').toBe(true)
  })
})

/** An answer that is one text or boolean, or any JSON, has nothing inside that could break. */
const isBare = ({ $ref, type }: Schema): boolean => !$ref && type !== 'object' && type !== 'array'

/** Parts of documents that were poisoned in an earlier operation, with their kinds: most operations share theirs. */
const tried = new Map<Schema, Set<string>>()
const always = 3

/** Values of the examples that can break a contract, one of each place in the schema: what is new, and the first few. */
function poisonedExamplesOf(entry: Entry): readonly Poisoned[] {
  const { document, answer, operation } = entry
  const places = new Map<string, Poisoned>()
  const tags = new Set<string>()
  for (const example of entry.examples) {
    const found: [string, Schema, string][] = []
    const onValue = (kind: string, at: string, schema: Schema): void => {
      if (kind === 'union') tags.add(`${at}/${schema.discriminator?.propertyName}`)
      found.push([kind, schema, at])
    }
    readByDocument(document, answer, example.value, { from, onValue, items: operation['x-page']?.items })
    for (const [kind, schema, at] of found) {
      const place = `${kind} ${at.replace(/\/\d+(?=\/|$)/g, '/*')}`
      if (places.has(place) || !canBreak(kind, schema) || tags.has(at)) continue
      const kinds = tried.get(schema) ?? new Set()
      if (kinds.has(kind) && places.size >= always) continue
      const wire = poison(example.value, at, poisonOf(kind))
      if (wire === undefined) continue
      places.set(place, { wire, path: at })
      tried.set(schema, kinds.add(kind))
    }
  }
  return [...places.values()]
}

/** Kinds that are no value of their own, or that any value fits. */
const unbreakable = new Set(['any', 'null', 'absent', 'renamed', 'gathered', 'grouped', 'from input'])

const canBreak = (kind: string, schema: Schema): boolean =>
  !unbreakable.has(kind) && !schema['x-accept'] && !(kind === 'string' && [schema.type].flat().includes('array'))

/** Text is no list, object or union; an object is nothing else; broken JSON stays text. */
function poisonOf(kind: string): unknown {
  if (kind === 'json') return '{"name":'
  return ['list', 'object', 'record', 'union'].includes(kind) ? 'poison' : { poison: true }
}

/** The wire value with another value at a JSON pointer; `undefined` where the pointer leads nowhere. */
function poison(wire: unknown, pointer: string, value: unknown): unknown {
  if (pointer === '') return undefined
  const copy: unknown = structuredClone(wire)
  const keys = pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = keys.pop() ?? ''
  const owner = keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at ? Reflect.get(at, key) : undefined),
    copy,
  )
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, last)) return undefined
  Reflect.set(owner, last, value)
  return copy
}

function errorOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
