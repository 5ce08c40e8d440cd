import { boundedMap } from '../../runtime/boundedMap.js'
import { fieldOf } from '../../values/fieldOf.js'
import { examplesOf, rowsOf } from '../model/examples.js'
import type { MockOperation } from '../model/mockOperation.js'
import type { MockApi } from '../routing/mockApi.js'
import { createStreamBook, type StreamBook, type WatchedStream, type WatchedXpub } from './book.js'
import { type AcceptStream, type StatefulOperation, streamCalls } from './calls.js'
import { type StreamFamily, streamFamilies } from './family.js'
import { xpubCalls } from './xpubs.js'

/** The stateful operations of an account, by operation id. */
export type Account = Readonly<Record<string, StatefulOperation>>

/**
 * Creates the memory of the Streams API. As at the service, each API key is an account of its own. It starts with the
 * streams, addresses and settings of the document's examples, and later reads see what was changed. It keeps a hundred
 * accounts, and drops the one that was used longest ago.
 *
 * @param accept decides whether the webhook of a new or changed stream accepts its test delivery
 */
export function createAccounts(accept: AcceptStream): (api: MockApi, key: string) => Account {
  const accounts = boundedMap<Account>(100)
  const newId = countedIds()
  return (api, key) => {
    const account = accounts.get(key) ?? openAccount(api, accept, newId)
    accounts.set(key, account)
    return account
  }
}

/** Creates UUIDs that count up, so that every run of a test gets the same ones. They start with `mock` in hex. */
function countedIds(): () => string {
  let count = 0
  return () => {
    count += 1
    return `6d6f636b-0000-4000-8000-${count.toString(16).padStart(12, '0')}`
  }
}

type Operations = ReadonlyMap<string, MockOperation>

function openAccount(api: MockApi, accept: AcceptStream, newId: () => string): Account {
  const operations = new Map(api.operations.map((operation) => [operation.id, operation]))
  const books = streamFamilies.map((family) => ({ family, book: seededBook(operations, family, newId) }))
  return {
    ...Object.assign(
      {},
      ...books.map(({ family, book }) => ({
        ...streamCalls(family, book, accept, newId, neededOf(operations, family)),
        ...xpubCalls(family, book, newId),
      })),
    ),
    ...settingsCalls(operations),
    getStatsById: ({ values }) => {
      const isKnown = books.some(({ book }) => book.find(values.streamId ?? ''))
      return isKnown ? { code: 200 } : { code: 404, example: 'stream' }
    },
  }
}

function seededBook(operations: Operations, { word, storedAddress }: StreamFamily, newId: () => string): StreamBook {
  const streams = exampleRows(operations, `get${word}Streams`).filter(isStream)
  const book = createStreamBook(streams, newId)
  const [first] = streams
  if (!first) return book
  const addresses = exampleRows(operations, `get${word}StreamAddresses`).map((row) =>
    storedAddress(fieldOf(row, 'address')),
  )
  // The document doesn't say which stream the example addresses belong to.
  book.watch(
    first.id,
    addresses.filter((address) => address !== undefined),
  )
  for (const row of exampleRows(operations, `get${word}StreamXpubs`)) if (isXpubRow(row)) book.putXpub(row)
  // The example of the parameter works even if the example responses have other ids.
  const example = operations.get(`get${word}Stream`)?.inputs.find(({ name }) => name === 'id')?.example
  return { ...book, find: (id) => book.find(id) ?? (id === example ? book.find(first.id) : undefined) }
}

/** Returns the fields of which a stream needs at least one, which the document declares for new streams. */
const neededOf = (operations: Operations, { word }: StreamFamily): readonly string[] =>
  operations.get(`create${word}Stream`)?.needsOne ?? []

function settingsCalls(operations: Operations): Account {
  let settings = firstExample(operations, 'getSettings')
  return {
    getSettings: () => ({ body: settings }),
    setSettings: ({ body }) => {
      settings = { ...Object(settings), ...Object(body) }
      return { body: settings }
    },
  }
}

function exampleRows(operations: Operations, id: string): readonly unknown[] {
  const operation = operations.get(id)
  return operation ? Object.values(examplesOf(operation)).flatMap(({ value }) => rowsOf(operation, value)) : []
}

function firstExample(operations: Operations, id: string): unknown {
  const operation = operations.get(id)
  return operation && Object.values(examplesOf(operation))[0]?.value
}

const isStream = (row: unknown): row is WatchedStream => typeof fieldOf(row, 'id') === 'string'

const isXpubRow = (row: unknown): row is WatchedXpub =>
  ['id', 'streamId', 'xpub'].every((field) => typeof fieldOf(row, field) === 'string')
