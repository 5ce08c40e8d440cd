import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { createDecoding } from '../../src/operation/decode/decoding.js'
import { median, ratio } from './measure.js'
import { type ReferencePage, referencePages } from './pages.js'

// The incumbent's decoding ÷ ours, of the same parsed pages, interleaved in one process; medians. Run with tsx, after
// `npm i --no-save moralis@2.27.2`, or with INCUMBENT=/path/to/node_modules.

/** What turns wire JSON into the incumbent's objects, as its own callers do. */
interface IncumbentOperation {
  readonly id?: string
  readonly operationId?: string
  deserializeResponse?(json: unknown, request: object, core: unknown): unknown
  parseResponse?(json: unknown): unknown
}

interface Incumbent {
  readonly core: unknown
  readonly operations: readonly IncumbentOperation[]
}

const incumbentName = 'moralis'
const bars = { evm: 25, aptos: 5 }
const incumbent = await loadIncumbent()
const below: string[] = []
for (const page of await referencePages()) compare(page)
if (below.length > 0) {
  console.log(`\nbelow the bar: ${below.join('; ')}`)
  process.exitCode = 1
}

function compare({ name, operation, write }: ReferencePage): void {
  if (!operation) return
  const text = write()
  const theirs = incumbent?.operations.find(({ id, operationId }) => (id ?? operationId) === operation.id)
  const page = theirs && acceptable(theirs, text)
  const left = page === text ? name : `${name}, in part`
  if (!theirs || !page) {
    const why = theirs ? 'it takes none of the rows' : 'it has no such operation'
    console.log(`  ${left.padEnd(30)} ${incumbent ? why : 'NO RATIO'}`)
    return
  }
  const bar = operation.api === 'evm' ? bars.evm : bars.aptos
  const times: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] }
  const end = performance.now() + 2000
  while (performance.now() < end || times.theirs.length < 15) {
    // Each side gets JSON of its own, parsed outside of its time: some of the incumbent's classes change what they read.
    const [first, second]: unknown[] = [JSON.parse(page), JSON.parse(page)]
    const options = { operation: operation.id, strict: false, from: { chain: '0x1' } }
    times.ours.push(milliseconds(() => operation.decode(first, createDecoding(first, options))))
    times.theirs.push(milliseconds(() => readBy(theirs, second)))
  }
  const [our, their] = [median(times.ours), median(times.theirs)]
  const value = their / our
  if (value < bar) below.push(`${name} ${ratio(value)}x`)
  const sides = `${their.toFixed(2)} → ${our.toFixed(3)} ms`
  console.log(
    `${value >= bar ? ' ' : '!'} ${left.padEnd(30)} ${sides.padStart(20)} ${ratio(value).padStart(7)} of ${bar}`,
  )
}

/** The page, without the rows that make the incumbent throw: as many as before, the others repeated. */
function acceptable(operation: IncumbentOperation, text: string): string | undefined {
  if (takes(operation, text)) return text
  const body: unknown = JSON.parse(text)
  const name = Object.entries(Object(body)).find(([, value]) => Array.isArray(value))?.[0]
  const rows: readonly unknown[] = Array.isArray(body) ? body : Object(body)[name ?? '']
  const pageOf = (list: readonly unknown[]): string =>
    JSON.stringify(Array.isArray(body) || !name ? list : { ...Object(body), [name]: list })
  const good = rows.filter((row) => takes(operation, pageOf([row])))
  return good.length > 0 ? pageOf(rows.map((_, index) => good[index % good.length])) : undefined
}

function takes(operation: IncumbentOperation, text: string): boolean {
  try {
    readBy(operation, JSON.parse(text))
    return true
  } catch {
    return false // it throws on nulls that the service sends
  }
}

function readBy(operation: IncumbentOperation, wire: unknown): unknown {
  if (!operation.deserializeResponse) return operation.parseResponse?.(wire)
  return operation.deserializeResponse(wire, { chain: '0x1' }, incumbent?.core)
}

function milliseconds(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

async function loadIncumbent(): Promise<Incumbent | undefined> {
  const at = process.env.INCUMBENT ?? `${process.cwd()}/node_modules`
  const require = createRequire(pathToFileURL(`${at}/`))
  try {
    const { default: moralis } = require(incumbentName)
    await moralis.start({ apiKey: 'none' })
    const utils = ['@moralisweb3/common-evm-utils', '@moralisweb3/common-aptos-utils'].map((name) => require(name))
    const operations = utils.flatMap(({ operations = [], operationsV2 = [] }) => [...operations, ...operationsV2])
    return { core: moralis.Core, operations }
  } catch (error) {
    console.log(`The incumbent is not installed, so there are NO RATIOS: ${String(error).split('\n')[0]}`)
    return undefined
  }
}
