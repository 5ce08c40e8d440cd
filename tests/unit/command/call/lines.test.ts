import { expect, test } from 'vitest'
import { linesOf } from '../../../../src/command/call/lines.js'

async function read(...chunks: readonly (Buffer | string)[]): Promise<readonly (readonly [number, string])[]> {
  async function* stream(): AsyncGenerator<Buffer | string> {
    yield* chunks
  }
  const lines: [number, string][] = []
  for await (const { number, text } of linesOf(stream())) lines.push([number, text])
  return lines
}

test('lines keep their numbers, and blank ones are left out', async () => {
  expect(await read('\ufeffa\r\n\n  b  \n', 'c')).toEqual([
    [1, 'a'],
    [3, 'b'],
    [4, 'c'],
  ])
})

test('a letter that two chunks share is whole', async () => {
  const bytes = Buffer.from('é😀\n')
  expect(await read(bytes.subarray(0, 1), bytes.subarray(1, 4), bytes.subarray(4))).toEqual([[1, 'é😀']])
})

test.each([
  ['UTF-16', Buffer.from('\ufeff0x12\r\n', 'utf16le')],
  ['UTF-16', Buffer.from('\ufeff# 中\r\n', 'utf16le').swap16()],
  ['UTF-16LE', Buffer.from('0x12\r\n', 'utf16le')],
  ['UTF-16BE', Buffer.from('0x12\r\n', 'utf16le').swap16()],
])('a list in %s is refused with what makes UTF-8 of it', async (name, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
    message: expect.stringContaining('The list is in UTF-16'),
    hints: [expect.stringContaining(`iconv -f ${name} -t UTF-8`)],
  })
})

test('a long line takes time by its length only', async () => {
  const chunks = Array.from({ length: 2000 }, () => 'x'.repeat(2 ** 15))
  const start = performance.now()
  const [line] = await read(...chunks)
  expect(line?.[1]).toHaveLength(2000 * 2 ** 15)
  expect(performance.now() - start).toBeLessThan(2000)
})
