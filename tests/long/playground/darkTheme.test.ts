import { test } from 'vitest'
import { walkWithAxe } from '../../e2e/playground/axeWalk.js'
import { nfts, startPlayground } from '../../e2e/playground/harness.js'

const { visit } = startPlayground()

test('axe finds no colour at fault on a walk through the page in the dark theme', () =>
  visit(nfts, (page) => walkWithAxe(page, 'dark'), { colorScheme: 'dark', fresh: true }))
