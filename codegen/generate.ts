import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { apis } from '../openapi-ts.config.js'
import { missingIndexes } from './document/unlisted.js'
import { changedFiles, replaceFile } from './emit/files.js'
import { formats } from './formats/formats.js'
import { unknownPrimitives } from './formats/primitives.js'
import { generatedFiles, generatedFolders, readModel } from './generatedFiles.js'
import { DocumentReaders, hasThreads, serveDocuments } from './lint/documentReaders.js'
import { counted } from './model/counted.js'
import { unknownElsewhere } from './model/elsewhere.js'

// `npm run generate`: specs/ → generated/. With `--check`, it writes nothing and fails if a file would change, so that
// CI notices a document that was edited without it. It makes everything before it writes, so a failure changes nothing.

if (isMainThread) await generate()
else serveDocuments()

async function generate(): Promise<void> {
  try {
    const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values // a misspelled one would write
    const missing = [...unknownPrimitives(formats), ...missingIndexes('specs')]
    if (missing.length > 0) throw new Error(missing.join('\n'))
    const readers = new DocumentReaders(2)
    const models = await Promise.all(apis.map((api) => readModel(api, hasThreads ? readers.read : undefined)))
    await readers.stop()
    const elsewhere = unknownElsewhere(models)
    if (elsewhere.length > 0) throw new Error(elsewhere.join('\n'))
    const files = await generatedFiles(models)
    const changed = await changedFiles(generatedFolders, files)
    if (check && changed.length > 0) {
      const reason = 'generated/ is out of date with specs/ and codegen/. Run `npm run generate` and commit:'
      throw new Error([reason, ...changed.map((file) => `  ${file}`)].join('\n'))
    }
    for (const file of changed) await replaceFile(file, files[file])
    const operations = models.reduce((sum, model) => sum + model.operations.length, 0)
    const counts = [counted(apis.length, 'API'), counted(operations, 'operation'), counted(changed.length, 'file')]
    console.log(`generated/: ${counts.join(', ')} changed`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
