import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { ApiError, ServerError } from '../../src/errors/api.js'
import { createClient } from '../../src/index.js'
import { answer, type Behaviour, byteByByte, cutGzip, gzipBomb, long, statusLine } from '../support/faultServer.js'
import { serveFaults } from './harness.js'

const run = serveFaults()

test('a good answer comes with its status, headers, address, text and attempts', async () => {
  const { answer: got } = await run.try([answer(200, { ok: true }, { 'x-request-id': 'r1' })])
  expect(got).toMatchObject({
    text: '{"ok":true}',
    response: { status: 200, url: `${run.server.url}/block/1`, attempts: 1 },
  })
  expect(got?.response.headers.get('x-request-id')).toBe('r1')
  expect(got?.response.elapsed).toBeGreaterThanOrEqual(0)
})

test('method, headers and body arrive as they were given', async () => {
  const headers = { 'content-type': 'application/json', 'x-api-key': 'k' }
  await run.try([answer(200)], { request: { method: 'PUT', headers, body: '{"tag":"ö"}' } })
  expect(run.server.seen.at(-1)).toMatchObject({ method: 'PUT', path: '/block/1', headers, body: '{"tag":"ö"}' })
})

test.each([200, 204])('an empty %i is an answer without text', async (status) => {
  const { answer: got } = await run.try([answer(status)])
  expect(got).toMatchObject({ text: '', response: { status } })
})

test('a wrong content type changes nothing', async () => {
  const { answer: got } = await run.try([answer(200, '{"ok":true}', { 'content-type': 'image/png' })])
  expect(got).toMatchObject({ text: '{"ok":true}' })
})

test('an HTML page with status 200 is handed on as the text it is', async () => {
  const { answer: got } = await run.try([answer(200, '<html>Hello</html>', { 'content-type': 'text/html' })])
  expect(got).toMatchObject({ text: '<html>Hello</html>' })
})

test('JSON that is cut, but as long as promised, is handed on as the text it is', async () => {
  const { answer: got } = await run.try([answer(200, '{"result":[1,2')])
  expect(got).toMatchObject({ text: '{"result":[1,2' })
})

test('a chunked body cut off where the end of the connection was announced is text: fetch cannot tell', async () => {
  const cut: Behaviour = (response) => {
    response.writeHead(200, { connection: 'close' })
    response.write('{"result":[1,2', () => response.socket?.end())
  }
  const { answer: got } = await run.try([cut])
  expect(got).toMatchObject({ text: '{"result":[1,2' })
})

test('letters that are spread over chunks stay whole', async () => {
  const text = '"ö€😀"'
  const { answer: got } = await run.try([byteByByte(new TextEncoder().encode(text))])
  expect(got?.text).toBe(text)
})

test('a byte order mark is not part of the text', async () => {
  const { answer: got } = await run.try([answer(200, Uint8Array.of(0xef, 0xbb, 0xbf, 0x5b, 0x5d))])
  expect(got?.text).toBe('[]')
})

test('bytes that are no UTF-8 are replaced, not fatal', async () => {
  const { answer: got } = await run.try([answer(200, Uint8Array.of(0x22, 0xff, 0x22))])
  expect(got?.text).toBe('"\ufffd"')
})

test('a letter that the end of the body cuts is replaced, not lost', async () => {
  const { answer: got } = await run.try([answer(200, Uint8Array.of(0x22, 0xe2, 0x82))])
  expect(got?.text).toBe('"\ufffd')
})

test('a body of 10 MB is read whole', async () => {
  const { answer: got } = await run.try([long(10e6)])
  expect(got?.text).toHaveLength(10e6)
})

test('a body one byte longer than maxBody is an ApiError, and its connection is closed', async () => {
  const { error } = await run.try([long(100_001)], { maxBody: 100_000 })
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'API_ERROR', status: 200, operation: 'getBlock', attempts: 1 })
  expect(String(error)).toContain('The response is longer than 100000 bytes')
  expect(error).toMatchObject({ hints: ['Request less, or raise maxBody'] })
})

test('a body far longer than maxBody is not read to its end', async () => {
  const { error } = await run.try([long(500e6)], { maxBody: 100_000 })
  expect(error).toMatchObject({ code: 'API_ERROR' })
})

test('a body of exactly maxBody is an answer', async () => {
  const { answer: got } = await run.try([long(100_000)], { maxBody: 100_000 })
  expect(got?.text).toHaveLength(100_000)
})

test('a body that does not stream, such as that of node-fetch, may not be longer than maxBody either', async () => {
  const body = Readable.from([])
  const fetch = (length: number) => async (): Promise<Response> =>
    Object.defineProperties(new Response(), { body: { value: body }, text: { value: async () => 'a'.repeat(length) } })
  const { answer: got } = await run.try([], { maxBody: 1000, fetch: fetch(1000) })
  expect(got?.text).toHaveLength(1000)
  const { error } = await run.try([], { maxBody: 1000, fetch: fetch(1001) })
  expect(error).toBeInstanceOf(ApiError)
  expect(String(error)).toContain('The response is longer than 1000 bytes')
})

test('a small body that unpacks to more than maxBody is an ApiError', async () => {
  const { error } = await run.try([gzipBomb(50e6)], { maxBody: 1e6 })
  expect(error).toMatchObject({ code: 'API_ERROR', status: 200 })
})

test('rows of a gzip body that was cut short, which Node takes for whole, are never taken for all of them', async () => {
  const address = `0x${'1'.repeat(40)}`
  const rows = Array.from({ length: 500 }, (_, index) => ({ token_address: address, token_id: String(index * 7919) }))
  const client = createClient({ apiKey: 'k', baseUrl: run.server.url, retries: 0 })
  run.server.next(cutGzip({ cursor: null, result: rows }))
  await expect(client.evm.getWalletNFTs({ address })).rejects.toMatchObject({ code: 'INVALID_DATA' })
})

test.each([
  [400, 'ApiError', 'API_ERROR', 1],
  [401, 'AuthenticationError', 'UNAUTHENTICATED', 1],
  [403, 'PermissionDeniedError', 'PERMISSION_DENIED', 1],
  [404, 'NotFoundError', 'NOT_FOUND', 1],
  [408, 'ApiError', 'API_ERROR', 3],
  [409, 'ApiError', 'API_ERROR', 1],
  [424, 'AuthenticationError', 'UNAUTHENTICATED', 1],
  [429, 'RateLimitError', 'RATE_LIMITED', 3],
  [500, 'ServerError', 'SERVER_ERROR', 3],
  [501, 'ServerError', 'SERVER_ERROR', 1],
  [502, 'ServerError', 'SERVER_ERROR', 3],
  [503, 'ServerError', 'SERVER_ERROR', 3],
  [504, 'ServerError', 'SERVER_ERROR', 3],
])('status %i is a %s with code %s after %i attempts', async (status, name, code, attempts) => {
  const { error } = await run.try([answer(status, { message: 'because' }, { 'x-request-id': 'r1' })])
  expect(error).toMatchObject({ name, code, status, attempts, operation: 'getBlock', requestId: 'r1' })
  expect(error).toMatchObject({ body: { message: 'because' } })
})

test('the first line says status, phrase and the words of the server', async () => {
  const { error } = await run.try([answer(400, { message: ['a is wrong', 'b is wrong'] })])
  expect(error).toMatchObject({ message: 'Request failed, Bad Request(400): a is wrong; b is wrong' })
})

test('an HTML error page is cut to its words', async () => {
  const page = `<!doctype html><html><head><title>502 Bad Gateway</title><STYLE>p{
      color: red }</STYLE></head>
    <body><script>
      alert(1)
    </script><h1>502</h1>${'<p>very long</p>'.repeat(100)}</body></html>`
  const { error } = await run.try([answer(502, page, { 'content-type': 'text/html' })])
  expect(error).toBeInstanceOf(ServerError)
  const { body } = error as ServerError
  expect(body).toMatch(/^502 Bad Gateway 502 very long/)
  expect(String(body).length).toBeLessThanOrEqual(200)
  expect(String(error)).not.toMatch(/[<>]|alert|color/)
})

test('a server without a reason phrase is quoted by its status', async () => {
  const { error } = await run.try([statusLine(400, '', 'no')])
  expect(String(error)).toContain('(400): no')
})

test('a status outside 2xx that the operation allows is an answer', async () => {
  const { answer: got } = await run.try([answer(404, { message: 'null' })], {
    request: { isResult: (status) => status === 404 },
  })
  expect(got).toMatchObject({ text: '{"message":"null"}', response: { status: 404 } })
})
