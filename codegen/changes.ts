import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Snapshot = ReadonlyMap<string, string>

async function snapshot(folder: string): Promise<Snapshot> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
}

async function since(before: Snapshot, folder: string): Promise<readonly string[]> {
  const after = await snapshot(folder)
  const files = new Set([...before.keys(), ...after.keys()])
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort()
}

/** Which files of a folder a run has changed. */
export const changedFiles = { snapshot, since }
