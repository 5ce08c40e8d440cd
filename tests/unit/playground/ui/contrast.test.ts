import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('../../../../playground/app/ui/tokens.css', import.meta.url), 'utf8')

/** A colour of the page in the light and in the dark theme. */
const colours = (name: string): readonly string[] =>
  new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)?.slice(1) ?? []

test.each([
  ['field-line', 'sheet', 3],
  ['field-line', 'paper', 3],
  ['field-line', 'sunk', 3],
  ['soft', 'sunk', 4.5],
  ['accent', 'sheet', 4.5],
])('%s on %s has a contrast of at least %d, in both themes', (line, ground, least) => {
  const grounds = colours(ground)
  expect(grounds).toHaveLength(2)
  for (const [theme, colour] of colours(line).entries())
    expect(contrast(colour, grounds[theme] ?? '')).toBeGreaterThanOrEqual(least)
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
