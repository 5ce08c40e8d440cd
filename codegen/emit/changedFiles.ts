import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Lists the files of a folder that differ from what should be there, are missing or should not be there.
 *
 * @param wanted - content of files, by path
 */
export async function changedFiles(
  folder: string,
  wanted: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const present = await contentsOf(folder)
  const files = new Set([...present.keys(), ...Object.keys(wanted)])
  return [...files].filter((file) => present.get(file) !== wanted[file]).sort()
}

async function contentsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => placeOf(join(entry.parentPath, entry.name)))
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
}

/** As the paths of what is wanted are written, on Windows too. */
const placeOf = (path: string): string => path.replaceAll('\\', '/')
