import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { apis, checkedPath, modelPath, stagePath } from '../openapi-ts.config.js'
import { bundleDocument } from './bundle.js'
import { emitCalls } from './calls.js'
import { changedFiles } from './changedFiles.js'
import { checkedDocument } from './checkedDocument.js'
import { emitClient } from './client.js'
import { compactJson } from './compactJson.js'
import { counted } from './counted.js'
import { emitDecoders } from './decoders.js'
import { emitEncoders } from './encoders.js'
import { examplesOf } from './examples.js'
import { formats } from './formats.js'
import { manifestOf } from './manifest.js'
import type { Model } from './model.js'
import { modelDocument } from './modelDocument.js'
import { emitOperations } from './operations.js'
import { polishTypes, polishZod } from './polish.js'
import { unknownPrimitives } from './primitives.js'
import { modelOf } from './readModel.js'
import { emitReference } from './reference.js'
import { emitServers } from './servers.js'
import { emitTypeReference } from './typeReference.js'
import { missingIndexes } from './unlisted.js'
import { emitWire } from './wire.js'

// specs/ → generated/. With `--check` it writes nothing and fails if a file would change, so that CI notices a document
// that was edited alone.

const banner = '// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.\n'

/** Makes all that belongs in generated/ and leaves the folder as it is, so that what fails does not change it. */
async function generate(): Promise<{ readonly files: Files; readonly operations: number }> {
  const lacking = [...unknownPrimitives(formats), ...missingIndexes('specs')]
  if (lacking.length > 0) throw new Error(lacking.join('\n'))
  const models = await Promise.all(
    apis.map(async (api) => modelOf(api, await bundleDocument(`specs/${api}/openapi.yaml`))),
  )
  await Promise.all(apis.map((api) => rm(stagePath(api), { recursive: true, force: true }))) // or it could stand for a new one
  const own = await Promise.all(models.map(filesOf))
  await Promise.all(models.flatMap((model) => Object.entries(inputsOf(model)).map(([file, text]) => write(file, text))))
  await createClient(() => ({}) as never) // it finds its jobs in openapi-ts.config.ts by itself
  const polished = await Promise.all(models.map(polishedOf))
  return {
    files: Object.assign({ 'generated/API.md': emitReference(models) }, ...own, ...polished),
    operations: models.reduce((sum, { operations }) => sum + operations.length, 0),
  }
}

/** Content of files, by path. */
type Files = Readonly<Record<string, string>>

/** What the other generators read. */
const inputsOf = (model: Model): Files => ({
  [modelPath(model.api)]: JSON.stringify(modelDocument(model)),
  [checkedPath(model.api)]: JSON.stringify(checkedDocument(model)),
})

/** What this generator writes itself for an API. */
async function filesOf(model: Model): Promise<Files> {
  const folder = `generated/${model.api}`
  const { schemas, answers, wire } = await emitWire(model)
  const sources = {
    'decoders.gen': emitDecoders(model),
    'encoders.gen': emitEncoders(model),
    'operations.gen': emitOperations(model),
    'client.gen': emitClient(model),
    'servers.gen': emitServers(model),
    'calls.gen': emitCalls(model),
    wireSchemas: schemas,
    wireAnswers: answers,
    wire,
  }
  const written = Object.entries(sources).filter(([, source]) => source !== undefined)
  return {
    [`${folder}/openapi.json`]: `${JSON.stringify(model.document, null, 1)}\n`,
    [`${folder}/TYPES.md`]: emitTypeReference(model),
    [`${folder}/manifest.json`]: compactJson(manifestOf(model)),
    [`${folder}/examples.json`]: compactJson(examplesOf(model)),
    ...Object.fromEntries(written.map(([name, source]) => [`${folder}/${name}.ts`, banner + source])),
  }
}

/** What the other generators wrote for an API, made to read like our own. */
async function polishedOf(model: Model): Promise<Files> {
  const entries = Object.entries({ 'types.gen': polishTypes, 'zod.gen': polishZod }).map(async ([name, polish]) => {
    const source = (await readFile(`${stagePath(model.api)}/${name}.ts`, 'utf8')).replace(/^\/\/.*\n/, '')
    return [`generated/${model.api}/${name}.ts`, banner + polish(source, model)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Removes a file, and its folder with the last one: every folder of generated/ is an API. */
async function remove(file: string): Promise<void> {
  await rm(file)
  const folder = dirname(file)
  if ((await readdir(folder)).length === 0) await rmdir(folder)
}

try {
  const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values // a misspelled one would write
  const { files, operations } = await generate()
  const changed = await changedFiles('generated', files)
  if (check && changed.length > 0) {
    console.error(`generated/ is out of date with specs/ and codegen/. Run \`npm run generate\` and commit:`)
    for (const file of changed) console.error(`  ${file}`)
    process.exit(1)
  }
  for (const file of changed) {
    const content = files[file]
    await (content === undefined ? remove(file) : write(file, content))
  }
  const counts = [counted(apis.length, 'API'), counted(operations, 'operation'), counted(changed.length, 'file')]
  console.log(`generated/: ${counts.join(', ')} changed`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
