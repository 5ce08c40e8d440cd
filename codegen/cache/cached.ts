import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// What is costly to make is kept in `node_modules/.cache`, one value per name, for as long as neither its input nor the
// generator changes. A fresh clone makes everything.

/**
 * Takes the value of last time, or makes it.
 *
 * @param input - all that the value depends on, apart from the code of this repository and its packages
 * @param make - gives a value that JSON can hold
 */
export async function cached<T>(name: string, input: string, make: () => Promise<T>): Promise<T> {
  return (await recall<T>(name, input)) ?? (await keep(name, input, await make()))
}

/** The value of last time; `undefined` where it was made of something else, or never. */
export async function recall<T>(name: string, input: string): Promise<T | undefined> {
  const file = fileOf(name)
  if (!existsSync(file)) return undefined
  const { key, value } = JSON.parse(await readFile(file, 'utf8'))
  return key === keyOf(input) ? value : undefined
}

/** Keeps a value for next time, and returns it. */
export async function keep<T>(name: string, input: string, value: T): Promise<T> {
  const file = fileOf(name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ key: keyOf(input), value }))
  return value
}

/** The text of every file in some folders. */
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

/** Changes with the code of the generator, with what it imports, and with the versions of its packages. */
function generator(): string {
  fingerprint ??= hashOf([
    textOf([join(root, 'codegen'), join(root, 'src')]).replaceAll(root, ''), // a copy of the checkout makes the same
    ...['openapi-ts.config.ts', 'package-lock.json'].map((file) => readFileSync(join(root, file), 'utf8')),
  ])
  return fingerprint
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:${text}`)
  return hash.digest('hex')
}
