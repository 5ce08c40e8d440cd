import * as dates from '../../src/operation/encode/dates.js'
import * as hex from '../../src/operation/encode/hex.js'
import * as json from '../../src/operation/encode/json.js'
import * as lists from '../../src/operation/encode/lists.js'
import * as move from '../../src/operation/encode/move.js'
import * as numbers from '../../src/operation/encode/numbers.js'
import * as parsed from '../../src/operation/encode/parsed.js'
import * as signature from '../../src/operation/encode/signature.js'
import * as text from '../../src/operation/encode/text.js'

/** Every encoder primitive, for tests that go over all of them. */
export const encoders = { ...dates, ...hex, ...json, ...lists, ...move, ...numbers, ...parsed, ...signature, ...text }
