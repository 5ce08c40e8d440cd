import { createDecoding } from '../../src/operation/decoding.js'
import { median, ratio } from './measure.js'
import { referencePages } from './pages.js'

// decode ÷ JSON.parse of the same bytes, interleaved in one process, medians.

const pages = await referencePages()
const ratios: number[] = []
console.log(
  'decode ÷ JSON.parse'.padEnd(24),
  'bytes'.padStart(9),
  'parse ms'.padStart(9),
  'decode ms'.padStart(10),
  'ratio'.padStart(7),
)
let failed = false
for (const { name, operation, text } of pages) {
  const limit = name === 'wallet NFTs' ? 0.55 : 0.3
  const probe = createDecoding(JSON.parse(text), { operation: operation.id, strict: true, from: { chain: '0x1' } })
  operation.decode(JSON.parse(text), probe)
  const parse: number[] = []
  const decode: number[] = []
  const end = performance.now() + 1500
  while (performance.now() < end || parse.length < 50) {
    const start = performance.now()
    const wire: unknown = JSON.parse(text)
    const parsed = performance.now()
    operation.decode(wire, createDecoding(wire, { operation: operation.id, strict: false, from: { chain: '0x1' } }))
    decode.push(performance.now() - parsed)
    parse.push(parsed - start)
  }
  const value = median(decode) / median(parse)
  ratios.push(value)
  failed ||= value > limit
  console.log(
    `${value <= limit ? ' ' : '!'} ${name}`.padEnd(24),
    String(text.length).padStart(9),
    median(parse).toFixed(3).padStart(9),
    median(decode).toFixed(3).padStart(10),
    ratio(value).padStart(7),
    `of ${limit}`,
  )
}
console.log('median'.padEnd(54), ratio(median(ratios)).padStart(7), 'of 0.2')
if (failed) process.exitCode = 1
