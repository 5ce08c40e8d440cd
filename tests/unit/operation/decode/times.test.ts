import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../../src/operation/decode/decoding.js'
import { date, micros, millis, seconds } from '../../../../src/operation/decode/times.js'

const decoding = createDecoding({}, { strict: false })

/** "Never", as nodes write it. */
const never = '18446744073709551615'

/** Points in time that have four digits for the year. */
const moments = fc.date({
  min: new Date('0000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
})
const two = (max: number): fc.Arbitrary<string> => fc.nat(max).map((value) => String(value).padStart(2, '0'))
/** Text in the shape of a date, valid or not. */
const shaped = fc
  .tuple(fc.nat(9999), two(14), two(33), two(25), two(61), two(61), fc.constantFrom('', 'Z', '.123Z', '.9Z'))
  .map(
    ([year, month, day, hour, minute, second, end]) =>
      `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}${end}`,
  )

describe('ISO text', () => {
  test.each(['', ' ', '2024-01-01T00X00Y00Z', '2024-01-01T00:00:00X123Z'])(
    '%j is none, first of an answer too',
    (text) => {
      expect(date(text, createDecoding({}, { strict: true }))).toBeUndefined()
    },
  )

  test('that comes again is read as before, into a date of its own', () => {
    const decoding = createDecoding({}, { strict: false })
    const texts = ['2024-01-01T00:00:00Z', '2024-01-01T00:00:00Z', 'no date', '2024-01-01T00:00:01Z', 'no date']
    const [first, second, ...others] = texts.map((text) => date(text, decoding))
    expect(second).toEqual(first)
    expect(second).not.toBe(first)
    expect(others).toEqual([undefined, new Date('2024-01-01T00:00:01Z'), undefined])
  })

  test('is read as Date.parse reads it, for every point in time', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const text = moment.toISOString()
        expect(date(text)?.getTime()).toBe(moment.getTime())
        expect(date(text.replace(/\.\d{3}/, ''))?.getTime()).toBe(Date.parse(text.replace(/\.\d{3}/, '')))
      }),
    )
  })

  test('without a zone it is UTC, whatever the zone of the machine', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const text = moment.toISOString()
        expect(date(text.slice(0, 19))).toEqual(date(`${text.slice(0, 19)}Z`))
        expect(date(text.slice(0, 23))).toEqual(moment)
        expect(date(text.slice(0, 19).replace('T', ' '))).toEqual(date(`${text.slice(0, 19)}Z`))
        expect(date(text.slice(0, 10))).toEqual(date(`${text.slice(0, 10)}T00:00:00Z`))
      }),
    )
  })

  test('with an offset it is that point in time', () => {
    const offsets = fc.tuple(fc.constantFrom('+', '-'), two(13), two(59), fc.constantFrom(':', ''))
    fc.assert(
      fc.property(moments, offsets, (moment, [sign, hours, minutes, colon]) => {
        const text = moment.toISOString().slice(0, 19)
        expect(date(`${text}${sign}${hours}${colon}${minutes}`)?.getTime()).toBe(
          Date.parse(`${text}${sign}${hours}:${minutes}`),
        )
      }),
    )
  })

  test.each([
    '2024-01-01 12:00:00+02',
    '2024-01-01 12:00:00.000000+02',
    '2024-01-01t10:00:00z',
    '2024-01-01 10:00 utc',
  ])('%j, as databases write it, is that point in time', (text) =>
    expect(date(text)).toEqual(new Date('2024-01-01T10:00:00Z')),
  )

  test('is a valid date of the calendar, or refused: nothing rolls over', () => {
    fc.assert(
      fc.property(shaped, (text) => {
        const read = date(text)
        if (read === undefined) return
        const spelt = text.slice(0, 19)
        expect(spelt.endsWith('24:00:00') || read.toISOString().startsWith(spelt)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('with one character that cannot be where it is, is no date', () => {
    for (const text of ['2024-11-09T08:17:26', '2024-11-09T08:17:26Z', '2024-11-09T08:17:26.534Z']) {
      for (let at = 0; at < text.length; at++) {
        const strangers = /\d/.test(text.charAt(at)) ? '/:o-' : '/;o'
        for (const stranger of strangers) {
          const spoilt = text.slice(0, at) + stranger + text.slice(at + 1)
          expect(date(spoilt), spoilt).toBeUndefined()
        }
      }
    }
  })

  test.each([
    '2024-02-30T00:00:00Z',
    '2023-02-29T00:00:00',
    '2023-02-29',
    '2023-02-29T00:00:00+00:00',
    '2023-04-31 12:00:00 UTC',
    '2024-13-01T00:00:00Z',
    '2024-00-01T00:00:00Z',
    '2024-01-01T25:00:00Z',
    '2024-01-01T00:60:00Z',
    '2024-01-01T00:00:61Z',
    '2024-01-01T00:00:00.Z',
    '2024-01-01T00:00:00.:00Z',
    '2024-01-01T00:00:00.a23Z',
    '2024-01-01T',
    '2024-1-1',
    'string',
    'soon 5',
    '',
    ' ',
    'Jan 1 2024',
    '20240101',
    '20240101120000',
  ])('%j is no date', (text) => expect(date(text)).toBe(undefined))

  test.each([null, undefined, true, {}, [], Number.NaN])('%j is no date', (value) =>
    expect(date(value)).toBe(undefined),
  )
})

describe('numbers since 1970', () => {
  test.each([
    ['seconds', seconds, 1_000],
    ['millis', millis, 1],
  ] as const)('%s are read from numbers and from text', (_name, read, scale) => {
    fc.assert(
      fc.property(fc.nat(4_000_000_000), (value) => {
        expect(read(value, decoding)?.getTime()).toBe(value * scale)
        expect(read(String(value), decoding)?.getTime()).toBe(value * scale)
      }),
    )
  })

  test('micros keep their whole milliseconds', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        const expected = Math.floor(value / 1000)
        expect(Math.abs((micros(String(value), decoding)?.getTime() ?? Number.NaN) - expected)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('micros of nodes today are exact to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 }), fc.nat(999), (milli, micro) => {
        expect(micros(`${milli}${String(micro).padStart(3, '0')}`, decoding)?.getTime()).toBe(milli)
      }),
    )
  })

  test('fractions of seconds count: NFT media say 1671511972.032', () => {
    expect(date('1671511972.032')?.getTime()).toBe(1671511972032)
    expect(date(1671511972)?.getTime()).toBe(1671511972000)
    expect(date(1671511972032)?.getTime()).toBe(1671511972032)
  })

  test('where text is expected, their size tells seconds, milliseconds and microseconds apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e9, max: 4e9 }), fc.nat(999), (second, milli) => {
        const millis = second * 1000 + milli
        for (const form of [second, String(second)]) expect(date(form)?.getTime()).toBe(second * 1000)
        for (const form of [millis, String(millis), millis * 1000, String(millis * 1000)])
          expect(date(form)?.getTime()).toBe(millis)
      }),
    )
  })

  test.each([
    ['seconds', seconds],
    ['millis', millis],
    ['micros', micros],
  ])('"never", as nodes write it, is the last moment there is: %s', (_name, read) => {
    expect(read(never, decoding)?.getTime()).toBe(8.64e15)
  })

  test.each([
    ['seconds', seconds, 1_000n],
    ['millis', millis, 1n],
    ['micros', micros, 0n],
  ] as const)('what no date can hold is no date: %s', (_name, read, scale) => {
    const first = scale === 0n ? 8_640_000_000_000_000_000n : 8_640_000_000_000_000n / scale // the last moment is "never"
    expect(read(String(first - 1n), decoding)?.getTime()).toBeLessThan(8.64e15)
    fc.assert(
      fc.property(fc.bigInt({ min: first, max: 10n ** 20n - 1n }), (value) => {
        fc.pre(String(value) !== never)
        expect(read(String(value), decoding)).toBeUndefined()
        expect(read(Number(value), decoding)).toBeUndefined()
      }),
    )
  })

  test.each([seconds, millis, micros])('a number that was rounded is read again from its digits', (read) => {
    const own = createDecoding({}, { strict: false })
    read(Number(never), own)
    expect(own.inexact).toBe(true)
  })

  test('micros beyond 2^53 keep their milliseconds too', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 2n ** 53n, max: 8_640_000_000_000_000_000n - 1n }), (value) => {
        expect(micros(String(value), decoding)?.getTime()).toBe(Number(value / 1000n))
      }),
    )
  })

  test('ISO text is read where a number was expected', () => {
    expect(seconds('2024-01-01T00:00:00Z', decoding)).toEqual(new Date('2024-01-01T00:00:00Z'))
  })

  test.each(['-1', '1e5', 'abc', '1'.repeat(21), '', true, null, {}])('%j are no seconds', (value) =>
    expect(seconds(value, decoding)).toBe(undefined),
  )
})

test('a number from 2^53 is the same time whether it comes as a number or, read again for its digits, as text', () => {
  const large = fc.oneof(
    fc.bigInt(2n ** 53n, 10n ** 20n).map(String),
    fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 16, max: 20 }))
      .map(([digit, zeros]) => `${digit}.5e+${zeros}`),
  )
  fc.assert(
    fc.property(large, fc.constantFrom('', '-'), (digits, sign) => {
      fc.pre(digits !== never)
      const text = sign + digits
      // a double of that size may be half a millisecond off before it is divided, and after it
      for (const read of [date, seconds, millis, micros])
        expect(Math.abs(Number(read(text, decoding)) - Number(read(Number(text), decoding))) || 0).toBeLessThanOrEqual(
          2,
        )
      for (const read of [date, seconds, millis, micros])
        expect(read(text, decoding) === undefined).toBe(read(Number(text), decoding) === undefined)
    }),
  )
})
