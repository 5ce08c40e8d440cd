import { splitExamples } from './document/examples.js'
import { emitCalls } from './emit/calls.js'
import { emitClient } from './emit/client.js'
import { emitDecoders } from './emit/decoders.js'
import { emitEncoders } from './emit/encoders.js'
import type { Files } from './emit/files.js'
import { formatted } from './emit/formatted.js'
import type { Emitted } from './emit/imports.js'
import { readableJson } from './emit/json.js'
import { emitLifecycle } from './emit/lifecycle.js'
import { manifestOf } from './emit/manifest.js'
import { emitOperationIds } from './emit/operationIds.js'
import { emitOperations } from './emit/operations.js'
import { emitReference } from './emit/reference.js'
import { emitServers } from './emit/servers.js'
import { emitTypeReference } from './emit/typeReference.js'
import { emitTypes } from './emit/types.js'
import { emitWire } from './emit/wire.js'
import { emitZod } from './emit/zod.js'
import { readDocument } from './lint/readDocument.js'
import type { Model } from './model/model.js'
import { modelOf } from './model/readModel.js'

/** The model of an API, whose document is linted before it is read. */
export async function readModel(api: string): Promise<Model> {
  return modelOf(api, await readDocument(`specs/${api}/openapi.yaml`))
}

/** The folders that hold what is generated, and nothing else. */
export const generatedFolders: readonly string[] = ['generated', 'docs/reference']

/** All that belongs in them, by path. */
export async function generatedFiles(models: readonly Model[]): Promise<Files> {
  const [zod, ...sources] = await Promise.all([emitZod(models), ...models.map(sourcesOf)])
  const schemas = [...zod].map(([api, emitted]) => filesOf(api, { 'zod.gen': emitted }))
  return {
    'generated/API.md': emitReference(models),
    'docs/reference/lifecycle.md': emitLifecycle(models),
    ...Object.assign({}, ...models.map(documentsOf)),
    ...(await formatted(Object.assign({}, ...sources, ...schemas))),
  }
}

function documentsOf(model: Model): Files {
  const { document, examples } = splitExamples(model.document)
  return {
    [`generated/${model.api}/openapi.json`]: readableJson(document),
    [`generated/${model.api}/examples.json`]: readableJson(examples),
    [`generated/${model.api}/manifest.json`]: readableJson(manifestOf(model)),
    [`generated/${model.api}/TYPES.md`]: emitTypeReference(model),
  }
}

async function sourcesOf(model: Model): Promise<Files> {
  const { schemas, answers, wire } = await emitWire(model)
  return filesOf(model.api, {
    'types.gen': emitTypes(model),
    'decoders.gen': emitDecoders(model),
    'encoders.gen': emitEncoders(model),
    'operations.gen': emitOperations(model),
    'client.gen': emitClient(model),
    'servers.gen': emitServers(model),
    'operationIds.gen': emitOperationIds(model),
    'calls.gen': emitCalls(model),
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

const withBanner = ({ imports, text }: Emitted): string => [banner, ...imports, '', text, ''].join('\n')

const banner = '// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.'
