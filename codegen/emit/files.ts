import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Content of files, by path. */
export type Files = Readonly<Record<string, string>>

/** Lists the files of some folders that differ, are missing, or should not be there. */
export async function changedFiles(folders: readonly string[], wanted: Files): Promise<readonly string[]> {
  const outside = Object.keys(wanted).filter((file) => existsSync(file))
  const present = new Map([
    ...(await Promise.all(folders.map(contentsOf))).flatMap((contents) => [...contents]),
    ...(await Promise.all(outside.map(async (file) => [file, await readFile(file, 'utf8')] as const))),
  ])
  const files = new Set([...present.keys(), ...Object.keys(wanted)])
  return [...files].filter((file) => present.get(file) !== wanted[file]).sort()
}

/** Writes a file, or removes it if there is no content, together with a folder that becomes empty. */
export async function replaceFile(file: string, content: string | undefined): Promise<void> {
  const folder = dirname(file)
  if (content !== undefined) {
    await mkdir(folder, { recursive: true })
    await writeFile(file, content)
    return
  }
  await rm(file)
  if ((await readdir(folder)).length === 0) await rmdir(folder)
}

async function contentsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => placeOf(join(entry.parentPath, entry.name)))
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)))
}

/** Writes a path with slashes, on Windows too. */
const placeOf = (path: string): string => path.replaceAll('\\', '/')
