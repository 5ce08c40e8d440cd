import * as chain from '../../src/operation/decode/chain.js'
import * as freeJson from '../../src/operation/decode/freeJson.js'
import * as hex from '../../src/operation/decode/hex.js'
import * as numbers from '../../src/operation/decode/numbers.js'
import * as plain from '../../src/operation/decode/plain.js'
import * as reshape from '../../src/operation/decode/reshape.js'
import * as solana from '../../src/operation/decode/solana.js'
import * as times from '../../src/operation/decode/times.js'
import * as uint from '../../src/operation/decode/uint.js'

const { literal: _tag, mixed: _types, ...alone } = plain // those two are told what to expect

/** Every decoder primitive that reads one value by itself, for tests that go over all of them. */
export const primitives = {
  ...chain,
  ...freeJson,
  ...hex,
  ...numbers,
  ...alone,
  ...reshape,
  ...solana,
  ...times,
  ...uint,
}
