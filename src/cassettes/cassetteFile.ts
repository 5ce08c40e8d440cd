import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '../errors/configuration.js'
import { memberOfThrown } from '../errors/thrownText.js'
import { type Lock, takeLock } from '../files/lock.js'
import { writeWhole } from '../files/writeWhole.js'
import { jsonPieces } from './longText.js'
import { type Cassette, isShallow, keyOf, type Recording } from './recording.js'

/** The file of an operation's recordings. */
export const cassettePath = (dir: string, name: string): string => join(dir, `${name}.json`)

/**
 * Reads a cassette; one without recordings if there is no file.
 *
 * @throws {ConfigurationError} if the file is no cassette.
 */
export async function readCassette(path: string, operation: string): Promise<Cassette> {
  try {
    const cassette = JSON.parse(await readFile(path, 'utf8'))
    if (Array.isArray(cassette?.recordings)) {
      const wrong = cassette.recordings.findIndex((entry: unknown) => !isRecording(entry))
      if (wrong < 0) return cassette
      throw new ConfigurationError(`${path} is not a cassette: its entry ${wrong} is no recording`, {
        hints: ['Take that entry out, or delete the file and record again. Entries count from 0'],
      })
    }
  } catch (error) {
    if (memberOfThrown(error, 'code') === 'ENOENT') return { operation, recordings: [] }
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new ConfigurationError(`${path} is not a cassette`, { hints: ['Delete it, and record again'] })
}

/** Whether an entry can be found and replayed. */
function isRecording(entry: unknown): entry is Recording {
  const { request, response } = objectIn(entry)
  const { method, path, fingerprint, query = {}, body: sent } = objectIn(request)
  const { status, statusText = '', headers, body, text = '', base64 = '' } = objectIn(response)
  const texts = [method, path ?? fingerprint, statusText, text, base64]
  return (
    texts.every((each) => typeof each === 'string') &&
    /^[\w+/=-]*$/.test(String(base64)) &&
    [sent, body].every((each) => isShallow(each)) &&
    isObject(query) &&
    Object.values(query).every((value) => [value].flat().every((each) => typeof each === 'string')) &&
    isObject(headers) &&
    Object.values(headers).every((value) => typeof value === 'string') &&
    isHead(status, statusText, headers)
  )
}

/** Whether a response can begin so. */
function isHead(status: unknown, statusText: unknown, headers: object): boolean {
  try {
    new Response(null, { status: Number(status), statusText: String(statusText), headers: Object.entries(headers) })
    return Number.isInteger(status)
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return false
    throw error
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectIn = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

/**
 * Adds recordings to a cassette. A recording of the same request is replaced. Other processes may do so at the same
 * time: each waits for its turn, and readers see the file whole.
 */
export async function addRecordings(dir: string, operation: string, added: readonly Recording[]): Promise<void> {
  await mkdir(dir, { recursive: true })
  const path = cassettePath(dir, operation)
  const lock = await turnOf(path)
  try {
    const before = await readCassette(path, operation)
    const all = new Map([...before.recordings, ...added].map((recording) => [keyOf(recording.request), recording]))
    const recordings = [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, recording]) => recording)
    await lock.assertHeld()
    await writeWhole(path, jsonPieces({ operation, recordings }))
  } finally {
    await lock.release()
  }
}

/** Waits for the lock of a file, which others hold for a few milliseconds. */
async function turnOf(path: string): Promise<Lock> {
  const end = performance.now() + longestWait
  for (;;) {
    try {
      return await takeLock(`${path}.lock`, path)
    } catch (error) {
      if (!(error instanceof ConfigurationError) || performance.now() > end) throw error
      await sleep(2 + Math.random() * 10)
    }
  }
}

/** Milliseconds: longer than a lock whose holder was killed on another machine stays. */
const longestWait = 40_000

/** Reads cassettes, and reads them again only if they have changed. */
export function createReader(dir: string): (name: string) => Promise<ReadonlyMap<string, Recording>> {
  const known = new Map<string, { readonly version: string; readonly recordings: ReadonlyMap<string, Recording> }>()
  return async (name) => {
    const path = cassettePath(dir, name)
    const version = await versionOf(path)
    const found = known.get(name)
    if (found?.version === version) return found.recordings
    const { recordings } = await readCassette(path, name)
    const byKey = new Map(recordings.map((recording) => [keyOf(recording.request), recording]))
    known.set(name, { version, recordings: byKey })
    return byKey
  }
}

/** What changes with a file; empty if there is none. */
async function versionOf(path: string): Promise<string> {
  return stat(path).then(
    ({ mtimeMs, ino, size }) => `${mtimeMs} ${ino} ${size}`,
    () => '',
  )
}
