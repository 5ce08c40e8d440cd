import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { bundle } from './bundle.js'

// dist/, or the folder that is named: what npm publishes. One file per module for bundlers, few files for Node, and the
// documents.

const folder = process.argv[2] ?? 'dist'
rmSync(folder, { recursive: true, force: true })
const project = ['-p', 'tsconfig.build.json', '--outDir', folder]
const compiler = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...project], { stdio: 'inherit' })
if (compiler.status !== 0) process.exit(compiler.status ?? 1)
for (const entry of readdirSync('generated', { withFileTypes: true })) {
  if (!entry.isDirectory()) continue
  copyFileSync(`generated/${entry.name}/openapi.json`, `${folder}/generated/${entry.name}/openapi.json`)
}
await bundle(folder)
