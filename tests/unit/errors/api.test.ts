import { expect, test } from 'vitest'
import { clientOptionRules } from '../../../src/client/optionRules.js'
import {
  ApiError,
  AuthenticationError,
  apiErrorOf,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
} from '../../../src/errors/api.js'

test.each([
  [400, ApiError, 'ApiError', 'API_ERROR'],
  [401, AuthenticationError, 'AuthenticationError', 'UNAUTHENTICATED'],
  [424, AuthenticationError, 'AuthenticationError', 'UNAUTHENTICATED'],
  [403, PermissionDeniedError, 'PermissionDeniedError', 'PERMISSION_DENIED'],
  [404, NotFoundError, 'NotFoundError', 'NOT_FOUND'],
  [429, RateLimitError, 'RateLimitError', 'RATE_LIMITED'],
  [500, ServerError, 'ServerError', 'SERVER_ERROR'],
  [503, ServerError, 'ServerError', 'SERVER_ERROR'],
  [599, ServerError, 'ServerError', 'SERVER_ERROR'],
  [600, ApiError, 'ApiError', 'API_ERROR'],
  [302, ApiError, 'ApiError', 'API_ERROR'],
  [418, ApiError, 'ApiError', 'API_ERROR'],
])('status %i is %o', (status, Class, name, code) => {
  const error = apiErrorOf('text', { status })
  expect(error).toBeInstanceOf(Class)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ name, code, status })
})

test('the first line is the text', () => {
  expect(apiErrorOf('Request failed', { status: 400 }).message).toBe('Request failed')
  expect(apiErrorOf('Request failed', { status: 401 }).message).toBe('Request failed\n  → Check apiKey')
})

test('what is not found says so first, and what the service said below', () => {
  const error = apiErrorOf('Request failed, Not Found(404): Stream not found', { status: 404 })
  expect(error.message).toBe('The resource is not found\n  → Request failed, Not Found(404): Stream not found')
})

test('a refusal that another option would avoid names one that exists', () => {
  const named = [401, 403, 424, 429, 500].map((status) => apiErrorOf('no', { status }).hints.join().split(' ').at(-1))
  expect(named).toEqual(['apiKey', '', 'apiKey', 'limiter', ''])
  for (const name of named) expect(Object.keys({ ...clientOptionRules, '': '' })).toContain(name)
})

test('body, request id, attempts, wait and operation are fields', () => {
  const fields = { status: 429, body: { message: 'slow' }, requestId: 'r1', attempts: 3, retryAfterMs: 1500 }
  const error = apiErrorOf('slow', { ...fields, operation: 'getBlock' })
  expect(error).toMatchObject({ ...fields, operation: 'getBlock' })
  expect(error.toJSON()).toMatchObject({ ...fields, name: 'RateLimitError', operation: 'getBlock' })
})
