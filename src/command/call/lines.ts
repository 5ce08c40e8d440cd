import { StringDecoder } from 'node:string_decoder'
import { assertUtf8 } from '../flags/inputFlags.js'

/** A line of a text, with its number from 1. */
export interface Line {
  readonly number: number
  readonly text: string
}

/**
 * Reads the lines of a stream, without their line breaks and without the blank ones.
 *
 * @throws {InputError} if the first line is in UTF-16.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let number = 0
  const lineOf = (text: string): Line | undefined => {
    number += 1
    if (number === 1) assertUtf8(text, 'The list')
    const line = (number === 1 ? text.replace(/^\ufeff/, '') : text).trim()
    return line === '' ? undefined : { number, text: line }
  }
  for await (const chunk of chunks) {
    const [first = '', ...pieces] = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n')
    rest += first // not searched again: a long line comes in many chunks
    for (const piece of pieces) {
      const line = lineOf(rest)
      rest = piece
      if (line) yield line
    }
  }
  const last = lineOf(rest + decoder.end())
  if (last) yield last
}
