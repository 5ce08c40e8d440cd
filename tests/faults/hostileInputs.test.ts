import { describe, expect, test } from 'vitest'
import type { Schema } from '../../codegen/document/document.js'
import { entryName } from '../../src/operation/entryName.js'
import { allEntries, callByName, type Entry, optionsFor } from '../support/catalogue.js'
import { bodyInput, inputOf } from '../support/exampleInputs.js'
import { publicName, resolve } from '../support/schemas.js'
import { runServerUnderAttack } from '../support/underAttack.js'

const entries = await allEntries()

const harness = runServerUnderAttack()
const { client } = harness

describe('text that wants to leave its place', () => {
  const attacks: readonly string[] = [
    '../../wallets/x?chain=0x38#',
    '..',
    '.',
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fwallets',
    '..%2f',
    '..\\..\\x',
    '/',
    '//evil.example/x',
    'http://evil.example/',
    '?chain=0x38',
    '#',
    '&chain=0x38&x[]=1',
    'a b+c',
    'x\r\nhost: evil.example',
    '\t..',
    '\0',
    '💥é\u202e',
    '{address}',
    '$&$1$`',
    ';v=1',
    '@evil.example',
  ]

  /** Every text input of every operation, by where it travels. */
  const places = entries.flatMap((entry) => {
    return entry.parameters
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({
        entry,
        name: parameter['x-input-name'] ?? publicName(parameter.name),
        wire: parameter.name,
        place: parameter.in,
        isList: parameter.schema.type === 'array',
      }))
  })

  /** Each segment of a path meets all attacks, each input of a query every sixth: in turn, as all are written by one line. */
  const attacksOn = (place: (typeof places)[number]): readonly string[] => {
    const index = places.indexOf(place)
    return attacks.filter((_, at) => place.place === 'path' || (index + at) % 6 === 0)
  }

  test.each(entries)(
    '$api $id: text arrives as it was given, in one place, or is refused before sending',
    async (entry) => {
      const good = inputOf(entry, { cursor: true })
      harness.server.answer({ body: {} })
      const path = new RegExp(`^/${entryName(entry.api)}${entry.path.replace(/\{\w+\}/g, '([^/]+)')}$`)
      await callByName(client(optionsFor(entry)), entry, good)
        .raw()
        .catch(() => {})
      const expectedNames = [...(harness.server.arrivals[0]?.query.keys() ?? [])].sort()
      for (const one of places.filter((each) => each.entry === entry)) {
        const { name, wire, place, isList } = one
        for (const attack of attacksOn(one)) {
          const where = `${name}: ${attack}`
          harness.server.answer({ body: {} })
          const input = { ...good, [name]: isList ? [attack] : attack }
          const error = await callByName(client(optionsFor(entry)), entry, input)
            .raw()
            .catch((reason: unknown) => reason)
          const [arrival] = harness.server.arrivals
          if (!arrival) {
            expect(error, where).toMatchObject({ name: 'InputError', code: 'INVALID_ARGUMENT', operation: entry.id })
            continue
          }
          const values =
            place === 'path'
              ? segmentOf(entry, arrival.path, wire)
              : arrival.query.getAll(`${wire}${isList ? '[]' : ''}`)
          expect(values, where).toEqual([attack])
          expect(arrival.path, where).toMatch(path)
          const names = [
            ...new Set([...expectedNames, ...(place === 'query' ? [`${wire}${isList ? '[]' : ''}`] : [])]),
          ].sort()
          expect([...new Set(arrival.query.keys())].sort(), where).toEqual(names)
          expect(arrival.headers.host, where).toBe(new URL(harness.server.url).host)
        }
      }
    },
  )

  /** The decoded path segment that a parameter of the template travels in. */
  function segmentOf(entry: Entry, path: string, wire: string): string[] {
    const at = entry.path.split('/').indexOf(`{${wire}}`)
    return path
      .slice(entry.api.length + 1)
      .split('/')
      .slice(at, at + 1)
      .map(decodeURIComponent)
  }

  test('there are inputs of every place among them', () => {
    expect(places.filter(({ place }) => place === 'path').length).toBeGreaterThan(90)
    expect(places.filter(({ place }) => place === 'query').length).toBeGreaterThan(250)
  })

  const bodies = entries.filter((entry) => entry.operation.requestBody?.content['application/json']?.examples)

  test.each(bodies)('$api $id: text in the body stays text in the body', async (entry) => {
    const [example] = Object.values(entry.operation.requestBody?.content['application/json']?.examples ?? {})
    if (!example) throw new Error(`${entry.id} shows no body`)
    const attack = '","chain":"0x38","__proto__":{"polluted":1},"x":"'
    const schema = entry.operation.requestBody?.content['application/json']?.schema ?? {}
    const hostile = replaceTexts(entry, schema, example.value, attack)
    harness.server.answer({ body: {} })
    const error = await callByName(client(optionsFor(entry)), entry, {
      ...inputOf(entry),
      ...bodyInput(entry, hostile),
    })
      .raw()
      .catch((reason: unknown) => reason)
    const [arrival] = harness.server.arrivals
    if (arrival) expect(JSON.parse(arrival.body)).toEqual(hostile)
    else expect(error).toMatchObject({ name: 'InputError' })
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
  })

  /** A body with every free text replaced. */
  function replaceTexts(entry: Entry, use: Schema, value: unknown, text: string): unknown {
    const schema = resolve(entry.document, use)
    if (Array.isArray(value)) return value.map((one) => replaceTexts(entry, schema.items ?? {}, one, text))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          replaceTexts(entry, schema.properties?.[name] ?? { type: 'unknown' }, one, text),
        ]),
      )
    }
    return typeof value === 'string' && schema.type === 'string' && !schema.format && !schema.enum && !schema.const
      ? text
      : value
  }
})
