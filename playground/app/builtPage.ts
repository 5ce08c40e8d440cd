import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cache = join(root, 'node_modules/.cache/playground')

/** Everything that the page is made of. */
const ingredients = ['playground', 'src', 'generated', 'package-lock.json']

/**
 * Builds the page, or takes the build of last time as long as nothing it is made of has changed.
 *
 * @returns the folder, which belongs to everybody: whoever changes a file of it takes a copy
 */
export async function builtPage(): Promise<string> {
  const folder = join(cache, fingerprint())
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const older = readdirSync(cache).filter((name) => !name.startsWith('stage-'))
  const stage = mkdtempSync(join(cache, 'stage-'))
  try {
    await buildInto(stage)
    renameSync(stage, folder)
  } catch (error) {
    rmSync(stage, { recursive: true, force: true })
    if (!existsSync(folder)) throw error // else another process was quicker, with the same sources
  }
  for (const name of older) rmSync(join(cache, name), { recursive: true, force: true })
  return folder
}

/** Vite builds for `NODE_ENV`: that of a test would give React's development build, slow and with doubled effects. */
async function buildInto(folder: string): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({
      configFile: join(root, 'playground/app/vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.env.VITE_DOCS_URL ?? '')
  for (const file of ingredients.flatMap(filesAt)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

function filesAt(name: string): readonly string[] {
  if (name.endsWith('.json')) return [name]
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(join('playground', 'app', 'dist')))
    .sort()
}
