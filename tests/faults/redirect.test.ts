import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '../../src/errors/api.js'
import { answer, type FaultServer, startFaultServer } from '../support/faultServer.js'
import { KEY, seenOf, serveFaults } from './harness.js'

const run = serveFaults()
let elsewhere: FaultServer
beforeAll(async () => {
  elsewhere = await startFaultServer()
  elsewhere.next(answer(200, 'stolen'))
})
afterAll(() => elsewhere.close())

test.each([301, 302, 303, 307, 308])('a %i to another origin is not followed: no key arrives there', async (status) => {
  const { error } = await run.try([answer(status, '', { location: `${elsewhere.url}/block/1` })])
  expect(elsewhere.seen).toEqual([])
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'API_ERROR', status, attempts: 1 })
  expect(String(error)).toContain('a redirect was not followed')
})

test('a redirect to a path of the same origin is not followed either', async () => {
  const { error } = await run.try([answer(302, '', { location: '/other' })])
  expect(String(error)).toContain('a redirect was not followed')
  expect(run.server.seen.at(-1)?.path).toBe('/block/1')
})

test('a redirect shows neither path nor query nor secrets of its location', async () => {
  const location = `${elsewhere.url}/private?key=${encodeURIComponent(KEY)}`
  const { error } = await run.try([answer(307, KEY, { location })])
  expect(seenOf(error)).not.toContain('private')
  expect(seenOf(error)).not.toContain(KEY)
  expect(seenOf(error)).not.toContain(encodeURIComponent(KEY))
})

test('a redirect to nonsense is the same error', async () => {
  const { error } = await run.try([answer(302, '', { location: 'http://' })])
  expect(String(error)).toContain('a redirect was not followed')
})

test('a 304 that nobody asked for is an ApiError, no redirect', async () => {
  const { error } = await run.try([answer(304)])
  expect(error).toMatchObject({ code: 'API_ERROR', status: 304 })
  expect(String(error)).not.toContain('redirect')
})

test('a redirect that a browser hides behind status 0 is the same error', async () => {
  // Node shows redirects; browsers answer like this
  const hiding: typeof fetch = async (...request) => {
    await (await fetch(...request)).text()
    return Response.error()
  }
  const { error } = await run.try([answer(302, '', { location: elsewhere.url })], { fetch: hiding })
  expect(error).toMatchObject({ code: 'API_ERROR', status: 0, attempts: 1 })
  expect(String(error)).toContain('a redirect was not followed')
})
