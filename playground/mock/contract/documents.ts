import { readFile } from 'node:fs/promises'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createMockApi, type MockApi } from '../../../src/mock/routing/mockApi.js'
import type { Manifest } from '../../../src/operation/manifest.js'
import type { ManifestExamples } from '../../../src/operation/manifestExamples.js'
import { fieldOf } from '../../../src/values/fieldOf.js'
import { apisIn, documentFile, examplesFile, manifestFile } from '../../apis.js'

/** One API of the mock server: what the engine answers from, and its document as Prism understands it. */
export interface ServedApi {
  readonly api: MockApi
  /** An operation in Prism's form. The first call to an API prepares all of them, which takes a fraction of a second. */
  readonly prism: (id: string) => Promise<PrismOperation>
}

/** Prism's own form of an operation. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/**
 * Reads what the generator tells of APIs: of the given ones, each once, or of all that are there.
 *
 * @throws {Error} when there is none, or a requested one is missing.
 */
export async function loadApis(folder: URL, names?: readonly string[]): Promise<readonly ServedApi[]> {
  const there = apisIn(folder)
  if (there.length === 0) throw new Error(`No manifest.json in ${folder.pathname}. Run \`npm run generate\` first.`)
  const unknown = names?.find((name) => !there.includes(name))
  if (unknown !== undefined) throw new Error(`There is no API ${unknown}; there are ${there.join(', ')}`)
  return Promise.all(there.filter((name) => names?.includes(name) ?? true).map((name) => loadApi(folder, name)))
}

async function loadApi(folder: URL, name: string): Promise<ServedApi> {
  const files = [manifestFile, examplesFile, documentFile].map((file) => readFile(file(folder, name), 'utf8'))
  const [manifest = '', examples = '', document = ''] = await Promise.all(files)
  // The generator's types of its own files.
  const api = createMockApi(JSON.parse(manifest) as Manifest, JSON.parse(examples) as ManifestExamples)
  return { api, prism: preparePrism(document, JSON.parse(examples)) }
}

/**
 * Preparing the four documents takes Prism longer than the rest of the start, so each is prepared at its first call.
 */
function preparePrism(text: string, examples: unknown): (id: string) => Promise<PrismOperation> {
  let prepared: Promise<readonly PrismOperation[]> | undefined
  return async (id) => {
    // Prism resolves references in place, so it gets a copy of its own.
    prepared ??= getHttpOperationsFromSpec(withExamples(text, examples))
    const operation = (await prepared).find(({ iid }) => iid === id)
    if (operation) return operation
    throw new Error(`Prism does not know the operation ${id}`)
  }
}

const start = './examples.json#/'

/** Parses a document, and puts the examples that it refers to in their places. */
function withExamples(document: string, examples: unknown): object {
  return JSON.parse(document, (_key, value: unknown) => {
    const { $ref }: { readonly $ref?: unknown } = Object(value)
    if (typeof $ref !== 'string' || !$ref.startsWith(start)) return value
    return $ref
      .slice(start.length)
      .split('/')
      .reduce<unknown>((node, name) => fieldOf(node, name), examples)
  })
}
