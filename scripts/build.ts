import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { generatedDocument } from '../codegen/document/generatedDocument.js'
import { entryName } from '../src/operation/entryName.js'
import { apis, bundle } from './bundle.js'
import { noticesOf } from './notices.js'
import { writeTypes } from './types.js'

// dist/, or the folder that is named: what npm publishes, which is code, types and documents; in the code stands the
// version that is named, or that of its source. Sources and source maps are not published: the code is neither minified
// nor renamed, so a stack trace reads as it is, and maps would double the package.

const [, , folder = 'dist', version] = process.argv
rmSync(folder, { recursive: true, force: true })
await writeTypes(folder)
writeFileSync(`${folder}/THIRD-PARTY-NOTICES`, noticesOf(await bundle(folder, version)))
mkdirSync(`${folder}/openapi`)
for (const api of apis) {
  const document = JSON.stringify(generatedDocument(api), null, 1) // with its examples: whoever reads one file has all
  writeFileSync(`${folder}/openapi/${entryName(api)}.json`, `${document}\n`)
}
