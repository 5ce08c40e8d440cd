import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Notes the files of a folder, and returns a function that lists those changed, added or removed since. */
export async function changesIn(folder: string): Promise<() => Promise<readonly string[]>> {
  const before = await contentsOf(folder)
  return async () => {
    const after = await contentsOf(folder)
    const files = new Set([...before.keys(), ...after.keys()])
    return [...files].filter((file) => before.get(file) !== after.get(file)).sort()
  }
}

async function contentsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
}
