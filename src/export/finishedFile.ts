import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { memberOfThrown } from '../errors/thrownText.js'

/** By what a finished file is known again. */
export interface FinishedFile {
  /** Bytes. */
  readonly size: number
  /** SHA-256 of its first and its last 64 KB. */
  readonly hash: string
}

const end = 65_536

/** Describes a file; `undefined` if there is none. */
export async function finishedFile(path: string): Promise<FinishedFile | undefined> {
  try {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      const data = Buffer.alloc(2 * end)
      const first = await file.read(data, 0, end, 0)
      const last = await file.read(data, first.bytesRead, end, Math.max(0, size - end))
      const hash = createHash('sha256').update(data.subarray(0, first.bytesRead + last.bytesRead))
      return { size, hash: hash.digest('hex') }
    } finally {
      await file.close()
    }
  } catch (error) {
    if (memberOfThrown(error, 'code') === 'ENOENT') return undefined
    throw error
  }
}
