import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiError } from '../../../src/errors/api.js'
import { failureOf } from '../../../src/transport/failure.js'
import { createRedactor } from '../../../src/transport/redact.js'
import { processorTime } from '../../support/processorTime.js'

function failure(body: unknown, headers: Record<string, string> = {}, status = 400): ApiError {
  const response = new Response(null, { status, headers })
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return failureOf({ response, text }, 1, createRedactor(['top-secret']))
}

describe('the words of the server', () => {
  test.each<[string, unknown, string]>([
    ['message', { message: 'no' }, 'no'],
    ['a list of messages', { message: ['a', 'b'] }, 'a; b'],
    ['error', { error: 'no' }, 'no'],
    ['the message in error', { error: { message: 'no', code: 7 } }, 'no'],
    ['message before error', { error: 'Bad Request', message: 'no' }, 'no'],
    ['error before an empty message', { error: 'no', message: '' }, 'no'],
    ['errors', { errors: [{ message: 'a' }, 'b'] }, 'a; b'],
    ['the first five of many errors', { errors: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'a; b; c; d; e'],
    ['errors by field', { errors: { limit: ['too big'] } }, '{"limit":["too big"]}'],
    ['details', { details: 'no' }, 'no'],
    ['details by field', { details: { 'body.tag': 'is required' } }, '{"body.tag":"is required"}'],
    ['a bare text', JSON.stringify('no'), 'no'],
    ['the body, when they are nowhere', { status: 'bad' }, '{"status":"bad"}'],
    ['plain text', 'error code: 1020', 'error code: 1020'],
    ['nothing', '', 'no reason given'],
  ])('are found in %s', (_, body, words) => {
    expect(failure(body).message).toBe(`Request failed, HTTP status(400): ${words}`)
  })

  test('are cut at 200 characters, the body is not', () => {
    const { message, body } = failure({ message: 'x'.repeat(5000) })
    expect(message.length).toBeLessThan(250)
    expect(body).toEqual({ message: 'x'.repeat(5000) })
  })
})

test('any body, however malformed, becomes an error with a short message', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((text) => `<${text}`),
      ),
      (body) => {
        const { message, code } = failure(body)
        expect(code).toBe('API_ERROR')
        expect(message.length).toBeLessThan(250)
      },
    ),
  )
})

test.each([
  ['tags without end', '<a'.repeat(500_000)],
  ['scripts without end', '<script '.repeat(500_000)],
  ['spaces', ' '.repeat(1_000_000)],
  ['lists nested as deep as JSON can still be written', '['.repeat(4000) + ']'.repeat(4000)],
  ['nested lists', '['.repeat(500_000) + ']'.repeat(500_000)],
  ['nested errors', `${'{"error":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['a million errors', JSON.stringify({ errors: Array(1e6).fill('no') })],
])('a hostile body of %s is read in bounded time', (_, body) => {
  expect(processorTime(() => JSON.stringify(failure(body)))).toBeLessThan(3000)
})

test('the words of a page stay apart where only tags were between them', () => {
  expect(failure('<h1>Bad Gateway</h1><p>nginx</p>').body).toBe('Bad Gateway nginx')
})

test('an error that also names a location is told in the words of the server', () => {
  expect(failure({ message: 'no' }, { location: '/other' }, 409).message).toMatch(/: no$/)
  expect(failure({ message: 'no' }, { location: '/other' }, 400).message).toMatch(/: no$/)
})

test('words on many lines are a message of one line', () => {
  expect(failure({ message: 'no\n\n  such\tblock' }).message).toBe('Request failed, HTTP status(400): no such block')
})

test('a style without end is no words', () => {
  expect(failure(`<title>Oops</title><style>${'p { color: red } '.repeat(5000)}`).body).toBe('Oops')
})

test('a __proto__ in a body changes no prototype', () => {
  const { body } = failure('{"__proto__":{"polluted":1},"message":"no"}')
  expect(Object.getPrototypeOf(body)).toBe(Object.prototype)
  expect({}).not.toHaveProperty('polluted')
})

test.each([
  [{ 'x-request-id': 'a' }, 'a'],
  [{}, undefined],
])('the request id of %o is %s', (headers, requestId) => {
  expect(failure('', headers).requestId).toBe(requestId)
})

test('a secret is redacted before a text is cut, so that no part of it is left', () => {
  const { body, message } = failure(`${'x'.repeat(195)}top-secret`)
  expect(`${body}${message}`).not.toContain('top')
})

test('a secret that only tags and line breaks had hidden is redacted too', () => {
  const response = new Response(null, { status: 400 })
  const text = '<p>bad key: top <b>secret</b>\n word</p>'
  const { body, message } = failureOf({ response, text }, 1, createRedactor(['top secret word']))
  expect([body, message]).toEqual(['bad key: [redacted]', expect.stringContaining('bad key: [redacted]')])
})

test('retryAfterMs is in milliseconds, whatever the status', () => {
  expect(failure('', { 'retry-after': '3' }, 503).retryAfterMs).toBe(3000)
})
