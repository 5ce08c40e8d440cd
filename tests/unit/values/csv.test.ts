import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '../../../src/values/csv.js'

const csvOf = (...rows: readonly object[]): string => toCsv(rows)

/** The cells that a spreadsheet finds: quotes count where a cell begins, as in RFC 4180. */
function cellsOf(csv: string, separator: string): string[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|[\\r\\n]+|$)`, 'y')
  const cells: string[] = []
  while (cell.lastIndex < csv.length) {
    const [, quoted = '', rest = ''] = cell.exec(csv) ?? []
    cells.push(quoted.replaceAll('""', '"') + rest)
  }
  return cells
}

/**
 * The cells that some spreadsheet would run, also one that trims what cannot be seen. A number is none, and neither is one
 * behind a space, with what follows it.
 */
function formulasIn(csv: string): string[] {
  const cells = [',', ';', '\t'].flatMap((separator) => cellsOf(csv, separator))
  return cells.filter(
    (cell) => /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(cell) && !/^(-?\d+(\.\d+)?$| -\d+(\.\d+)?(,|$))/.test(cell),
  )
}

const formula = "=cmd|' /C calc'!A0"
const texts = {
  'at its beginning': formula,
  'behind what cannot be seen': `\u200b\u00a0\u0000 ${formula}`,
  'behind a comma': `x,${formula}`,
  'behind a semicolon': `x;${formula};y`,
  'behind a semicolon and a space': `x; ${formula};y`,
  'behind a semicolon and a quote': `x;"${formula};y`,
  'between quotes': `";${formula};"`,
  'behind a tab': `x\t${formula}`,
  'behind a line break': `x\r\n${formula}`,
  'in wide letters': `x;＝1+1`,
  'that begins with a plus': '+1+1',
  'that begins with a minus': '-1+1',
  'that begins with an at sign': '@A1',
}
const places: Readonly<Record<string, (text: string) => object>> = {
  'a text': (text) => ({ name: text }),
  'a list': (text) => ({ tags: [text] }),
  'an object': (text) => ({ metadata: { name: text } }),
  'the name of a member': (text) => ({ metadata: { [text]: -1 } }),
  'the name of a column': (text) => ({ [text]: -1 }),
}
const kinds = Object.keys(places).flatMap((place) => Object.keys(texts).map((kind) => [place, kind] as const))

test.each(kinds)('no spreadsheet finds a formula in %s, %s', (place, kind) => {
  const row = places[place]?.(texts[kind as keyof typeof texts]) ?? {}
  expect(formulasIn(csvOf(row))).toEqual([])
  expect(formulasIn(csvOf({ id: 'a', ...row }))).toEqual([])
})

test('whatever the rows hold, no spreadsheet finds a formula in them', () => {
  const text = fc.string({ unit: fc.constantFrom('=', '-', '@', ';', '\t', '\n', '"', "'", ' ', '\\', 'a', '1', ',') })
  const value = fc.oneof(text, fc.array(text), fc.dictionary(text, fc.oneof(text, fc.integer(), fc.array(text))))
  fc.assert(
    fc.property(fc.array(fc.dictionary(text, value, { minKeys: 1 }), { minLength: 1 }), (rows) => {
      expect(formulasIn(csvOf(...rows))).toEqual([])
    }),
  )
})

test('a text that ends with a separator opens no cell of another reader that holds the next line', () => {
  expect(formulasIn(csvOf({ id: 'a', name: 'x;' }, { id: -1, name: null }))).toEqual([])
  expect(formulasIn(csvOf({ id: 'a', name: 'x\n' }, { id: -1, name: null }))).toEqual([])
})

test('a line that begins with a negative number is none either: the next cell could make it one, behind a decimal comma', () => {
  const csv = csvOf({ amount: -5n, name: '5+1' })
  expect(cellsOf(csv, ',').map(Number).slice(2)).toEqual([-5, Number.NaN])
  expect(cellsOf(csv, ';')[1]).toBe(' -5,5+1')
  expect(csvOf({ amount: -5n })).toBe('amount\r\n-5\r\n')
})

test('a date of the far future, which begins with a plus, is a text', () => {
  expect(csvOf({ at: new Date(8.64e15) })).toBe("at\r\n'+275760-09-13T00:00:00.000Z\r\n")
})

test('numbers, also as text, addresses, dates and words are exported as they are', () => {
  const row = { a: '0xab', b: '-1.5', c: -2, d: -3n, e: 'a-b', f: 'e-mail; 49', g: new Date(0), h: null }
  const line = '0xab,-1.5,-2,-3,a-b,"e-mail; 49",1970-01-01T00:00:00.000Z,'
  expect(csvOf(row)).toBe(`a,b,c,d,e,f,g,h\r\n${line}\r\n`)
})

test('lists and objects are JSON, which negative numbers and apostrophes leave as it is', () => {
  const row = { tags: ['a', 'b; c'], metadata: { traits: [-1, -2n], note: `x;${formula}` } }
  const [, , tags = '', metadata = ''] = cellsOf(csvOf(row), ',')
  expect(JSON.parse(tags)).toEqual(row.tags)
  expect(JSON.parse(metadata)).toEqual({ traits: [-1, '-2'], note: `x;'${formula}` })
})

test('every name of any row is a column, what a row lacks is empty, and a row that is no object is a value', () => {
  expect(toCsv([{ a: 1n }, { b: null, toString: 'own' }, 'text'])).toBe(
    'a,b,toString,value\r\n1,,,\r\n,,own,\r\n,,,text\r\n',
  )
  expect(toCsv([{ a: 1 }, { b: 2 }])).toBe('a,b\r\n1,\r\n,2\r\n')
  expect(toCsv([])).toBe('')
})

test('amounts keep every digit', () => {
  expect(csvOf({ value: 2n ** 256n - 1n })).toBe(`value\r\n${2n ** 256n - 1n}\r\n`)
})

test('no line is a backslash and a dot, which ends the data of a reader', () => {
  expect(csvOf({ name: '\\.' }, { name: 'a\r\\.\n\\.' })).toBe('name\r\n \\.\r\n"a\r \\.\n \\."\r\n')
  expect(csvOf({ '\\.': 'a\\.', b: '\\.b' })).toBe(' \\.,b\r\na\\.,\\.b\r\n')
})

test('numbers have no exponent, and a text that is a negative number is no formula', () => {
  const row = { a: 1e-7, b: -2.5e-10, c: 1e21, d: Number.MIN_VALUE, e: '-2.5e-7', f: Number.POSITIVE_INFINITY }
  const least = `0.${'0'.repeat(323)}5`
  expect(csvOf(row)).toBe(
    `a,b,c,d,e,f\r\n0.0000001,-0.00000000025,1000000000000000000000,${least},-2.5e-7,Infinity\r\n`,
  )
})
