import fc from 'fast-check'
import { test } from 'vitest'
import { createDecoding, type Decoding } from '../../../../src/operation/decode/decoding.js'
import { primitives } from '../../../support/primitives.js'

const decoding = createDecoding({}, { strict: false })

test.each(Object.entries(primitives))('%s does not throw, whatever JSON holds', (_name, primitive) => {
  const read: (value: unknown, decoding: Decoding) => unknown = primitive
  fc.assert(fc.property(fc.jsonValue(), (value) => void read(value, decoding)))
})
