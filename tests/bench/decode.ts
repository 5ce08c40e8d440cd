import { createDecoding } from '../../src/operation/decode/decoding.js'
import { median, ratio } from './measure.js'
import { type ReferencePage, referencePages } from './pages.js'

// decode ÷ JSON.parse of the same bytes, interleaved in one process, medians. Every page is parsed and decoded once,
// then written anew. Takes a part of a name, to measure only the pages that have it.

const seconds = 3
const [wantedName = ''] = process.argv.slice(2)
const ratios: number[] = []
console.log('decode ÷ JSON.parse'.padEnd(24), ['bytes', 'parse ms', 'decode ms', 'ratio'].map(column).join(' '))
let failed = false
for (const page of await referencePages()) {
  if (!page.name.includes(wantedName)) continue
  const probe: unknown = JSON.parse(page.write())
  page.decode(probe, decoding(probe, true)) // a row that breaks its contract would measure something else
  const { bytes, parse, decode } = measure(page)
  const value = decode / parse
  ratios.push(value)
  failed ||= value > page.limit
  const figures = [String(bytes), parse.toFixed(3), decode.toFixed(3), ratio(value)].map(column).join(' ')
  console.log(`${value <= page.limit ? ' ' : '!'} ${page.name}`.padEnd(24), figures, `of ${page.limit}`)
}
const middle = median(ratios)
failed ||= middle > 0.2
const mark = middle > 0.2 ? '!' : ' '
console.log(`${mark} median`.padEnd(24), ['', '', '', ratio(middle)].map(column).join(' '), 'of 0.2')
if (failed) process.exitCode = 1

function measure(page: ReferencePage): { bytes: number; parse: number; decode: number } {
  const parse: number[] = []
  const decode: number[] = []
  let bytes = 0
  const end = performance.now() + seconds * 1000
  while (performance.now() < end || parse.length < 50) {
    const text = page.write()
    const start = performance.now()
    const wire: unknown = JSON.parse(text)
    const parsed = performance.now()
    page.decode(wire, decoding(wire))
    decode.push(performance.now() - parsed)
    parse.push(parsed - start)
    bytes = text.length
  }
  return { bytes, parse: median(parse), decode: median(decode) }
}

function decoding(wire: unknown, strict = false) {
  return createDecoding(wire, { strict, from: { chain: '0x1' } })
}

function column(text: string): string {
  return text.padStart(9)
}
