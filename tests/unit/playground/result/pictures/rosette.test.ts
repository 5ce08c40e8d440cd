import { expect, test } from 'vitest'
import { rosetteOf } from '../../../../../playground/app/result/pictures/rosette.js'

const marks = Array.from({ length: 200 }, (_, id) => `0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d ${id}`)

test('an NFT has the same rosette in every visit, and its neighbour has another', () => {
  expect(rosetteOf(marks[7] ?? '')).toEqual(rosetteOf(marks[7] ?? ''))
  expect(new Set(marks.map((mark) => rosetteOf(mark).line)).size).toBe(marks.length)
  expect(new Set(marks.map((mark) => rosetteOf(mark).tone)).size).toBe(5)
})
