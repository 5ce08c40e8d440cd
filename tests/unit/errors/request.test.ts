import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ApiError,
  AuthenticationError,
  apiErrorOf,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
} from '../../../src/errors/request.js'

test.each([
  [400, ApiError, 'ApiError', 'API_ERROR'],
  [401, AuthenticationError, 'AuthenticationError', 'UNAUTHENTICATED'],
  [424, AuthenticationError, 'AuthenticationError', 'UNAUTHENTICATED'],
  [403, PermissionDeniedError, 'PermissionDeniedError', 'PERMISSION_DENIED'],
  [404, NotFoundError, 'NotFoundError', 'NOT_FOUND'],
  [429, RateLimitError, 'RateLimitError', 'RATE_LIMITED'],
  [500, ServerError, 'ServerError', 'SERVER_ERROR'],
  [503, ServerError, 'ServerError', 'SERVER_ERROR'],
  [302, ApiError, 'ApiError', 'API_ERROR'],
  [418, ApiError, 'ApiError', 'API_ERROR'],
])('status %i is %o', (status, Class, name, code) => {
  const error = apiErrorOf({ status })
  expect(error).toBeInstanceOf(Class)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ name, code, status })
})

test('the first line says status text, status and what the service said', () => {
  const error = apiErrorOf({ status: 400, statusText: 'Bad Request', message: '[C0005] Invalid address provided' })
  expect(error.message).toBe('Request failed, Bad Request(400): [C0005] Invalid address provided')
})

test('what is not found says so first, and what the service said below', () => {
  const error = apiErrorOf({ status: 404, statusText: 'Not Found', message: 'Stream not found' })
  expect(error.message).toBe('The resource is not found\n  → Request failed, Not Found(404): Stream not found')
})

test('a status without a text, as over HTTP/2, still reads as a sentence', () => {
  expect(apiErrorOf({ status: 503, statusText: '' }).message).toBe('Request failed, HTTP status(503): no reason given')
})

test('hints of the caller follow our own', () => {
  const { hints } = apiErrorOf({ status: 401, hints: ['second'] })
  expect(hints).toEqual(['check apiKey', 'second'])
})

test('the message never shows more than 200 characters of the service, and stays one line', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 1000, unit: 'binary' }), (message) => {
      const error = apiErrorOf({ status: 500, statusText: 'x', message })
      expect(error.message.length).toBeLessThanOrEqual('Request failed, x(500): '.length + 200)
      expect(error.message).not.toMatch(/[\r\n]/)
    }),
  )
})

test('body, request id, attempts, wait and operation are fields', () => {
  const fields = { status: 429, body: { message: 'slow' }, requestId: 'r1', attempts: 3, retryAfter: 1500 }
  const error = apiErrorOf({ ...fields, operation: 'getBlock', statusText: 'Too Many Requests', message: 'slow' })
  expect(error).toMatchObject({ ...fields, operation: 'getBlock' })
  expect(error.toJSON()).toMatchObject({ ...fields, name: 'RateLimitError', operation: 'getBlock' })
})

test('what it is given beside its fields does not stick to the error', () => {
  const answer = { status: 400, headers: { 'x-api-key': 'SECRET' } }
  expect(JSON.stringify(apiErrorOf(answer))).not.toContain('SECRET')
})
