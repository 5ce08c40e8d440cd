import { open, rename, rm, writeFile } from 'node:fs/promises'
import { memberOfThrown } from '../errors/thrownText.js'

/**
 * Writes a file whole: readers see the old one or the new one, never a part, even if the process is killed or the
 * machine loses power.
 *
 * @param path - where the file goes
 * @param data - all of it, or its pieces one after the other
 * @param draft - where it is written first, in the same file system. Default: beside it.
 */
export async function writeWhole(
  path: string,
  data: string | Uint8Array | Iterable<string>,
  draft = draftOf(path),
): Promise<void> {
  try {
    await writeDraft(draft, data)
    await rename(draft, path).catch(async (error: unknown) => {
      if (memberOfThrown(error, 'code') !== 'ENOENT') throw error
      await writeDraft(draft, data) // the machine slept, and another process took the draft for one of a killed process
      await rename(draft, path)
    })
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined) // the first error says more
    throw error
  }
}

async function writeDraft(draft: string, data: string | Uint8Array | Iterable<string>): Promise<void> {
  const file = await open(draft, 'w')
  try {
    await writeFile(file, data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name that no other process writes to. */
const draftOf = (path: string): string => `${path}.${process.pid}.tmp`
