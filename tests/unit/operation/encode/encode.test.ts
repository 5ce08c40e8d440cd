import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeCall } from '../../../../src/operation/encode/encode.js'
import { encodeByKeys, encodeObject, encodeUnion, jsonBody } from '../../../../src/operation/encode/requestBody.js'
import type { InputField, Operation } from '../../../../src/operation/operation.js'
import { encoders } from '../../../support/encoders.js'

const { asCount, asEvmChain, asJson, asList, asText, asUint } = encoders

const defaults = { defaultChain: '0x1', defaultNetwork: 'mainnet' }

function operationOf(path: string, ...inputs: readonly InputField[]): Operation {
  const hasBody = inputs.some((input) => input.in === 'body')
  const operation: Operation = {
    api: 'evm',
    id: 'test',
    method: 'GET',
    path,
    servers: {},
    inputs,
    decode: (wire) => wire,
  }
  return hasBody ? { ...operation, body: jsonBody } : operation
}

const address: InputField = { name: 'address', wire: 'address', in: 'path', encode: asText, required: true }
const chain: InputField = {
  name: 'chain',
  wire: 'chain',
  in: 'query',
  encode: asEvmChain,
  fallback: 'defaultChain',
}
const names: InputField = {
  name: 'names',
  wire: 'names[]',
  in: 'query',
  encode: (value, at) => asList(value, at, asText),
}

describe('path', () => {
  test('any text travels in one segment and comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..'),
        (text) => {
          const { path } = encodeCall(operationOf('/a/{address}/b', address), { address: text }, defaults)
          const segments = new URL(`http://h${path}`).pathname.split('/')
          expect(segments).toHaveLength(4)
          expect(decodeURIComponent(segments[2] ?? '')).toBe(text)
        },
      ),
    )
  })

  test.each(['.', '..'])('%j is no segment', (text) => {
    expect(() => encodeCall(operationOf('/{address}', address), { address: text }, defaults)).toThrow(
      /^Param address is not valid: expected text a URL can hold/,
    )
  })

  test.each([undefined, null, ''])('%j is as good as missing', (value) => {
    expect(() => encodeCall(operationOf('/{address}', address), { address: value }, defaults)).toThrow(
      expect.objectContaining({ name: 'InputError', message: 'Param address is required' }),
    )
  })

  test('an empty list is as good as missing where the query must name something', () => {
    const required = operationOf('/x', { ...names, required: true })
    expect(() => encodeCall(required, { names: [] }, defaults)).toThrow(
      expect.objectContaining({ name: 'InputError', message: 'Param names is required' }),
    )
    expect(encodeCall(operationOf('/x', names), { names: [] }, defaults).query).toBe('')
  })

  test('text that cannot be encoded is an InputError', () => {
    expect(() => encodeCall(operationOf('/{address}', address), { address: '\ud800' }, defaults)).toThrow(
      expect.objectContaining({ name: 'InputError' }),
    )
  })

  test('a value that looks like another place of the template stays where it is', () => {
    const token = { ...address, name: 'token', wire: 'token' }
    const { path } = encodeCall(
      operationOf('/{address}/{token}', address, token),
      { address: '{token}', token: '$&' },
      defaults,
    )
    expect(path).toBe('/%7Btoken%7D/%24%26')
  })
})

describe('query', () => {
  const operation = operationOf('/x', chain, names, { name: 'limit', wire: 'page_limit', in: 'query', encode: asCount })

  test('travels under wire names, lists once for each entry', () => {
    const { query } = encodeCall(operation, { chain: 'eth', names: ['a', 'b'], limit: 5 }, defaults)
    expect(query).toBe('chain=0x1&names[]=a&names[]=b&page_limit=5')
  })

  test('what is not given is not sent, but for what falls back to the client', () => {
    const { query, values } = encodeCall(
      operation,
      { limit: undefined, names: null },
      { ...defaults, defaultChain: 137 },
    )
    expect(query).toBe('chain=0x89')
    expect(values).toEqual({ chain: '0x89' })
  })

  test('an invalid value is said to come from where it does: the option of the client, or the input', () => {
    const refusal = (input: object) => () => encodeCall(operation, input, { ...defaults, defaultChain: 'ethh' })
    expect(refusal({})).toThrow(/ethh.*Given as defaultChain$/s)
    expect(refusal({ chain: 'ethh' })).toThrow(/ethh.*Given as chain$/s)
    expect(refusal({ chain: 1, limit: Number.NaN })).toThrow('Param limit is not valid')
  })

  test.each([undefined, null])('no input at all may be %s', (input) => {
    expect(encodeCall(operation, input, defaults).query).toBe('chain=0x1')
  })

  test('an input without a name is unknown, and hides no other', () => {
    for (const given of [{ '': 1 }, { '': 1, adress: address }]) {
      const call = () => encodeCall(operationOf('/{address}', address), { address: 'a', ...given }, defaults)
      expect(call).toThrow(
        expect.objectContaining({ name: 'InputError', message: expect.stringMatching(/^Unknown input/) }),
      )
    }
  })

  test('unknown inputs are named, with those there are', () => {
    expect(() => encodeCall(operation, { limits: 5, adress: 1 }, defaults)).toThrow(
      /^Unknown input limits, adress\n.*→ test\(\{ chain, names, limit \}, options\)$/,
    )
  })

  test.each([
    ['0xd8da', '0xd8da'],
    [18_908_000, '18908000'],
    [1n, '1'],
    [true, 'true'],
  ])('%o instead of an object is named whole, with how the call is written', (input, shown) => {
    expect(() => encodeCall(operation, input, defaults)).toThrow(
      `Unknown input ${shown}\n  → test({ chain, names, limit }, options)`,
    )
  })

  test('the input is not changed', () => {
    const input = Object.freeze({ names: Object.freeze(['a']) })
    expect(() => encodeCall(operation, input, defaults)).not.toThrow()
  })
})

describe('body', () => {
  const field = (name: string, wire: string, required = false): InputField => ({
    name,
    wire,
    in: 'body',
    encode: asUint,
    required,
  })

  test('properties travel under wire names, an empty body as {}', () => {
    const operation = operationOf('/x', field('maxGas', 'max_gas'), field('tip', 'tip'))
    expect(encodeCall(operation, { maxGas: 5n }, defaults).body).toBe('{"max_gas":"5"}')
    expect(encodeCall(operation, {}, defaults).body).toBe('{}')
  })

  test('an operation without one sends none', () => {
    expect(encodeCall(operationOf('/x', chain), {}, defaults).body).toBe(undefined)
  })

  test('a whole body is the JSON of its input; bigints inside are decimal text', () => {
    const whole: InputField = { name: 'abi', wire: '', in: 'body', encode: asJson, required: true }
    expect(encodeCall(operationOf('/x', whole), { abi: [{ a: 2n ** 200n }] }, defaults).body).toBe(
      `[{"a":"${2n ** 200n}"}]`,
    )
    expect(encodeCall(operationOf('/x', whole), { abi: [] }, defaults).body).toBe('[]')
    expect(() => encodeCall(operationOf('/x', whole), {}, defaults)).toThrow('Param abi is required')
  })
})

describe('objects and unions in a body', () => {
  const fields = [
    ['tokenId', 'token_id', asUint, true],
    ['note', 'note', asText],
  ] as const

  test('an object travels under wire names', () => {
    expect(encodeObject({ tokenId: 5n, note: 'x' }, 'token', fields)).toEqual({ token_id: '5', note: 'x' })
    expect(encodeObject({ tokenId: 5n, note: undefined }, 'token', fields)).toEqual({ token_id: '5' })
  })

  test.each([
    [{}, 'Param token.tokenId is required'],
    [{ tokenId: 'x' }, 'Param token.tokenId is not valid'],
    [{ tokenId: 1, token_id: 2, a: 3 }, 'Unknown input token.token_id, token.a\n  → One of: tokenId, note'],
    [{ tokenId: null }, 'Param token.tokenId is required'],
    ['text', 'Param token is not valid'],
    [null, 'Param token is not valid'],
    [[], 'Param token is not valid'],
  ])('%j is refused: %s', (value, text) => {
    expect(() => encodeObject(value, 'token', fields)).toThrow(text)
  })

  const members = { a: (value: unknown) => value, b: asJson }

  test('a union goes by its tag', () => {
    expect(encodeUnion({ type: 'a', x: 1 }, 'payload', 'Payload', 'type', members)).toEqual({ type: 'a', x: 1 })
  })

  test.each([{ type: 'c', x: 1 }, { type: 'toString' }, { type: '__proto__' }, {}, null, 'a', ['a'], { type: ['a'] }])(
    '%j is no member of a union, in the words of the catalogue',
    (value) => {
      expect(() => encodeUnion(value, 'payload', 'Payload', 'type', members)).toThrow(
        expect.objectContaining({
          name: 'InputError',
          message: expect.stringMatching(/^Cannot resolve union from Payload .*\n {2}→ payload.type is one of: a, b$/),
        }),
      )
    },
  )

  test('a union without a tag goes by the keys it must have', () => {
    const byKeys = [
      [['publicKey'], asJson],
      [['publicKeys', 'threshold'], (value: unknown) => value],
    ] as const
    expect(encodeByKeys({ publicKeys: [], threshold: 1 }, 'x', 'Key', byKeys)).toEqual({ publicKeys: [], threshold: 1 })
    expect(() => encodeByKeys({ publicKeys: [] }, 'x', 'Key', byKeys)).toThrow(
      'Cannot resolve union from Key (keys: publicKeys)\n  → x may have: publicKey\n  → x may have: publicKeys, threshold',
    )
    expect(() => encodeByKeys({ a: 1, b: 2 }, 'x', 'Key', byKeys)).toThrow('from Key (keys: a, b)')
    expect(() => encodeByKeys('text', 'x', 'Key', byKeys)).toThrow('from Key (keys: )')
  })
})
