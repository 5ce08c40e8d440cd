import { expect, test } from 'vitest'
import { isLedgerlineError } from '../../../src/errors/base.js'
import { engineLimit } from '../../../src/errors/engineLimit.js'
import { errorText, messageOf, nameOfThrown } from '../../../src/errors/thrownText.js'
import { truncate } from '../../../src/errors/truncate.js'
import { errorTypeOf } from '../../../src/telemetry/errorType.js'
import { plainCause } from '../../../src/transport/cause.js'
import { toJson } from '../../../src/values.js'

const throwing = (): never => {
  throw Object.create(null)
}
const revoked = Proxy.revocable({}, {})
revoked.revoke()

const hostile: readonly (readonly [string, unknown])[] = [
  ['an object without a prototype', Object.create(null)],
  ['a proxy that was revoked', revoked.proxy],
  ['a proxy that throws', new Proxy({}, { get: throwing, has: throwing, getPrototypeOf: throwing })],
  ['an error whose name is a symbol', Object.assign(new Error('odd'), { name: Symbol('odd') })],
  ['an error whose message throws', Object.defineProperty(new Error(''), 'message', { get: throwing })],
  ['a cause that throws', Object.defineProperty({}, 'cause', { get: throwing })],
  ['a message that is no text', { name: {}, message: Object.create(null), code: Object.create(null) }],
  ['a function whose text throws', Object.assign(() => undefined, { toString: throwing })],
  ['a symbol', Symbol('odd')],
  ['nothing', undefined],
  ['null', null],
]

test.each(hostile)('text is made of %s, wherever it was thrown', (_, thrown) => {
  for (const make of [errorText, messageOf, nameOfThrown, truncate, errorTypeOf])
    expect(typeof make(thrown)).toBe('string')
  expect(plainCause(thrown, String)).toBeInstanceOf(Error)
  expect([isLedgerlineError(thrown), engineLimit(thrown)]).toEqual([false, undefined])
  const throws = {
    toJSON() {
      throw thrown
    },
  }
  let caught: unknown
  try {
    toJson(throws)
  } catch (error) {
    caught = error
  }
  expect(caught === thrown).toBe(true)
})

test('text of an error is its name and message, as engines write it', () => {
  expect(errorText(new TypeError('no such account'))).toBe('TypeError: no such account')
  expect([errorText('no such account'), errorText({ message: 'gone' }), errorText(new Error(''))]).toEqual([
    'no such account',
    'gone',
    'Error',
  ])
})
