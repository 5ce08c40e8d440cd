import { expect, test } from 'vitest'
import type { Schema } from '../../codegen/document/document.js'
import { apis, documentOf } from '../support/catalogue.js'

interface Field {
  readonly name: string
  /** What users get. */
  readonly type: 'number' | 'text'
  readonly says: string
}

const types: Readonly<Record<string, Field['type']>> = { usd: 'number', decimal: 'text' }

/** The fields of a schema that hold US dollars. */
function dollars({ properties = {} }: Schema): readonly Field[] {
  return Object.entries(properties).flatMap(([name, { description: says = '', format = '' }]): Field[] => {
    const type = types[format]
    return type && (/usd/i.test(name) || /US dollars/.test(says)) ? [{ name, type, says }] : []
  })
}

const rows = apis.flatMap((api) =>
  Object.entries(documentOf(api).components.schemas).map(([name, schema]) => ({ api, name, fields: dollars(schema) })),
)
const mixed = rows.filter(({ fields }) => new Set(fields.map(({ type }) => type)).size > 1)

test('some rows hold US dollars as text and as numbers', () => {
  expect(mixed.map(({ name }) => name)).toContain('Erc20TokenBalanceWithPrice')
})

test.each(mixed)('each field of $api $name says whether its US dollars are text or a number', ({ fields }) => {
  for (const { name, type, says } of fields) expect(says, name).toMatch(new RegExp(`\\b${type}\\b`))
})
