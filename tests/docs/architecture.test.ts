import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/internals/architecture.md', 'utf8')

test('every path that the architecture names is there', () => {
  const named = [...page.matchAll(/`((?:src|codegen|playground|tests|specs|generated|docs)\/[\w./-]*)`/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every room of src/ is in its table', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(rooms.map(({ name }) => name).filter((name) => !page.includes(`\n| \`${name}\` |`))).toEqual([])
})
