import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = process.cwd()
const cache = join(root, 'node_modules', '.cache', 'packed')

/** What goes into the package, or decides what does. */
const ingredients = [
  'src',
  'generated',
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsconfig.node.json',
  'scripts',
]
const texts = ['README.md', 'LICENSE', 'CHANGELOG.md']

/**
 * Builds the package and packs it, as `npm pack` does at the root, but without touching `dist/`: test files that run side
 * by side share one build of the same sources.
 *
 * @returns path of the tarball
 */
export function packPackage(): string {
  const place = join(cache, fingerprint())
  if (!existsSync(place)) {
    mkdirSync(cache, { recursive: true })
    const stage = mkdtempSync(join(cache, 'stage-'))
    for (const file of ['package.json', ...texts]) cpSync(join(root, file), join(stage, file))
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', join(stage, 'dist')], { cwd: root })
    // with a cache of its own: a machine may keep that of npm for reading only
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--cache', join(cache, 'npm')], {
      cwd: stage,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    rmSync(join(stage, 'dist'), { recursive: true })
    try {
      renameSync(stage, place)
    } catch (error) {
      rmSync(stage, { recursive: true })
      if (!existsSync(place)) throw error // else another process was quicker, with the same sources
    }
  }
  const tarball = readdirSync(place).find((file) => file.endsWith('.tgz'))
  if (!tarball) throw new Error(`npm pack left no tarball in ${place}`)
  return join(place, tarball)
}

/** Makes an empty folder with the package in it, its dependencies linked to those of the checkout: no network. */
export function linkPackage(): string {
  const folder = emptyFolder()
  const target = join(folder, 'node_modules', 'ledgerline')
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', packPackage(), '--strip-components', '1', '-C', target])
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const name of [...Object.keys(dependencies), 'openapi-typescript-helpers']) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(join(place, '..'), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), place)
  }
  return folder
}

/** Makes an empty folder and installs the package into it, as its users do. */
export function installPackage(): string {
  const folder = emptyFolder()
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  execFileSync('npm', ['install', ...quiet, packPackage()], { cwd: folder, stdio: 'pipe' })
  return folder
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  return folder
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const name of [...ingredients, ...texts]) {
    for (const file of filesAt(name)) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

function filesAt(name: string): string[] {
  if (/\.\w+$|^LICENSE$/.test(name)) return [name]
  return readdirSync(join(root, name), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
