// The decoder primitives, together, for tests that go over all of them.
export * from '../../src/operation/formats/chain.js'
export * from '../../src/operation/formats/gather.js'
export * from '../../src/operation/formats/hex.js'
export * from '../../src/operation/formats/lists.js'
export * from '../../src/operation/formats/numbers.js'
export * from '../../src/operation/formats/plain.js'
export * from '../../src/operation/formats/reshape.js'
export * from '../../src/operation/formats/uint.js'
