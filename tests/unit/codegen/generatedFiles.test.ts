import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sources = readdirSync('generated', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const read = (file: string): string => readFileSync(`generated/${file}`, 'utf8')

describe.each(sources)('generated/%s', (file) => {
  test('has no line longer than 120 characters, but for a text that has no gap', () => {
    const isWord = (line: string): boolean => !/\S\s+\S{1,80}$/.test(line.replace(/^\s*(\*|\/\/|\w+:)\s/, ''))
    const tooLong = read(file)
      .split('\n')
      .filter((line) => line.length > 120 && !isWord(line) && !/["'`][^"'`]{100,}["'`]/.test(line))
    expect(tooLong).toEqual([])
  })
})
