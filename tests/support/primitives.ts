import * as chain from '../../src/operation/formats/chain.js'
import * as freeJson from '../../src/operation/formats/freeJson.js'
import * as hex from '../../src/operation/formats/hex.js'
import * as numbers from '../../src/operation/formats/numbers.js'
import * as plain from '../../src/operation/formats/plain.js'
import * as reshape from '../../src/operation/formats/reshape.js'
import * as times from '../../src/operation/formats/times.js'
import * as uint from '../../src/operation/formats/uint.js'

const { literal: _tag, mixed: _types, ...alone } = plain // those two are told what to expect

/** Every decoder primitive that reads one value by itself, for tests that go over all of them. */
export const primitives = { ...chain, ...freeJson, ...hex, ...numbers, ...alone, ...reshape, ...times, ...uint }
