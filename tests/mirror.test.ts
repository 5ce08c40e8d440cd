import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

// Who changes a file finds its tests where the file stands: `src/client/retry.ts` in `tests/unit/client`.

const unit = 'tests/unit'

/** Where the sources of a folder of `tests/unit` may stand: a room of `src`, or a folder of the checkout. */
const placesOf = (folder: string): readonly string[] =>
  [join('src', folder), folder, join('playground', folder), folder.replace(/^playground/, 'playground/app')].filter(
    (place) => existsSync(place),
  )

const nameOf = (file: string): string => basename(file).replace(/(\.test)?\.tsx?$/, '')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))

const tests = filesIn(unit).map((file) => relative(unit, file))

test('a unit test stands in the folder of what it tests', () => {
  expect(tests.filter((file) => placesOf(dirname(file)).length === 0)).toEqual([])
  expect(tests.length).toBeGreaterThan(100)
})

test('a unit test that is named like a file of its room stands where that file does', () => {
  const astray = tests.flatMap((file) => {
    const [room = ''] = file.split('/')
    const namesakes = placesOf(room)
      .flatMap(filesIn)
      .filter((source) => nameOf(source) === nameOf(file))
    const isBesideOne = namesakes.some((source) => placesOf(dirname(file)).includes(dirname(source)))
    return namesakes.length === 0 || isBesideOne ? [] : [`${file}: ${namesakes}`]
  })
  expect(astray).toEqual([])
})
