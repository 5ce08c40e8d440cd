import { existsSync, readFileSync } from 'node:fs'
import { entryName } from '../src/operation/entryName.js'
import { cached, textOf } from './cache/cached.js'
import { readCoins } from './document/coins.js'
import type { Document } from './document/document.js'
import { splitExamples } from './document/examples.js'
import { readPlans } from './document/plans.js'
import { emitClients } from './emit/apis/clients.js'
import { emitEntry, emitOwnEntry } from './emit/apis/entry.js'
import { emitHosts } from './emit/apis/hosts.js'
import { emitLoaders, emitOperationList } from './emit/apis/loaders.js'
import { emitMockedCalls } from './emit/apis/mockedCalls.js'
import { emitMocks } from './emit/apis/mocks.js'
import { emitPackageJson } from './emit/apis/packageJson.js'
import { emitRaw } from './emit/apis/raw.js'
import { emitAllServers } from './emit/apis/servers.js'
import { emitCalls } from './emit/calls.js'
import { emitClient } from './emit/client.js'
import { emitCoins } from './emit/coins.js'
import { emitDecoders } from './emit/decoders.js'
import { emitEncoders } from './emit/encoders.js'
import type { Files } from './emit/files.js'
import { formatted } from './emit/formatted.js'
import type { Emitted } from './emit/imports.js'
import { readableJson } from './emit/json.js'
import { manifestOf } from './emit/manifest.js'
import { emitOperationIds } from './emit/operationIds.js'
import { emitOperations } from './emit/operations.js'
import { emitPlans } from './emit/plans.js'
import { referenceFiles } from './emit/reference/referenceFiles.js'
import { emitServers } from './emit/servers.js'
import { emitTypes } from './emit/types.js'
import { emitWire } from './emit/wire.js'
import { emitZod } from './emit/zod.js'
import type { Model } from './model/model.js'
import { modelOf } from './model/readModel.js'

/**
 * Returns the model of an API. Its document is linted before it is read, if it has changed.
 *
 * @param read - lints and reads a document
 */
export async function readModel(api: string, read = readHere): Promise<Model> {
  const text = textOf(foldersOf(api))
  return modelOf(api, await cached<Document>(`${api}/document`, text, () => read(`specs/${api}/openapi.yaml`)))
}

/** Loads the linter only when it is needed. */
async function readHere(file: string): Promise<Document> {
  const { readDocument } = await import('./lint/readDocument.js')
  return readDocument(file)
}

/** The folders that contain only generated files. */
export const generatedFolders: readonly string[] = ['generated', 'docs/reference']

/** Returns everything that belongs there, by path. */
export async function generatedFiles(models: readonly Model[]): Promise<Files> {
  const sharedIds = idsOfSeveral(models)
  const [zod, ...sources] = await Promise.all([emitZod(models), ...models.map((model) => sourcesOf(model, sharedIds))])
  const schemas = [...zod].map(([api, emitted]) => filesOf(api, { 'zod.gen': emitted }))
  return {
    ...referenceFiles(models),
    ...Object.assign({}, ...models.map(documentsOf)),
    ...ownFiles(models.map(({ api }) => api)),
    ...(await formatted(Object.assign({}, filesOfAll(models), ...sources, ...schemas))),
  }
}

/** Returns the files in which every API has a line. */
function filesOfAll(models: readonly Model[]): Files {
  return {
    'generated/hosts.gen.ts': withBanner(emitHosts(models)),
    'generated/clients.gen.ts': withBanner(emitClients(models)),
    'generated/servers.gen.ts': withBanner(emitAllServers(models)),
    'generated/raw.gen.ts': withBanner(emitRaw(models)),
    'generated/loaders.gen.ts': withBanner(emitLoaders(models)),
    'generated/mocks.gen.ts': withBanner(emitMocks(models)),
    'generated/coins.gen.ts': withBanner(emitCoins(readCoins())),
    'generated/plans.gen.ts': withBanner(emitPlans(readPlans())),
    'generated/mockedCalls.gen.ts': withBanner(emitMockedCalls(models)),
  }
}

/** Handwritten files to which the generator adds what an API needs: its entry in `src/` and in package.json. */
function ownFiles(apis: readonly string[]): Files {
  const entries = apis.map((api) => {
    const file = `src/${entryName(api)}.ts`
    return [file, existsSync(file) ? readFileSync(file, 'utf8') : emitOwnEntry(api)] as const
  })
  return {
    ...Object.fromEntries(entries),
    'package.json': emitPackageJson(readFileSync('package.json', 'utf8'), apis),
  }
}

function documentsOf(model: Model): Files {
  const { document, examples } = splitExamples(model.document)
  return {
    [`generated/${model.api}/openapi.json`]: readableJson(document),
    [`generated/${model.api}/examples.json`]: readableJson(examples),
    [`generated/${model.api}/manifest.json`]: readableJson(manifestOf(model)),
  }
}

/** Returns the ids that several APIs have. */
function idsOfSeveral(models: readonly Model[]): ReadonlySet<string> {
  const ids = models.flatMap(({ operations }) => operations.map(({ id }) => id))
  return new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
}

async function sourcesOf(model: Model, sharedIds: ReadonlySet<string>): Promise<Files> {
  const { schemas, answers, wire } = await emitWire(model)
  return filesOf(model.api, {
    'types.gen': emitTypes(model),
    'decoders.gen': emitDecoders(model),
    'encoders.gen': emitEncoders(model),
    'operations.gen': emitOperations(model, sharedIds),
    'client.gen': emitClient(model),
    'servers.gen': emitServers(model),
    'operationIds.gen': emitOperationIds(model),
    'operationList.gen': emitOperationList(),
    'calls.gen': emitCalls(model),
    entry: emitEntry(model),
    wireSchemas: schemas,
    wireAnswers: answers,
    wire,
  })
}

function filesOf(api: string, emitted: Readonly<Record<string, Emitted | undefined>>): Files {
  const files = Object.entries(emitted).flatMap(([name, source]) =>
    source ? [[`generated/${api}/${name}.ts`, withBanner(source)]] : [],
  )
  return Object.fromEntries(files)
}

/** Returns the folders of an API's document: its own, and those that its files reference. */
function foldersOf(api: string): readonly string[] {
  const found = new Set([`specs/${api}`])
  for (const folder of found)
    for (const [, name] of textOf([folder]).matchAll(/\.\.\/\.\.\/([\w-]+)\//g)) found.add(`specs/${name}`)
  return [...found]
}

const withBanner = ({ imports, text }: Emitted): string => [banner, ...imports, '', text, ''].join('\n')

const banner = '// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.'
