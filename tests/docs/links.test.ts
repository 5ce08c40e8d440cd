import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pages, textOf } from '../support/docPages.js'

const anchorsOf = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )

test.each([...pages, 'docs/llms.txt'])('every link of %s leads somewhere', (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const dead = links.filter((target) => {
    if (/^https?:/.test(target)) return false
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? page : join(dirname(page), file)
    return !existsSync(path) || (anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(anchor))
  })
  expect(dead).toEqual([])
})
