import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../src/operation/decoding.js'
import * as formats from '../../support/primitives.js'

const decoding = createDecoding({}, { operation: 'test', strict: false })
const hexDigits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: length, maxLength: length })

/** Anything that JSON can hold and that is no text, number or boolean. */
const branches = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()), fc.constant(null))

describe('uint', () => {
  const { uint } = formats

  test('reads decimal text of any size up to 100 digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 100n - 1n }), (value) => uint(String(value), decoding) === value),
    )
  })

  test('reads hex text', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n }),
        (value) => uint(`0x${value.toString(16)}`, decoding) === value,
      ),
    )
  })

  test('reads every safe whole number', () => {
    fc.assert(fc.property(fc.maxSafeNat(), (value) => uint(value, decoding) === BigInt(value)))
  })

  test('says of every larger number that it may have been rounded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 54, max: 1000 }), (power) => {
        const own = createDecoding({}, { operation: 'test', strict: false })
        return uint(2 ** power, own) === 2n ** BigInt(power) && own.inexact
      }),
    )
  })

  test('reads scientific text exactly, or not at all', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.nat(40), (mantissa, power) => {
        const [first = '', ...rest] = String(mantissa)
        const text = `${first}${rest.length > 0 ? `.${rest.join('')}` : ''}e+${rest.length + power}`
        return uint(text, decoding) === mantissa * 10n ** BigInt(power)
      }),
    )
    expect(uint('1.25e+1', decoding)).toBe(undefined)
  })

  test.each([
    '',
    ' ',
    '-1',
    '+1',
    '1.5',
    '1_000',
    '0x',
    '0xg',
    '1n',
    'abc',
    '1e-3',
    'Infinity',
    'NaN',
    '٣',
    '1 ',
    '1\n',
    '\n1',
    '0b11',
    '0o17',
    '1'.repeat(101),
  ])('refuses the text %j', (text) => expect(uint(text, decoding)).toBe(undefined))

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, true, {}, [], null, undefined])('refuses %j', (value) =>
    expect(uint(value, decoding)).toBe(undefined),
  )

  test('minus zero is zero', () => expect(uint(-0, decoding)).toBe(0n))
})

describe('count and float', () => {
  test('count reads safe whole numbers, as numbers and as text', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        (value) => formats.count(value) === value && formats.count(String(value)) === value,
      ),
    )
  })

  test.each([0.5, '0.5', 2 ** 53, '9007199254740993', '', ' ', 'abc', '1e400', true, null, [], {}])(
    'count refuses %j',
    (value) => expect(formats.count(value)).toBe(undefined),
  )

  test('float reads every finite number, as a number and as text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(formats.float(value)).toBe(value)
        expect(formats.float(String(value))).toBe(Number(String(value)))
      }),
    )
  })

  test.each([
    '',
    ' 1',
    '1 ',
    'abc',
    '1e',
    '--1',
    '1.2.3',
    'Infinity',
    'NaN',
    '1e999',
    '.',
    Number.NaN,
    true,
    null,
    [],
    {},
  ])('float refuses %j', (value) => expect(formats.float(value)).toBe(undefined))
})

describe('decimal', () => {
  test('gives text exactly as it was sent', () => {
    const text = fc
      .tuple(fc.bigInt(), fc.stringMatching(/^\d{0,30}$/))
      .map(([whole, rest]) => (rest ? `${whole}.${rest}` : `${whole}`))
    fc.assert(fc.property(text, (value) => formats.decimal(value) === value))
  })

  test('gives a number as its text', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (value) => formats.decimal(value) === String(value),
      ),
    )
  })

  test.each(['abc', '', '1,5', '0x1', {}, [], true, null])('refuses %j', (value) =>
    expect(formats.decimal(value)).toBe(undefined),
  )
})

describe('addresses, hashes and hex', () => {
  test('an EVM address comes out in lower case, and again the same', () => {
    fc.assert(
      fc.property(hexDigits(40), (digits) => {
        const address = formats.evmAddress(`0x${digits}`)
        expect(address).toBe(`0x${digits.toLowerCase()}`)
        expect(formats.evmAddress(address)).toBe(address)
      }),
    )
  })

  test('an EVM address of any other length is refused', () => {
    fc.assert(
      fc.property(
        fc
          .nat(80)
          .filter((length) => length !== 40)
          .chain(hexDigits),
        (digits) => formats.evmAddress(`0x${digits}`) === undefined,
      ),
    )
  })

  test('every form of an Aptos address is one address of 64 digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
        const short = value.toString(16)
        const padded = `0x${short.padStart(64, '0')}`
        for (const form of [short, `0x${short}`, `0X${short.toUpperCase()}`, padded])
          expect(formats.aptosAddress(form)).toBe(padded)
      }),
    )
  })

  test.each(['', '0x', '0xzz', `0x${'1'.repeat(65)}`, 1, null, {}])('an Aptos address is not %j', (value) =>
    expect(formats.aptosAddress(value)).toBe(undefined),
  )

  test('a hash has 32 bytes, and its text stays', () => {
    fc.assert(fc.property(hexDigits(64), (digits) => formats.hash32(`0x${digits}`) === `0x${digits}`))
    fc.assert(
      fc.property(
        fc
          .nat(100)
          .filter((length) => length !== 64)
          .chain(hexDigits),
        (digits) => formats.hash32(`0x${digits}`) === undefined,
      ),
    )
  })

  test('hex has whole bytes, and its text stays', () => {
    fc.assert(
      fc.property(
        fc.nat(200).chain(hexDigits),
        (digits) => formats.hex(`0x${digits}`) === (digits.length % 2 ? undefined : `0x${digits}`),
      ),
    )
  })

  test('a megabyte of hex is read', () => expect(formats.hex(`0x${'ab'.repeat(500_000)}`)).toHaveLength(1_000_002))
})

describe('text, booleans, numbers, objects', () => {
  test.each([
    ['text', formats.text, fc.string(), fc.oneof(fc.double(), fc.boolean(), branches)],
    ['boolean', formats.boolean, fc.boolean(), fc.oneof(fc.string(), fc.double(), branches)],
    ['number', formats.number, fc.double(), fc.oneof(fc.string(), fc.boolean(), branches)],
    [
      'object',
      formats.object,
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.oneof(fc.string(), fc.array(fc.jsonValue()), fc.constant(null)),
    ],
  ] as const)('%s takes its own kind untouched and refuses all others', (_name, decode, own, other) => {
    fc.assert(fc.property(own as fc.Arbitrary<unknown>, (value) => Object.is(decode(value), value)))
    fc.assert(fc.property(other as fc.Arbitrary<unknown>, (value) => decode(value) === undefined))
  })

  test('no primitive throws, whatever JSON holds', () => {
    const single = [
      formats.count,
      formats.float,
      formats.decimal,
      formats.evmAddress,
      formats.aptosAddress,
      formats.hash32,
      formats.hex,
    ]
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const decode of [...single, formats.json, formats.evmChain, formats.asList, formats.flattened])
          decode(value, decoding)
        formats.uint(value, decoding)
      }),
    )
  })
})

describe('json', () => {
  test('text that holds JSON is what it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(formats.json(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('what was not wrapped in text stays', () => {
    fc.assert(
      fc.property(
        fc.jsonValue().filter((value) => typeof value !== 'string'),
        (value) => Object.is(formats.json(value), value),
      ),
    )
  })

  test.each(['', '{', '{"a":}', 'undefined', "{'a':1}"])('the text %j is refused', (text) =>
    expect(formats.json(text)).toBe(undefined),
  )
})

describe('chains', () => {
  test.each([
    ['0x1', '0x1'],
    ['eth', '0x1'],
    ['1', '0x1'],
    [137, '0x89'],
    ['0x0089', '0x89'],
    ['BSC', '0x38'],
  ])('%j is %s', (value, id) => expect(formats.evmChain(value)).toBe(id))

  test.each(['', 'nowhere', '0x', '0x0', 0, -1, null, {}])('%j is no chain', (value) =>
    expect(formats.evmChain(value)).toBe(undefined),
  )
})

describe('lists', () => {
  const entry = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
  const run = (read: typeof formats.rows, value: unknown) => {
    const own = createDecoding(value, { operation: 'test', strict: false })
    return { read: read(value, own, entry, 'number'), paths: own.issues.map((issue) => issue.path) }
  }

  test('rows leaves out exactly the bad entries and reports each', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.string())), (values) => {
        const { read, paths } = run(formats.rows, values)
        expect(read).toEqual(values.filter((value) => typeof value === 'number'))
        expect(paths).toEqual(values.flatMap((value, index) => (typeof value === 'number' ? [] : `/${index}`)))
      }),
    )
  })

  test('list gives all entries or none, because positions carry meaning', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: fc.integer() }, fc.string())), (values) => {
        const isGood = values.every((value) => typeof value === 'number')
        expect(run(formats.list, values).read).toEqual(isGood ? values : undefined)
      }),
    )
  })

  test.each([{}, 'text', null, undefined, 7])('%j is no list', (value) => {
    expect(run(formats.rows, value).read).toBe(undefined)
    expect(run(formats.list, value).read).toBe(undefined)
  })

  test('orNull lets null through and nothing else', () => {
    const decode = formats.orNull(entry)
    expect([decode(null, decoding), decode(5, decoding), decode('x', decoding), decode(undefined, decoding)]).toEqual([
      null,
      5,
      undefined,
      undefined,
    ])
  })

  test('present keeps what is there, in order, falsy values too', () => {
    expect(formats.present<unknown>(0, undefined, '', null, false)).toEqual([0, '', false])
  })

  test('one entry for a list of one, an empty list for no object, an empty object for no list', () => {
    expect([formats.asList('a', decoding), formats.asList(['a'], decoding), formats.asList(null, decoding)]).toEqual([
      ['a'],
      ['a'],
      null,
    ])
    expect([formats.emptyAsObject([]), formats.emptyAsObject([1]), formats.emptyAsObject({ a: 1 })]).toEqual([
      {},
      [1],
      { a: 1 },
    ])
    expect([formats.emptyAsList({}), formats.emptyAsList({ a: 1 }), formats.emptyAsList([1])]).toEqual([
      [],
      { a: 1 },
      [1],
    ])
    expect(formats.flattened([[1, 2], 3, []], decoding)).toEqual([1, 2, 3])
  })

  test('mixed takes the types it is told, and no other', () => {
    expect([formats.mixed('a', 'string', 'integer'), formats.mixed(1, 'string', 'integer')]).toEqual(['a', 1])
    expect([formats.mixed(true, 'string'), formats.mixed(null, 'string'), formats.mixed({}, 'string')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
