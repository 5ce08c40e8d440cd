import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generatedDocument } from '../codegen/document/generatedDocument.js'
import { apis } from '../openapi-ts.config.js'
import { comparison, requiredIn, withRequired } from '../tests/support/published.js'

// Makes `tests/fixtures` from a folder of facts: `tsx scripts/fixtures.ts FOLDER`, where FOLDER holds `facts/*.json` and
// `fixtures/recorded.json`. Kept is what tests compare: names, paths, types, statuses, costs and days, no sentences. What the
// provider itself publishes, in `facts/primary`, outranks what others say of costs, plans and ends. Of its documents, kept is
// what they leave out of `required` in responses, by the places of ours.

/** Files of facts that tests compare with documents. */
const files = ['aptos', 'auth', 'evm', 'evm-added', 'lifecycle', 'node', 'solana', 'streams']

/** Members that are kept, wherever they stand. */
const kept = new Set(
  `id api kind method path inSpec host status removedOn goneBy announcedFor replacement specsReplacement plan cost costPer
  chainId pathParams queryParams body schema responseRef successStatus nullable nullStatus404 sdkTransport pagination style
  firstPage computeUnits price rateLimitCost name required wireNames type ref items fields integer identifies identity
  optional recommendOptional absentInMocks phantom alsoAccept enum`.split(/\s+/),
)

/** What of a recorded exchange is kept. */
const exchange = ['id', 'api', 'operationId', 'method', 'path', 'query', 'body', 'matchedOn', 'status', 'response']

/** Rows that are kept of a recorded list. */
const rows = 3

type Members = Readonly<Record<string, unknown>>

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder? tsx scripts/fixtures.ts FOLDER')

mkdirSync('tests/fixtures/facts', { recursive: true })
const there = readdirSync(join(folder, 'facts')).map((file) => basename(file, '.json'))
for (const name of files.filter((file) => there.includes(file))) write(`facts/${name}`, facts(factsIn(name)))

write('leftOut', Object.fromEntries(apis.filter(isPublished).map((api) => [api, leftOut(api)])))

const { pairs } = read('fixtures/recorded')
write('recorded', (pairs as readonly Members[]).map(recorded))

/** A file of facts, that of lifecycles as the provider tells it where its own figures are there. */
function factsIn(name: string): Members {
  const file = read(`facts/${name}`)
  return name === 'lifecycle' && there.includes('primary') ? byProvider(file) : file
}

function byProvider(file: Members): Members {
  const rows = (name: string, list: string): readonly Members[] => listOf(read(`facts/primary/${name}`)[list])
  const [costs, ends, chainEnds] = [
    rows('costs', 'operations'),
    rows('lifecycle', 'operations'),
    rows('chains', 'ended'),
  ]
  const same = (one: Members) => (other: Members) => one.id === other.id && one.api === other.api
  const operations = listOf(file.operations).map((one) => {
    const { cost, per, plan } = costs.find(same(one)) ?? {}
    const { status } = ends.find(same(one)) ?? {}
    const hasNoDay = status === 'deprecated' && one.status === 'removed' // marked in the document, in no list of ends
    return {
      ...one,
      ...(cost != null && { cost, costPer: per, plan }),
      ...(hasNoDay && { removedOn: undefined, goneBy: one.removedOn ?? one.goneBy }),
    }
  })
  const chains = listOf(file.chains).map((one) => {
    const end = chainEnds.find(({ id, products }) => id === one.chainId && String(products).includes('dataApi'))
    if (!end?.on) return one
    const wasGone = /already removed/.test(String(end.source))
    return {
      ...one,
      announcedFor: undefined,
      removedOn: wasGone ? undefined : end.on,
      goneBy: wasGone ? end.on : undefined,
    }
  })
  return { ...file, operations, chains }
}

function isPublished(api: string): boolean {
  return there.includes('primary') && readdirSync(join(folder ?? '', 'facts/primary')).includes(`${api}.openapi.json`)
}

/** The fields of our responses that a document of the provider has, but not in `required`: by operation and place. */
function leftOut(api: string): Members {
  const everything = withRequired(generatedDocument(api), ({ properties }) => Object.keys(properties))
  const found = comparison({ [api]: everything }, [read(`facts/primary/${api}.openapi`)], api)
  return Object.fromEntries(found.map(({ ours, differences }) => [ours?.id ?? '', requiredIn(differences)]))
}

function listOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value : []
}

/** The facts of a file: lists of operations, chains and names, schemas by name. */
function facts(file: Members): Members {
  const { asOf, operations, schemas = {}, enums = {}, chains, chainsLive } = file
  const schemaNames = Object.entries(schemas as Members).map(([name, schema]) => [name, essence(schema)])
  return {
    asOf,
    operations: essence(operations),
    schemas: Object.fromEntries(schemaNames),
    enums,
    chains: essence(chains),
    chainsLive,
  }
}

/** A value without members that no test compares, and without those that say no or nothing. */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([name, member]) => kept.has(name) && member !== false && member != null)
  return Object.fromEntries(
    members.map(([name, member]) => [name, name === 'wireNames' ? bracketed(member) : essence(member)]),
  )
}

/** Of the spellings of a list in a query, the one with brackets, if there is one. */
function bracketed(spellings: unknown): string {
  return JSON.stringify(spellings).includes('[]') ? '[]' : ''
}

function recorded(pair: Members): Members {
  const members = exchange.map((name) => [name, name === 'response' ? shortened(pair[name]) : pair[name]])
  return Object.fromEntries(members)
}

/** An answer with a few rows of each list, and without what the makers of tokens say of them. */
function shortened(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, rows).map((item) => shortened(item))
  if (name === 'description' && typeof value === 'string') return value.slice(0, 20)
  if (name === 'metadata' && typeof value === 'string' && value.startsWith('{'))
    return JSON.stringify(shortened(JSON.parse(value)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member, name)]))
}

function read(name: string): Members {
  return JSON.parse(readFileSync(join(folder ?? '', `${name}.json`), 'utf8'))
}

function write(name: string, value: unknown): void {
  writeFileSync(`tests/fixtures/${name}.json`, `${JSON.stringify(value)}\n`)
}
