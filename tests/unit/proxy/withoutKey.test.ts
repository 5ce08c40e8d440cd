import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutKey } from '../../../src/proxy/withoutKey.js'
import { createRedactor } from '../../../src/transport/redact.js'
import { processorTime } from '../../support/processorTime.js'

const key = 'eyJhbGciOiJIUzI1NiJ9.eyJub25jZSI6IjEyMyJ9.s5_-XyZabcdef012345'
const isRefused = (text: string, secret = key): boolean => {
  try {
    withoutKey(text, createRedactor([secret]), [secret])
    return false
  } catch {
    return true
  }
}

const hex = (sign: string, digits: number): string => sign.charCodeAt(0).toString(16).padStart(digits, '0')

/** One level of escapes: of URLs or of JSON; numbers choose what is escaped beside what must be. */
interface Level {
  readonly isUrl: boolean
  readonly choices: readonly number[]
}

const escaped = (text: string, { isUrl, choices }: Level): string =>
  Array.from(text, (sign, at) => {
    const choice = choices[at % choices.length] ?? 0
    const mustBe = sign === (isUrl ? '%' : '\\')
    if (choice === 0 && !mustBe) return sign
    if (isUrl) return choice === 1 ? `%${hex(sign, 2)}` : `%${hex(sign, 2).toUpperCase()}`
    return choice === 1 && /["\\/]/.test(sign) ? `\\${sign}` : `\\u${hex(sign, 4)}`
  }).join('')

const levels = fc.array(
  fc.record({ isUrl: fc.boolean(), choices: fc.array(fc.nat(2), { minLength: 1, maxLength: 40 }) }),
  { minLength: 1, maxLength: 4 },
)

describe('the key is in no spelling that a page can undo:', () => {
  test('any mixture of percent and JSON escapes, in any nesting', () => {
    fc.assert(
      fc.property(levels, fc.constantFrom('', 'see ', '100%', 'C:\\', '\\u00', '%4', '"'), (choices, before) => {
        const spelled = choices.reduce(escaped, key)
        const text = JSON.stringify({ message: 'x' }) + before + spelled
        expect(isRefused(text)).toBe(spelled !== key)
      }),
    )
  })

  test('JSON within JSON, and within a URL that was escaped twice', () => {
    let text = key.replaceAll('.', '\\u002e')
    for (let depth = 0; depth < 6; depth++) text = JSON.stringify({ text })
    expect(isRefused(text)).toBe(true)
    expect(isRefused(encodeURIComponent(encodeURIComponent(text)))).toBe(true)
  })

  test('far into a long text, across whatever parts it is read in', () => {
    for (let shift = 0; shift < 80; shift++)
      expect(isRefused(`${'\\n'.repeat(4000 + shift)}${escaped(key, { isUrl: false, choices: [0, 2] })}`)).toBe(true)
  })
})

test('what has escapes and not the key is the text, to the byte', () => {
  fc.assert(
    fc.property(fc.string(), levels, (text, all) => {
      const spelled = all.reduce(escaped, text)
      expect(withoutKey(spelled, createRedactor([key]), [key])).toBe(spelled)
    }),
  )
})

test('a run of backslashes, or of any escape, takes time in proportion to its length', () => {
  for (const unit of ['\\', '%', '%25', '\\u005c', '%5c', '\\%', '\\"x', '%2541']) {
    const run = unit.repeat(2 ** 19 / unit.length)
    // in proportion to its square, it would be hours
    expect(
      processorTime(() => withoutKey(run, createRedactor([key]), [key])),
      unit,
    ).toBeLessThan(5000)
  }
})
