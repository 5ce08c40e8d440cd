import { expect, test } from 'vitest'
import { exportText } from '../../../../playground/app/result/exportRows.js'
import { toCsv, toNdjson } from '../../../../src/values.js'

const rows = [{ name: '=1+1', value: 10n ** 21n }]

test('a file has what the package writes; a CSV begins with the mark by which spreadsheets know its encoding', () => {
  expect(exportText('csv', rows, rows)).toBe(`\uFEFF${toCsv(rows)}`)
  expect(exportText('ndjson', rows, rows)).toBe(toNdjson(rows))
  expect(JSON.parse(exportText('json', { rows }, rows))).toEqual({
    rows: [{ name: '=1+1', value: '1000000000000000000000' }],
  })
})
