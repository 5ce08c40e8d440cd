import { expect, test } from 'vitest'
import { plainDecimals } from '../../../../src/command/catalogue/plainDecimals.js'
import type { Manifest, ManifestShape } from '../../../../src/operation/manifest.js'

const decimal: ManifestShape = { kind: 'scalar', type: 'string', format: 'decimal' }
const text: ManifestShape = { kind: 'scalar', type: 'string' }
const field = (name: string, shape: ManifestShape) => ({ name, description: '', shape })
const node: ManifestShape = {
  kind: 'object',
  fields: [
    field('price', decimal),
    field('name', text),
    field('next', { kind: 'ref', name: 'Node' }),
    field('all', { kind: 'list', item: { shape: decimal } }),
  ],
}
const manifest = {
  formats: { decimal: { output: 'string', input: 'DecimalInput' } },
  types: { Node: { description: '', shape: node } },
} as unknown as Manifest

test('decimals lose their exponent at any depth, and names that look like one keep it', () => {
  const plain = plainDecimals(manifest, { kind: 'ref', name: 'Node' })
  const value = { price: '1e-7', name: '1e-7', all: ['2.5E+3', '1'], next: { price: '-1.5e-10', name: '', next: null } }
  expect(plain(value)).toEqual({
    price: '0.0000001',
    name: '1e-7',
    all: ['2500', '1'],
    next: { price: '-0.00000000015', name: '', next: null },
  })
})
