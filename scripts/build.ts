import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, rmSync } from 'node:fs'

// dist/: what npm publishes. One file per module, so that bundlers keep what is used; the documents go along.

rmSync('dist', { recursive: true, force: true })
const compiler = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
})
if (compiler.status !== 0) process.exit(compiler.status ?? 1)
for (const entry of readdirSync('generated', { withFileTypes: true })) {
  if (!entry.isDirectory()) continue
  copyFileSync(`generated/${entry.name}/openapi.json`, `dist/generated/${entry.name}/openapi.json`)
}
