import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Costly results are kept in `node_modules/.cache`, one value per name, as long as neither their input nor the
// generator changes. A fresh clone computes everything.

/**
 * Returns the cached value, or computes it.
 *
 * @param input - everything that the value depends on, except the code of this repository and its packages
 * @param make - returns a JSON value
 */
export async function cached<T>(name: string, input: string, make: () => Promise<T>): Promise<T> {
  return (await recall<T>(name, input)) ?? (await keep(name, input, await make()))
}

/** Returns the cached value; `undefined` if there is none, or if its input differs. */
export async function recall<T>(name: string, input: string): Promise<T | undefined> {
  const file = fileOf(name)
  if (!existsSync(file)) return undefined
  const { key, value } = JSON.parse(await readFile(file, 'utf8'))
  return key === keyOf(input) ? value : undefined
}

/** Caches a value, and returns it. */
export async function keep<T>(name: string, input: string, value: T): Promise<T> {
  const file = fileOf(name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ key: keyOf(input), value }))
  return value
}

/** Returns the text of all files in some folders. */
export function textOf(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return JSON.stringify(files.sort().map((file) => [file, readFileSync(file, 'utf8')]))
}

const fileOf = (name: string): string => `node_modules/.cache/ledgerline/made/${name}.json`

const keyOf = (input: string): string => hashOf([generator(), input])

const root = fileURLToPath(new URL('../..', import.meta.url))

let fingerprint: string | undefined

/** Returns a key that changes with the generator's code, with what it imports, and with its packages' versions. */
function generator(): string {
  fingerprint ??= hashOf([
    textOf([join(root, 'codegen'), join(root, 'src')]).replaceAll(root, ''), // the same for a copy of the checkout
    ...['openapi-ts.config.ts', 'package-lock.json'].map((file) => readFileSync(join(root, file), 'utf8')),
  ])
  return fingerprint
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:${text}`)
  return hash.digest('hex')
}
