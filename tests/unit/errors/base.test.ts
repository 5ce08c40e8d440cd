import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { AddressesRefusedError } from '../../../src/errors/addressesRefused.js'
import { isLedgerlineError, LedgerlineError } from '../../../src/errors/base.js'
import { BudgetError } from '../../../src/errors/budget.js'
import { ConfigurationError } from '../../../src/errors/configuration.js'
import { ConnectionError, TimeoutError } from '../../../src/errors/connection.js'
import { DecodeError } from '../../../src/errors/decode.js'
import { IncompleteError } from '../../../src/errors/incomplete.js'
import { InputError } from '../../../src/errors/input.js'
import { PaginationError } from '../../../src/errors/page.js'
import { PlatformError } from '../../../src/errors/platform.js'
import { RemovalRefusedError } from '../../../src/errors/removalRefused.js'
import { UnsupportedNetworkError } from '../../../src/errors/unsupportedNetwork.js'
import { WebhookError } from '../../../src/errors/webhook.js'

const refused = { streamId: 's', wanted: 1, found: 9, total: 9, remove: 8, max: 5, added: 0 }

const every = [
  { error: new ConfigurationError('m'), name: 'ConfigurationError', code: 'INVALID_CONFIGURATION' },
  {
    error: new ConfigurationError('m', { code: 'API_KEY_NOT_SET' }),
    name: 'ConfigurationError',
    code: 'API_KEY_NOT_SET',
  },
  { error: new BudgetError('m'), name: 'BudgetError', code: 'BUDGET_EXCEEDED' },
  {
    error: new AddressesRefusedError('m', { streamId: 's', addresses: ['a'], unsent: 0 }),
    name: 'AddressesRefusedError',
    code: 'ADDRESSES_REFUSED',
  },
  {
    error: new RemovalRefusedError('m', { reason: 'max', ...refused }),
    name: 'RemovalRefusedError',
    code: 'REMOVAL_REFUSED',
  },
  { error: new ConnectionError('m'), name: 'ConnectionError', code: 'CONNECTION_FAILED' },
  { error: new TimeoutError('m', { timeout: 5 }), name: 'TimeoutError', code: 'TIMEOUT' },
  { error: new InputError('m'), name: 'InputError', code: 'INVALID_ARGUMENT' },
  { error: new InputError('m', { code: 'INVALID_DATA' }), name: 'InputError', code: 'INVALID_DATA' },
  { error: new DecodeError('m'), name: 'DecodeError', code: 'INVALID_DATA' },
  { error: new PaginationError('m'), name: 'PaginationError', code: 'NO_DATA_FOUND' },
  { error: new PaginationError('m', { code: 'CURSOR_REPEATED' }), name: 'PaginationError', code: 'CURSOR_REPEATED' },
  { error: new PaginationError('m', { code: 'EMPTY_PAGES' }), name: 'PaginationError', code: 'EMPTY_PAGES' },
  { error: new IncompleteError('m'), name: 'IncompleteError', code: 'INCOMPLETE_ANSWER' },
  { error: new WebhookError('m'), name: 'WebhookError', code: 'INVALID_SIGNATURE' },
  { error: new WebhookError('m', { code: 'INVALID_PAYLOAD' }), name: 'WebhookError', code: 'INVALID_PAYLOAD' },
  { error: new UnsupportedNetworkError('m'), name: 'UnsupportedNetworkError', code: 'INCORRECT_NETWORK' },
  { error: new PlatformError('m'), name: 'PlatformError', code: 'UNSUPPORTED_PLATFORM' },
]

test.each(every)('$name says $code', ({ error, name, code }) => {
  expect(error).toMatchObject({ name, code })
})

test.each(every)('$name ($code) is an Error, a LedgerlineError, and known as ours', ({ error }) => {
  expect(error).toBeInstanceOf(Error)
  expect(error).toBeInstanceOf(LedgerlineError)
  expect(isLedgerlineError(error)).toBe(true)
})

test('a stack trace starts with the name and the message', () => {
  expect(new InputError('Invalid byte sequence').stack).toMatch(/^InputError: Invalid byte sequence\n/)
})

test('a message without hints is the text alone', () => {
  expect(new InputError('Invalid byte sequence').message).toBe('Invalid byte sequence')
})

test('each hint stands on a line of its own below the text', () => {
  const error = new ConfigurationError('apiKey is not set', { hints: ['pass apiKey', 'or null behind a proxy'] })
  expect(error.message.split('\n')).toEqual(['apiKey is not set', '  → pass apiKey', '  → or null behind a proxy'])
  expect(error.hints).toEqual(['pass apiKey', 'or null behind a proxy'])
})

test('an operation that is not known yet can be set later', () => {
  const error = new InputError('m')
  expect(error).not.toHaveProperty('operation')
  error.operation ??= 'getBlock'
  error.operation ??= 'getTransaction'
  expect(error.operation).toBe('getBlock')
})

test('an operation that is known stays', () => {
  const error = new InputError('m', { operation: 'getBlock' })
  error.operation ??= 'getTransaction'
  expect(error.operation).toBe('getBlock')
})

test('the cause is kept', () => {
  const cause = new TypeError('fetch failed')
  expect(new ConnectionError('m', { cause }).cause).toBe(cause)
})

test('an error without a cause has no property of that name', () => {
  expect(Object.hasOwn(new InputError('m', { operation: 'x' }), 'cause')).toBe(false)
})

test('toJSON gives the base fields and those of the class', () => {
  const error = new DecodeError('m', { operation: 'getBlock', hints: ['h'], path: '/hash', expected: 'hex', raw: 7 })
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'DecodeError',
    code: 'INVALID_DATA',
    message: 'm\n  → h',
    hints: ['h'],
    operation: 'getBlock',
    path: '/hash',
    expected: 'hex',
    raw: 7,
  })
})

test('the digest, all that Next.js keeps of an error, has the code', () => {
  expect(new DecodeError('m')).toMatchObject({ code: 'INVALID_DATA', digest: 'ledgerline:INVALID_DATA' })
})

test('toJSON leaves out stack and cause', () => {
  const json = new InputError('m', { cause: new Error('secret') }).toJSON()
  expect(Object.keys(json).sort()).toEqual(['code', 'hints', 'message', 'name'])
})

test('inspect shows code and operation, and each hint once', () => {
  const shown = inspect(new InputError('m', { operation: 'getBlock', hints: ['only once'] }))
  expect(shown).toContain("code: 'INVALID_ARGUMENT'")
  expect(shown).toContain("operation: 'getBlock'")
  expect(shown.split('only once')).toHaveLength(2)
})

test.each([undefined, null, 'text', 7, {}, new Error('m'), () => 0])('%s is not one of our errors', (value) => {
  expect(isLedgerlineError(value)).toBe(false)
})

test('a timeout says how many milliseconds it was', () => {
  expect(new TimeoutError('m', { timeout: 30_000, attempts: 3 })).toMatchObject({ timeout: 30_000, attempts: 3 })
})
