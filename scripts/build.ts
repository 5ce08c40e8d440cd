import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { generatedDocument } from '../codegen/document/generatedDocument.js'
import { apis, bundle } from './bundle.js'
import { noticesOf } from './notices.js'

// dist/, or the folder that is named: what npm publishes, which is code, types and documents.

const folder = process.argv[2] ?? 'dist'
rmSync(folder, { recursive: true, force: true })
const project = ['-p', 'tsconfig.build.json', '--outDir', folder]
const compiler = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...project], { stdio: 'inherit' })
if (compiler.status !== 0) process.exit(compiler.status ?? 1)
const modules = await bundle(folder)
writeFileSync(`${folder}/THIRD-PARTY-NOTICES`, noticesOf(modules))
for (const api of apis) {
  const document = JSON.stringify(generatedDocument(api), null, 1) // with its examples: whoever reads one file has all
  writeFileSync(`${folder}/generated/${api}/openapi.json`, `${document}\n`)
}
