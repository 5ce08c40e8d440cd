import fc from 'fast-check'
import { test } from 'vitest'
import { createDecoding } from '../../../../src/operation/decoding.js'
import * as formats from '../../../support/primitives.js'

const decoding = createDecoding({}, { strict: false })

test('no primitive throws, whatever JSON holds', () => {
  const single = [
    formats.count,
    formats.float,
    formats.decimal,
    formats.evmAddress,
    formats.aptosAddress,
    formats.hash32,
    formats.hex,
  ]
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const decode of [...single, formats.json, formats.evmChain, formats.asList, formats.flattened])
        decode(value, decoding)
      formats.uint(value, decoding)
    }),
  )
})
