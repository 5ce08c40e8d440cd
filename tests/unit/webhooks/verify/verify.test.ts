import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '../../../../src/errors/input.js'
import { UnsupportedNetworkError } from '../../../../src/errors/unsupportedNetwork.js'
import { WebhookError } from '../../../../src/errors/webhook.js'
import { signWebhook, verifySignature } from '../../../../src/webhooks.js'
import { recorded, secret, signed } from '../../../support/webhooks/delivery.js'

const call = (request: unknown): Promise<unknown> => Reflect.apply(verifySignature, undefined, [request])
const invalid = expect.objectContaining({ name: 'WebhookError', code: 'INVALID_SIGNATURE' })

test('the recorded delivery verifies with its recorded signature', async () => {
  await expect(verifySignature(recorded)).resolves.toBe(true)
})

test.each([
  ['bytes', utf8ToBytes(recorded.body)],
  ['an ArrayBuffer', utf8ToBytes(recorded.body).slice().buffer],
  ['a Buffer inside a larger one', Buffer.from(`xx${recorded.body}xx`).subarray(2, -2)],
])('it verifies as %s', async (_, body) => {
  await expect(verifySignature({ ...recorded, body })).resolves.toBe(true)
})

test.each([
  ['a space more', '{"retries": 0}'],
  ['a number JavaScript writes otherwise', '{"retries":1.0}'],
  ['an escape JavaScript would not write', '{"tag":"caf\\u00e9"}'],
  ['text beyond ASCII', '{"tag":"café 🦄"}'],
  ['a whole number beyond 2^53', '{"value":123456789012345678901234567890}'],
  ['a byte order mark', '\ufeff{}'],
  ['no byte at all', ''],
])('a body with %s verifies when signed so, and fails after one changed bit', async (_, text) => {
  const body = utf8ToBytes(text)
  const request = await signed(body)
  await expect(verifySignature(request)).resolves.toBe(true)
  for (let bit = 0; bit < 8 * body.length; bit++) {
    const changed = body.slice()
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    await expect(verifySignature({ ...request, body: changed })).rejects.toEqual(invalid)
  }
})

test('JSON that was parsed and written again does not verify, because the signature is over the bytes', async () => {
  const request = await signed('{"a": 1}')
  await expect(
    verifySignature({ ...request, body: JSON.stringify(JSON.parse(request.body as string)) }),
  ).rejects.toEqual(invalid)
})

test('bytes that are not UTF-8 are verified as they are', async () => {
  await expect(verifySignature(await signed(Uint8Array.of(0xff, 0xfe, 0x80)))).resolves.toBe(true)
})

test('the signature is keccak-256 over body and secret, for any bytes and any secret', async () => {
  const secrets = fc.string({ unit: 'grapheme' }).filter((secret) => secret.trim() !== '') // a blank one is refused
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 1000 }), secrets, async (body, secret) => {
      const signature = `0x${bytesToHex(keccak_256(concatBytes(body, utf8ToBytes(secret))))}`
      expect(await signWebhook({ body, secret })).toBe(signature)
      expect(await verifySignature({ body, secret, signature })).toBe(true)
    }),
  )
})

test.each([
  [undefined, 'is missing'],
  ['', 'is missing'],
  ['0x12', 'is not 0x and 64 hex digits'],
  ['a'.repeat(64), 'is not 0x and 64 hex digits'],
  [`0x${'g'.repeat(64)}`, 'is not 0x and 64 hex digits'],
  [`0x${'a'.repeat(64)},0x${'a'.repeat(64)}`, 'is not 0x and 64 hex digits'],
])('the signature %j is told from one that does not fit', async (signature, why) => {
  const hints = [`The header x-signature ${why}`]
  await expect(verifySignature({ ...recorded, signature })).rejects.toMatchObject({ code: 'INVALID_SIGNATURE', hints })
})

describe('any of several secrets may have signed', () => {
  test.each([[['new', secret]], [[secret, 'new']], [['new', secret, 'newer']]])('%j', async (secrets) => {
    await expect(verifySignature({ ...(await signed('{}')), secret: secrets })).resolves.toBe(true)
  })

  test('but one of them has to', async () => {
    await expect(verifySignature({ ...(await signed('{}')), secret: ['new', 'newer'] })).rejects.toEqual(invalid)
  })
})

test.each([
  ['missing', null],
  ['not set', undefined],
  ['blank', ''],
  ['cut short', recorded.signature.slice(0, -1)],
  ['too long', `${recorded.signature}0`],
  ['without 0x', recorded.signature.slice(2)],
  ['no hex', recorded.signature.replace('c', 'g')],
  ['with a space before', ` ${recorded.signature}`],
  ['with a line end', `${recorded.signature}\n`],
  ['sent twice', `${recorded.signature}, ${recorded.signature}`],
  ['a list', [recorded.signature]],
  ['of another body', recorded.signature.replace('c', 'd')],
])('a signature that is %s is not valid', async (_, signature) => {
  const error = await call({ ...recorded, signature }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(WebhookError)
  expect(error).toEqual(invalid)
  expect((error as WebhookError).message).toMatch(/^Signature is not valid\n {2}→ /)
})

test('a wrong secret is not valid, and no error shows it', async () => {
  const error = await verifySignature({ ...recorded, secret: 'a wrong secret' }).catch((reason: unknown) => reason)
  expect(error).toEqual(invalid)
  expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/a wrong secret|3c4b2e6b/)
})

test.each([
  ['digits', `0x${recorded.signature.slice(2).toUpperCase()}`],
  ['prefix', recorded.signature.replace('0x', '0X')],
  ['whole', recorded.signature.toUpperCase()],
])('the case of the %s does not matter', async (_, signature) => {
  await expect(verifySignature({ ...recorded, signature })).resolves.toBe(true)
})

test.each([[undefined], [null], [''], [' '], ['\n'], [[]], [['a', '']], [['a', ' ']], [7]])(
  'without a secret (%j) nothing is verified',
  async (none) => {
    await expect(call({ ...recorded, secret: none })).rejects.toThrow(/^Param secret is required\n/)
  },
)

test.each([[{}], [JSON.parse(recorded.body)], [[1, 2]], [undefined], [null], [7]])(
  'a body that is no raw body (%j) is told as the mistake it is',
  async (body) => {
    const error = await call({ ...recorded, body }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(InputError)
    expect(String(error)).toMatch(/raw body.*express\.raw.*arrayBuffer\(\)/s)
  },
)

test.each(['evm', 'solana', 'bitcoin', 'aptos', undefined] as const)('network may be %s', async (network) => {
  await expect(verifySignature({ ...recorded, network })).resolves.toBe(true)
})

test.each(['sui', '', 'EVM', 1])('network may not be %j', async (network) => {
  const error = await call({ ...recorded, network }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UnsupportedNetworkError)
  const valid = '"aptos", "bitcoin", "evm", "solana"'
  expect(String(error)).toContain(`Incorrect network provided. Got "${network}", Valid values are: ${valid}`)
})

test('50 MB verify, and fail after one changed bit', async () => {
  const body = new Uint8Array(50e6).fill(97)
  const request = await signed(body)
  await expect(verifySignature(request)).resolves.toBe(true)
  body[25e6] = 98
  await expect(verifySignature(request)).rejects.toEqual(invalid)
})
