import * as dates from '../../src/operation/inputs/dates.js'
import * as hex from '../../src/operation/inputs/hex.js'
import * as json from '../../src/operation/inputs/json.js'
import * as lists from '../../src/operation/inputs/lists.js'
import * as move from '../../src/operation/inputs/move.js'
import * as numbers from '../../src/operation/inputs/numbers.js'
import * as parsed from '../../src/operation/inputs/parsed.js'
import * as text from '../../src/operation/inputs/text.js'

/** Every encoder primitive, for tests that go over all of them. */
export const encoders = { ...dates, ...hex, ...json, ...lists, ...move, ...numbers, ...parsed, ...text }
