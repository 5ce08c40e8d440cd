import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { npm, run, runHere } from './release/command.js'
import { startRegistry } from './release/localRegistry.js'
import { createProject } from './release/project.js'
import { tagVersion } from './release/tag.js'

// `npm run release -- 0.2.0` publishes a version, and `--dry-run` stops before that. Either way it is rehearsed first, on
// a registry of its own on this machine: packed, published, installed in an empty project, type-checked by each compiler
// and resolution that is promised, and run, which is what the README shows. Without a version it is that of package.json.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
const isRehearsal = values['dry-run'] ?? false
const versionNow: string = JSON.parse(readFileSync('package.json', 'utf8')).version
const stage = mkdtempSync(join(tmpdir(), 'ledgerline-release-'))

try {
  if (!isRehearsal) {
    if ((await run('git', ['status', '--porcelain'])) !== '') throw new Error('Commit first: the tree has changes')
    await npm(['run', 'check'])
  }
  for (const file of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']) cpSync(file, join(stage, file))
  const version = await versionIn(stage, positionals[0] ?? versionNow)
  const tarball = await pack(stage, version)
  await rehearse(version, tarball)
  if (isRehearsal) console.log('rehearsed  nothing was published')
  else await publish(version, tarball)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(stage, { recursive: true })
}

async function versionIn(folder: string, wanted: string): Promise<string> {
  const here = ['--no-git-tag-version', '--allow-same-version', '--ignore-scripts']
  const printed = await npm(['version', wanted, ...here], folder)
  const version = printed.trim().slice(1)
  const isTold = readFileSync('CHANGELOG.md', 'utf8').split('\n').includes(`## ${version}`)
  if (!isTold && !isRehearsal) throw new Error(`CHANGELOG.md has no section of ${version}`)
  console.log(`version    ${version}${isTold ? '' : ', of which CHANGELOG.md has no section yet'}`)
  return version
}

/** Builds and packs what `npm publish` sends. */
async function pack(folder: string, version: string): Promise<string> {
  await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', join(folder, 'dist'), version])
  const [packed] = JSON.parse(await npm(['pack', '--ignore-scripts', '--json'], folder))
  console.log(`packed     ${packed.filename}, ${packed.entryCount} files, ${Math.round(packed.size / 1e3)} kB`)
  return join(folder, packed.filename)
}

async function rehearse(version: string, tarball: string): Promise<void> {
  const registry = await startRegistry()
  try {
    await registry.publish(tarball)
    console.log(`published  to ${registry.url}`)
    const project = await createProject(registry, version)
    console.log(`installed  ledgerline@${version} in an empty project`)
    for await (const checked of project.typeCheck()) console.log(`compiles   ${checked}`)
    for await (const sample of project.runSamples(readFileSync('README.md', 'utf8')))
      console.log(`runs       ${sample}`)
  } finally {
    registry.stop()
  }
}

/** The tag comes last: a version that could not be published has none, and can be tried again. */
async function publish(version: string, tarball: string): Promise<void> {
  await runHere('npm', ['publish', tarball])
  if (version !== versionNow) await npm(['version', version])
  else await tagVersion(version)
  console.log(`published  ledgerline@${version}: now git push --follow-tags`)
}
