/** A line of text, and its bytes with the line feed. */
export interface Line {
  readonly text: string
  readonly bytes: number
}

/** Reads the lines of UTF-8. Each ends in a line feed; what follows the last one is left out. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line, void, undefined> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let start = 0
    for (let end = data.indexOf(10, start); end >= 0; end = data.indexOf(10, start)) {
      yield { text: data.toString('utf8', start, end), bytes: end + 1 - start }
      start = end + 1
    }
    rest = data.subarray(start)
  }
}
