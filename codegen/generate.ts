import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { apis, checkedPath, modelPath } from '../openapi-ts.config.js'
import { bundleDocument } from './bundle.js'
import { emitCalls } from './calls.js'
import { changesIn } from './changes.js'
import { checkedDocument } from './checkedDocument.js'
import { emitClient } from './client.js'
import { emitDecoders } from './decoders.js'
import { emitEncoders } from './encoders.js'
import { formats } from './formats.js'
import type { Model } from './model.js'
import { modelDocument } from './modelDocument.js'
import { emitOperations } from './operations.js'
import { polishTypes, polishZod } from './polish.js'
import { unknownPrimitives } from './primitives.js'
import { modelOf } from './readModel.js'
import { emitReference } from './reference.js'
import { emitServers } from './servers.js'
import { emitTypeReference } from './typeReference.js'
import { emitWire } from './wire.js'

// specs/ → generated/. With `--check` it fails if a file changed, so that CI notices a document that was edited alone.

const banner = '// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.\n'

/** @returns how many operations there are now. */
async function generate(): Promise<number> {
  const lacking = unknownPrimitives(formats)
  if (lacking.length > 0) throw new Error(lacking.join('\n'))
  const models = await Promise.all(
    apis.map(async (api) => modelOf(api, await bundleDocument(`specs/${api}/openapi.yaml`))),
  )
  const files = await Promise.all(models.map(filesOf)) // all of them before one is written: what fails leaves the old ones
  await Promise.all(apis.map((api) => rm(`generated/${api}`, { recursive: true, force: true })))
  await Promise.all(files.flatMap((own) => Object.entries(own).map(([file, content]) => write(file, content))))
  await createClient(() => ({}) as never) // it finds its jobs in openapi-ts.config.ts by itself
  await Promise.all(models.map(polish))
  await write('generated/API.md', emitReference(models))
  return models.reduce((sum, { operations }) => sum + operations.length, 0)
}

/** What this generator writes itself for an API: the content of each file. */
async function filesOf(model: Model): Promise<Readonly<Record<string, string>>> {
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
    [modelPath(model.api)]: JSON.stringify(modelDocument(model)),
    [checkedPath(model.api)]: JSON.stringify(checkedDocument(model)),
    [`${folder}/openapi.json`]: `${JSON.stringify(model.document, null, 1)}\n`,
    [`${folder}/TYPES.md`]: emitTypeReference(model),
    ...Object.fromEntries(written.map(([name, source]) => [`${folder}/${name}.ts`, banner + source])),
  }
}

async function polish(model: Model): Promise<void> {
  for (const [name, polished] of Object.entries({ 'types.gen': polishTypes, 'zod.gen': polishZod })) {
    const file = `generated/${model.api}/${name}.ts`
    const source = (await readFile(file, 'utf8')).replace(/^\/\/.*\n/, '')
    await write(file, banner + polished(source, model))
  }
}

async function write(file: string, content: string): Promise<void> {
  const path = join(process.cwd(), file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

try {
  const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values // a misspelled one would write
  const changes = await changesIn('generated')
  const operations = await generate()
  const changed = await changes()
  if (check && changed.length > 0) {
    console.error(`generated/ is out of date with specs/ and codegen/. Run \`npm run generate\` and commit:`)
    for (const file of changed) console.error(`  ${file}`)
    process.exit(1)
  }
  const files = changed.length === 1 ? '1 file' : `${changed.length} files`
  console.log(`generated/: ${apis.length} APIs, ${operations} operations, ${files} changed`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
