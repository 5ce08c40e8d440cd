import { afterEach, expect, test } from 'vitest'
import type { Document } from '../../../../codegen/document/document.js'
import { manifestOf } from '../../../../codegen/emit/manifest.js'
import { formats } from '../../../../codegen/formats/formats.js'
import { modelOf } from '../../../../codegen/model/readModel.js'
import { detailsOf } from '../../../../playground/app/build/details.js'
import type { Control } from '../../../../playground/app/catalogue/details.js'
import { typedValue } from '../../../../playground/app/catalogue/draft.js'

const table: Record<string, unknown> = formats // the one table, to which these tests add a line
afterEach(() => {
  for (const name of ['gas', 'share', 'unix-nanos', 'slot-id']) delete table[name]
})

test('a new format of whole numbers is typed as one, exact at any size', () => {
  table.gas = formats.uint256
  const control = controlOf('gas')
  const typed = ['12', '9007199254740993', 'twelve'].map((text) => typedValue(control, text))
  expect(typed).toEqual([12, 9007199254740993n, 'twelve'])
  expect(control).toMatchObject({ digits: true })
})

test('a new format of numbers is typed as one', () => {
  table.share = formats.percent
  const control = controlOf('share')
  expect(['-1.5', 'much'].map((text) => typedValue(control, text))).toEqual([-1.5, 'much'])
  expect(control).not.toHaveProperty('digits')
})

test('a new format of a number or something else may be typed with any key', () => {
  table['slot-id'] = formats['block-id']
  const control = controlOf('slot-id')
  expect(['12', '0xab'].map((text) => typedValue(control, text))).toEqual([12, '0xab'])
  expect(control).not.toHaveProperty('digits')
})

test('a new format of times is picked from a calendar', () => {
  table['unix-nanos'] = formats['unix-micros']
  expect(controlOf('unix-nanos')).toMatchObject({ typing: 'date' })
})

test('text stays text, whatever it looks like; without a format the type says what a value is', () => {
  expect(
    ['decimal', 'evm-address', 'hash32', 'move-type'].map((format) => typedValue(controlOf(format), '12')),
  ).toEqual(Array(4).fill('12'))
  expect(['string', 'integer', 'number'].map((type) => typedValue(controlOf(undefined, type), '12'))).toEqual([
    '12',
    12,
    12,
  ])
})

/** The control of an input of a format, as the page's build makes it of a document. */
function controlOf(format: string | undefined, type = 'string'): Control {
  const parameter = {
    name: 'x',
    in: 'query',
    description: 'One.',
    schema: { type, ...(format && { format }) },
  } as const
  const get = {
    operationId: 'getX',
    tags: ['x'],
    summary: 'Gets one.',
    description: 'Gets one.',
    parameters: [parameter],
    responses: {},
  }
  const document: Document = {
    openapi: '3.1.0',
    info: { title: 'X', version: '1' },
    servers: [],
    tags: [],
    paths: { '/x': { get } },
    components: { schemas: {} },
  }
  const manifest = manifestOf(modelOf('x', document))
  const control = detailsOf({ manifest, examples: { shared: {}, answers: {}, bodies: {} } }).getX?.inputs[0]?.control
  if (!control) throw new Error('the operation has no input')
  return control
}
